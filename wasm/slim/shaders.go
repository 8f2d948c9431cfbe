package main

import (
	_ "embed"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"strings"
)

// The engine compiles its shaders when the game starts. The few that it has
// itself are compiled here instead, by the same compiler, and those packages
// that lead to it are replaced by tables of what it made: with the compiler go
// the parser of Go, big numbers and regular expressions.
const (
	compilePlace = "agnes/main.go" // where the program that compiles is put
	tablePlace   = "internal/legacyshader/legacyshader.go"
	glslPlace    = "internal/shaderir/glsl/glsl.go"
)

// leftOut are files that have no place beside the tables.
var leftOut = []string{
	"internal/legacyshader/convert.go",
	"internal/legacyshader/deprecated.go",
	"internal/graphics/shader.go",
	"internal/shaderir/glsl/type.go",
}

//go:embed parts/compile.go.txt
var compileCode []byte

//go:embed parts/legacyshader.go.txt
var tableCode string

//go:embed parts/glsl.go.txt
var glslCode string

// shader is what the engine's compiler makes of a shader.
type shader struct {
	Source, ID       string
	Names, Types     []string // of its uniform variables; types as Go source
	Used             []int    // the variables that it reads, by index
	Vertex, Fragment string   // GLSL ES 3.00
}

// compiledShaders runs the compiler of the copy that a modfile tells of.
func compiledShaders(root, modfile string) ([]shader, error) {
	text, err := goTool(root, nil, "run", "-modfile", modfile, engine+"/agnes")
	if err != nil {
		return nil, err
	}
	var all []shader
	err = json.Unmarshal(text, &all)
	return all, err
}

// shaderTables writes the two packages that hand out compiled shaders.
func shaderTables(all []shader) (table, glsl string, err error) {
	var t, g strings.Builder
	t.WriteString(tableCode + "var compiled = []shader{\n")
	g.WriteString(glslCode + "var compiled = []shader{\n")
	for _, s := range all {
		id, err := hex.DecodeString(s.ID)
		if err != nil {
			return "", "", err
		}
		digits := strings.TrimPrefix(fmt.Sprintf("%#v", id), "[]byte")
		types := strings.Join(s.Types, ", ")
		fmt.Fprintf(&t, "\t{source: %q, id: shaderir.SourceID%s, names: %#v, types: []shaderir.Type{%s}, used: %#v},\n",
			s.Source, digits, s.Names, types, s.Used)
		fmt.Fprintf(&g, "\t{id: shaderir.SourceID%s, vertex: %q, fragment: %q},\n", digits, s.Vertex, s.Fragment)
	}
	return t.String() + "}\n", g.String() + "}\n", nil
}
