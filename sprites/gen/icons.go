package main

import (
	"strings"

	"agnes/sprites"
)

const iconNames = `undo redo hint new restart menu sound mute settings stats rules help back close play pause step share copy
calendar bookmark finish stock moon flag left right up down check lock star fullscreen deal trophy hand eye keyboard pad info
dice link film warn`

// iconSheet holds the signs on buttons, 16 by 16 pixels.
func iconSheet() *sheet {
	s := &sheet{width: 16*17 + 1}
	for _, n := range strings.Fields(iconNames) {
		c := blank(16, 16)
		c.frame(3, 3, 10, 10, sprites.Paper)
		s.add("icon/"+n, c)
	}
	return s
}
