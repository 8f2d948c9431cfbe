package screens

import (
	"image"

	"agnes/game/scene"
)

// messageWidest is how wide the lines of a message are at most, in pixels of
// normal text: longer ones are hard to read.
const messageWidest = 480

// messagePad is between a message's words and the sides of its box, in pixels.
const messagePad = 10

// besideBar is from where to where a message may go across: not over buttons at
// the side.
func (s *Shell) besideBar() (left, right int) {
	const rim = 12
	left, right = rim, s.fit.W-rim
	if s.onTable && s.fit.Wide {
		if bar := s.table.Layout().Bar; bar.Min.X < s.fit.W/2 {
			left += bar.Max.X
		} else {
			right -= s.fit.W - bar.Min.X
		}
	}
	return left, right
}

// messageFoot is where a message ends that begins with its upper left corner at
// the origin: above the buttons, or where those stand at the side, at the bottom;
// above the reserve, if that hides less of the cards.
func (s *Shell) messageFoot(box image.Rectangle) int {
	const rim = 4
	if !s.onTable {
		return s.fit.H - rim
	}
	l := s.table.Layout()
	foot := s.fit.H - rim
	if !s.fit.Wide {
		foot = l.Bar.Min.Y - rim
	}
	low := box.Add(image.Pt(0, foot-box.Dy()))
	high := box.Add(image.Pt(0, l.Floor()-rim-box.Dy()))
	if s.table.Hides(high) < s.table.Hides(low) {
		return high.Max.Y
	}
	return foot
}

// messageText is what the message says. A tutorial's words stay there.
func (s *Shell) messageText() string {
	if s.message == "" && s.lesson != nil && len(s.pages) == 0 {
		return s.lessonText()
	}
	return s.message
}

// layMessage divides the message into lines and lays them out: in which letters,
// and in what box, which is empty where nothing is said.
func (s *Shell) layMessage() (lines []string, f lettering, box image.Rectangle) {
	f = s.brush.font
	words := s.messageText()
	if words == "" {
		return nil, f, box
	}
	left, right := s.besideBar()
	lines = f.evenly(words, min(right-left, messageWidest*f.scale))
	if f.scale > 1 && len(lines)*f.Height() > s.fit.H*2/5 {
		f.scale = 1 // so many words would leave too little of the cards to be seen
		lines = f.evenly(words, min(right-left, messageWidest))
	}
	width := 0
	for _, l := range lines {
		width = max(width, f.Width(l))
	}
	h := len(lines)*f.Height() + 2*padY
	x := min(max((s.fit.W-width)/2, left), right-width)
	box = image.Rect(x-messagePad, 0, x+width+messagePad, h)
	return lines, f, box.Add(image.Pt(0, s.messageFoot(box)-h))
}

// appendMessage draws the short note.
func (s *Shell) appendMessage(items []scene.Item) []scene.Item {
	lines, f, box := s.layMessage()
	if box.Empty() {
		return items
	}
	items = s.brush.frame(items, "panel", box)
	for i, l := range lines {
		items = f.Append(items, box.Min.X+messagePad, box.Min.Y+padY+i*f.Height(), l, tintText)
	}
	return items
}
