package main

// The suits in all sizes, each the left half with the axis as last column:
// drawn by hand up to 13 pixels. Clubs have three lobes with a gap between
// them, so that no size takes them for spades.
var suitGlyphs = map[int][4]*canvas{
	6:  suitSet(clubs6, diamonds6, hearts6, spades6),
	7:  suitSet(clubs7, diamonds7, hearts7, spades7),
	8:  suitSet(clubs8, diamonds8, hearts8, spades8),
	9:  suitSet(clubs9, diamonds9, hearts9, spades9),
	13: suitSet(clubs13, diamonds13, hearts13, spades13),
}

const suitOrder = "CDHS"

func suitSet(c, d, h, s string) [4]*canvas {
	return [4]*canvas{mirrored(c), mirrored(d), mirrored(h), mirrored(s)}
}

const (
	clubs6 = `
..##
.###
###.
####
.#.#
..##`
	diamonds6 = `
...#
..##
.###
.###
..##
...#`
	hearts6 = `
.##.
####
####
.###
..##
...#`
	spades6 = `
...#
..##
.###
####
##.#
..##`
	clubs7 = `
..##
.###
..##
###.
####
.#.#
..##`
	diamonds7 = `
...#
..##
.###
####
.###
..##
...#`
	hearts7 = `
.##.
####
####
####
.###
..##
...#`
	spades7 = `
...#
..##
.###
####
####
#..#
..##`
	clubs8 = `
...##
..###
..###
##..#
#####
###.#
....#
..###`
	diamonds8 = `
....#
...##
..###
.####
.####
..###
...##
....#`
	hearts8 = `
.##..
####.
#####
#####
.####
..###
...##
....#`
	spades8 = `
....#
...##
..###
.####
#####
##.##
....#
...##`
	clubs9 = `
...##
..###
..###
.#.##
###.#
#####
###.#
....#
..###`
	diamonds9 = `
....#
...##
..###
.####
#####
.####
..###
...##
....#`
	hearts9 = `
.##..
####.
#####
#####
#####
.####
..###
...##
....#`
	spades9 = `
....#
...##
..###
.####
#####
#####
###.#
....#
..###`
	clubs13 = `
.....##
....###
....###
....###
.##..##
####..#
####.##
#######
####.##
.##...#
......#
.....##
....###`
	diamonds13 = `
......#
.....##
....###
...####
..#####
.######
#######
.######
..#####
...####
....###
.....##
......#`
	hearts13 = `
.###...
#####..
######.
#######
#######
#######
#######
.######
..#####
...####
....###
.....##
......#`
	spades13 = `
......#
.....##
....###
...####
..#####
.######
#######
#######
#######
####.##
.##..##
.....##
...####`
)
