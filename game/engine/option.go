package engine

import (
	"fmt"
	"slices"
	"strings"
)

// Option describes one option of the rules, so that programs and screens can
// list, name and set it.
type Option struct {
	Name   string   // as in RULES.md
	Values []string // the default first
	get    func(Rules) int
	set    func(*Rules, int)
	// belongs says for which games the option exists; nil means all.
	belongs func(Rules) bool
}

// Belongs reports whether the option exists in the game that r describes.
func (o Option) Belongs(r Rules) bool { return o.belongs == nil || o.belongs(r) }

// Value is the option's value in r, or "-" where it does not belong.
func (o Option) Value(r Rules) string {
	if !o.Belongs(r) {
		return "-"
	}
	return o.Values[o.get(r)]
}

// Options lists every option in the order of RULES.md.
func Options() []Option {
	inReserve := func(r Rules) bool { return r.Stock == ToReserve }
	inColumns := func(r Rules) bool { return r.Stock == ToColumns }
	return []Option{
		option("build", "alternate same-colour", func(r *Rules) *Build { return &r.Build }, nil),
		option("run", "packed whole same-suit whole-suit single", func(r *Rules) *Run { return &r.Run }, nil),
		option("space", "base-1 any single never", func(r *Rules) *Space { return &r.Space }, nil),
		option("faces", "up top", func(r *Rules) *Faces { return &r.Faces }, nil),
		option("stock", "reserve columns", func(r *Rules) *Stock { return &r.Stock }, nil),
		option("rows", "left right", func(r *Rules) *Rows { return &r.Rows }, inColumns),
		option("reserve", "open hidden", func(r *Rules) *Reserve { return &r.Reserve }, inReserve),
		option("lastTwo", "own cover", func(r *Rules) *LastTwo { return &r.LastTwo }, inReserve),
		option("redeals", "0 1", func(r *Rules) *uint8 { return &r.Redeals }, inReserve),
		option("base", "turned A 2 3 4 5 6 7 8 9 T J Q K", func(r *Rules) *Rank { return &r.Base }, nil),
		option("onBase", "allowed refused", func(r *Rules) *OnBase { return &r.OnBase }, nil),
		option("worryBack", "off on", func(r *Rules) *Switch { return &r.WorryBack }, nil),
	}
}

func option[T ~uint8](name, values string, field func(*Rules) *T, belongs func(Rules) bool) Option {
	return Option{
		Name:    name,
		Values:  strings.Fields(values),
		get:     func(r Rules) int { return int(*field(&r)) },
		set:     func(r *Rules, v int) { *field(r) = T(v) },
		belongs: belongs,
	}
}

// Override is a value named for an option, such as space=any.
type Override struct{ Name, Value string }

// String writes the override as name=value.
func (o Override) String() string { return o.Name + "=" + o.Value }

// ParseOverride reads name=value. Whether they exist is asked by With.
func ParseOverride(s string) (Override, error) {
	name, value, found := strings.Cut(s, "=")
	if !found {
		return Override{}, &OptionError{Kind: NotNameValue, Value: s}
	}
	return Override{name, value}, nil
}

// With returns r with the overrides applied together, in whatever order they
// are given. A value that r only had and that no longer belongs is dropped; an
// override that does not belong is an *OptionError.
func (r Rules) With(overrides []Override) (Rules, error) {
	options := Options()
	named := make([]string, len(options)) // the value named for each option, or ""
	for _, ov := range overrides {
		i := slices.IndexFunc(options, func(o Option) bool { return o.Name == ov.Name })
		if i < 0 {
			return Rules{}, &OptionError{Kind: UnknownOption, Option: ov.Name, Value: ov.Value}
		}
		if named[i] != "" {
			return Rules{}, &OptionError{Kind: NamedTwice, Option: ov.Name, Value: ov.Value}
		}
		v := slices.Index(options[i].Values, ov.Value)
		if v < 0 {
			return Rules{}, &OptionError{Kind: UnknownValue, Option: ov.Name, Value: ov.Value, Values: options[i].Values}
		}
		named[i] = ov.Value
		options[i].set(&r, v)
	}
	for i, o := range options {
		if o.Belongs(r) {
			continue
		}
		if named[i] != "" {
			return Rules{}, &OptionError{Kind: DoesNotBelong, Option: o.Name, Value: named[i], Stock: r.Stock}
		}
		o.set(&r, 0)
	}
	return r, nil
}

// Differing lists the overrides that turn from into r, in the order of
// Options: from.With(r.Differing(from)) is r.
func (r Rules) Differing(from Rules) []Override {
	var out []Override
	for _, o := range Options() {
		if !o.Belongs(r) {
			continue
		}
		inherited := o.Values[0]
		if o.Belongs(from) {
			inherited = o.Value(from)
		}
		if v := o.Value(r); v != inherited {
			out = append(out, Override{o.Name, v})
		}
	}
	return out
}

// OptionKind says what is wrong with a rule set or an override.
type OptionKind uint8

// What can be wrong with a rule set or an override.
const (
	UnknownRuleSet OptionKind = iota
	UnknownOption
	UnknownValue
	NamedTwice
	DoesNotBelong
	NotNameValue
)

// OptionError says why rules could not be made, with what a screen needs to
// say it in words.
type OptionError struct {
	Kind   OptionKind
	Option string
	Value  string
	Values []string // the values there are, for UnknownValue
	Stock  Stock    // the kind of game, for DoesNotBelong
}

func (e *OptionError) Error() string {
	switch e.Kind {
	case UnknownRuleSet:
		return fmt.Sprintf("there is no rule set %q", e.Value)
	case UnknownOption:
		return fmt.Sprintf("there is no option %q", e.Option)
	case UnknownValue:
		return fmt.Sprintf("option %s has no value %q: use one of %s", e.Option, e.Value, strings.Join(e.Values, ", "))
	case NamedTwice:
		return fmt.Sprintf("option %s is named twice", e.Option)
	case DoesNotBelong:
		if e.Stock == ToColumns {
			return fmt.Sprintf("option %s belongs to games with a reserve, and this one deals to the columns", e.Option)
		}
		return fmt.Sprintf("option %s belongs to games that deal to the columns, and this one has a reserve", e.Option)
	default:
		return fmt.Sprintf("%q is not an option: write NAME=VALUE", e.Value)
	}
}
