package screens

import (
	"strconv"

	"agnes/game/engine"
)

// openDealNumber opens the page on which a deal number is typed.
func (s *Shell) openDealNumber() {
	digits := ""
	press := func(r rune) bool {
		switch {
		case r == '\b':
			digits = digits[:max(0, len(digits)-1)]
		case r < '0' || r > '9':
			return false
		case len(digits) < 9 && (digits != "" || r != '0'):
			digits += string(r)
		}
		s.say(s.t("ear.number", "n", digits))
		return true
	}
	p := &page{name: "deal-number", title: "ui.dealnumber.choose", key: press, enter: "play"}
	p.rows = func(s *Shell) []row {
		deal, err := engine.ParseDeal(digits)
		play := s.button("play", "ui.play", func() {
			rs, r := s.currentRules()
			s.unlessPlayed(func() { s.startNumbered(rs, r, deal) })
		})
		play.off = err != nil
		with := func(pad row) []row {
			return []row{
				textRow(s.t("dealnumber.text", "max", strconv.Itoa(engine.MaxDeal))),
				fieldRow(digits, s.t("ear.number", "n", digits)),
				pad,
				play,
			}
		}
		if rows := with(s.phonePad(press)); p.shows(s, rows) {
			return rows
		}
		return with(s.lowPad(press))
	}
	s.open(p)
}

// phonePad is a keypad as on a telephone.
func (s *Shell) phonePad(press func(rune) bool) row {
	keys := digitKeys("123456789", press)
	keys = append(keys, widget{look: lookText}) // nothing stands left of the 0
	keys = append(keys, digitKeys("0", press)...)
	return row{chips: append(keys, s.eraseKey(press)), across: 3}
}

// lowPad is a keypad for where there is too little height for that of a
// telephone.
func (s *Shell) lowPad(press func(rune) bool) row {
	return row{chips: append(digitKeys("1234567890", press), s.eraseKey(press)), across: 6}
}

func digitKeys(digits string, press func(rune) bool) (keys []widget) {
	for _, r := range digits {
		keys = append(keys, widget{name: "digit-" + string(r), look: lookButton, label: string(r), press: func() { press(r) }})
	}
	return keys
}

func (s *Shell) eraseKey(press func(rune) bool) widget {
	return widget{
		name: "digit-back", look: lookButton, icon: s.brush.sprite("icon/left"), value: s.t("ear.delete"),
		press: func() { press('\b') },
	}
}
