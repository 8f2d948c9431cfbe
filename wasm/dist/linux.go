package main

import "fmt"

// desktopEntry makes the game appear in menus once it is put in a path that
// the desktop knows.
const desktopEntry = `[Desktop Entry]
Type=Application
Name=Agnes
GenericName=Patience
GenericName[de]=Patience
GenericName[fr]=Réussite
GenericName[es]=Solitario
Comment=Agnes Bernauer and Agnes Sorel, two games of patience
Exec=agnes
Icon=agnes
Terminal=false
Categories=Game;CardGame;
Keywords=solitaire;patience;cards;
`

// LinuxFiles are the files of the package around a program.
func LinuxFiles(program []byte, icons map[int][]byte) Files {
	files := Files{
		"agnes":         {Content: program, Executable: true},
		"agnes.desktop": {Content: []byte(desktopEntry)},
	}
	for width, picture := range icons {
		files[fmt.Sprintf("icons/%dx%d/agnes.png", width, width)] = File{Content: picture}
	}
	return files
}
