//go:build linux || darwin || freebsd || netbsd || openbsd || dragonfly

package store

import (
	"errors"
	"os"
	"syscall"
)

// lock takes a lock that the system drops when the process ends, however it
// ends. It reports false only if another process is known to hold it.
func lock(path string) (release func(), free bool) {
	file, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o644)
	if err != nil {
		return func() {}, true
	}
	err = syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	return func() { file.Close() }, !errors.Is(err, syscall.EWOULDBLOCK)
}
