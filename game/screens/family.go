package screens

import "agnes/game/engine"

// family is one of the two games that share the name; every game that is played
// is one of them or varies it. Its text is the id of the rule set of its main
// game, and part of the keys of its words.
type family string

// The families.
const (
	bernauer family = "bernauer"
	sorel    family = "sorel"
)

// familyOf is the family that rules belong to.
func familyOf(r engine.Rules) family {
	if r.Build == engine.SameColour {
		return sorel
	}
	return bernauer
}

// mainGame is the game of the family that its others vary.
func (f family) mainGame() engine.RuleSet {
	for _, rs := range engine.RuleSets() {
		if rs.ID == string(f) {
			return rs
		}
	}
	return engine.RuleSets()[0]
}
