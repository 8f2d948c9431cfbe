// Package table is the card table: it lays out a position on a canvas, turns
// the engine's events into motion, and a player's strokes into moves.
//
// It knows the rules (engine) and the scene graph (scene). It does not know
// what a sprite looks like, which window or browser shows it, where games are
// kept, or any human language. It never changes a game.
package table
