package screens

import (
	"image"

	"agnes/game/engine"
	"agnes/game/input"
	"agnes/game/lang"
	"agnes/game/scene"
	"agnes/game/skin"
	"agnes/game/store"
	"agnes/game/table"
	"agnes/sprites"
	"agnes/sprites/font"
)

// Shell is all that the player sees: the base screen, the pages open over it,
// and the game that is played. Make one with New.
type Shell struct {
	host    Host
	store   *store.Store
	version string
	wishes  []string // the languages that the system asks for, the dearest first

	pack     func(sprites.Selection) (*sprites.Atlas, error)
	packed   sprites.Selection
	atlas    *sprites.Atlas
	sounds   Sounds // nil where there are none
	settings store.Settings
	words    *lang.Catalogue
	brush    *brush
	skins    [2]*table.Skin
	sizes    [2]table.Metrics
	window   image.Point // in device pixels
	ratio    float64     // device pixels a CSS pixel
	fit      table.Fit

	game    *engine.Game // nil until one is started
	session session      // what is kept of it beside its record
	table   *table.Table
	stuck   *engine.StuckTest // nil when the answer is in
	status  engine.Status     // what the stuck test has found so far
	told    bool              // the end of the game has been shown
	ready   bool              // plain foundation play wins from here
	offered bool              // it has been told that it does
	idle    int               // ticks since the player did anything
	away    bool              // another window has the focus
	warned  bool              // a page has told that something cannot be saved
	// takenDown are the cards that the player has taken down from a foundation:
	// they are not sent up again.
	takenDown map[engine.Card]bool
	homes     homes

	thoughts
	watch  *watcher // nil when no game is watched
	film   *filming // nil when none is made
	lesson *lesson  // nil outside a tutorial

	onTable  bool // the table is the base screen; otherwise the title is
	pages    []*page
	widgets  []widget     // of the screen on top
	stale    bool         // the widgets have to be made anew
	stopAt   []int        // see stops
	still    []scene.Item // felt and status line, which stay as they are while cards move
	restless bool         // and they have to be made anew
	focus    int          // the stop with the keyboard's focus on the title, or among the table's buttons; or -1

	pointing
	telling
	jump  bool // r was pressed: a digit names a reserve pile
	dirty bool
	cues  []table.Cue // heard in this tick
}

// Config is what a Shell is made from.
type Config struct {
	Host  Host
	Store *store.Store
	// Pack makes the pictures for a deck, and sees to it that from now on
	// they are the ones that are drawn.
	Pack    func(sprites.Selection) (*sprites.Atlas, error)
	Sounds  Sounds // may be nil
	Version string
	Wishes  []string // language tags, the dearest first
}

// New makes the screens. Resize must be called before anything is drawn, and
// Begin before anything is played. Its error is that of Pack.
func New(c Config) (*Shell, error) {
	s := &Shell{
		host: c.Host, store: c.Store, pack: c.Pack, sounds: c.Sounds, version: c.Version, wishes: c.Wishes,
		table: table.New(), focus: -1, pointing: pointing{hot: -1, pressed: -1, finger: c.Host.PlayedByFinger()}, ratio: 1,
	}
	s.settings = s.loadSettings()
	s.packed = selectionOf(s.settings)
	atlas, err := s.pack(s.packed)
	if err != nil {
		return nil, err
	}
	s.atlas = atlas
	s.dress()
	return s, nil
}

// selectionOf is the deck that the settings ask for.
func selectionOf(s store.Settings) sprites.Selection {
	return sprites.Selection{Deck: sprites.Deck(s.Deck), LargePrint: s.LargePrint}
}

// dress takes language, pictures, speed and sounds from the settings.
func (s *Shell) dress() {
	if want := selectionOf(s.settings); want != s.packed {
		// A deck that cannot be packed leaves the one there is.
		if atlas, err := s.pack(want); err == nil {
			s.atlas, s.packed = atlas, want
		}
	}
	tag := s.settings.Language
	if tag == "" {
		tag = lang.Match(s.wishes)
	}
	s.words = lang.Load(tag)
	f := letteringOf(font.New(s.atlas, tag), s.settings.LargeText)
	s.brush = newBrush(f, s.atlas.Sprite, s.atlas.Size)
	s.sizes = skin.Metrics(s.atlas, s.packed.LargePrint, f.Height())
	for size := range s.skins {
		s.skins[size] = skinOf(s.atlas, f, s.sizes[size], table.Size(size))
		s.skins[size].Tint = tintOf(s.settings.Table, s.settings.Deck)
	}
	if s.sounds != nil {
		s.sounds.Set(audioSettings(s.settings))
	}
	if s.fit.Scale > 0 {
		s.fit = table.ChooseFit(s.window.X, s.window.Y, s.ratio, s.sizes)
	}
	s.relayout()
}

// Resize tells the screens how large the window is, in device pixels, and how
// many of them make a CSS pixel.
func (s *Shell) Resize(w, h int, ratio float64) {
	s.window = image.Pt(w, h)
	fit := table.ChooseFit(w, h, ratio, s.sizes)
	if fit == s.fit && ratio == s.ratio {
		return
	}
	s.fit, s.ratio = fit, ratio
	s.relayout()
}

// Canvas is the size of the canvas in pixels of the virtual grid, and how many
// device pixels each is.
func (s *Shell) Canvas() (w, h, scale int) { return s.fit.W, s.fit.H, s.fit.Scale }

