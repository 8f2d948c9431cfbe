// Package check holds what must be true of every game: of each position, of
// the events between two positions, of undo and redo, and of records. The
// laboratory's walk and the engine's own tests both play under its eyes.
//
// It reads the engine only from outside, and it says what is wrong by
// returning an error. It makes no choices and knows no source of randomness.
package check
