package main

import "strings"

// iconSheet holds the signs on buttons: 16 by 16 pixels, white, so that the
// caller gives the colour.
func iconSheet() *sheet {
	s := &sheet{width: 16*17 + 1}
	name := ""
	var rows []string
	flush := func() {
		if name == "" {
			return
		}
		pic := picture(strings.Join(rows, "\n"))
		c := blank(16, 16)
		c.put(pic, (16-pic.w)/2, (16-pic.h)/2)
		s.add("icon/"+name, c)
	}
	for line := range strings.SplitSeq(strings.TrimSpace(actionIcons+thingIcons), "\n") {
		if n, ok := strings.CutPrefix(line, "@"); ok {
			flush()
			name, rows = n, nil
			continue
		}
		rows = append(rows, line)
	}
	flush()
	return s
}
