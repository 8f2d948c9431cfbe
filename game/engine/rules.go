package engine

// Build says what may be packed on what in a column.
type Build uint8

// Ways to build in the columns.
const (
	Alternate  Build = iota // one rank lower, the other colour
	SameColour              // one rank lower, the same colour
)

// Run says which runs of a column may be moved as a unit.
type Run uint8

// Ways to move runs.
const (
	Packed    Run = iota // any run
	Whole                // only the longest run of the column
	SameSuit             // any run of one suit
	WholeSuit            // only the longest run of one suit
	Single               // one card
)

// Space says what may fill an empty column.
type Space uint8

// What a space takes.
const (
	BelowBase Space = iota // the rank below the base, alone or heading a movable run
	AnyRun                 // any available card or movable run
	AnyCard                // any one available card
	NeverFill              // nothing, but for a deal to the columns
)

// Faces says which tableau cards are dealt face up.
type Faces uint8

// Ways to deal the tableau.
const (
	AllUp Faces = iota
	TopUp       // the last of each column; others turn when they become the last
)

// Stock says where a deal puts its cards.
type Stock uint8

// Where a deal goes.
const (
	ToReserve Stock = iota
	ToColumns
)

// Rows is the end at which a row dealt to the columns starts.
type Rows uint8

// Ends at which a row starts.
const (
	FromLeft  Rows = iota // column 1
	FromRight             // column 7
)

// Reserve says how the reserve lies.
type Reserve uint8

// Ways in which the reserve lies.
const (
	Open   Reserve = iota
	Hidden         // pile i is revealed when column i is first a space
)

// LastTwo says where a last row of one or two cards goes in reserve games.
type LastTwo uint8

// Places for a short last row.
const (
	OnOwn  LastTwo = iota // extra piles 8 and 9
	Covers                // piles 1 and 2
)

// OnBase says whether a card may be packed on a base-rank card in a column.
type OnBase uint8

// Whether base-rank cards take cards.
const (
	Allowed OnBase = iota
	Refused
)

// Switch is an option that is off or on.
type Switch uint8

// The two values of a switch.
const (
	Off Switch = iota
	On
)

// Rules is a value for each option of the game. The zero value is Agnes
// Bernauer as the main rules text has it. Rules compare with ==; options that
// do not belong to the game hold their zero value.
type Rules struct {
	Build     Build
	Run       Run
	Space     Space
	Faces     Faces
	Stock     Stock
	Rows      Rows    // games that deal to the columns
	Reserve   Reserve // games with a reserve
	LastTwo   LastTwo // games with a reserve
	Redeals   uint8   // 0 or 1; games with a reserve
	Base      Rank    // the chosen base rank; zero: the card turned up decides
	OnBase    OnBase
	WorryBack Switch
}

// RuleSet is rules that have a name.
type RuleSet struct {
	ID   string // as in records, links and commands
	Name string // in English
	Rules
}

// RuleSets returns the named rule sets in the order of RULES.md. The first is
// the default.
func RuleSets() []RuleSet {
	sorel := Rules{Build: SameColour, Run: Packed, Space: NeverFill, Stock: ToColumns}
	with := func(r Rules, change func(*Rules)) Rules { change(&r); return r }
	return []RuleSet{
		{"bernauer", "Agnes Bernauer", Rules{}},
		{"bernauer-closed", "Agnes Bernauer, closed", Rules{Faces: TopUp}},
		{"bernauer-cover", "Agnes Bernauer, short row covers", Rules{LastTwo: Covers}},
		{"bernauer-closed-cover", "Agnes Bernauer, closed, short row covers", Rules{Faces: TopUp, LastTwo: Covers}},
		{"bernauer-redeal", "Agnes Bernauer with a redeal", Rules{Redeals: 1}},
		{"bernauer-hidden", "Agnes Bernauer, hidden reserve", Rules{Reserve: Hidden}},
		{"sorel", "Agnes Sorel", with(sorel, func(r *Rules) { r.Run, r.Space = SameSuit, AnyRun })},
		{"sorel-parlett", "Agnes Sorel, Parlett 1979", with(sorel, func(r *Rules) { r.Run = WholeSuit })},
		{"sorel-dalton", "Agnes Sorel, Dalton 1909", with(sorel, func(r *Rules) { r.Run, r.Space, r.Rows = SameSuit, AnyRun, FromRight })},
		{"sorel-strict", "Agnes Sorel, spaces wait", sorel},
		{"sorel-closed", "Agnes Sorel, closed", with(sorel, func(r *Rules) { r.Faces, r.WorryBack = TopUp, On })},
		{"sorel-reserve", "Agnes Sorel with a reserve", with(sorel, func(r *Rules) { r.Stock = ToReserve })},
	}
}

// FindRuleSet returns the rule set with the given id.
func FindRuleSet(id string) (RuleSet, error) {
	for _, rs := range RuleSets() {
		if rs.ID == id {
			return rs, nil
		}
	}
	return RuleSet{}, &OptionError{Kind: UnknownRuleSet, Value: id}
}

// NamedAs returns the rule set that r is, whatever base rank is chosen, or
// false for a house rule.
func (r Rules) NamedAs() (RuleSet, bool) {
	r.Base = 0
	for _, rs := range RuleSets() {
		if rs.Rules == r {
			return rs, true
		}
	}
	return RuleSet{}, false
}
