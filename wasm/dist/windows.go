package main

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"maps"
	"slices"

	"github.com/tc-hib/winres"
	"github.com/tc-hib/winres/version"
)

// americanEnglish is the language of the version text, as Windows numbers it:
// the one it falls back to.
const americanEnglish = 0x0409

// WindowsProgram puts an icon, a version and a manifest into a program.
func WindowsProgram(program []byte, icons map[int][]byte, release string) ([]byte, error) {
	var pictures []image.Image
	for _, width := range slices.Sorted(maps.Keys(icons)) {
		if width > 256 { // Windows takes no larger one
			continue
		}
		picture, err := png.Decode(bytes.NewReader(icons[width]))
		if err != nil {
			return nil, fmt.Errorf("icon of %d pixels: %w", width, err)
		}
		pictures = append(pictures, picture)
	}
	icon, err := winres.NewIconFromImages(pictures)
	if err != nil {
		return nil, err
	}
	var resources winres.ResourceSet
	if err := resources.SetIcon(winres.Name("APPICON"), icon); err != nil {
		return nil, err
	}
	var info version.Info
	info.SetFileVersion(numeric(release))
	info.SetProductVersion(numeric(release))
	for key, value := range map[string]string{
		version.ProductName: "Agnes", version.FileDescription: "Agnes, two games of patience",
		version.OriginalFilename: "agnes.exe", version.ProductVersion: release,
		version.LegalCopyright: "MIT licence",
	} {
		if err := info.Set(americanEnglish, key, value); err != nil {
			return nil, err
		}
	}
	resources.SetVersionInfo(info)
	resources.SetManifest(winres.AppManifest{
		Description: "Agnes", DPIAwareness: winres.DPIPerMonitorV2, Compatibility: winres.Win10AndAbove,
		ExecutionLevel: winres.AsInvoker,
	})
	var out bytes.Buffer
	err = resources.WriteToEXE(&out, bytes.NewReader(program))
	return out.Bytes(), err
}
