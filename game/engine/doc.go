// Package engine is the rules of Agnes Bernauer and Agnes Sorel: cards, packs
// and deal numbers, options and rule sets, positions, moves and why they are
// refused, events, notation, history and records. RULES.md beside this file
// decides every question of play.
//
// The engine is a function: the same rules, pack and moves give the same
// positions on every platform. It knows nobody: no clock, no source of
// randomness, no files, no screen and no words but plain English for errors.
package engine
