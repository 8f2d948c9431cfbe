package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// root is the repository, seen from here.
const root = "../.."

// goTool runs the go command in the repository.
func goTool(env []string, args ...string) (string, error) {
	cmd := exec.Command("go", args...)
	cmd.Dir = root
	cmd.Env = append(os.Environ(), env...)
	out, err := cmd.CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("go %s: %w\n%s", strings.Join(args, " "), err, out)
	}
	return strings.TrimSpace(string(out)), nil
}

// BuildDesktop compiles a package of the repository for this machine.
func BuildDesktop(pkg, out string) error {
	_, err := goTool([]string{"CGO_ENABLED=0"}, "build", "-o", out, pkg)
	return err
}

// BuildWeb compiles a package of the repository for the browser, and makes the
// folder of its web page as `make web` does. Flags are those of wasm/slim.
func BuildWeb(pkg, out string, flags ...string) error {
	wasm := out + ".wasm"
	args := append([]string{"run", "./wasm/slim", "-o", wasm}, flags...)
	_, err := goTool(nil, append(args, pkg)...)
	if err != nil {
		return err
	}
	goroot, err := goTool(nil, "env", "GOROOT")
	if err != nil {
		return err
	}
	_, err = goTool(nil, "run", "./wasm/pack", "-wasm", wasm,
		"-exec", filepath.Join(goroot, "lib", "wasm", "wasm_exec.js"), "-icons", "sprites/icon", "-out", out)
	return err
}
