// Command sounds writes every sound of the game and a minute of each piece of
// music as WAV files, and beside each a picture of its waveform and spectrum.
//
//	go run ./audio/sounds -o .build/sounds
package main

import (
	"encoding/binary"
	"errors"
	"flag"
	"fmt"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"strings"

	"agnes/audio"
)

func main() {
	out := flag.String("o", ".build/sounds", "folder to write into")
	seconds := flag.Int("s", 60, "seconds of each piece of music")
	flag.Parse()
	if err := run(*out, *seconds); err != nil {
		fmt.Fprintln(os.Stderr, "sounds:", err)
		os.Exit(1)
	}
}

func run(folder string, seconds int) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	for _, t := range takes() {
		for v := range t.cue.Sound.Variants() {
			name := fmt.Sprintf("%s-%d", t.name, v+1)
			if err := write(folder, name, play(t.cue, v)); err != nil {
				return err
			}
		}
	}
	if err := write(folder, "foundation-scales", scales()); err != nil {
		return err
	}
	for _, p := range []audio.Piece{audio.Bernauer, audio.Sorel} {
		for _, m := range []struct {
			name string
			mood int
		}{{"", audio.Neutral}, {"-gloomy", audio.Gloomy}, {"-bright", audio.Bright}} {
			if err := write(folder, "music-"+p.String()+m.name, music(p, m.mood, seconds)); err != nil {
				return err
			}
		}
	}
	return nil
}

// take is a cue and the name of the file it goes into.
type take struct {
	name string
	cue  audio.Cue
}

func takes() []take {
	var list []take
	for s := range audio.Sounds {
		name := strings.ReplaceAll(s.String(), " ", "-")
		if s.Role() == audio.Touch || s == audio.Foundation {
			list = append(list, take{name, audio.Cue{Sound: s, Step: 5}})
			continue
		}
		for _, p := range []audio.Piece{audio.Bernauer, audio.Sorel} {
			list = append(list, take{name + "-" + p.String(), audio.Cue{Sound: s, Piece: p}})
		}
	}
	return list
}

// play sends one sound through a mixer at full volume.
func play(c audio.Cue, variant int) []int16 {
	pcm := audio.Render(c, variant)
	var m audio.Mixer
	m.SetVolumes(100, 0)
	settle := make([]int16, 2*audio.Rate/100)
	m.Mix(settle)
	m.Play(c.Sound, pcm, 0, 0)
	out := make([]int16, 2*len(pcm))
	m.Mix(out)
	return out
}

// scales plays the thirteen steps of a foundation in both modes, without and
// with a wrap.
func scales() []int16 {
	var m audio.Mixer
	m.SetVolumes(100, 0)
	var out []int16
	chunk := make([]int16, 2*audio.Rate*2/5)
	for _, p := range []audio.Piece{audio.Bernauer, audio.Sorel} {
		for _, wrap := range []int{0, 6} {
			for step := 1; step <= 13; step++ {
				c := audio.Cue{Sound: audio.Foundation, Piece: p, Step: step, Wrap: wrap}
				m.Play(c.Sound, audio.Render(c, step%3), 0, 0)
				m.Mix(chunk)
				out = append(out, chunk...)
			}
			m.Mix(chunk)
			out = append(out, chunk...)
		}
	}
	return out
}

func music(p audio.Piece, mood, seconds int) []int16 {
	var m audio.Mixer
	m.SetVolumes(0, 100)
	piece := audio.NewMusic(p, 1)
	piece.SetMood(mood)
	m.SetMusic(piece)
	out := make([]int16, 2*audio.Rate*seconds)
	m.Mix(out)
	return out
}

// write writes NAME.wav and NAME.png.
func write(folder, name string, pcm []int16) error {
	wav, err := os.Create(filepath.Join(folder, name+".wav"))
	if err != nil {
		return err
	}
	if err := errors.Join(writeWAV(wav, pcm), wav.Close()); err != nil {
		return err
	}
	pic, err := os.Create(filepath.Join(folder, name+".png"))
	if err != nil {
		return err
	}
	return errors.Join(png.Encode(pic, picture(pcm)), pic.Close())
}

// writeWAV writes 16 bit PCM of two channels in the RIFF form.
func writeWAV(w io.Writer, pcm []int16) error {
	size := uint32(2 * len(pcm))
	const frame = 2 * audio.Channels
	header := []any{
		[4]byte{'R', 'I', 'F', 'F'},
		size + 36,
		[4]byte{'W', 'A', 'V', 'E'},
		[4]byte{'f', 'm', 't', ' '},
		uint32(16), uint16(1), uint16(audio.Channels),
		uint32(audio.Rate), uint32(audio.Rate * frame), uint16(frame), uint16(16),
		[4]byte{'d', 'a', 't', 'a'},
		size,
	}
	for _, v := range append(header, pcm) {
		if err := binary.Write(w, binary.LittleEndian, v); err != nil {
			return err
		}
	}
	return nil
}
