package store

import "io/fs"

// medium is where slots lie. An error of read that is fs.ErrNotExist says that
// there is none.
type medium interface {
	read(slot string) (string, error)
	// write puts the text there and returns when it is safe. Killed in between,
	// it may leave part of it.
	write(slot, text string) error
	// rename puts from in the place of to. Killed in between, from, to or both
	// hold the text.
	rename(from, to string) error
	remove(slot string) error
	// claim takes the lock of the data and gives it back with release. If
	// another window holds it, taken is called, perhaps later.
	claim(taken func()) (release func())
	// where says where that is, for a report: a folder, or a word.
	where() string
}

// memory is the medium of last resort.
type memory map[string]string

func (m memory) read(slot string) (string, error) {
	text, ok := m[slot]
	if !ok {
		return "", fs.ErrNotExist
	}
	return text, nil
}

func (m memory) write(slot, text string) error {
	m[slot] = text
	return nil
}

func (m memory) rename(from, to string) error {
	text, err := m.read(from)
	if err != nil {
		return err
	}
	m[to] = text
	delete(m, from)
	return nil
}

func (m memory) remove(slot string) error {
	delete(m, slot)
	return nil
}

func (m memory) claim(func()) func() { return func() {} }

func (m memory) where() string { return "memory" }
