package main

import "strings"

const ranks = "A23456789TJQK"

// faces shows all 52 cards of a size, a suit to a row.
func (p *page) faces(size string) {
	w, h := p.atlas.Size(p.atlas.Sprite(size + "/AS"))
	for row, suit := range "CDHS" {
		for col, rank := range ranks {
			p.put(size+"/"+string(rank)+string(suit), 6+col*(w+4), 6+row*(h+4))
		}
	}
}

// backs shows backs, places and frames.
func (p *page) backs() {
	y := 8
	for _, size := range []string{"small", "large"} {
		w, h := p.atlas.Size(p.atlas.Sprite(size + "/AS"))
		x := 8
		next := func() {
			if x += w + 8; x > 560 {
				x, y = 8, y+h+8
			}
		}
		for _, name := range p.atlas.Names(size + "/back") {
			p.put(name, x, y)
			next()
		}
		for _, name := range []string{"glow", "mark", "may"} {
			p.put(size+"/QS", x, y)
			p.put(size+"/"+name, x-2, y-2)
			next()
		}
		p.put(size+"/shadow", x+3, y+3)
		p.put(size+"/KH", x, y)
		next()
		for _, name := range []string{"crown", "seal"} {
			p.put(size+"/AC", x, y)
			p.put(size+"/"+name, x, y)
			next()
		}
		for _, name := range []string{"place", "place-foundation", "place-reserve", "place-stock"} {
			p.put(size+"/"+name, x, y)
			next()
		}
		for _, suit := range "CDHS" {
			p.foundation(size, suit, x, y)
			next()
		}
		p.put(size+"/place", x, y)
		gw, gh := p.atlas.Size(p.atlas.Sprite(size + "/rankQ"))
		p.tinted(size+"/rankQ", x+(w-gw)/2, y+(h-gh)/2, 0xffffff40)
		for i := range 16 { // a stock of sixteen
			p.put(size+"/"+[]string{"under", "back0"}[i%2], x+w+10, y+16-i)
		}
		x, y = 8, y+h+8
	}
}

// foundation shows an empty foundation with its suit in the middle.
func (p *page) foundation(size string, suit rune, x, y int) {
	place, ghost := size+"/place-foundation", size+"/ghost-"+string(suit)
	w, h := p.atlas.Size(p.atlas.Sprite(place))
	ghostW, ghostH := p.atlas.Size(p.atlas.Sprite(ghost))
	p.put(place, x, y)
	p.tinted(ghost, x+(w-ghostW)/2, y+(h-ghostH)/2, 0xffffff30)
}

// table shows a game in play on a table.
func (p *page) table(felt string, back int) {
	p.felt = "felt/" + felt
	for x := 0; x < 480; x += 64 {
		p.put(p.felt+"-band", x, 0)
	}
	p.w, p.h = 480, 270
	deal := strings.Fields("7D 9C 4D 8H 8D 5S JD 6D 9S JC 5D KD 3C 2D JH 5H 7H 4H 2C AD 6S KC KH TH TS JS TD 8S QC 4S 6C 7C AS 5C AH KS 6H QS QH QD 9D 3D 3S AC 4C 2H 8C TC 3H 2S 9H 7S")
	next := func() string { c := deal[0]; deal = deal[1:]; return "large/" + c }
	card := func(name string, x, y int) {
		p.put("large/shadow", x+1, y+1)
		p.put(name, x, y)
	}
	card(next(), 200, 20)
	for i, s := range "DHS" {
		p.foundation("large", s, 252+52*i, 20)
	}
	p.put("large/place", 44, 92)
	for col := range 7 {
		for row := range col + 1 {
			card(next(), 44+col*52, 92+row*12)
		}
	}
	for range 4 {
		next()
	}
	for i := range 12 {
		p.put([]string{"large/under", "large/back" + string(rune('0'+back))}[i%2], 424, 34-i)
	}
}

// things shows icons, panels and the rest of the screens.
func (p *page) things() {
	p.felt = "felt/dark"
	for i, name := range p.atlas.Names("icon/") {
		p.put(name, 8+i%20*20, 8+i/20*20)
	}
	for i, name := range p.atlas.Names("sign/") {
		p.put(name, 8+i%14*24, 330+i/14*24)
	}
	y := 76
	for i, nine := range strings.Fields("panel button button-hot button-down button-off tab") {
		p.nine(nine, 8+i*68, y, 62, 24)
		p.text(nine, 8+i*68+4, y+4)
	}
	for i, name := range strings.Fields("check0 check1 radio0 radio1 slider slider-knob scroll-track scroll-knob scroll-up scroll-down cursor/hand bit/0 bit/1 bit/2 bit/3 bit/4 bit/5 bit/6 bit/7") {
		p.put(name, 8+i*20, 112)
	}
	for i, felt := range strings.Fields("green dark river lily") {
		p.put("felt/"+felt, 8+i*140, 140)
		p.put("felt/"+felt+"-band", 8+i*140, 276)
		p.put("felt/"+felt+"-corner", 8+i*140+72, 276)
	}
	p.text("The quick brown fox jumps over the lazy dog. 0123456789 ♣♦♥♠ „Über“ «ça» ¿niño? – … → ×", 8, 300)
}

func (p *page) nine(name string, x, y, w, h int) {
	at := func(part string, x, y, w, h int) {
		p.put(name+"/"+part, x, y)
		item := &p.items[len(p.items)-1]
		item.W, item.H = int16(w), int16(h)
	}
	at("nw", x, y, 8, 8)
	at("n", x+8, y, w-16, 8)
	at("ne", x+w-8, y, 8, 8)
	at("w", x, y+8, 8, h-16)
	at("c", x+8, y+8, w-16, h-16)
	at("e", x+w-8, y+8, 8, h-16)
	at("sw", x, y+h-8, 8, 8)
	at("s", x+8, y+h-8, w-16, 8)
	at("se", x+w-8, y+h-8, 8, 8)
}

// title shows the lettering and the doors.
func (p *page) title() {
	p.felt = "felt/dark"
	p.w, p.h = 320, 200
	p.put("title/agnes", 80, 8)
	p.put("title/bernauer", 50, 66)
	p.put("title/sorel", 174, 66)
}
