package main

// The twelve figures of the small cards: the same people as on the large ones,
// drawn anew.
var smallCourts = map[string]figure{
	"QC": {
		half(16, gownS),
		half(4, `
baaaaa
baaaaaa
baaaaaa
baaaaaa
baaaaaa
baaaaaa
baaaaaa
baaaaaa
baaaaaa
baaaaaa
bbaaaaa
.baaaaa
..baa`),
		half(5, ladyS),
		half(1, `
bbbb
byyabyy
byabyyab
babbybby
baaabbbb
bayyyaa
bayya..
baaa...
baa....
ba.....
ba.....
ba.....
ba.....
bba....
.bb....`),
		side(4, 14, `
.byb.
byyab
bbyab
byabb
bbyab
byabb
bbyab
byabb
SSRSS
.SRS.
byyab
byabb`),
	},
	"KC": {
		half(17, ermineS),
		half(9, `
bb.....
bbb....
bbb....
bbb....
bbb....
.bb....`),
		half(5, manS),
		half(12, beardS),
		half(0, `
y
y
RRRRR
RSRRRSRR
RRRRRRRR
WWWWWWWW
WkWWWkWW
.sssssss`),
		side(21, 9, `
.y.
yYy
.y.
yyy
yYa
.a.
.b.
.y.
ffF
fFF
.b.
.y.
.b.
.y.
.b.
.y.
.b.`),
	},
	"JC": {
		half(17, doubletS, "RL", "DE", "ky"),
		half(8, `
aa....
baa...
baa...
baa...
baa...
baa...
bba...
.bb...`),
		half(5, manS),
		half(2, `
RRRR
RRRRRRR
SRRRRRRR
DRRRRRRR
.DDDDDDD
.aaaayya
.aya....`),
		side(16, 0, `
.....WW
...WWWs
..WWss.
.yWs...
.yy....`),
		side(1, 6, `
bbb.
btab
btab
btab
.tb.
.tb.
.tb.
.tb.
.tb.
.tb.
.tb.
.tb.
ftbF
ftFF
.tb.
.tb.
.tb.
.tb.
.tb.
.tb.`),
	},
	"QD": {
		half(16, gownS, "fF", "Fg", "Ro", "Dr", "SY", "WY"),
		half(5, ladyS, "fF", "Fg", "gb", "pg", "bk", "RB"),
		half(6, `
kkk....
kk.....
kk.....
kk.....
kk.....
kkk....
kkk....
kkk....
.yk....
.y.....`),
		half(0, `
y
oyy
WWooyo
WWWooWWW
ooWWooWW
yyyyyyyy
aYoyRyYo
.aaaaaaa`),
		half(18, `
y
r`),
		half(21, `
y
yo
y`),
	},
	"KD": lowered(1,
		half(17, `
LLLLL
yLLLLLLL
ooyyLLLLLL
oooooyLLLLL
ooooooyyLLLL
oroooooooyLLL
orooyooooyLLL
orooooyoooyLL
ooroooooooyLL`),
		half(5, manS, "fF", "Fg", "gb", "bm"),
		half(12, beardS, "bs", "tW", "rg"),
		half(8, `
ss.....
ss.....
ss.....
ss.....
ss.....`),
		half(0, `
y...y...y
y...y...y
yy.yyy.yy
yyyyyyyyy
.aoyRyYo
.aaaaaaa
.WsWWsWW`),
	),
	"JD": {
		half(17, doubletS, "Rr", "DV", "WY", "sy", "kY"),
		half(7, `
bb.....
Bbb....
bBb....
Bbb....
bBb....
Bbb....
bbB....
.Bb....`),
		half(5, manS, "bB"),
		half(14, `
Bb
..
B
B`),
		half(2, `
ooooo
ooooooo
oYYYYYYY
oooooooooooo
rrrrrrrrrrrr
...rrbbbbbbb`),
		side(3, 0, `
YY......
WYYY....
YWWYYYo.
..YYYYo.`),
		half(20, `
y...
.yo`),
		side(9, 11, "Wk...Wk"),
	},
	"QH": lowered(1,
		half(16, gownS, "Sy"),
		half(4, `
WWWWWW
WWWWWWW
WWWWWWW
WWWWWWW
WWWWWWW
WWWWWWW
WWWWWWW
WWWWWWWW
WWWWWWWW
WWWWWWWW
WWWWWWWW
WWWWWWWW
WWWWWs...
WWWWs....
WWWs.....
WWs......`),
		half(5, ladyS, "bF"),
		half(6, `
s.....
s.....
s.....
s.....
s.....
s.....
s.....
s.....
.s....`),
		half(0, `
W...W...W
y...y...y
yy.yyy.yy
yyyyyyyyy
.aoyRyYo
.WsWsWs`),
		half(17, `
WW.
..W
y`),
		half(21, `
..y..........
.yyy.........
..y..........
.............
.............`),
		side(9, 10, "FF...FF"),
		side(9, 11, "kk...kk"),
	),
	"KH": lowered(1,
		half(17, ermineS, "Rr", "DV"),
		half(7, `
bb.....
bbb....
bbb....
bbb....
bbb....
bbb....
bbb....
.bb....
.bb....`),
		half(5, manS),
		half(0, `
y...y...y
y...y...y
yyRyyyRyy
yyyyyyyyy
.aoyRyYo
.aaaaaaa
.bbbbbbb
.bb.bbb.
.bb.....`),
		side(11, 15, "rrr"),
	),
	"JH": {
		half(17, doubletS, "Rr", "DV", "ky"),
		half(8, `
yy.....
ayy....
ayy....
ayy....
ayy....
ayy....
aay....
.ay....`),
		half(5, manS, "ba"),
		half(2, `
rrrr
rrrrrrr
rrrrrrrr
Vrrrrrrr
VVVVVVVV
.yyyyyyy
.yyYYyyY
.ay.....`),
		side(16, 0, `
....YY
..YYYy
.YYyy.
.oy...
.oo...`),
		side(0, 12, `
.rrV.
rprVV
rrVrV
.rVV.
..L..
LLL..
..LL.
.fLF.
ffFFF
.fFF.
..L..
..L..`),
		side(9, 11, "kW...kW"),
	},
	"QS": lowered(1,
		half(16, gownS, "Rv", "Dk", "Ss", "Ws"),
		half(4, `
KKKKKK
KKKKKKK
KKKKKKKK
KKKKKKKK
KKKKKKKK
KKKKKKKK
KKKKKKKK
KKKKKKKKK
KKKKKKKKK
KKKKKKKKK
KKKKKKKKK
KKKKKKKKK
KKKKKK....
KKKKK.....
KKKK......
KK........`),
		half(5, ladyS, "bk", "RE", "pF"),
		half(5, `
ddddd
dmd..
dd...
d....
d....`),
		half(0, `
s...s...s
s...s...s
ss.sss.ss
.sWsrsWsr
.mmmmmmmm`),
		half(18, `
s
r`),
		side(9, 11, "EW...EW"),
	),
	"KS": lowered(1,
		half(17, armourS),
		half(7, `
mm.....
msm....
smm....
sms....
sms....
ssm....
msm....
smm....
.sm....
.sm....`),
		half(5, manS, "bd"),
		half(12, beardS, "bs", "tm", "rg"),
		half(20, `
VV...........
VVV..........
VVVV.........
VVVV.........
VVVV.........
VVVV.........`),
		half(0, `
s...s...s
s...s...s
ss.sss.ss
sssssssss
.WsrsWsrs
.mmmmmmm`),
	),
	"JS": {
		half(17, armourS),
		half(5, manS, "bK"),
		half(14, `
KKK
K..`),
		half(1, `
ssss
ssssss
sssssWs
sssssWWs
sssssWWs
mmmmmmmm
mddddddd
ms.....
ms.....
ms.....
ms.....
mss....
.ms....
.mss...
..mss..`),
		side(13, 0, `
.rrrr..
rrrrrrr
.VVrrrV
....VrV
.....VV`),
		side(1, 3, `
..s..
..W..
.sWs.
ssWsm
sWsbm
ssbs.
.sbm.
..b..
..b..
..b..
..b..
..b..
..b..
mmbd.
mmmd.
.mmd.
..b..
..b..
..b..
..b..
..b..
..b..
..b..`),
	},
}
