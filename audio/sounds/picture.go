package main

import (
	"image"
	"image/color"
	"math"
	"math/cmplx"

	"agnes/audio"
)

const (
	width  = 640 // pixels of a picture
	height = 160 // pixels of each of its three parts
)

// picture draws three parts below each other: the waveform, with lines at a
// quarter of full scale; the spectrum as time goes on, 0 at the bottom to 8 kHz;
// and the spectrum of the whole from 40 Hz to 16 kHz, both axes logarithmic, with
// a line for each 12 dB.
func picture(pcm []int16) image.Image {
	img := image.NewRGBA(image.Rect(0, 0, width, 3*height))
	for i := range img.Pix {
		img.Pix[i] = 255
	}
	mono := make([]float64, len(pcm)/2)
	for i := range mono {
		mono[i] = (float64(pcm[2*i]) + float64(pcm[2*i+1])) / 65536
	}
	waveform(img, mono)
	spectrogram(img, mono)
	spectrum(img, mono)
	return img
}

func waveform(img *image.RGBA, wave []float64) {
	for x := range width {
		low, high := 0.0, 0.0
		for _, v := range wave[x*len(wave)/width : (x+1)*len(wave)/width] {
			low, high = min(low, v), max(high, v)
		}
		for y := range height {
			v := 0.5 - float64(y)/(height-1) // half of full scale fills the part
			c := color.RGBA{255, 255, 255, 255}
			switch {
			case v <= high+0.004 && v >= low-0.004:
				c = color.RGBA{40, 60, 120, 255}
			case math.Abs(math.Abs(v)-0.25) < 0.003:
				c = color.RGBA{220, 220, 220, 255}
			}
			img.SetRGBA(x, y, c)
		}
	}
}

func spectrogram(img *image.RGBA, wave []float64) {
	const n = 2048
	var bins []float64
	for x := range width {
		if x%4 == 0 {
			bins = magnitudes(around(wave, x*len(wave)/width, n))
		}
		for y := range height {
			hertz := 8000 * float64(height-1-y) / height
			db := 20 * math.Log10(bins[int(hertz*n/audio.Rate)]/n*4+1e-9)
			level := uint8(255 * min(max((db+96)/84, 0), 1))
			img.SetRGBA(x, height+y, color.RGBA{255 - level, 255 - level, 255 - level/3, 255})
		}
	}
}

func spectrum(img *image.RGBA, wave []float64) {
	const n = 8192
	total := make([]float64, n/2)
	top := 1e-9
	for at := 0; at < len(wave); at += n / 2 {
		for i, v := range magnitudes(around(wave, at, n)) {
			total[i] += v * v
			top = max(top, total[i])
		}
	}
	for x := range width {
		hertz := 40 * math.Pow(400, float64(x)/width)
		db := 10 * math.Log10(total[int(hertz*n/audio.Rate)]/top+1e-9)
		edge := int(-db / 84 * height)
		for y := range height {
			c := color.RGBA{255, 255, 255, 255}
			if y >= edge {
				c = color.RGBA{150, 90, 60, 255}
			} else if y%(height/7) == 0 {
				c = color.RGBA{225, 225, 225, 255}
			}
			img.SetRGBA(x, 2*height+y, c)
		}
	}
}

// around returns n samples about a place under a Hann window.
func around(wave []float64, middle, n int) []complex128 {
	out := make([]complex128, n)
	for i := range out {
		if j := middle - n/2 + i; j >= 0 && j < len(wave) {
			out[i] = complex(wave[j]*(0.5-0.5*math.Cos(2*math.Pi*float64(i)/float64(n))), 0)
		}
	}
	return out
}

// magnitudes returns the lower half of the spectrum of x, whose length is a
// power of two. It overwrites x.
func magnitudes(x []complex128) []float64 {
	transform(x)
	out := make([]float64, len(x)/2)
	for i := range out {
		out[i] = cmplx.Abs(x[i])
	}
	return out
}

// transform is the fast Fourier transform (Cooley and Tukey 1965), recursive.
func transform(x []complex128) {
	n := len(x)
	if n < 2 {
		return
	}
	half := make([]complex128, n)
	even, odd := half[:n/2], half[n/2:]
	for i := range even {
		even[i], odd[i] = x[2*i], x[2*i+1]
	}
	transform(even)
	transform(odd)
	turn, step := complex(1, 0), cmplx.Rect(1, -2*math.Pi/float64(n))
	for i := range even {
		t := odd[i] * turn
		x[i], x[i+n/2] = even[i]+t, even[i]-t
		turn *= step
	}
}
