package screens

import (
	"bytes"
	"errors"
	"fmt"
	"image/gif"
	"strings"
	"testing"

	"agnes/game/engine"
	"agnes/game/input"
	"agnes/game/lang"
	"agnes/game/screens/deals"
	"agnes/game/store"
)

func TestALinkNamesTheWholeDeal(t *testing.T) {
	b := newBench(t)
	w := Wish{Rules: "sorel", Deal: "12345", Base: "Q", Options: []string{"space=never", "run=packed"}}
	b.Begin(w)
	b.rest()
	q := query(b.game)
	var again Wish
	for part := range strings.SplitSeq(q, "&") {
		name, value, _ := strings.Cut(part, "=")
		value = strings.ReplaceAll(value, "%3D", "=")
		switch name {
		case "rules":
			again.Rules = value
		case "deal":
			again.Deal = value
		case "base":
			again.Base = value
		case "option":
			again.Options = append(again.Options, value)
		}
	}
	c := newBench(t)
	c.Begin(again)
	c.rest()
	if c.game.Rules() != b.game.Rules() || c.game.Pack() != b.game.Pack() {
		t.Errorf("%s leads to another game", q)
	}
}

func TestAGameIsCopiedPastedWatchedAndPlayedOn(t *testing.T) {
	a := playing(t, "bernauer", winnableDeal)
	a.moves("deal")
	a.moves("deal")
	a.openMenu()
	a.press("share")
	for _, name := range []string{"copy-text", "copy-link", "copy-record"} {
		a.press(name)
		if a.host.copied == "" || a.message == "" {
			t.Errorf("%s copies %q and says %q", name, a.host.copied, a.message)
		}
	}
	b := playing(t, "sorel", 5)
	b.host.pasted = a.host.copied
	b.openShare()
	b.press("paste-record")
	b.screen("table/record")
	b.shot("record")
	b.press("watch")
	b.ticks(400)
	if got := len(b.watch.game.Moves()); got != 2 {
		t.Errorf("%d moves watched, want 2", got)
	}
	b.key(input.Escape)
	if b.game.DealNumber() != 5 {
		t.Error("watching has changed the game")
	}
	b.openShare()
	b.press("paste-record")
	b.press("play")
	if b.made() != "deal,deal" || b.game.DealNumber() != winnableDeal {
		t.Errorf("deal %d, made %q", b.game.DealNumber(), b.made())
	}
}

func TestABadRecordIsToldInWords(t *testing.T) {
	b := playing(t, "sorel", 5)
	b.openShare()
	for _, text := range []string{"", "hello", "agnes 1\nrules sorel\ndeal 5\nmoves c1-c2", strings.Repeat("x", engine.MaxRecord+1)} {
		b.host.pasted = text
		b.press("paste-record")
		b.screen("table/share")
		if b.message == "" {
			t.Errorf("nothing is said of %.30q", text)
		}
	}
	b.host.noPaste = errors.New("no")
	b.press("paste-record")
	b.screen("table/share")
}

func TestWithoutAClipboardTheTextIsShown(t *testing.T) {
	b := playing(t, "sorel", 5)
	b.host.noCopy = ErrNoClipboard
	b.openShare()
	b.press("copy-record")
	b.screen("table/text")
	b.shot("text")
	b.press("save-text")
	if string(b.host.saved["agnes.txt"]) != b.game.Record() {
		t.Errorf("saved %q", b.host.saved)
	}
}

// Nothing on the page of a text that could not be copied asks the player to copy
// it, which a window has no means for.
func TestWithoutAClipboardNobodyIsAskedToCopy(t *testing.T) {
	b := playing(t, "sorel", 5)
	b.host.noCopy = ErrNoClipboard
	stems := map[string][]string{
		"en": {"copy", "below"}, "de": {"kopier"}, "es": {"copi", "cópi"}, "fr": {"copi", "dessous"}, "ja": {"コピー"}, "zh": {"复制"},
	}
	for _, l := range lang.Tags() {
		b.speak(l.Tag)
		b.closeAll()
		b.openShare()
		b.press("copy-text")
		p := b.topPage()
		words := b.t(p.title)
		for _, r := range p.rows(b.Shell)[:2] {
			words += "\n" + r.label
		}
		for _, stem := range stems[l.Tag] {
			if strings.Contains(strings.ToLower(words), stem) {
				t.Errorf("%s: the page says %q", l.Tag, words)
			}
		}
	}
}

