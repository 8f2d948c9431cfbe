package audio

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// hum is a sine that is loud when it starts and ends only as the test wants.
func hum(hertz int, amplitude int32, frames int) []int16 {
	pcm := make([]int16, frames)
	var phase uint32
	for i := range pcm {
		pcm[i] = int16(int64(sine(phase)) * int64(amplitude) >> 30)
		phase += stepOf(hertz * 1000)
	}
	return pcm
}

// openMixer returns a mixer whose volumes have arrived at full.
func openMixer() *Mixer {
	m := &Mixer{}
	m.SetVolumes(100, 100)
	m.Mix(make([]int16, 2*Rate/50))
	return m
}

// steepest returns the largest step from one frame to the next in a channel.
func steepest(out []int16) int {
	top := 0
	for i := 2; i < len(out); i++ {
		d := int(out[i]) - int(out[i-2])
		top = max(top, d, -d)
	}
	return top
}

func TestNoMoreThanEightVoicesAndTheOldestGivesWay(t *testing.T) {
	m := openMixer()
	for i := range 20 {
		m.Play(Sound(i%int(Sounds)), hum(200, 1000, Rate), 0, i*100)
	}
	out := make([]int16, 2)
	for range 2500 {
		m.Mix(out)
		if m.Active() > mostVoices {
			t.Fatalf("%d voices", m.Active())
		}
	}
	if m.Active() != mostVoices {
		t.Fatalf("%d voices are left", m.Active())
	}
	for i := range m.voices {
		if m.voices[i].started <= 20-mostVoices {
			t.Errorf("voice %d is of the old ones: %d", i, m.voices[i].started)
		}
	}
}

func TestAVoiceThatGivesWayDoesNotClick(t *testing.T) {
	m := openMixer()
	const amplitude = 1500
	for range mostVoices {
		m.Play(Lift, hum(100, amplitude, Rate), 0, 0)
	}
	out := make([]int16, 2*Rate/2)
	// Let all stand at their crests, then steal every one.
	m.Mix(out[:2*(Rate/400)])
	for i := range mostVoices {
		m.Play(Deal, hum(100, amplitude, Rate), 0, i*37)
	}
	m.Mix(out)
	// What eight such hums and eight fades of 5 ms can do together at the steepest.
	bound := 2*mostVoices*amplitude*2*314/Rate + mostVoices*amplitude*2/fadeFrames
	if got := steepest(out); got > bound {
		t.Errorf("a step of %d, more than %d", got, bound)
	}
}

func TestKindsThatAreSilencedFadeOutAtOnce(t *testing.T) {
	m := openMixer()
	m.Play(Lift, hum(100, 8000, Rate), 0, 0)
	m.Play(Deal, hum(100, 8000, Rate), 0, Rate/10)
	out := make([]int16, 2*Rate/400)
	m.Mix(out)
	m.Silence(func(s Sound) bool { return s != Lift && s != Deal })
	if m.Active() != 0 {
		t.Errorf("%d voices are left", m.Active())
	}
	out = make([]int16, 2*Rate)
	m.Mix(out)
	if got := steepest(out); got > 150 {
		t.Errorf("a step of %d", got)
	}
	if i := slices.IndexFunc(out[2*fadeFrames:], func(v int16) bool { return v != 0 }); i >= 0 {
		t.Errorf("something is left %d frames after the fade", i/2)
	}
}

func TestNothingClipsWithEverythingPlaying(t *testing.T) {
	m := openMixer()
	music := NewMusic(Sorel, 3)
	music.SetMood(Bright)
	m.SetMusic(music)
	loud := slices.Repeat([]int16{32767, 32767, 32767, 32767, -32768, -32768, -32768, -32768}, 3000)
	for range mostVoices {
		m.Play(Won, loud, 0, 0)
	}
	out := make([]int16, 2*24000)
	m.Mix(out)
	if top := slices.Max(out); top >= 32700 {
		t.Errorf("peak %d", top)
	}
	if bottom := slices.Min(out); bottom <= -32700 {
		t.Errorf("peak %d", bottom)
	}
}

func TestEightRealSoundsAtOnceHaveNoClickAndNoDirectCurrent(t *testing.T) {
	m := openMixer()
	top := 0
	for i, s := range []Sound{Deal, DropColumn, DropSpace, Turn, Foundation, Won, SuitFinished, Refuse, Lift, Undo} {
		pcm := Render(Cue{Sound: s, Step: 4}, 1)
		stereo := make([]int16, 0, 2*len(pcm))
		for _, v := range pcm {
			stereo = append(stereo, v, v)
		}
		top += steepest(stereo)
		m.Play(s, pcm, 10*i-50, i*400)
	}
	out := make([]int16, 2*4*Rate)
	m.Mix(out)
	if got := steepest(out); got > top {
		t.Errorf("a step of %d; the sounds alone come to %d", got, top)
	}
	sum := 0
	for _, v := range out {
		sum += int(v)
	}
	if mean := float64(sum) / float64(len(out)); math.Abs(mean) > 1 {
		t.Errorf("a mean of %.2f", mean)
	}
}

