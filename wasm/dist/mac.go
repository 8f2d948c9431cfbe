package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"strings"
	"text/template"
)

// Mach-O numbers, as in the system's <mach-o/fat.h> and <mach/machine.h>.
const (
	fatMagic  = 0xcafebabe
	machMagic = 0xfeedfacf // 64 bits, little endian
	cpuAMD64  = 0x01000007
	cpuARM64  = 0x0100000c
	// sliceAlign is the power of two at which a slice begins: a page of arm64.
	sliceAlign = 14
)

// Universal joins programs for several processors into one for all of them.
// Each must be a 64-bit Mach-O file; its own signature stays as it is.
func Universal(programs ...[]byte) ([]byte, error) {
	const header, entry = 8, 20
	align := func(n int) int { return (n + 1<<sliceAlign - 1) &^ (1<<sliceAlign - 1) }
	out := make([]byte, header, header+entry*len(programs))
	binary.BigEndian.PutUint32(out, fatMagic)
	binary.BigEndian.PutUint32(out[4:], uint32(len(programs)))
	at := align(header + entry*len(programs))
	offsets := make([]int, len(programs))
	for i, p := range programs {
		if len(p) < 12 || binary.LittleEndian.Uint32(p) != machMagic {
			return nil, fmt.Errorf("program %d is no 64-bit Mach-O file", i+1)
		}
		offsets[i] = at
		for _, field := range []uint32{
			binary.LittleEndian.Uint32(p[4:]), binary.LittleEndian.Uint32(p[8:]),
			uint32(at), uint32(len(p)), sliceAlign,
		} {
			out = binary.BigEndian.AppendUint32(out, field)
		}
		at = align(at + len(p))
	}
	for i, p := range programs {
		out = append(out, make([]byte, offsets[i]-len(out))...)
		out = append(out, p...)
	}
	return out, nil
}

// icnsTypes are the kinds of pictures in an .icns file that are PNG, by their
// width in pixels.
var icnsTypes = []struct {
	width int
	code  string
}{{32, "ic11"}, {64, "ic12"}, {128, "ic07"}, {256, "ic08"}, {512, "ic09"}}

// ICNS packs PNG icons, by width, into an icon file of macOS.
func ICNS(icons map[int][]byte) ([]byte, error) {
	var body []byte
	for _, t := range icnsTypes {
		picture, have := icons[t.width]
		if !have {
			continue
		}
		body = append(body, t.code...)
		body = binary.BigEndian.AppendUint32(body, uint32(8+len(picture)))
		body = append(body, picture...)
	}
	if body == nil {
		return nil, fmt.Errorf("there is no icon of a width that macOS takes")
	}
	out := binary.BigEndian.AppendUint32([]byte("icns"), uint32(8+len(body)))
	return append(out, body...), nil
}

var plist = template.Must(template.New("Info.plist").Parse(`<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>CFBundleDevelopmentRegion</key><string>en</string>
	<key>CFBundleDisplayName</key><string>Agnes</string>
	<key>CFBundleExecutable</key><string>agnes</string>
	<key>CFBundleIconFile</key><string>agnes</string>
	<key>CFBundleIdentifier</key><string>patience.agnes</string>
	<key>CFBundleInfoDictionaryVersion</key><string>6.0</string>
	<key>CFBundleName</key><string>Agnes</string>
	<key>CFBundlePackageType</key><string>APPL</string>
	<key>CFBundleShortVersionString</key><string>{{.}}</string>
	<key>CFBundleVersion</key><string>{{.}}</string>
	<key>LSApplicationCategoryType</key><string>public.app-category.card-games</string>
	<key>LSMinimumSystemVersion</key><string>12.0</string>
	<key>NSHighResolutionCapable</key><true/>
	<key>NSSupportsAutomaticGraphicsSwitching</key><true/>
</dict>
</plist>
`))

// App is the folder Agnes.app around a universal program.
func App(program []byte, icons map[int][]byte, version string) (Files, error) {
	icon, err := ICNS(icons)
	if err != nil {
		return nil, err
	}
	var info bytes.Buffer
	if err := plist.Execute(&info, numeric(version)); err != nil {
		return nil, err
	}
	return Files{
		"Agnes.app/Contents/Info.plist":           {Content: info.Bytes()},
		"Agnes.app/Contents/PkgInfo":              {Content: []byte("APPL????")},
		"Agnes.app/Contents/MacOS/agnes":          {Content: program, Executable: true},
		"Agnes.app/Contents/Resources/agnes.icns": {Content: icon},
	}, nil
}

// numeric is the numbers at the start of a version, at most three: 1.2.3 of
// v1.2.3-4-gabc; 0.0.0 where there are none.
func numeric(version string) string {
	var n [3]int
	count, _ := fmt.Sscanf(strings.TrimPrefix(version, "v"), "%d.%d.%d", &n[0], &n[1], &n[2])
	if count < 2 {
		return "0.0.0"
	}
	return fmt.Sprintf("%d.%d.%d", n[0], n[1], n[2])
}
