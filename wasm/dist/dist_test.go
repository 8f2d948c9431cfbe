package main

import (
	"bytes"
	"debug/macho"
	"encoding/binary"
	"image"
	"image/png"
	"os"
	"strings"
	"testing"
	"time"
)

var someFiles = Files{"b/x": {Content: []byte("x"), Executable: true}, "a": {Content: []byte("a")}}

func TestArchivesAreTheSameOnAnyDay(t *testing.T) {
	for name, pack := range map[string]func(Files, time.Time) ([]byte, error){"zip": Zip, "tar": TarGz} {
		one, err := pack(someFiles, time.Unix(1e9, 0))
		if err != nil {
			t.Fatal(err)
		}
		two, err := pack(someFiles, time.Unix(1e9, 0).In(time.FixedZone("elsewhere", 7*3600)))
		if err != nil || !bytes.Equal(one, two) {
			t.Errorf("%s: two archives of the same files differ (%v)", name, err)
		}
	}
}

func TestArchivesHoldWhatWasPutIn(t *testing.T) {
	zipped, err := Zip(someFiles, time.Unix(1e9, 0))
	if err != nil {
		t.Fatal(err)
	}
	tarred, err := TarGz(someFiles, time.Unix(1e9, 0))
	if err != nil {
		t.Fatal(err)
	}
	for name, open := range map[string]func() (Files, error){
		"zip": func() (Files, error) { return unzip(zipped) },
		"tar": func() (Files, error) { return untar(tarred) },
	} {
		files, err := open()
		if err != nil || len(files) != 2 || string(files["a"].Content) != "a" || !files["b/x"].Executable || files["a"].Executable {
			t.Errorf("%s: %v, %v", name, files, err)
		}
	}
}

func machO(cpu uint32, size int) []byte {
	p := make([]byte, size)
	binary.LittleEndian.PutUint32(p, machMagic)
	binary.LittleEndian.PutUint32(p[4:], cpu)
	binary.LittleEndian.PutUint32(p[12:], 2) // an executable
	return p
}

func TestAUniversalProgramHoldsBoth(t *testing.T) {
	fat, err := Universal(machO(cpuAMD64, 20000), machO(cpuARM64, 4097))
	if err != nil {
		t.Fatal(err)
	}
	f, err := macho.NewFatFile(bytes.NewReader(fat))
	if err != nil {
		t.Fatal(err)
	}
	if len(f.Arches) != 2 || f.Arches[0].Cpu != macho.CpuAmd64 || f.Arches[1].Cpu != macho.CpuArm64 || f.Arches[1].Size != 4097 {
		t.Errorf("arches: %v", f.Arches)
	}
	if _, err := Universal([]byte("#!/bin/sh\n#######")); err == nil {
		t.Error("a script was taken for a program")
	}
}

func TestVersionsAreTurnedIntoNumbers(t *testing.T) {
	for version, want := range map[string]string{
		"v1.2.3": "1.2.3", "1.2.3-4-gabc": "1.2.3", "v1.2": "1.2.0", "abc1234": "0.0.0", "dev": "0.0.0",
	} {
		if got := numeric(version); got != want {
			t.Errorf("numeric(%q) = %q, want %q", version, got, want)
		}
	}
}

func TestIconsOfMacOS(t *testing.T) {
	var picture bytes.Buffer
	if err := png.Encode(&picture, image.NewRGBA(image.Rect(0, 0, 128, 128))); err != nil {
		t.Fatal(err)
	}
	icns, err := ICNS(map[int][]byte{128: picture.Bytes(), 48: nil})
	if err != nil || int(binary.BigEndian.Uint32(icns[4:])) != len(icns) || string(icns[8:12]) != "ic07" {
		t.Errorf("%q, %v", icns[:min(16, len(icns))], err)
	}
	if _, err := ICNS(nil); err == nil {
		t.Error("an icon without pictures")
	}
}

func TestAPageThatAsksForWhatIsNotThereIsFound(t *testing.T) {
	files := Files{"index.html": {Content: []byte(`<script src="gone.js"></script>`)}}
	if _, err := checkWeb(files); err == nil || !strings.Contains(err.Error(), "gone.js") {
		t.Error(err)
	}
	if _, err := checkWeb(Files{}); err == nil {
		t.Error("an archive without a page")
	}
}

func TestTheFileOfLicencesIsComplete(t *testing.T) {
	want, err := Licences("../..")
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../../THIRD-PARTY")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("THIRD-PARTY is not what `make third-party` writes now")
	}
}
