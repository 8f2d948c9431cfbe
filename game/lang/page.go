package lang

import (
	"fmt"

	"agnes/game/engine"
)

// ParagraphKind is how a paragraph is set.
type ParagraphKind uint8

// The kinds of paragraphs.
const (
	Heading ParagraphKind = iota
	Body
	Item // one of a list
	Term // a word that the Body after it explains
)

// Paragraph is a piece of a page of text.
type Paragraph struct {
	Kind ParagraphKind
	Text string
}

// page collects paragraphs.
type page struct {
	c    *Catalogue
	text []Paragraph
}

func (p *page) add(kind ParagraphKind, key string, args ...any) {
	p.text = append(p.text, Paragraph{kind, p.c.Text(key, args...)})
}

// option adds the sentence for the value that an option has in r, where it
// belongs to the game.
func (p *page) option(r engine.Rules, name string) {
	for _, o := range engine.Options() {
		if o.Name == name && o.Belongs(r) {
			p.text = append(p.text, Paragraph{Body, OptionSentence(p.c, name, o.Value(r))})
		}
	}
}

// RulesPage explains a game. Each option adds the sentence of its value, so
// that the page cannot say anything but what is played.
func RulesPage(c *Catalogue, r engine.Rules) []Paragraph {
	p := page{c: c}
	p.add(Heading, "page.aim")
	p.add(Body, "page.aim.text")
	p.option(r, "base")

	p.add(Heading, "page.layout")
	p.add(Body, "page.layout.text")
	p.option(r, "faces")
	if r.Stock == engine.ToReserve {
		p.add(Body, "page.layout.reserve")
	} else {
		p.add(Body, "page.layout.columns")
	}
	p.option(r, "reserve")

	p.add(Heading, "page.play")
	p.add(Body, "page.play.available")
	for _, name := range []string{"build", "run", "onBase", "worryBack"} {
		p.option(r, name)
	}

	p.add(Heading, "page.spaces")
	p.option(r, "space")
	if r.Space == engine.BelowBase && r.Base != 0 {
		p.add(Body, "page.spaces.rank", "arank", aRank(c, r.Base.Below()))
	}

	p.add(Heading, "page.deals")
	for _, name := range []string{"stock", "rows", "lastTwo"} {
		p.option(r, name)
	}
	p.add(Body, "page.deals.any")
	p.option(r, "redeals")

	p.add(Heading, "page.end")
	p.add(Body, "page.end.text")
	return p.text
}

// Tips is advice for a game.
func Tips(c *Catalogue, r engine.Rules) []Paragraph {
	p := page{c: c}
	groups := []string{"all"}
	switch r.Space {
	case engine.BelowBase:
		groups = append(groups, "base-1")
	case engine.NeverFill:
		groups = append(groups, "never")
	default:
		groups = append(groups, "any")
	}
	if r.Stock == engine.ToReserve {
		groups = append(groups, "reserve")
	} else {
		groups = append(groups, "columns")
	}
	for _, g := range groups {
		p.numbered(Item, "tip."+g)
	}
	return p.text
}

// numbered adds key.1, key.2 and so on, as far as they go.
func (p *page) numbered(kind ParagraphKind, key string) {
	for i := 1; p.c.Has(fmt.Sprintf("%s.%d", key, i)); i++ {
		p.add(kind, fmt.Sprintf("%s.%d", key, i))
	}
}

// terms are the words of the glossary, as in term.NAME and term.NAME.about.
func terms() []string {
	return []string{"base", "tableau", "reserve", "foundation", "run", "space", "wrap", "stock", "redeal"}
}

// Glossary explains the words of the game.
func Glossary(c *Catalogue) []Paragraph {
	p := page{c: c}
	for _, term := range terms() {
		p.add(Term, "term."+term)
		p.add(Body, "term."+term+".about")
	}
	return p.text
}

// History tells where the game and its names come from.
func History(c *Catalogue) []Paragraph {
	p := page{c: c}
	p.numbered(Body, "history")
	return p.text
}
