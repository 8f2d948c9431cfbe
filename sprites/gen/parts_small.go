package main

// Parts of the small figures, 25 pixels wide, which several of them share.
const (
	ladyS = `
fff
ffff
fffff
fbbff
fffff
fkkff
fWRff
pfffF
pffFg
ffff
ffrr
ffp
ff`
	manS = `
ffff
fffff
fffff
bbbff
fffff
fkkff
fWkfF
fffFF
ffFFg
fffff
ffbb
fffF
fff`
	beardS = `
b.....
bb....
bbb.bb
bbbbbb
bbbbrr
.bbbbb
.btbbt
..bbbt
...bbb
....bb`
	gownS = `
FFF
Fff
RRRffff
RRRRRWffff
RRRRRRRWWff
RRRRRRRRRWWW
RDRRRRRRRRRRS
RDRRRRRRRRRSR
RDRRRRRRRRRRS
RRDRRRRRRRRSR`
	ermineS = `
WWWW
WWWWWWWW
sWWkWWWWWW
RsWWWWkWWWW
RRsWWWWWWkWW
RRRRssWWkWWWW
RDRRRRsssWWyy
RDRRRRRRRssyY
RRDRRRRRRRRyy`
	doubletS = `
FFF
WWFFF
RRRWWWF
RRRRRRWWs
RRRRRRRRRRy
RRRRRRRRRRRk
RRDRRRRRRRRRy
RRDRRRRRRRRRk
RRRDRRRRRRRRy`
	armourS = `
mmmm
ssssss
mmm.ssssss
msssmssssssW
mWssmmsssssWs
msssmdsssssWW
mmmmmdsssssWW
msssmdmssssss
mmmmmdmmmmmmm`
)
