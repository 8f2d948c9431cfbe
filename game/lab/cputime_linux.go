package main

import (
	"syscall"
	"time"
	"unsafe"
)

// threadTime is the processor time that the calling thread has used; on
// systems where that is not to be had, the time of day. The caller keeps its
// goroutine on one thread.
func threadTime() time.Duration {
	const threadClock = 3 // CLOCK_THREAD_CPUTIME_ID
	var t syscall.Timespec
	_, _, failed := syscall.RawSyscall(syscall.SYS_CLOCK_GETTIME, threadClock, uintptr(unsafe.Pointer(&t)), 0)
	if failed != 0 {
		return time.Since(started)
	}
	return time.Duration(t.Nano())
}
