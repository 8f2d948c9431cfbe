package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"debug/elf"
	"debug/macho"
	"debug/pe"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/tc-hib/winres"
)

// What itch.io allows in the archive of a browser game.
const (
	maxFiles     = 1000
	maxPath      = 240 // characters
	maxExtracted = 500 << 20
	maxFile      = 200 << 20
)

func checkCommand(args []string) error {
	f := flags("check")
	dir := f.String("dir", "dist", "the `folder` of the archives")
	if err := f.Parse(args); err != nil {
		return err
	}
	names, err := filepath.Glob(filepath.Join(*dir, "*"))
	if err != nil {
		return err
	}
	found := map[string]bool{}
	for _, name := range names {
		content, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		kind, what, err := Check(filepath.Base(name), content)
		if err != nil {
			return fmt.Errorf("%s: %w", filepath.Base(name), err)
		}
		found[kind] = true
		fmt.Printf("%s: %.1f MB, %s\n", filepath.Base(name), float64(len(content))/1e6, what)
	}
	for kind := range checks {
		if !found[kind] {
			return fmt.Errorf("%s holds no archive *%s", *dir, kind)
		}
	}
	return nil
}

// checks are what must hold of each kind of archive, by the end of its name.
// Each returns what it saw.
var checks = map[string]func(Files) (string, error){
	"-html5.zip":          checkWeb,
	"-windows.zip":        checkWindows,
	"-macos.zip":          checkMac,
	"-linux-amd64.tar.gz": func(f Files) (string, error) { return checkLinux(f, elf.EM_X86_64) },
	"-linux-arm64.tar.gz": func(f Files) (string, error) { return checkLinux(f, elf.EM_AARCH64) },
}

// Check opens an archive and looks at everything in it that can be looked at
// here. kind is the end of its name.
func Check(name string, content []byte) (kind, what string, err error) {
	for kind, check := range checks {
		if !strings.HasSuffix(name, kind) {
			continue
		}
		open := unzip
		if strings.HasSuffix(name, ".tar.gz") {
			open = untar
		}
		files, err := open(content)
		if err != nil {
			return kind, "", err
		}
		what, err = check(files)
		return kind, what, err
	}
	return "", "", errors.New("no kind of archive that we make")
}

func unzip(content []byte) (Files, error) {
	r, err := zip.NewReader(bytes.NewReader(content), int64(len(content)))
	if err != nil {
		return nil, err
	}
	files := Files{}
	for _, f := range r.File {
		from, err := f.Open()
		if err != nil {
			return nil, err
		}
		text, err := io.ReadAll(from)
		if err != nil {
			return nil, err
		}
		files[f.Name] = File{text, f.Mode()&0o111 != 0}
	}
	return files, nil
}

func untar(content []byte) (Files, error) {
	packed, err := gzip.NewReader(bytes.NewReader(content))
	if err != nil {
		return nil, err
	}
	files := Files{}
	for r := tar.NewReader(packed); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return files, nil
		}
		if err != nil {
			return nil, err
		}
		text, err := io.ReadAll(r)
		if err != nil {
			return nil, err
		}
		files[h.Name] = File{text, h.Mode&0o111 != 0}
	}
}

func checkWeb(files Files) (string, error) {
	page, have := files["index.html"]
	if !have {
		return "", errors.New("there is no index.html at its root")
	}
	total := 0
	for name, f := range files {
		total += len(f.Content)
		switch {
		case len([]rune(name)) > maxPath || !utf8.ValidString(name):
			return "", fmt.Errorf("the name %q is too long or not text", name)
		case len(f.Content) > maxFile:
			return "", fmt.Errorf("%s is larger than itch.io takes", name)
		}
	}
	if len(files) > maxFiles || total > maxExtracted {
		return "", fmt.Errorf("%d files, %d bytes: more than itch.io takes", len(files), total)
	}
	for _, address := range addresses(string(page.Content)) {
		if _, have := files[address]; !have {
			return "", fmt.Errorf("the page asks for %q, which is not there", address)
		}
	}
	return fmt.Sprintf("%d files, %.1f MB unpacked, every address of the page relative and there", len(files), float64(total)/1e6), nil
}

