package store

import (
	"errors"
	"io/fs"
	"maps"
)

// disk is a medium in memory that can be made to fail. It does in several
// operations what a real one does: a write makes an empty file first, then
// fills half, then all of it; a rename of a browser writes before it removes.
type disk struct {
	slots  map[string]string
	copies bool // rename as a browser does
	left   int  // operations until it stops, -1 for never

	full, readOnly, noRename bool
}

func newDisk() *disk { return &disk{slots: map[string]string{}, left: -1} }

// after is the same disk when the program starts again.
func (d *disk) after() *disk { return &disk{slots: maps.Clone(d.slots), copies: d.copies, left: -1} }

var (
	errStopped  = errors.New("the machine has stopped")
	errFull     = errors.New("the disk is full")
	errReadOnly = errors.New("the disk is read only")
	errRename   = errors.New("the file is in use")
)

// operate does one operation, unless the machine has stopped.
func (d *disk) operate(do func()) error {
	if d.left == 0 {
		return errStopped
	}
	if d.left > 0 {
		d.left--
	}
	do()
	return nil
}

func (d *disk) read(slot string) (string, error) {
	text, ok := d.slots[slot]
	if !ok {
		return "", fs.ErrNotExist
	}
	return text, nil
}

func (d *disk) write(slot, text string) error {
	if d.readOnly {
		return errReadOnly
	}
	for _, part := range []string{"", text[:len(text)/2], text} {
		if d.full && part == text {
			return errFull
		}
		if err := d.operate(func() { d.slots[slot] = part }); err != nil {
			return err
		}
	}
	return nil
}

func (d *disk) rename(from, to string) error {
	text, err := d.read(from)
	switch {
	case err != nil:
		return err
	case d.readOnly:
		return errReadOnly
	case d.noRename:
		return errRename
	case !d.copies:
		return d.operate(func() { d.slots[to] = text; delete(d.slots, from) })
	}
	if err := d.operate(func() { d.slots[to] = text }); err != nil {
		return err
	}
	return d.remove(from)
}

func (d *disk) remove(slot string) error {
	if d.readOnly {
		return errReadOnly
	}
	return d.operate(func() { delete(d.slots, slot) })
}

func (d *disk) claim(func()) func() { return func() {} }

func (d *disk) where() string { return "a test" }
