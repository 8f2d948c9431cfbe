package store

import "testing"

func TestAValueIsReadAsItWasChanged(t *testing.T) {
	s := open(newDisk())
	if d, found := Read(s, Dailies, ParseDaily); found || d.Seen != "" {
		t.Errorf("of nothing %+v is read", d)
	}
	see := func(d Daily) Daily { return d.On("2026-03-01") }
	if err := Change(s, Dailies, ParseDaily, see); err != nil {
		t.Fatal(err)
	}
	if d, found := Read(s, Dailies, ParseDaily); !found || d.Seen != "2026-03-01" {
		t.Errorf("%+v is read, found %t", d, found)
	}
}

func TestWhatCannotBeParsedIsNoValue(t *testing.T) {
	s := open(newDisk())
	mustSave(t, s, Dailies, "no calendar")
	if d, found := Read(s, Dailies, ParseDaily); found || d.Seen != "" {
		t.Errorf("%+v is read, found %t", d, found)
	}
	wantKinds(t, s, StartedAfresh)
	if err := Change(s, Dailies, ParseDaily, func(d Daily) Daily { return d.On("2026-03-01") }); err != nil {
		t.Fatal(err)
	}
	if d, found := Read(s, Dailies, ParseDaily); !found || d.Seen != "2026-03-01" {
		t.Errorf("%+v is read, found %t", d, found)
	}
}
