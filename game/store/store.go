package store

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"sync"
	"unicode/utf8"
)

// The documents that the game keeps. Others may be made: lower-case letters,
// digits and hyphens, at most 32.
const (
	Game       = "game"       // the record of the game on the table
	Preference = "settings"   // Settings
	Counts     = "statistics" // Statistics
	Window     = "window"     // where the window stood
	Dailies    = "daily"      // Daily
	Bookmarks  = "bookmarks"
)

// Errors of Save. Others come from the system.
var (
	ErrElsewhere = errors.New("another window has saved this since")
	ErrName      = errors.New("not the name of a document")
	ErrText      = errors.New("not the text of a document: it must be valid UTF-8 and at most 1 MiB")
)

// Check says what is wrong with the text of a document, or nil.
type Check func(text string) error

// Store keeps documents. Its methods may be called from any goroutine.
type Store struct {
	mu      sync.Mutex
	medium  medium
	writer  string           // this window
	seen    map[string]stamp // of each document, the save that this window last read or wrote
	unsaved map[string]string
	notices []Notice
	said    map[Notice]bool
	release func()
}

// Open opens the player's data. It always succeeds: where nothing can be kept,
// everything is in memory, and a notice says so.
func Open() *Store {
	m, err := home()
	if err != nil {
		s := open(memory{})
		s.notify(NotKept, "", err.Error())
		return s
	}
	return open(m)
}

// InMemory is a store that keeps nothing beyond the run of the program.
func InMemory() *Store { return open(memory{}) }

func open(m medium) *Store {
	s := &Store{
		medium:  m,
		writer:  fmt.Sprintf("%016x", rand.Uint64()),
		seen:    map[string]stamp{},
		unsaved: map[string]string{},
		said:    map[Notice]bool{},
	}
	s.release = m.claim(func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.notify(OpenElsewhere, "", "")
	})
	return s
}

// Close lets another window have the data. There is nothing to flush.
func (s *Store) Close() { s.release() }

// Where says where the data lie, for a report: a folder, "local storage" or
// "memory".
func (s *Store) Where() string { return s.medium.where() }

func validName(name string) bool {
	for _, c := range name {
		if (c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '-' {
			return false
		}
	}
	return name != "" && len(name) <= 32
}

// Load returns the newest good text of a document, or false where there is
// none. check, which may be nil, says whether a text is good. What is not is
// moved aside, and a notice says what was done instead. A text that could not
// be saved counts, too. After Load, Save writes over what was loaded.
func (s *Store) Load(name string, check Check) (string, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.load(name, check)
}

func (s *Store) load(name string, check Check) (string, bool) {
	if !validName(name) {
		return "", false
	}
	if text, ok := s.unsaved[name]; ok && !s.overtaken(name, s.newest(name)) {
		return text, true
	}
	delete(s.unsaved, name)
	s.forget(WrittenElsewhere, name)

	newest, _ := s.settle(name) // where it could not be settled, it is still the newest
	var wrong error
	slots := []string{name, backup(name)}
	if newest.slot != name {
		slots = append([]string{newest.slot}, slots...)
	}
	for _, slot := range slots {
		c := s.look(name, slot)
		if c.good() && check != nil {
			c.err = check(c.text)
		}
		if c.good() {
			s.seen[name] = c.stamp
			s.tell(name, wrong, BackupUsed)
			return c.text, true
		}
		if c.present() {
			wrong = errors.Join(c.err, wrong)
			s.setAside(name, slot)
		}
	}
	s.seen[name] = stamp{}
	s.tell(name, wrong, StartedAfresh)
	return "", false
}

// tell queues the notice about a document that could not be read.
func (s *Store) tell(name string, wrong error, kind NoticeKind) {
	if wrong == nil {
		return
	}
	if errors.Is(wrong, errNewer) {
		kind = FromNewer
	}
	s.notify(kind, name, wrong.Error())
}

// Save writes a document, whole or not at all, and keeps the one before as a
// backup. If another window has saved it since this one last loaded or saved
// it, nothing is written and the error is ErrElsewhere. A text that could not
// be written for another reason is kept in memory; Load returns it. Either is
// a notice, too.
func (s *Store) Save(name, text string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.save(name, text)
}

// Overwrite is Save though another window may have saved since. Theirs stays
// as the backup.
func (s *Store) Overwrite(name, text string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.seen, name)
	return s.save(name, text)
}

