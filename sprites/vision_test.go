package sprites

import (
	"fmt"
	"image/color"
	"math"
	"testing"
)

// Sight is a linear map of linear light: how somebody sees.
type sight [3][3]float64

// The matrices for full dichromacy are those of Machado, Oliveira and
// Fernandes, "A Physiologically-based Model for Simulation of Color Vision
// Deficiency" (2009), severity 1.0; grey weighs light as Rec. 709 does.
var sights = map[string]sight{
	"full colour":  {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	"greyscale":    {{.2126, .7152, .0722}, {.2126, .7152, .0722}, {.2126, .7152, .0722}},
	"protanopia":   {{.152286, 1.052583, -.204868}, {.114503, .786281, .099216}, {-.003882, -.048116, 1.051998}},
	"deuteranopia": {{.367322, .860646, -.227968}, {.280085, .672501, .047413}, {-.011820, .042940, .968881}},
	"tritanopia":   {{1.255528, -.076749, -.178779}, {-.078411, .930809, .147602}, {.004733, .691367, .303900}},
}

// lab gives the CIE L*a*b* values of a colour as somebody sees it.
func (s sight) lab(c color.Color) [3]float64 {
	n := color.NRGBAModel.Convert(c).(color.NRGBA)
	var light, seen [3]float64
	for i, v := range [3]uint8{n.R, n.G, n.B} {
		light[i] = linear(float64(v) / 255)
	}
	for i := range 3 {
		for j := range 3 {
			seen[i] += s[i][j] * light[j]
		}
		seen[i] = min(max(seen[i], 0), 1)
	}
	r, g, b := seen[0], seen[1], seen[2]
	x := (.4124*r + .3576*g + .1805*b) / .95047
	y := .2126*r + .7152*g + .0722*b
	z := (.0193*r + .1192*g + .9505*b) / 1.08883
	fx, fy, fz := labRoot(x), labRoot(y), labRoot(z)
	return [3]float64{116*fy - 16, 500 * (fx - fy), 200 * (fy - fz)}
}

func linear(v float64) float64 {
	if v <= .04045 {
		return v / 12.92
	}
	return math.Pow((v+.055)/1.055, 2.4)
}

func labRoot(t float64) float64 {
	if t > 216.0/24389 {
		return math.Cbrt(t)
	}
	return (24389.0/27*t + 16) / 116
}

// distance is the CIE76 difference of two colours.
func (s sight) distance(a, b color.Color) float64 {
	p, q := s.lab(a), s.lab(b)
	return math.Hypot(math.Hypot(p[0]-q[0], p[1]-q[1]), p[2]-q[2])
}

// A difference of 2.3 is just noticeable on large areas; small glyphs need
// several times that. Shapes carry the rest: see the next test.
func TestInksOfSuitsDifferForEveryEye(t *testing.T) {
	const least = 8
	for _, deck := range Decks() {
		inks := deck.Inks()
		for name, eye := range sights {
			for i := range 4 {
				for j := range i {
					if d := eye.distance(Palette[inks[i]], Palette[inks[j]]); d < least {
						t.Errorf("%v deck, %s: %c and %c are only %.1f apart", deck, name, "CDHS"[j], "CDHS"[i], d)
					}
				}
			}
		}
	}
}

func TestRedAndBlackStayTwoFamilies(t *testing.T) {
	eye := sights["full colour"]
	for _, deck := range Decks() {
		inks := deck.Inks()
		for i, warm := range []bool{false, true, true, false} {
			a := eye.lab(Palette[inks[i]])[1]
			if warm && a < 15 || !warm && a > 8 {
				t.Errorf("%v deck: %c is on the wrong side of red (a* = %.0f)", deck, "CDHS"[i], a)
			}
		}
	}
}

func TestInksStandOutFromPaperForEveryEye(t *testing.T) {
	for _, deck := range Decks() {
		paper := Palette[Paper]
		if deck == HighContrast {
			paper = Palette[Bright]
		}
		for name, eye := range sights {
			for i, ink := range deck.Inks() {
				if d := eye.lab(paper)[0] - eye.lab(Palette[ink])[0]; d < 30 {
					t.Errorf("%v deck, %s: %c is only %.0f darker than its paper", deck, name, "CDHS"[i], d)
				}
			}
		}
	}
}

// A frame on the felt is a line of a pixel or two: it must be lighter than the
// cloth for every eye, and of another colour for those who see colours.
func TestAccentsStandOutFromTheirFelts(t *testing.T) {
	a, err := Pack(Selection{})
	if err != nil {
		t.Fatal(err)
	}
	for _, felt := range []string{"felt/green", "felt/dark", "felt/river", "felt/lily"} {
		accent := Palette[Accent(felt)]
		tile := a.Rect(a.Sprite(felt))
		threads := map[color.Color]bool{}
		for y := tile.Min.Y; y < tile.Max.Y; y++ {
			for x := tile.Min.X; x < tile.Max.X; x++ {
				threads[a.Pix.At(x, y)] = true
			}
		}
		for thread := range threads {
			for name, eye := range sights {
				if d := eye.lab(accent)[0] - eye.lab(thread)[0]; d < 30 {
					t.Errorf("%s, %s: the accent is only %.0f lighter than %v", felt, name, d, thread)
				}
			}
			p, q := sights["full colour"].lab(accent), sights["full colour"].lab(thread)
			if d := math.Hypot(p[1]-q[1], p[2]-q[2]); d < 20 {
				t.Errorf("%s: the accent's colour is only %.0f from that of %v", felt, d, thread)
			}
		}
	}
}

// The index in the corner must tell the suit by its shape alone, in the rows
// that a fan leaves free.
func TestSuitsOfTheIndexDifferInShape(t *testing.T) {
	const least = 8
	rows := map[bool]map[string]int{
		false: {"small": 9, "large": 11},
		true:  {"small": 14, "large": 18},
	}
	for _, sel := range selections() {
		a, err := Pack(sel)
		if err != nil {
			t.Fatal(err)
		}
		for size, end := range rows[sel.LargePrint] {
			for _, rank := range "A23456789TJQK" {
				for i := range 4 {
					for j := range i {
						n := shapeDistance(a, size, end, rank, "CDHS"[i], "CDHS"[j])
						if n < least {
							t.Errorf("%v: %s %c of %c and %c differ in %d pixels", sel, size, rank, "CDHS"[i], "CDHS"[j], n)
						}
					}
				}
			}
		}
	}
}

// shapeDistance counts the pixels above row end that are ink on one card and
// paper on the other.
func shapeDistance(a *Atlas, size string, end int, rank rune, s, t byte) int {
	p := a.Rect(a.Sprite(fmt.Sprintf("%s/%c%c", size, rank, s)))
	q := a.Rect(a.Sprite(fmt.Sprintf("%s/%c%c", size, rank, t)))
	paper := a.Pix.RGBAAt(p.Max.X-3, p.Min.Y+2)
	differ := 0
	for y := 2; y < end; y++ {
		for x := 2; x < p.Dx()-3; x++ {
			b := a.Pix.RGBAAt(p.Min.X+x, p.Min.Y+y) != paper
			c := a.Pix.RGBAAt(q.Min.X+x, q.Min.Y+y) != paper
			if b != c {
				differ++
			}
		}
	}
	return differ
}
