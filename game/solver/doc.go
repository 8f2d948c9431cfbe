// Package solver tells whether a position can be won and how, all cards known,
// the stock included. It is pure: no clock, no source of randomness, no files;
// the same position and limits give the same answer in the same steps. It knows
// the engine and nobody else.
//
//	s := solver.New(&state, solver.Limits{})
//	for s.Run(200) == solver.Searching {
//		// draw a frame; stop when the player has moved on
//	}
//
// Winnable comes with a Line, which the engine has played to its end before it
// is returned. Unwinnable is a proof: every position that could matter was
// looked at. Unknown means that a limit was reached.
//
// # How it works
//
// A position (position.go) is changed in place and put back. Cards count from
// the base rank (card.go), and what may lie on what is bits in tables (rules.go).
// Every column that comes up gets a number (trie.go), so that a position's key
// (key.go) is short and yet exact: seven such numbers and what has left the
// stock and the reserve; and what is up, where it leaves out the runs that end
// the columns (tails.go). Keys are kept whole, never only hashed: there are no
// false hits.
//
// The search goes in stages (solver.go). First come searches whose wins alone
// count: by stricter rules, and with bold shortcuts. Then a search that counts
// either way: best first (best.go, index.go, estimate.go, line.go) as long as
// there is memory, and depth first (search.go, table.go) in the same memory when
// there is not. The first goes some way down from each position before it takes
// up another, and it leaves for last the moves that seldom help (joins.go, hurry)
// or that the rules may not allow (rings.go).
//
// What makes it fast is what it need not look at. Every such shortcut has its
// argument written beside it, and says for which rules it holds:
//
//   - shortcuts.go: cards that may as well go up at once; runs that need not be
//     split before it pays; reserve cards that need not leave before it matters;
//     rows that may as well be dealt;
//   - key.go, alike: columns that no rule tells apart;
//   - joins.go: runs that may as well be joined in suit at once;
//   - enough.go: moves that may as well be made later than others;
//   - classes.go: positions that a few moves lead to from each other, and back; spaces
//     that are filled just before it matters;
//   - tails.go: twins that may exchange what lies on them; rings.go: what else
//     has to be looked at then, where cards are packed on base-rank cards;
//   - dead.go: positions that cannot be won even by much looser rules, looking
//     through all deals to come; after.go: when it is worth while to ask.
//
// A long line that wins is freed of detours (shorten.go) before it is returned.
//
// The tests compare verdicts with and without each of them, and with all, on
// thousands of small games under all rules (small_test.go, more with -long),
// and with the verdicts of other programs (testdata). Shortcuts can be switched
// off one by one; with none the search looks at every position there is.
//
// players.go and careful.go are not part of the solver: honest players, who do not look at
// cards they could not see, for measuring what people can hope for.
package solver
