package lang

import (
	"strings"

	"agnes/game/engine"
)

// Rank names a rank, such as Queen or 7.
func Rank(c *Catalogue, r engine.Rank) string { return c.Text("rank." + number(int(r))) }

// aRank names a rank with the article that one card of it takes.
func aRank(c *Catalogue, r engine.Rank) string { return c.Text("rank.a." + number(int(r))) }

func number(n int) string {
	const digits = "0123456789"
	if n < 10 {
		return digits[max(n, 0):][:1]
	}
	return number(n/10) + number(n%10)
}

// Suit names a suit.
func Suit(c *Catalogue, s engine.Suit) string { return c.Text("suit." + s.String()) }

// Card names a card, such as Queen of Diamonds.
func Card(c *Catalogue, card engine.Card) string {
	if card.Rank() < engine.Ace || card.Rank() > engine.King {
		return c.Text("card.none")
	}
	return c.Text("card", "rank", Rank(c, card.Rank()), "suit", Suit(c, card.Suit()))
}

// Place names a pile, such as column 3.
func Place(c *Catalogue, p engine.Place) string {
	switch {
	case p.IsColumn():
		return c.Text("place.column", "n", p.Number())
	case p.IsReserve():
		return c.Text("place.reserve", "n", p.Number())
	case p.IsFoundation():
		return c.Text("place.foundation", "suit", Suit(c, p.Suit()))
	case p == engine.FoundationPile:
		return c.Text("place.foundations")
	case p == engine.StockPile:
		return c.Text("place.stock")
	}
	return c.Text("place.none")
}

// List joins names with commas.
func List(c *Catalogue, names []string) string {
	if len(names) == 0 {
		return ""
	}
	list := names[len(names)-1]
	for i := len(names) - 2; i >= 0; i-- {
		list = c.Text("list.and", "first", names[i], "rest", list)
	}
	return list
}

// reasonKeys are the ends of the keys of the reasons.
var reasonKeys = [...]string{
	engine.None:            "legal",
	engine.NotAMove:        "not-a-move",
	engine.GameWon:         "game-won",
	engine.StockEmpty:      "stock-empty",
	engine.NoRedeals:       "no-redeals",
	engine.RedealUsed:      "redeal-used",
	engine.StockNotEmpty:   "stock-not-empty",
	engine.NothingToGather: "nothing-to-gather",
	engine.PileEmpty:       "pile-empty",
	engine.TooFewCards:     "too-few-cards",
	engine.SamePile:        "same-pile",
	engine.OnReserve:       "on-reserve",
	engine.CardHidden:      "card-hidden",
	engine.CardCovered:     "card-covered",
	engine.OneAtATime:      "one-at-a-time",
	engine.NotARun:         "not-a-run",
	engine.NotAUnit:        "not-a-unit",
	engine.StartsWithBase:  "starts-with-base",
	engine.NotNext:         "not-next",
	engine.NotOneLower:     "not-one-lower",
	engine.SameColours:     "same-colours",
	engine.OtherColours:    "other-colours",
	engine.BaseTakesNone:   "base-takes-none",
	engine.SpaceTakesRank:  "space-takes-rank",
	engine.SpaceTakesOne:   "space-takes-one",
	engine.SpaceTakesNone:  "space-takes-none",
	engine.NoWorryingBack:  "no-worrying-back",
	engine.BaseCardStays:   "base-card-stays",
}

// unitKeys are the further ends of the key of NotAUnit, by the rule of runs.
var unitKeys = [...]string{
	engine.Packed:    "same-suit", // never refused
	engine.Whole:     "whole",
	engine.SameSuit:  "same-suit",
	engine.WholeSuit: "whole-suit",
	engine.Single:    "single",
}

// Reason says in a sentence why a move was refused.
func Reason(c *Catalogue, r *engine.Refusal) string {
	if r == nil || int(r.Reason) >= len(reasonKeys) || int(r.Run) >= len(unitKeys) {
		return c.Text("reason.other")
	}
	key := "reason." + reasonKeys[r.Reason]
	named := r.Card
	switch r.Reason {
	case engine.NotAUnit:
		key += "." + unitKeys[r.Run]
	case engine.NotNext:
		named = engine.NewCard(r.Needs, r.Card.Suit()) // the card that would do
	}
	return c.Text(key, "card", Card(c, named), "onto", Card(c, r.Onto), "arank", aRank(c, r.Needs),
		"n", r.Unit, "place", Place(c, r.Move.From))
}

// RuleSet names rules: their rule set, or that they are house rules.
func RuleSet(c *Catalogue, r engine.Rules) string {
	return c.Text("rules." + ruleSetKey(r) + ".name")
}

// RuleSetShort names rules in as few letters as can be understood.
func RuleSetShort(c *Catalogue, r engine.Rules) string {
	return c.Text("rules." + ruleSetKey(r) + ".short")
}

// RuleSetLine says in one line what is special about rules.
func RuleSetLine(c *Catalogue, r engine.Rules) string {
	return c.Text("rules." + ruleSetKey(r) + ".line")
}

func ruleSetKey(r engine.Rules) string {
	if rs, named := r.NamedAs(); named {
		return rs.ID
	}
	return "house"
}

// Option names an option of the rules.
func Option(c *Catalogue, option string) string { return c.Text("option." + option + ".name") }

// OptionValue names a value of an option in few words.
func OptionValue(c *Catalogue, option, value string) string {
	return optionText(c, option, value, "")
}

// OptionSentence says in a sentence what a value of an option means in play.
func OptionSentence(c *Catalogue, option, value string) string {
	return optionText(c, option, value, ".about")
}

func optionText(c *Catalogue, option, value, end string) string {
	if r, err := engine.ParseRank(value); option == "base" && err == nil {
		return c.Text("option.base.chosen"+end, "rank", Rank(c, r))
	}
	return c.Text("option." + option + "." + value + end)
}

// Capital gives a sentence that begins with a name its capital letter, where
// the language has them.
func Capital(sentence string) string {
	for i, r := range sentence {
		return strings.ToUpper(string(r)) + sentence[i+len(string(r)):]
	}
	return sentence
}
