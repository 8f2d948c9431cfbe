package store

import (
	"errors"
	"syscall"
)

// sharingViolation is the error of a file that another process has opened for
// itself alone.
const sharingViolation = syscall.Errno(32)

// lock takes a lock that the system drops when the process ends, however it
// ends. It reports false only if another process is known to hold it.
func lock(path string) (release func(), free bool) {
	name, err := syscall.UTF16PtrFromString(path)
	if err != nil {
		return func() {}, true
	}
	const alone = 0
	handle, err := syscall.CreateFile(name, syscall.GENERIC_WRITE, alone, nil, syscall.OPEN_ALWAYS, syscall.FILE_ATTRIBUTE_NORMAL, 0)
	if err != nil {
		return func() {}, !errors.Is(err, sharingViolation)
	}
	return func() { _ = syscall.CloseHandle(handle) }, true
}
