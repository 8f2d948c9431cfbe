package main

// The figures of clubs and diamonds on the large cards. The queen of clubs is
// Agnes Bernauer, the barber's daughter of Augsburg whom a duke had drowned in
// the Danube: a plain braid, river blue, no crown but her hair.
var largeClubsDiamonds = map[string]figure{
	"QC": {
		half(22, gownL),
		half(5, `
baaaaaaa
baaaaaaaaa
baaaaaaaaa
baaaaaaaaa
baaaaaaaaa
baaaaaaaaa
baaaaaaaaa
baaaaaaaaa
baaaaaaaaa
baaaaaaaaa
baaaaaaaaa
baaaaaaaaa
baaaaaaaaa
baaaaaaaaa
.baaaaaaaa
.bbaaaaaaa
..bbaaaaa`),
		half(7, ladyL),
		half(2, `
bbbbb
bbyyabyy
byyabyyabb
bbabyyabyya
bbbbabbyabb
baaabbbbbbb
baayyyaaab
baayyyaa..
baayyaa...
baayaa....
baaaa.....
baaa......
baaa......
baaa......
baa.......
baa.......
baa.......
bba.......
.bba......
..bb......`),
		half(26, `
Y`),
		side(6, 20, `
..byy.
.byyab
byyabb
byabyb
bbyyab
byyabb
byabyb
bbyyab
byyabb
byabyb
bbyyab
.bRRb.
.bSSb.
byyab.
bybyb.
b.b.b.`),
	},
	"KC": {
		half(23, ermineL),
		half(14, `
bbb.......
bbbb......
bbbb......
bbbb......
bbbb......
bbbb......
.bbb......`),
		half(7, manL),
		half(17, beardL),
		half(0, `
y
yyy
y
RRRRRR
RRRRRRRRR
RSRRRRSRRRR
RRRRRRRRRRR
WWWWWWWWWWWW
WWkWWWWkWWWW
sWWWWWWWWWWk
.sssssssssss`),
		side(31, 12, `
..y..
.yYy.
..y..
.yyy.
yYYya
yYyya
.yya.
..b..
..y..
..b..
..y..
..b..
.ffF.
ffFfF
fFfFF
.fFF.
..y..
..b..
..y..
..b..
..y..
..b..
..y..
..b..`),
	},
	"JC": {
		half(23, doubletL, "RL", "DE", "ky"),
		half(11, `
aa.......
aaa......
baa......
baaa.....
baaa.....
baaa.....
baaa.....
baaa.....
bbaa.....
.bba.....`),
		half(7, manL),
		half(3, `
RRRRRR
RRRRRRRRR
RRRRRRRRRRR
SRRRRRRRRRRR
DDRRRRRRRRRR
.aDDDDDDDDDD
.aaaaayyyaaa
.aayyaa.....
.aaaa.......`),
		side(24, 0, `
.......WW
.....WWWW
...WWWWs.
..WWWss..
.WWss....
yWs......
yy.......`),
		side(2, 8, `
.bbb.....
bttab....
bttab....
bttab....
bttab....
.btab....
.btab....
..tb.....
..tb.....
..tb.....
..tb.....
..tb.....
..tb.....
..tb.....
..tb.....
..tb.....
.ftbF....
fftFFF...
fFtfFF...
.ffFF....
..tb.....
..tb.....
..tb.....
..tb.....
..tb.....
..tb.....
..tb.....
..tb.....`),
		side(13, 16, "F.F...F.F"),
		side(16, 19, "b...b"),
	},
	"QD": {
		half(22, gownL, "fF", "Fg", "Ro", "Dr", "SY", "WY"),
		half(7, ladyL, "fF", "Fg", "gb", "pg", "bk", "RB"),
		half(7, `
kkkkk.....
kkkk......
kkk.......
kkk.......
kkk.......
kkk.......
kkk.......
kkkk......
kkkk......
kkkk......
kkkk......
.kkk......
.yyk......
.yyk......
..y.......`),
		half(0, `
y
o
yyy
WWWyoy
WWWWWWooo
WWWooWWWWWW
WWoooooWWWW
oWWWooooWWWo
oooWWWWWWWWr
yyyyyyyyyyyy
aYyoyYyRyYyo
.aaaaaaaaaaa`),
		half(24, `
y
ry`),
		half(27, `
y
yyy
yoy
y`),
	},
	"KD": {
		half(23, `
LLLLL
LLLLLLLL
yLLLLLLLLLLL
oyyLLLLLLLLLLLL
ooooyyLLLLLLLLLLL
oooooooyyLLLLLLLLL
ooooooooooyyLLLLLL
oooooooooooooyLLLLL
oorooooooooooyLLLLL
oorooyoooooooyLLLLL
oorooooooyoooyLLLLL
ooorooooooooooyLLLL
ooorooyooooyooyLLLL`),
		half(7, manL, "fF", "Fg", "gb", "bm", "pg"),
		half(16, beardL, "bs", "tW", "rg"),
		half(10, `
sss.......
sss.......
sss.......
sss.......
sss.......
sss.......
sss.......`),
		half(0, `
W
oy..oy..y
yy..yy.yyy
yyy.yy.yyy
yyyyyyyyyy
aYoyyYRyyYo
yyyyyyyyyyy
aaaaaaaaaaa
WWWsWWWWsWW
.sssssssssss`),
		half(27, `
W
W
s
W
W
s
W`),
	},
	"JD": {
		half(23, doubletL, "Rr", "DV", "WY", "sy", "kY"),
		half(9, `
bb........
bbb.......
BbbB......
Bbbb......
bbBb......
bBbb......
Bbbb......
bbBb......
bBbb......
BbbB......
.bbb......`),
		half(7, manL, "bB"),
		half(19, `
Bbbb
B..B
B`),
		half(21, `
bb
bb
b`),
		half(2, `
oooooo
oooooooo
ooooooooo
oYYYYYYYY
rooooooooooooooo
orrrrrrrrrrrrrrrr
..rrrbbbbbbbbbbb`),
		side(6, 0, `
YY.........
YWYY.......
.YWWYY.....
..YYWWYY...
....YYWWYo.
......YYYo.`),
		half(27, `
y
y....
.yy...
..yyyo`),
		side(14, 14, "WWk...WWk"),
		side(20, 10, "BBB"),
		side(19, 11, "ffff"),
	},
}
