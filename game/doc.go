// Package game is the program: one Update, one Draw and one Layout for
// Ebitengine, and what the screens need of a window or a browser. What is on
// the screen, and what it means, is not its business.
package game
