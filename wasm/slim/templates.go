package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"strconv"
	"strings"
	"text/template"
)

// templateCode stands in for text/template in the two packages that render a
// shader for each filter and address: it hands out the texts that are rendered
// here.
const templateCode = `
var template rendered

type rendered struct{}

func (rendered) New(string) rendered { return rendered{} }

func (rendered) Parse(string) (rendered, error) { return rendered{}, nil }

func (rendered) Must(rendered, error) rendered { return rendered{} }

func (rendered) Execute(to *bytes.Buffer, of struct {
	Filter             Filter
	FilterNearest      Filter
	FilterLinear       Filter
	FilterPixelated    Filter
	Address            Address
	AddressUnsafe      Address
	AddressClampToZero Address
	AddressRepeat      Address
}) error {
	to.WriteString(renderedTexts[of.Filter][of.Address])
	return nil
}

var renderedTexts = [FilterCount][AddressCount]string`

// filters and addresses are how many of each the engine has, counted from 0 in
// the order of the fields below.
const filters, addresses = 3, 3

// shaderKind is what the engine gives its templates.
type shaderKind struct {
	Filter, FilterNearest, FilterLinear, FilterPixelated      int
	Address, AddressUnsafe, AddressClampToZero, AddressRepeat int
}

// renderedTexts renders the one template in a source file of the engine for
// each filter and address, and writes the texts as the value of an array.
func renderedTexts(source []byte) (string, error) {
	text, err := templateOf(source)
	if err != nil {
		return "", err
	}
	t, err := template.New("").Parse(text)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	b.WriteString("{\n")
	for filter := range filters {
		b.WriteString("\t{\n")
		for address := range addresses {
			kind := shaderKind{filter, 0, 1, 2, address, 0, 1, 2}
			var out bytes.Buffer
			if err := t.Execute(&out, kind); err != nil {
				return "", err
			}
			fmt.Fprintf(&b, "\t\t%q,\n", out.String())
		}
		b.WriteString("\t},\n")
	}
	b.WriteString("}\n")
	return b.String(), nil
}

// templateOf is the text in the one call of a method Parse in a source file.
func templateOf(source []byte) (string, error) {
	file, err := parser.ParseFile(token.NewFileSet(), "", source, parser.SkipObjectResolution)
	if err != nil {
		return "", err
	}
	var texts []string
	ast.Inspect(file, func(n ast.Node) bool {
		call, _ := n.(*ast.CallExpr)
		if call == nil || len(call.Args) != 1 {
			return true
		}
		method, _ := call.Fun.(*ast.SelectorExpr)
		text, _ := call.Args[0].(*ast.BasicLit)
		if method != nil && method.Sel.Name == "Parse" && text != nil && text.Kind == token.STRING {
			if s, err := strconv.Unquote(text.Value); err == nil {
				texts = append(texts, s)
			}
		}
		return true
	})
	if len(texts) != 1 {
		return "", fmt.Errorf("it has %d templates, not one", len(texts))
	}
	return texts[0], nil
}