// relayout lays the table out anew.
func (s *Shell) relayout() {
	s.touch()
	if s.fit.Scale == 0 {
		return
	}
	var rules engine.Rules
	if g := s.shown(); g != nil {
		rules = g.Rules()
	}
	s.table.SetSpeed(table.Speed(s.settings.Speed))
	s.table.SetReduced(s.lessMotion())
	s.table.SetGoals(s.settings.Goals)
	s.table.Dress(table.NewLayout(s.fit, s.barNeeds(s.sizes[s.fit.Size]), rules, s.settings.LeftHanded), s.skinFor(s.fit.Size, rules))
}

// lessMotion reports whether less motion is wished for.
func (s *Shell) lessMotion() bool {
	return s.settings.Motion == store.ReducedMotion || s.settings.Motion == store.SystemMotion && s.host.ReducedMotion()
}

// touch notes that the picture has changed, and with it perhaps the widgets.
func (s *Shell) touch() { s.dirty, s.stale, s.restless = true, true, true }

// Dirty reports whether the picture has changed since Append was last called.
func (s *Shell) Dirty() bool { return s.dirty }

// Tick goes on by a sixtieth of a second, and thinks for a slice of it.
func (s *Shell) Tick() {
	s.CatchUp()
	s.thinkStuck()
	s.tellEnd()
	s.think()
	s.waitForHint()
	s.tellNotices()
}

// CatchUp goes on by a sixtieth of a second that is late: the frame before took
// too long. It thinks nothing, so that thinking does not make one slow frame
// into two.
func (s *Shell) CatchUp() {
	s.saying = ""
	moving := s.table.Busy()
	changed, cues := s.table.Tick(s.cues[:0])
	s.cues = cues
	for _, c := range cues {
		s.hear(c)
	}
	s.dirty = s.dirty || changed
	if moving && !s.table.Busy() {
		s.touch()
	}
	if s.messageFor > 0 {
		if s.messageFor--; s.messageFor == 0 {
			s.message = ""
			s.dirty = true
		}
	}
	s.runClock()
	s.watchTick()
}

// topPage is the page on top, or nil.
func (s *Shell) topPage() *page {
	if len(s.pages) == 0 {
		return nil
	}
	return s.pages[len(s.pages)-1]
}

// open puts a page on top.
func (s *Shell) open(p *page) {
	s.table.Cancel()
	p.focus = -1
	s.hush()
	s.pages = append(s.pages, p)
	s.forgetPointer()
	s.touch()
	s.sayPage(p)
}

// closePage leaves the page on top.
func (s *Shell) closePage() {
	p := s.topPage()
	if p == nil {
		return
	}
	s.pages = s.pages[:len(s.pages)-1]
	s.forgetPointer()
	s.touch()
	if p.shut != nil {
		p.shut(s)
	}
}

// closeAll leaves all pages for the table.
func (s *Shell) closeAll() {
	s.dropPages()
	s.onTable = s.game != nil
	s.forgetPointer()
	s.focus = -1
	s.touch()
}

// dropPages takes all pages away, and ends what they stood for.
func (s *Shell) dropPages() {
	for p := s.topPage(); p != nil; p = s.topPage() {
		s.pages = s.pages[:len(s.pages)-1]
		if p.shut != nil {
			p.shut(s)
		}
	}
}

// leavePage leaves the page on top because the player wants to be back.
func (s *Shell) leavePage() {
	s.closePage()
	s.sayWhere()
}

// stops are the indices of the widgets on which the keyboard's focus can rest:
// what can be pressed or turned, and words to be read.
// The list is the shell's own, good until it is asked for again.
func (s *Shell) stops() []int {
	s.stopAt = s.stopAt[:0]
	for i := range s.laidOut() {
		if s.widgets[i].live() || s.widgets[i].readable() {
			s.stopAt = append(s.stopAt, i)
		}
	}
	return s.stopAt
}

// focused is the widget at a stop, or -1 where there is no such stop.
func (s *Shell) focused(stop int) int {
	if stops := s.stops(); stop >= 0 && stop < len(stops) {
		return stops[stop]
	}
	return -1
}

// laidOut are the widgets of the screen on top.
func (s *Shell) laidOut() []widget {
	if !s.stale && s.widgets != nil {
		return s.widgets
	}
	s.stale = false
	switch p := s.topPage(); {
	case s.fit.Scale == 0:
		s.widgets = nil
	case p != nil:
		s.widgets = p.layOut(s)
	case s.onTable:
		s.widgets = s.barWidgets()
	default:
		s.widgets = s.titleWidgets()
	}
	return s.widgets
}

// t is the words for a key in the player's language. What follows are names
// and values of the places held open in them.
func (s *Shell) t(key string, args ...any) string { return s.words.Text(key, args...) }

// Handle takes what the player did.
func (s *Shell) Handle(e input.Event) {
	s.idle, s.saying = 0, ""
	switch e.Kind {
	case input.Focus:
		s.away = false
		s.setAway()
		s.lookElsewhere()
	case input.Blur, input.Cancel:
		s.away = s.away || e.Kind == input.Blur
		s.setAway()
		s.pressed, s.scroll, s.holding = -1, scroller{}, false
		if s.table.Cancel() {
			s.touch()
		}
		s.dirty = true
	case input.Key:
		s.finger = false
		s.handleKey(e)
	case input.Wheel:
		s.handleWheel(e)
	case input.Press, input.Move, input.Release, input.Second:
		s.finger = e.Far
		s.handlePointer(e)
	}
}

// Append appends the items of the whole picture, lowest first.
func (s *Shell) Append(items []scene.Item) []scene.Item {
	s.dirty = false
	if s.fit.Scale == 0 {
		return items
	}
	if s.onTable {
		items = s.appendTable(items)
	} else {
		items = s.appendTitle(items)
	}
	if p := s.topPage(); p != nil {
		items = s.appendPage(items, p)
	}
	return s.appendMessage(items)
}
