//go:build linux

package play

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"agnes/audio"
)

const (
	childVar = "AGNES_TEST_ALSA" // set in the child: the file that says what devices there are
	noDevice = "pcm.!default { type hw card 99 }\n"
	swallows = "pcm.!default { type null }\n"
)

// TestTheGamePlaysOnWithoutADeviceAndTriesAgain runs itself once more in an
// environment without a sound device, since the libraries read it only at the
// start of a process.
func TestTheGamePlaysOnWithoutADeviceAndTriesAgain(t *testing.T) {
	if config := os.Getenv(childVar); config != "" {
		child(t, config)
		return
	}
	folder := t.TempDir()
	config := filepath.Join(folder, "asound.conf")
	if err := os.WriteFile(config, []byte(noDevice), 0o644); err != nil {
		t.Fatal(err)
	}
	again := exec.Command(os.Args[0], "-test.run", "^"+t.Name()+"$", "-test.v")
	again.Env = append(os.Environ(), childVar+"="+config, "ALSA_CONFIG_PATH="+config,
		"PULSE_SERVER=unix:"+filepath.Join(folder, "none"), "XDG_RUNTIME_DIR="+folder, "HOME="+folder)
	out, err := again.CombinedOutput()
	t.Logf("%s", out)
	if err != nil {
		t.Fatal(err)
	}
}

func child(t *testing.T, config string) {
	p := New(audio.NewDesk(1))
	if s := p.State(); s != Closed {
		t.Fatalf("state %d before Open", s)
	}
	useAll(p)
	p.Open()
	<-p.out.ready
	if s, err := p.State(), p.Err(); s != Failed || err == nil {
		t.Fatalf("state %d, error %v", s, err)
	}
	reason := p.Err().Error()
	t.Log("the reason given:", reason)
	useAll(p)
	p.Open()
	<-p.out.ready
	if s := p.State(); s != Failed {
		t.Fatalf("state %d after trying in vain", s)
	}
	if strings.Contains(reason, "failed to load libasound") {
		t.Skip("without libasound there is no device to find later")
	}

	if err := os.WriteFile(config, []byte(swallows), 0o644); err != nil {
		t.Fatal(err)
	}
	// The library looks at the time of the file, to the second.
	later := time.Unix(1<<31, 0)
	if err := os.Chtimes(config, later, later); err != nil {
		t.Fatal(err)
	}
	p.Open()
	<-p.out.ready
	if s, err := p.State(), p.Err(); s != Running || err != nil {
		t.Fatalf("state %d with a device, error %v", s, err)
	}
	p.Open() // does nothing
	useAll(p)
	if s := p.State(); s != Running {
		t.Fatalf("state %d, error %v", s, p.Err())
	}
	restsAndGoesOn(t, p)
}

// restsAndGoesOn lets the device rest for want of sounds, and needs it again.
func restsAndGoesOn(t *testing.T, p *Player) {
	p.With(func(d *audio.Desk) { d.SetMusic(audio.NoPiece, 0) })
	for start := time.Now(); !p.out.resting.Load(); time.Sleep(time.Millisecond) {
		if p.Tick(); time.Since(start) > time.Minute {
			t.Fatal("the device does not rest")
		}
	}
	if s := p.State(); s != Running {
		t.Fatalf("state %d at rest, error %v", s, p.Err())
	}
	p.Play(audio.Cue{Sound: audio.Lift})
	if p.Tick(); p.out.resting.Load() {
		t.Fatal("the device rests while there is something to hear")
	}
	for start := time.Now(); !p.idle(); time.Sleep(time.Millisecond) {
		if time.Since(start) > time.Minute {
			t.Fatal("the device does not go on")
		}
	}
}

// useAll does what a game does.
func useAll(p *Player) {
	for range 10 {
		p.Tick()
		p.Play(audio.Cue{Sound: audio.Lift})
		p.With(func(d *audio.Desk) { d.SetMusic(audio.Sorel, 1); d.SetMood(10) })
	}
}

func TestWithoutADeviceTheLogIsTheSameAndNothingIsKept(t *testing.T) {
	log := &audio.Log{}
	d := audio.NewDesk(1)
	d.SetLog(log)
	p := New(d)
	for range 5 {
		p.Play(audio.Cue{Sound: audio.Deal})
		p.Tick()
	}
	if len(log.Entries) != 5 || log.Entries[4].Tick != 4 {
		t.Errorf("the log is %+v", log.Entries)
	}
	out := make([]int16, 4800)
	p.With(func(d *audio.Desk) { d.Mix(out) })
	for _, v := range out {
		if v != 0 {
			t.Fatal("what nobody could hear was kept for later")
		}
	}
}
