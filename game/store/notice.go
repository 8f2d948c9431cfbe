package store

// NoticeKind is what a notice tells.
type NoticeKind uint8

// What there is to tell.
const (
	NotKept          NoticeKind = iota // nothing can be kept: it is all in memory. Document is empty
	CannotSave                         // the document could not be written; it is in memory, and the next save tries again
	BackupUsed                         // the document could not be read; the save before it is used
	StartedAfresh                      // the document could not be read, and there is no save before it
	FromNewer                          // a newer version of the game wrote the document; a save that can be read, or none, is used
	WrittenElsewhere                   // another window has saved the document since; nothing was written
	OpenElsewhere                      // another window is open over the same data. Document is empty
)

// NoticeKinds is how many kinds there are.
const NoticeKinds = OpenElsewhere + 1

// String names the kind as the message catalogues do.
func (k NoticeKind) String() string {
	names := [...]string{"not-kept", "cannot-save", "backup-used", "started-afresh", "from-newer", "written-elsewhere", "open-elsewhere"}
	return names[k%NoticeKinds]
}

// Notice is something that the player should be told, once. What could not be
// read has been moved aside, where that was possible, and is not said again.
type Notice struct {
	Kind     NoticeKind
	Document string // such as game; empty where all are meant
	Detail   string // the error of the system, in whatever language it speaks
}

// Notices hands out what has come up since it was last asked. Ask now and
// then: in a browser, OpenElsewhere arrives a moment after Open.
func (s *Store) Notices() []Notice {
	s.mu.Lock()
	defer s.mu.Unlock()
	out := s.notices
	s.notices = nil
	return out
}

// notify queues a notice unless it was said before. Callers hold the lock.
func (s *Store) notify(kind NoticeKind, document, detail string) {
	key := Notice{Kind: kind, Document: document}
	if s.said[key] {
		return
	}
	s.said[key] = true
	s.notices = append(s.notices, Notice{kind, document, detail})
}

// forget lets a notice be said again, once what it tells of is over.
func (s *Store) forget(kind NoticeKind, document string) {
	delete(s.said, Notice{Kind: kind, Document: document})
}
