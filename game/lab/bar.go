package main

import (
	"fmt"
	"io"
	"os"
	"strings"
	"time"
)

// bar shows on a terminal how far a long run is, and how long it will take.
type bar struct {
	out               io.Writer // nil when there is no terminal
	all, before, done int
	begin, shown      time.Time
}

func newBar(w io.Writer, all, before int) *bar {
	b := &bar{all: all, before: before, begin: time.Now()}
	if file, ok := w.(*os.File); ok {
		if info, err := file.Stat(); err == nil && info.Mode()&os.ModeCharDevice != 0 {
			b.out = w
		}
	}
	return b
}

func (b *bar) step() {
	b.done++
	if b.out == nil || time.Since(b.shown) < 200*time.Millisecond {
		return
	}
	b.shown = time.Now()
	left := time.Duration(float64(time.Since(b.begin)) / float64(b.done) * float64(b.all-b.before-b.done))
	const width = 40
	full := width * (b.before + b.done) / b.all
	fmt.Fprintf(b.out, "\r[%s%s] %d of %d, %v to go   ", strings.Repeat("#", full), strings.Repeat(".", width-full),
		b.before+b.done, b.all, left.Round(time.Second))
}

func (b *bar) end() {
	if b.out != nil {
		fmt.Fprintln(b.out)
	}
}
