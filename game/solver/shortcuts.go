package solver

// shortcuts says which of the search's shortcuts are in force, so that tests
// can compare verdicts with and without each. The zero value is a search that
// uses none and looks at every position there is.
type shortcuts struct {
	symmetry bool // columns that no rule tells apart count as one
	safeUp   bool
}

// allShortcuts is what a solver uses.
var allShortcuts = shortcuts{symmetry: true, safeUp: true}
