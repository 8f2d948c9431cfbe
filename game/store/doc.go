// Package store keeps what the player played: the saved game, settings,
// statistics, daily deals, bookmarks. Files in a folder on a desktop, local
// storage in a browser, memory where neither works. Nothing that it meets
// there, and nothing that a player pastes, may panic or destroy a good save.
//
// A document is a text with a name. Each lies in up to three slots:
//
//	game        the last one saved
//	game.new    the next one, while it is being written
//	game.old    the one before: the backup
//	game.bad-1  and so on: what could not be read, moved aside
//
// A save writes game.new, and only when that is safe renames game to game.old
// and game.new to game. Whatever moment the program is killed at, the newest
// whole text of the three is the old or the new one, and the next load or save
// finishes what was begun. Every slot begins with a line that holds a version
// and a checksum, so that a text cut short is always noticed.
//
// Two windows may run over the same data. The first line also counts the saves
// of its document and names the window that wrote it. A window that finds a
// save which it has not seen writes nothing and says so (WrittenElsewhere):
// the screen may load theirs or overwrite it. Documents that two windows may
// both add to, such as statistics, are written with Update, which reads first.
// A lock that dies with its window tells the second one that it is the second
// (OpenElsewhere).
//
// The package knows no screen, no clock and no words for the player: what
// there is to say comes out as Notice values. Of the engine it knows only
// rules, to name the line of the statistics to which a game belongs.
package store
