package sprites

// A stretched sprite shows, at its pixel i of w, the source pixel under the
// point (i + stretchNum/stretchDen) · source/w. The middle of the pixel would
// fall on the line between two source pixels for the commonest ratios, where
// a graphics card may choose either; a point slightly beside it never does for
// the widths that the sheets have.
const (
	stretchNum = 12
	stretchDen = 23
)

// StretchSource gives the source pixel shown at pixel i of a side of length to
// that is stretched from a side of length from.
func StretchSource(i, from, to int) int {
	return (stretchDen*i + stretchNum) * from / (stretchDen * to)
}

// StretchShift is how far, in source pixels, a graphics card must sample
// beside the middle of a pixel to show the same.
func StretchShift(from, to int) float32 {
	return (float32(stretchNum)/stretchDen - 0.5) * float32(from) / float32(to)
}