// The page of the win, what is shared, the replay and the pasted record count
// the same moves, though some of them made themselves.
func TestTheWinAndItsReplayCountTheSameMoves(t *testing.T) {
	b := playing(t, "bernauer", winnableDeal)
	for _, m := range b.solve() {
		if b.ready {
			break
		}
		b.play(m)
	}
	b.finish()
	b.rest()
	b.screen("table/won")
	all, hand := len(b.game.Moves()), b.handMoves()
	if hand == all {
		t.Fatal("no move has made itself")
	}
	total, own := fmt.Sprintf("%d moves", all), fmt.Sprintf("%d by hand, %d automatic", hand, all-hand)
	for where, text := range map[string]string{"the page": b.wonText(), "the text to share": b.shortText()} {
		if !strings.Contains(text, total) || !strings.Contains(text, own) {
			t.Errorf("%s says %q, want %s and %s", where, text, total, own)
		}
	}
	b.press("replay")
	if status := b.watchStatus(); !strings.HasSuffix(status, fmt.Sprintf("of %d", all)) {
		t.Errorf("the replay says %q, of %d moves", status, all)
	}
}

func TestAReplayHasPauseStepAndSpeed(t *testing.T) {
	b := playing(t, "bernauer", winnableDeal)
	b.win()
	b.press("replay")
	b.ticks(100)
	if n := len(b.watch.game.Moves()); n == 0 {
		t.Error("nothing plays")
	}
	b.press("pause")
	n := len(b.watch.game.Moves())
	b.ticks(200)
	if len(b.watch.game.Moves()) != n {
		t.Error("it plays on while paused")
	}
	b.press("step")
	b.press("step")
	b.press("back-step")
	if len(b.watch.game.Moves()) != n+1 {
		t.Errorf("%d moves after two steps and one back from %d", len(b.watch.game.Moves()), n)
	}
	for b.watch.pace < len(paces)-1 {
		b.press("speed")
	}
	b.press("play")
	b.ticks(4000)
	if !b.watch.game.State().Won() {
		t.Error("the replay does not come to its end")
	}
	b.press("first")
	if len(b.watch.game.Moves()) != 0 {
		t.Error("it does not go back to the start")
	}
	b.press("last")
	if !b.watch.game.State().Won() {
		t.Error("it does not go to the end")
	}
	b.drawn(b.watch.game.State())
	b.press("speed")
	if b.watch.pace != 0 {
		t.Error("the slowest speed does not follow the fastest")
	}
	b.press("close")
	if !b.game.State().Won() {
		t.Error("the game has changed")
	}
}

func TestAFilmIsAGIFOfTheWholeGame(t *testing.T) {
	b := playing(t, "bernauer", 47)
	b.moves("c2-f,c3-c2,deal")
	b.replay()
	b.press("film")
	b.screen("table/film")
	b.rest()
	pic, err := gif.DecodeAll(bytes.NewReader(b.host.saved["agnes-bernauer-47.gif"]))
	if err != nil {
		t.Fatal(err)
	}
	if len(pic.Image) < 6 || pic.Config.Width != filmW || pic.Config.Height != filmH {
		t.Errorf("%d pictures of %d by %d", len(pic.Image), pic.Config.Width, pic.Config.Height)
	}
	if b.message == "" {
		t.Error("nothing says where the film is")
	}
}

func TestABookmarkLeadsBack(t *testing.T) {
	b := playing(t, "bernauer", winnableDeal)
	b.moves("deal")
	b.openBookmarks()
	b.press("add")
	b.closeAll()
	b.moves("deal")
	b.openBookmarks()
	b.shot("bookmarks")
	b.press("bookmark-0")
	if b.made() != "deal" {
		t.Errorf("made %q", b.made())
	}
	if l := b.line(); l.Played != 1 || l.Over() != 0 {
		t.Errorf("going back counts as another game: %d played, %d over", l.Played, l.Over())
	}
	b.openBookmarks()
	b.press("remove")
	b.press("bookmark-0")
	if n := len(b.bookmarks()); n != 0 {
		t.Errorf("%d bookmarks are left", n)
	}
}

func TestTheSameDealCanBePlayedByOtherRules(t *testing.T) {
	b := playing(t, "bernauer", winnableDeal)
	pack := b.game.Pack()
	b.openSameDeal()
	b.press("rules-sorel")
	if b.game.Pack() != pack || b.game.RuleSetID() != "sorel" {
		t.Errorf("rules %s", b.game.RuleSetID())
	}
}

func TestNewDealsAreWinnableWhereThatIsAskedFor(t *testing.T) {
	for _, id := range []string{"bernauer", "sorel"} {
		b := playing(t, id, 5)
		b.change(func(s *store.Settings) { s.Winnable = true })
		for range 3 {
			b.again()
			b.rest()
			if b.session.Proved != canBeWon {
				t.Errorf("%s: deal %d is %q", id, b.game.DealNumber(), b.session.Proved)
			}
			b.solve()
		}
	}
}

