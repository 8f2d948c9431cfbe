package store

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"
)

// exportHead begins an export; the number is the version of the format. Older
// versions are read for ever.
const (
	exportHead = "agnes export 1"
	exportEnd  = "end of export"
)

// exportWidth is how wide its lines are at most, so that it survives being
// sent by mail. In characters.
const exportWidth = 72

// MaxExport is the longest text that is looked at for an export, in bytes.
const MaxExport = 8 << 20

// ExportError says why a text is not taken.
type ExportError struct {
	Kind     ExportKind
	Document string // for UnknownDocument and BadDocument
	Err      error  // for BadDocument
}

// ExportKind is one way in which an export can be wrong.
type ExportKind uint8

// Ways in which an export can be wrong.
const (
	NotAnExport     ExportKind = iota // its first line is not there
	CutShort                          // its last line is not there
	Damaged                           // the checksum does not fit
	UnknownDocument                   // it holds what this version does not know
	BadDocument                       // a document in it is not good
)

// ExportKinds is how many kinds there are.
const ExportKinds = BadDocument + 1

// String names the kind as the message catalogues do.
func (k ExportKind) String() string {
	return [...]string{"not-an-export", "cut-short", "damaged", "unknown-document", "bad-document"}[k%ExportKinds]
}

func (e *ExportError) Error() string {
	switch e.Kind {
	case NotAnExport:
		return "this is not an export: it begins with “" + exportHead + "”"
	case CutShort:
		return "the export is cut short: it ends with “" + exportEnd + "”"
	case Damaged:
		return "the export is damaged"
	case UnknownDocument:
		return fmt.Sprintf("the export holds a document %q that this version does not know", e.Document)
	default:
		return fmt.Sprintf("the document %q of the export: %v", e.Document, e.Err)
	}
}

func (e *ExportError) Unwrap() error { return e.Err }

// Pack writes documents, by name, as one text: a header, lines of base64, a
// checksum, an end.
func Pack(documents map[string]string) string {
	body, err := json.Marshal(documents)
	if err != nil {
		body = []byte("{}") // maps of strings can be written
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n%08x\n", exportHead, crc32.ChecksumIEEE(body))
	for line := range slices.Chunk([]byte(base64.StdEncoding.EncodeToString(body)), exportWidth) {
		b.Write(line)
		b.WriteByte('\n')
	}
	b.WriteString(exportEnd + "\n")
	return b.String()
}

// Unpack reads what Pack wrote. It bears what mail does to a text: other line
// ends, marks of quotation before each line, blanks around it, words before
// and after. Anything else is an *ExportError.
func Unpack(text string) (map[string]string, error) {
	if len(text) > MaxExport || !utf8.ValidString(text) {
		return nil, &ExportError{Kind: NotAnExport}
	}
	var lines []string
	for _, l := range strings.FieldsFunc(text, func(r rune) bool { return r == '\n' || r == '\r' }) {
		if l = strings.Trim(l, "> \t\u00a0"); l != "" {
			lines = append(lines, l)
		}
	}
	start := slices.Index(lines, exportHead)
	if start < 0 {
		return nil, &ExportError{Kind: NotAnExport}
	}
	lines = lines[start+1:]
	end := slices.Index(lines, exportEnd)
	if end < 1 {
		return nil, &ExportError{Kind: CutShort}
	}
	body, err := base64.StdEncoding.Strict().DecodeString(strings.Join(lines[1:end], ""))
	if err != nil || lines[0] != fmt.Sprintf("%08x", crc32.ChecksumIEEE(body)) {
		return nil, &ExportError{Kind: Damaged}
	}
	var documents map[string]string
	if json.Unmarshal(body, &documents) != nil || documents == nil {
		return nil, &ExportError{Kind: Damaged}
	}
	return documents, nil
}

// Documents are the documents named in checks, by name, as Pack takes them. What
// is not there, or not good, is left out.
func (s *Store) Documents(checks map[string]Check) map[string]string {
	documents := map[string]string{}
	for name, check := range checks {
		if text, found := s.Load(name, check); found {
			documents[name] = text
		}
	}
	return documents
}

// Import reads an export and saves every document in it. If anything in it is
// unknown or not good it is refused, with an *ExportError, and nothing is
// changed. If a document cannot be saved, those before it are put back as far
// as the disk allows, and the error is the disk's.
func (s *Store) Import(text string, checks map[string]Check) error {
	documents, err := Unpack(text)
	if err != nil {
		return err
	}
	names := slices.Sorted(maps.Keys(documents))
	for _, name := range names {
		check, known := checks[name]
		if !known {
			return &ExportError{Kind: UnknownDocument, Document: name}
		}
		err := ErrText
		if len(documents[name]) <= MaxText {
			err = nil
		}
		if err == nil && check != nil {
			err = check(documents[name])
		}
		if err != nil {
			return &ExportError{Kind: BadDocument, Document: name, Err: err}
		}
	}
	before := map[string]string{}
	for _, name := range names {
		if old, found := s.Load(name, nil); found {
			before[name] = old
		}
		if err := s.Overwrite(name, documents[name]); err != nil {
			s.putBack(before, name)
			return err
		}
	}
	return nil
}

// putBack undoes an import that stopped at a document which could not be
// saved.
func (s *Store) putBack(before map[string]string, stopped string) {
	s.mu.Lock()
	delete(s.unsaved, stopped)
	s.mu.Unlock()
	for name, old := range before {
		_ = s.Overwrite(name, old)
	}
}
