// Package sprites holds the pixel art: one palette, sheets of pictures as PNG
// files with an index beside each, and the atlas they are packed into when the
// game starts.
//
// What the game shows is what stands in sheets/: whoever opens a sheet in a
// pixel editor and saves it has changed the game. sprites/gen drew the sheets
// once and can draw them again.
//
// The package knows names and rectangles. It knows no cards, no rules, no
// window and no Ebitengine; package paint puts its pictures on an image and
// package draw puts them on the screen.
package sprites

//go:generate go run ./gen -out sheets -icons icon
