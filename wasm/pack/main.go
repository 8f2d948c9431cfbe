// Command pack turns what the compiler made into the folder of the web page. The
// same input gives the same bytes, on any day and in any folder. It knows nothing
// of the game but its name.
//
//	go run ./wasm/pack -wasm .build/agnes.wasm -exec wasm_exec.js -icons sprites/icon -out .build/web
package main

import (
	"flag"
	"fmt"
	"os"
)

func main() {
	wasm := flag.String("wasm", "", "the compiled game, a `file`")
	glue := flag.String("exec", "", "wasm_exec.js of the compiler that made it, a `file`")
	icons := flag.String("icons", "", "the `folder` of the icons, PNG files; none if it is not there")
	out := flag.String("out", "", "the `folder` to make; what was in it is lost")
	flag.Parse()
	if err := pack(*wasm, *glue, *icons, *out); err != nil {
		fmt.Fprintln(os.Stderr, "pack:", err)
		os.Exit(1)
	}
}

// pack makes the folder out of the game, the glue of its compiler and the folder
// of its icons.
func pack(wasm, glue, icons, out string) error {
	game, err := os.ReadFile(wasm)
	if err != nil {
		return err
	}
	script, err := os.ReadFile(glue)
	if err != nil {
		return err
	}
	pictures, err := readIcons(icons)
	if err != nil {
		return err
	}
	files, err := Web(game, script, pictures)
	if err != nil {
		return err
	}
	return writeFolder(out, files)
}
