// Package screens is what a player sees and where each button leads: title,
// table, menus, options, rules. It takes a player's input as values, makes
// moves through the engine, has the table show them, and hands out a flat list
// of pictures.
//
// It knows the engine, the table, the scene, the store and the languages. It
// does not know Ebitengine, a window or a browser: what it needs of them it
// asks of its Host. So every screen can be played in a test.
package screens
