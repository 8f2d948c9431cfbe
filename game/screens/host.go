package screens

// Host is what the program around the screens can do for them. Every method
// returns at once.
type Host interface {
	// Random is a number that nobody can foresee, for deals that nobody chose.
	Random() uint64
	// Say tells ears what happened: the page's live region.
	Say(text string)
	// ToggleFullscreen goes to fullscreen or back; CanFullscreen reports
	// whether there is such a thing.
	ToggleFullscreen()
	CanFullscreen() bool
	// Quit ends the program; CanQuit reports whether there is anything to
	// end: a page in a browser just stays.
	Quit()
	CanQuit() bool
}