func TestVolumeAndMuteAreHeardWithinTenMillisecondsAndDoNotClick(t *testing.T) {
	m := openMixer()
	m.Play(Lift, hum(100, 8000, 4*Rate), 0, 0)
	out := make([]int16, 2*Rate/10)
	for _, percent := range []int{0, 100, 30, 100, 0} {
		m.SetVolumes(percent, 0)
		m.Mix(out)
		if got := steepest(out); got > 150 {
			t.Errorf("to %d%%: a step of %d", percent, got)
		}
		want := 8000 * percent * percent / 10000
		if got := int(slices.Max(out[2*(Rate/100+1):])); got < want-40 || got > want+40 {
			t.Errorf("at %d%% the peak is %d, not %d", percent, got, want)
		}
	}
}

func TestPanMovesASoundAside(t *testing.T) {
	for _, pan := range []int{-100, 0, 100, math.MinInt, math.MaxInt} {
		m := openMixer()
		m.Play(Lift, hum(1000, 8000, Rate/10), pan, 0)
		out := make([]int16, 2*Rate/10)
		m.Mix(out)
		var left, right int
		for i := 0; i < len(out); i += 2 {
			left, right = max(left, int(out[i])), max(right, int(out[i+1]))
		}
		if (left > right) != (pan < 0) || (right > left) != (pan > 0) {
			t.Errorf("pan %d: %d left, %d right", pan, left, right)
		}
	}
}

func TestTheStreamIsTheSameHoweverItIsRead(t *testing.T) {
	play := func(read func() int) []int16 {
		m := openMixer()
		m.SetMusic(NewMusic(Bernauer, 7))
		for i := range 12 {
			m.Play(Deal, Render(Cue{Sound: Deal}, i%5), i*10, i*777)
		}
		out := make([]int16, 2*Rate/2)
		for at := 0; at < len(out); {
			n := min(2*read(), len(out)-at)
			m.Mix(out[at : at+n])
			at += n
		}
		return out
	}
	want := play(func() int { return Rate })
	rapid.Check(t, func(t *rapid.T) {
		sizes := rapid.SliceOfN(rapid.IntRange(1, 3000), 1, 20).Draw(t, "sizes")
		i := 0
		got := play(func() int { i++; return sizes[i%len(sizes)] })
		if !slices.Equal(got, want) {
			t.Fatal("the bytes differ")
		}
	})
}

func TestMusicFadesOverFromOnePieceToTheOther(t *testing.T) {
	m := openMixer()
	first, second := NewMusic(Bernauer, 1), NewMusic(Sorel, 1)
	m.SetMusic(first)
	out := make([]int16, 2*Rate)
	m.Mix(out)
	if m.swap.now >= 1<<30 || m.swap.now == 0 {
		t.Errorf("after a second the fade is at %d", m.swap.now)
	}
	m.Mix(out)
	m.SetMusic(second)
	m.Mix(out)
	if m.playing != first {
		t.Error("the old piece broke off")
	}
	m.Mix(out)
	m.Mix(out)
	if m.playing != second || m.coming != nil {
		t.Error("the new piece has not begun")
	}
	m.SetMusic(nil)
	m.Mix(out)
	m.Mix(out)
	m.Mix(out)
	if m.playing != nil || steepest(out) != 0 {
		t.Error("the music has not ended")
	}
}

func TestMixingDoesNotAllocate(t *testing.T) {
	m := openMixer()
	m.SetMusic(NewMusic(NoPiece, 0))
	pcm := hum(100, 100, Rate)
	out := make([]int16, 1024)
	m.Play(Lift, pcm, 0, 0)
	m.Mix(out)
	if n := testing.AllocsPerRun(20, func() { m.Mix(out) }); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

func BenchmarkMixOneSecond(b *testing.B) {
	m := openMixer()
	m.SetMusic(NewMusic(Sorel, 1))
	pcm := hum(100, 100, Rate)
	out := make([]int16, 2*Rate)
	for b.Loop() {
		for range mostVoices {
			m.Play(Lift, pcm, 0, 0)
		}
		m.Mix(out)
	}
}

func BenchmarkRenderFoundation(b *testing.B) {
	for b.Loop() {
		Render(Cue{Sound: Foundation, Step: 5}, 0)
	}
}

func BenchmarkRenderWon(b *testing.B) {
	for b.Loop() {
		Render(Cue{Sound: Won}, 0)
	}
}
