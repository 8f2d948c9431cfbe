package input

// Buttons are the buttons of a gamepad that are down, by where they are on one
// of the usual kind.
type Buttons uint16

// The buttons of a gamepad.
const (
	PadLeft  Buttons = 1 << iota // of the cross
	PadRight                     //
	PadUp                        //
	PadDown                      //
	PadSouth                     // A on most
	PadEast                      // B
	PadWest                      // X
	PadNorth                     // Y
	PadShoulderLeft
	PadShoulderRight
	PadBack
	PadStart
)

// PadState is how a gamepad stands: its buttons, and its stick, each axis from
// -1, left or up, to 1.
type PadState struct {
	Down Buttons
	X, Y float64
}

// padKeys are the keys that the buttons stand for: whatever can be done with a
// pad can be done with a keyboard.
var padKeys = [...]struct {
	button Buttons
	key    Event
}{
	{PadLeft, Event{Kind: Key, Key: ArrowLeft}},
	{PadRight, Event{Kind: Key, Key: ArrowRight}},
	{PadUp, Event{Kind: Key, Key: ArrowUp}},
	{PadDown, Event{Kind: Key, Key: ArrowDown}},
	{PadSouth, Event{Kind: Key, Key: Enter}},
	{PadEast, Event{Kind: Key, Key: Escape}},
	{PadWest, Event{Kind: Key, Rune: 'f'}},
	{PadNorth, Event{Kind: Key, Rune: 'h'}},
	{PadShoulderLeft, Event{Kind: Key, Rune: 'u'}},
	{PadShoulderRight, Event{Kind: Key, Rune: 'y'}},
	{PadBack, Event{Kind: Key, Rune: 'd'}},
	{PadStart, Event{Kind: Key, Rune: 'm'}},
}

// padWays are the buttons that repeat while they are held.
const padWays = PadLeft | PadRight | PadUp | PadDown

// Pad turns what a gamepad does into keys. The zero Pad is ready.
type Pad struct {
	down  Buttons
	stick Buttons // the way in which the stick is held
	ticks int     // for which the way has been held
}

// Ticks after which a way that is held repeats, and between two repeats.
const (
	padRepeatAfter = 24
	padRepeatEvery = 6
)

// How far a stick has to go to count, and to come back to count no longer. In
// between it does what it did, so that a worn stick does not tremble.
const (
	stickOn  = 0.55
	stickOff = 0.35
)

// Events appends the keys for how the gamepad stands in this tick.
func (p *Pad) Events(events []Event, now PadState) []Event {
	p.stick = stickWay(p.stick, now.X, now.Y)
	down := now.Down | p.stick
	fresh := down &^ p.down
	if down&padWays != p.down&padWays {
		p.ticks = 0
	} else {
		p.ticks++
	}
	p.down = down
	again := p.ticks >= padRepeatAfter && (p.ticks-padRepeatAfter)%padRepeatEvery == 0
	for _, k := range padKeys {
		if fresh&k.button != 0 || again && down&padWays&k.button != 0 {
			events = append(events, k.key)
		}
	}
	return events
}

// stickWay is the way in which a stick is held, given the one before: the axis
// that is farther out.
func stickWay(before Buttons, x, y float64) Buttons {
	least := stickOn
	if before != 0 {
		least = stickOff
	}
	ax, ay := max(x, -x), max(y, -y)
	switch {
	case !(max(ax, ay) >= least):
		return 0
	case ax > ay && x < 0:
		return PadLeft
	case ax > ay:
		return PadRight
	case y < 0:
		return PadUp
	}
	return PadDown
}
