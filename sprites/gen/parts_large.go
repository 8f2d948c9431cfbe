package main

// Parts of the large figures, 37 pixels wide, which several of them share.
const (
	ladyL = `
ffff
ffffff
ffffff
fffffff
ffbbbff
fffffff
ffkkkff
ffWRWff
fffffff
fppfffF
ppffFg
ffffff
ffffrr
ffffp
ffff
ff`
	manL = `
fffff
ffffff
fffffff
fffffff
fbbbbff
fffffff
ffkkkff
ffWRWfF
ffffffF
fpffffF
fpffFFg
fffffff
ffffbb
fffffF
fffff
ffff`
	beardL = `
b.......
bb......
bbb.....
bbbb..bb
bbbbbbbb
bbbbbrrr
bbbbbbbb
bbbbtbbb
.bbtbbtb
.bbtbbtb
..bbtbbt
...bbbtb
.....bbb`
	gownL = `
FFFFF
FFfff
ffffff
RRfffffff
RRRRWffffffff
RRRRRRWWfffffff
RRRRRRRRWWffffff
RRRRRRRRRRWWWffff
RRRRRRRRRRRRRWWWWW
RRDRRRRRRRRRRRRRRRR
RRDRRRRRRRRRRRRRRSR
RRRDRRRRRRRRRRRRSRS
RRRDRRRRRRRRRRRRRSR
RRRDRRRRRRRRRRRRSRS`
	ermineL = `
WWWWW
WWWWWWWWW
sWWWWWWWkWWW
sWWkWWWWWWWWWWW
sWWWWWWWWkWWWWWWW
RsWWWWkWWWWWWWkWWW
RRsWWWWWWWkWWWWWWW
RRRssWWWWWWWWWWkWWW
RRRRRsssWWWWWWWWWWW
RRDRRRRRssssWWWkWWW
RRDRRRRRRRRRsssWWyy
RRRDRRRRRRRRRRRsyYY
RRRDRRRRRRRRRRRRyYo`
	doubletL = `
FFFFF
FFFFF
WWWFFFF
RRRWWWWWFF
RRRRRRRWWWWWF
RRRRRRRRRRRWWWs
RRRRRRRRRRRRRRRRy
RRRRRRRRRRRRRRRRRk
RRRRDRRRRRRRRRRRRRy
RRRRDRRRRRRRRRRRRRk
RRRRDRRRRRRRRRRRRRy
RRRRRDRRRRRRRRRRRRk
RRRRRDRRRRRRRRRRRRy`
	armourL = `
mmmmmm
sssssss
mmmmmmmm
mmmm.ssssssss
mssssmssssssssW
msssssmmssssssssW
msWssssmsssssssssW
msssssmmdsssssssssW
mmmmmmmddssssssssWW
mssssssmdssssssssWW
mssssssmdmssssssssW
mmmmmmmmdmmmmmmmmmm
dssssssddssssssssWW`
)
