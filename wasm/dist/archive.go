package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/flate"
	"compress/gzip"
	"io"
	"io/fs"
	"maps"
	"path"
	"slices"
	"time"
)

// File is a file of an archive.
type File struct {
	Content    []byte
	Executable bool
}

// Files are the files of an archive by their slash-separated names.
type Files map[string]File

func (f File) mode() int64 {
	if f.Executable {
		return 0o755
	}
	return 0o644
}

// Under puts all files into a folder.
func (fs Files) Under(dir string) Files {
	out := Files{}
	for name, f := range fs {
		out[path.Join(dir, name)] = f
	}
	return out
}

// Zip packs files in the order of their names, all of one time.
func Zip(files Files, at time.Time) ([]byte, error) {
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	w.RegisterCompressor(zip.Deflate, func(out io.Writer) (io.WriteCloser, error) {
		return flate.NewWriter(out, flate.BestCompression)
	})
	for _, name := range slices.Sorted(maps.Keys(files)) {
		f := files[name]
		header := &zip.FileHeader{Name: name, Method: zip.Deflate, Modified: at.UTC()}
		header.SetMode(fs.FileMode(f.mode()))
		to, err := w.CreateHeader(header)
		if err != nil {
			return nil, err
		}
		if _, err := to.Write(f.Content); err != nil {
			return nil, err
		}
	}
	err := w.Close()
	return b.Bytes(), err
}

// TarGz packs files in the order of their names, all of one time and of
// nobody's.
func TarGz(files Files, at time.Time) ([]byte, error) {
	var b bytes.Buffer
	packed, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	w := tar.NewWriter(packed)
	for _, name := range slices.Sorted(maps.Keys(files)) {
		f := files[name]
		header := &tar.Header{Name: name, Mode: f.mode(), Size: int64(len(f.Content)), ModTime: at.UTC(), Format: tar.FormatUSTAR}
		if err := w.WriteHeader(header); err != nil {
			return nil, err
		}
		if _, err := w.Write(f.Content); err != nil {
			return nil, err
		}
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	err = packed.Close()
	return b.Bytes(), err
}