// A rule set in which hardly any deal can be won comes from the list, and a
// house rule without one says that nobody knows.
func TestWhereNoWinnableDealIsFoundTheListHelpsOrTheGameSaysSo(t *testing.T) {
	b := playing(t, "sorel-parlett", 5)
	b.change(func(s *store.Settings) { s.Winnable = true })
	b.again()
	b.rest()
	list := deals.Proved("sorel-parlett")
	known := false
	for _, d := range list {
		known = known || d == b.game.DealNumber()
	}
	if b.session.Proved != canBeWon || !known {
		t.Errorf("deal %d is %q", b.game.DealNumber(), b.session.Proved)
	}
	// Nobody wins where nothing moves but single cards, and no space is filled.
	_, r := b.currentRules()
	house, err := r.With([]engine.Override{{Name: "run", Value: "single"}, {Name: "onBase", Value: "refused"}})
	if err != nil {
		t.Fatal(err)
	}
	rs, _ := engine.FindRuleSet("sorel-parlett")
	b.newDeal(rs, house)
	b.rest()
	if b.session.Proved == notProved && !strings.Contains(b.message, "nobody knows") {
		t.Errorf("the game says %q", b.message)
	}
}

func TestTheDailyDealDependsOnTheDateAloneAndIsEnteredWhenWon(t *testing.T) {
	first, ok := deals.Daily("bernauer", "2026-11-29")
	again, _ := deals.Daily("bernauer", "2026-11-29")
	next, _ := deals.Daily("bernauer", "2026-11-30")
	if !ok || first != again || first == next {
		t.Fatalf("daily deals %d, %d, %d", first, again, next)
	}
	b := playing(t, "bernauer", 5)
	b.openDaily()
	b.press("daily-today")
	b.rest()
	if b.game.DealNumber() != first {
		t.Fatalf("deal %d, want %d", b.game.DealNumber(), first)
	}
	b.win()
	d := b.calendar()
	if won, onTime := d.WonOn("bernauer", "2026-11-29"); !won || !onTime || d.Streak("2026-11-29") != 1 {
		t.Errorf("won %v, on time %v, streak %d", won, onTime, d.Streak("2026-11-29"))
	}
	b.screen("table/won")
	if said := b.said; !strings.Contains(said, b.t("daily.streak", "n", 1)) {
		t.Errorf("the win says %q", said)
	}
	if text := b.shortText(); !strings.Contains(text, "2026-11-29") {
		t.Errorf("what is shared is %q", text)
	}
	b.closeAll()
	b.openDaily()
	b.shot("daily-won")
}

func TestEachTutorialCanBePlayedWithItsRealMoves(t *testing.T) {
	for name, script := range scripts {
		b := playing(t, "sorel-closed", 9)
		b.moves("deal")
		b.change(func(s *store.Settings) { s.Speed = store.NormalSpeed })
		b.startLesson(name)
		b.rest()
		for i, step := range script.steps {
			b.shot("lesson-" + string(name) + "-" + step.key)
			if text := b.lessonText(); strings.Contains(text, "lesson.") || strings.Contains(text, "{") {
				t.Errorf("%s step %d says %q", name, i, text)
			}
			if step.move != "deal" && b.game.State().Legal(engine.Deal) {
				b.press("deal") // not that one yet
			}
			b.moves(step.move)
		}
		b.shot("lesson-" + string(name) + "-end")
		if b.has("skip") {
			t.Errorf("%s: there is nothing left to skip", name)
		}
		b.press("close")
		if b.game.RuleSetID() != "sorel-closed" || b.made() != "deal" {
			t.Errorf("%s: back at %s with %q", name, b.game.RuleSetID(), b.made())
		}
		if n := b.line().Played; n != 1 || len(b.statistics().Lines) != 1 {
			t.Errorf("%s: the tutorial was counted", name)
		}
	}
}

func TestTheTutorialIsOfferedOnceForEachKindOfGame(t *testing.T) {
	b := newBench(t)
	b.Begin(Wish{})
	b.press("bernauer")
	b.screen("title/offer")
	b.shot("offer")
	b.press("play")
	b.rest()
	b.screen("table")
	if id := b.game.RuleSetID(); id != "bernauer" {
		t.Errorf("%s is dealt", id)
	}
	b.goTitle()
	b.press("bernauer")
	b.screen("title/games")
	b.key(input.Escape)
	b.press("sorel")
	b.press("tutorial")
	b.rest()
	if b.lesson == nil {
		t.Error("no tutorial")
	}
	b.press("skip")
	b.screen("title")
}
