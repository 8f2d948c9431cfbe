package store

import (
	"errors"
	"fmt"
	"hash/crc32"
	"strconv"
	"strings"
)

// magic begins every slot; version is that of the format. Older versions are
// read for ever: testdata keeps one of each.
const (
	magic   = "agnes-save"
	version = 1
)

// MaxText is the longest document, in bytes. A browser keeps about 5 MB in all.
const MaxText = 1 << 20

// maxSlot is the longest slot that is read: a document and its first line.
const maxSlot = MaxText + 1<<10

// maxCount is how often a document can be saved: more often than anyone will.
const maxCount = 1 << 62

// Ways in which a slot cannot be read.
var (
	errNoHead   = errors.New("the first line is not that of a save")
	errNewer    = errors.New("written by a newer version of the game")
	errChecksum = errors.New("the checksum does not fit: the text was cut short or changed")
	errOther    = errors.New("this is another document")
	errTooLong  = errors.New("too long for a document")
)

// stamp tells saves of one document apart: how many there have been, and which
// window wrote this one.
type stamp struct {
	count  uint64
	writer string
}

// encode writes a slot: a line with magic, version, checksum, name, count,
// writer and length, then the text. The checksum covers all that follows it.
func encode(name string, s stamp, text string) string {
	rest := fmt.Sprintf("%s %d %s %d\n%s", name, s.count, s.writer, len(text), text)
	return fmt.Sprintf("%s %d %08x %s", magic, version, crc32.ChecksumIEEE([]byte(rest)), rest)
}

// decode reads a slot of the named document.
func decode(name, raw string) (stamp, string, error) {
	head, rest, found := strings.Cut(raw, " ")
	if !found || head != magic {
		return stamp{}, "", errNoHead
	}
	number, rest, _ := strings.Cut(rest, " ")
	if n, err := strconv.Atoi(number); err != nil || n < 1 {
		return stamp{}, "", errNoHead
	} else if n > version {
		return stamp{}, "", errNewer
	}
	return decode1(name, rest)
}

// decode1 reads what follows the version in version 1.
func decode1(name, rest string) (stamp, string, error) {
	sum, rest, _ := strings.Cut(rest, " ")
	if sum != fmt.Sprintf("%08x", crc32.ChecksumIEEE([]byte(rest))) {
		return stamp{}, "", errChecksum
	}
	line, text, found := strings.Cut(rest, "\n")
	fields := strings.Split(line, " ")
	if !found || len(fields) != 4 {
		return stamp{}, "", errNoHead
	}
	count, err := strconv.ParseUint(fields[1], 10, 64)
	if err != nil || count > maxCount || fields[3] != strconv.Itoa(len(text)) {
		return stamp{}, "", errNoHead
	}
	if fields[0] != name {
		return stamp{}, "", errOther
	}
	return stamp{count, fields[2]}, text, nil
}