// Update loads a document, changes its text and saves it: for what several
// windows add to. found is false, and text empty, where there is none.
func (s *Store) Update(name string, check Check, change func(text string, found bool) string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	text, found := s.load(name, check)
	return s.save(name, change(text, found))
}

// Elsewhere reports whether another window has saved the document since this
// one last loaded or saved it: worth asking when the window gets the focus.
func (s *Store) Elsewhere(name string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return validName(name) && s.overtaken(name, s.newest(name))
}

func (s *Store) save(name, text string) error {
	if !validName(name) {
		return ErrName
	}
	if len(text) > MaxText || !utf8.ValidString(text) {
		return ErrText
	}
	newest, err := s.settle(name)
	if !newest.good() {
		newest = s.newest(name)
	}
	if s.overtaken(name, newest) {
		s.notify(WrittenElsewhere, name, "")
		return ErrElsewhere
	}
	next := stamp{max(newest.stamp.count, s.seen[name].count) + 1, s.writer}
	if err == nil {
		err = s.medium.write(fresh(name), encode(name, next, text))
		if err != nil {
			_ = s.medium.remove(fresh(name)) // part of a text is of no use, and the disk may be full
		}
	}
	if err != nil {
		s.unsaved[name] = text
		s.notify(CannotSave, name, err.Error())
		return err
	}
	// The text is safe now. What fails here is done by the next save or load.
	_, _ = s.settle(name)
	s.seen[name] = next
	delete(s.unsaved, name)
	s.forget(CannotSave, name)
	s.forget(WrittenElsewhere, name)
	return nil
}

// overtaken reports whether a save is one that this window has not seen. A
// document that was never loaded is not watched.
func (s *Store) overtaken(name string, newest content) bool {
	seen, watched := s.seen[name]
	if !watched || !newest.good() {
		return false
	}
	return newest.stamp.count > seen.count || newest.stamp.count == seen.count && newest.stamp.writer != seen.writer
}

// maxBad is how many texts that cannot be read are kept of one document. They
// are never overwritten; those that come after are not kept.
const maxBad = 5

func fresh(name string) string      { return name + ".new" }
func backup(name string) string     { return name + ".old" }
func bad(name string, i int) string { return fmt.Sprintf("%s.bad-%d", name, i) }

// content is what lies in a slot.
type content struct {
	slot  string
	stamp stamp
	text  string
	err   error // fs.ErrNotExist where there is nothing
}

func (c content) good() bool    { return c.err == nil }
func (c content) present() bool { return !errors.Is(c.err, fs.ErrNotExist) }

func (s *Store) look(name, slot string) content {
	raw, err := s.medium.read(slot)
	if err != nil {
		return content{slot: slot, err: err}
	}
	c := content{slot: slot}
	c.stamp, c.text, c.err = decode(name, raw)
	return c
}

// newest is the newest good save, wherever it lies, or one that is not good.
func (s *Store) newest(name string) content {
	best := s.look(name, name)
	for _, slot := range []string{fresh(name), backup(name)} {
		if c := s.look(name, slot); c.good() && (!best.good() || c.stamp.count > best.stamp.count) {
			best = c
		}
	}
	return best
}

// settle finishes a save that was begun: a whole text that waits in the fresh
// slot takes its place. It returns the newest save but for the backup, and an
// error if one still waits.
func (s *Store) settle(name string) (content, error) {
	now, next := s.look(name, name), s.look(name, fresh(name))
	if !next.good() || now.good() && next.stamp.count <= now.stamp.count {
		return now, nil
	}
	if now.good() {
		if err := s.medium.rename(name, backup(name)); err != nil {
			return next, err
		}
	} else if now.present() {
		s.setAside(name, name)
	}
	if err := s.medium.rename(fresh(name), name); err != nil {
		return next, err
	}
	next.slot = name
	return next, nil
}

// setAside keeps a text that cannot be read, for whoever may want to mend it.
func (s *Store) setAside(name, slot string) {
	for i := 1; i <= maxBad; i++ {
		if _, err := s.medium.read(bad(name, i)); errors.Is(err, fs.ErrNotExist) {
			_ = s.medium.rename(slot, bad(name, i)) // a disk that is read only keeps it where it is
			return
		}
	}
}
