package main

import (
	"bytes"
	"fmt"
	"image/png"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// readMe is what a player finds beside the program.
const readMe = `Agnes %s
Agnes Bernauer and Agnes Sorel, two games of patience.

%s
Games, settings and statistics are kept in the folder "agnes" of the user's
configuration, or in the one that AGNES_DATA_DIR names. Nothing is sent
anywhere. LICENSE says what may be done with the game, THIRD-PARTY what others
ask for the parts that are theirs.
`

// starts says how the game is started, by system.
var starts = map[string]string{
	"windows": `Start agnes.exe. The program is not signed: Windows may say that it "protected
your PC". "More info", then "Run anyway", starts it.
`,
	"mac": `Start Agnes.app. The program is not signed: macOS may say that it cannot be
opened. Open it from the context menu, or allow it under System Settings,
Privacy & Security.
`,
	"linux": `Start ./agnes. It needs X11 (or Xwayland) and OpenGL, which desktops have. To
see it in menus, put agnes in ~/.local/bin, agnes.desktop in
~/.local/share/applications and the folders of icons in
~/.local/share/icons/hicolor/*/apps.
`,
}

// itchManifest tells the itch app what to start.
const itchManifest = "[[actions]]\nname = \"play\"\npath = %q\n"

// release is what archives are made of.
type release struct {
	version string
	at      time.Time
	built   string         // the folder of the compiled programs
	web     string         // the folder of the web page
	root    string         // the repository
	icons   map[int][]byte // PNG by width
}

func archivesCommand(args []string) error {
	f := flags("archives")
	var r release
	f.StringVar(&r.version, "version", "dev", "the version of the release")
	f.StringVar(&r.built, "built", ".build", "the `folder` of the compiled programs")
	f.StringVar(&r.web, "web", ".build/web", "the `folder` of the web page")
	f.StringVar(&r.root, "root", ".", "the `folder` of the repository")
	out := f.String("out", "dist", "the `folder` to put the archives in; what was in it is lost")
	seconds := f.Int64("time", 0, "the time that all files bear, in `seconds` since 1970: that of the commit")
	if err := f.Parse(args); err != nil {
		return err
	}
	r.at = time.Unix(*seconds, 0)
	archives, err := r.archives()
	if err != nil {
		return err
	}
	if err := os.RemoveAll(*out); err != nil {
		return err
	}
	if err := os.MkdirAll(*out, 0o755); err != nil {
		return err
	}
	for name, content := range archives {
		to := filepath.Join(*out, name)
		if err := os.WriteFile(to, content, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// archives makes all archives, by name.
func (r *release) archives() (map[string][]byte, error) {
	if err := r.readIcons(); err != nil {
		return nil, err
	}
	out := map[string][]byte{}
	for _, make := range []func(map[string][]byte) error{r.addWeb, r.addWindows, r.addMac, r.addLinux} {
		if err := make(out); err != nil {
			return nil, err
		}
	}
	return out, nil
}

func (r *release) readIcons() error {
	names, err := filepath.Glob(filepath.Join(r.root, "sprites", "icon", "icon-*.png"))
	if err != nil {
		return err
	}
	r.icons = map[int][]byte{}
	for _, name := range names {
		content, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		config, err := png.DecodeConfig(bytes.NewReader(content))
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		r.icons[config.Width] = content
	}
	if len(r.icons) == 0 {
		return fmt.Errorf("no icons in sprites/icon")
	}
	return nil
}

// papers are the files that lie in every package.
func (r *release) papers(system string) (Files, error) {
	out := Files{"README.txt": {Content: fmt.Appendf(nil, readMe, r.version, starts[system])}}
	for _, name := range []string{"LICENSE", "THIRD-PARTY"} {
		content, err := os.ReadFile(filepath.Join(r.root, name))
		if err != nil {
			return nil, err
		}
		out[name+".txt"] = File{Content: content}
	}
	return out, nil
}

func (r *release) program(name string) ([]byte, error) {
	return os.ReadFile(filepath.Join(r.built, name))
}

// addWeb makes the archive for itch.io: the page with index.html at its root.
func (r *release) addWeb(out map[string][]byte) error {
	files := Files{}
	err := filepath.WalkDir(r.web, func(name string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		content, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(r.web, name)
		files[filepath.ToSlash(rel)] = File{Content: content}
		return err
	})
	if err != nil {
		return err
	}
	papers, err := r.papers("")
	if err != nil {
		return err
	}
	delete(papers, "README.txt")
	maps.Copy(files, papers)
	out["agnes-"+r.version+"-html5.zip"], err = Zip(files, r.at)
	return err
}

func (r *release) addWindows(out map[string][]byte) error {
	program, err := r.program("agnes-windows-amd64.exe")
	if err != nil {
		return err
	}
	if program, err = WindowsProgram(program, r.icons, r.version); err != nil {
		return err
	}
	files, err := r.papers("windows")
	if err != nil {
		return err
	}
	for name, f := range files { // what Notepad of old shows in lines
		f.Content = []byte(strings.ReplaceAll(string(f.Content), "\n", "\r\n"))
		files[name] = f
	}
	files["agnes.exe"] = File{Content: program, Executable: true}
	files[".itch.toml"] = File{Content: fmt.Appendf(nil, itchManifest, "agnes.exe")}
	out["agnes-"+r.version+"-windows.zip"], err = Zip(files.Under("agnes-"+r.version), r.at)
	return err
}

func (r *release) addMac(out map[string][]byte) error {
	amd64, err := r.program("agnes-darwin-amd64")
	if err != nil {
		return err
	}
	arm64, err := r.program("agnes-darwin-arm64")
	if err != nil {
		return err
	}
	program, err := Universal(amd64, arm64)
	if err != nil {
		return err
	}
	files, err := App(program, r.icons, r.version)
	if err != nil {
		return err
	}
	papers, err := r.papers("mac")
	if err != nil {
		return err
	}
	maps.Copy(files, papers)
	files[".itch.toml"] = File{Content: fmt.Appendf(nil, itchManifest, "Agnes.app")}
	out["agnes-"+r.version+"-macos.zip"], err = Zip(files.Under("agnes-"+r.version), r.at)
	return err
}

func (r *release) addLinux(out map[string][]byte) error {
	for _, arch := range []string{"amd64", "arm64"} {
		program, err := r.program("agnes-linux-" + arch)
		if err != nil {
			return err
		}
		files := LinuxFiles(program, r.icons)
		papers, err := r.papers("linux")
		if err != nil {
			return err
		}
		maps.Copy(files, papers)
		files[".itch.toml"] = File{Content: fmt.Appendf(nil, itchManifest, "agnes")}
		name := "agnes-" + r.version + "-linux-" + arch
		if out[name+".tar.gz"], err = TarGz(files.Under("agnes-"+r.version), r.at); err != nil {
			return err
		}
	}
	return nil
}
