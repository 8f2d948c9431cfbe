// Package scene is the scene graph: nodes, tweens and a timeline counted in
// ticks of a sixtieth of a second. Its output is a flat list of items to draw.
//
// It knows nobody: no cards, no rules, no pictures, no clock and no window.
package scene
