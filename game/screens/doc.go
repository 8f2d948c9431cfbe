// Package screens is what a player sees and where each button leads: title,
// table, menus, options, rules. It takes a player's input as values, makes
// moves through the engine, has the table show them, and hands out a flat list
// of pictures.
//
// It knows engine and solver, table and scene, store, languages, the art and the
// sounds as values. It does not know Ebitengine, a window or a browser: what it
// needs of them it asks of its Host, and what is to be heard it hands to its
// Sounds. So every screen can be played in a test.
package screens
