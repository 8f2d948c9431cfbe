package store

// CheckBy is the Check of documents that parse reads: a text is good if it can
// be read.
func CheckBy[T any](parse func(text string) (T, error)) Check {
	return func(text string) error {
		_, err := parse(text)
		return err
	}
}

// Read is Load for a document whose text stands for a value. It returns the zero
// value and false where there is none that parse can read.
func Read[T any](s *Store, name string, parse func(text string) (T, error)) (value T, found bool) {
	var none T
	text, found := s.Load(name, CheckBy(parse))
	if !found {
		return none, false
	}
	value, err := parse(text)
	if err != nil { // a text that could not be saved is not checked
		return none, false
	}
	return value, true
}

// Change is Update for a document whose text stands for a value; change is given
// the zero value where there is none that parse can read.
func Change[T interface{ Text() string }](s *Store, name string, parse func(text string) (T, error), change func(T) T) error {
	return s.Update(name, CheckBy(parse), func(text string, found bool) string {
		value, err := parse(text)
		if err != nil {
			var none T
			value = none
		}
		return change(value).Text()
	})
}