// addresses are the files that a page asks for.
func addresses(html string) []string {
	var out []string
	for _, attribute := range []string{` href="`, ` src="`, ` data-game="`, ` data-plain="`} {
		for rest := html; ; {
			_, after, found := strings.Cut(rest, attribute)
			if !found {
				break
			}
			var address string
			address, rest, _ = strings.Cut(after, `"`)
			if !strings.HasPrefix(address, "data:") {
				out = append(out, address)
			}
		}
	}
	return out
}

// one is the only file with a name that ends so.
func one(files Files, ending string) (File, error) {
	var found []string
	for _, name := range slices.Sorted(maps.Keys(files)) {
		if strings.HasSuffix(name, ending) {
			found = append(found, name)
		}
	}
	if len(found) != 1 {
		return File{}, fmt.Errorf("files named *%s: %v, want one", ending, found)
	}
	return files[found[0]], nil
}

func checkPapers(files Files) error {
	for _, name := range []string{"/README.txt", "/LICENSE.txt", "/THIRD-PARTY.txt", "/.itch.toml"} {
		if _, err := one(files, name); err != nil {
			return err
		}
	}
	return nil
}

func checkWindows(files Files) (string, error) {
	program, err := one(files, "/agnes.exe")
	if err != nil {
		return "", err
	}
	exe, err := pe.NewFile(bytes.NewReader(program.Content))
	if err != nil {
		return "", err
	}
	header, is64 := exe.OptionalHeader.(*pe.OptionalHeader64)
	if !is64 || exe.Machine != pe.IMAGE_FILE_MACHINE_AMD64 {
		return "", errors.New("agnes.exe is not for amd64")
	}
	if header.Subsystem != pe.IMAGE_SUBSYSTEM_WINDOWS_GUI {
		return "", errors.New("agnes.exe opens a console window")
	}
	resources, err := winres.LoadFromEXE(bytes.NewReader(program.Content))
	if err != nil {
		return "", err
	}
	for what, kind := range map[string]winres.Identifier{
		"icon": winres.RT_GROUP_ICON, "version": winres.RT_VERSION, "manifest": winres.RT_MANIFEST,
	} {
		have := false
		resources.WalkType(kind, func(winres.Identifier, uint16, []byte) bool { have = true; return false })
		if !have {
			return "", fmt.Errorf("agnes.exe has no %s", what)
		}
	}
	return "amd64, no console, with icon, version and manifest (inspected; not run here)", checkPapers(files)
}

func checkMac(files Files) (string, error) {
	program, err := one(files, "/Agnes.app/Contents/MacOS/agnes")
	if err != nil {
		return "", err
	}
	if !program.Executable {
		return "", errors.New("the program is not executable")
	}
	fat, err := macho.NewFatFile(bytes.NewReader(program.Content))
	if err != nil {
		return "", err
	}
	cpus := map[macho.Cpu]bool{}
	for _, a := range fat.Arches {
		cpus[a.Cpu] = true
	}
	if len(cpus) != 2 || !cpus[macho.CpuAmd64] || !cpus[macho.CpuArm64] {
		return "", fmt.Errorf("the program is for %v", cpus)
	}
	for _, name := range []string{"/Contents/Info.plist", "/Contents/Resources/agnes.icns"} {
		if _, err := one(files, name); err != nil {
			return "", err
		}
	}
	return "universal: amd64 and arm64 (inspected; not run here)", checkPapers(files)
}

func checkLinux(files Files, machine elf.Machine) (string, error) {
	program, err := one(files, "/agnes")
	if err != nil {
		return "", err
	}
	if !program.Executable {
		return "", errors.New("the program is not executable")
	}
	e, err := elf.NewFile(bytes.NewReader(program.Content))
	if err != nil {
		return "", err
	}
	if e.Machine != machine {
		return "", fmt.Errorf("the program is for %v", e.Machine)
	}
	if _, err := one(files, "/agnes.desktop"); err != nil {
		return "", err
	}
	return fmt.Sprint(e.Machine), checkPapers(files)
}
