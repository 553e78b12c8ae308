import { readVocabulary } from './read-vocabulary.ts';

/** Instruments, in the notation of `readVocabulary`. */
export const instruments = readVocabulary(`
[keys]
piano = pianos, paino, pianno, pianoo, piono, grand piano, solo piano, piano keys, pianist, piano music, piano pieces, piano tunes, piano songs, upright piano, ivories
felt piano = felted piano
electric piano = electric pianos, rhodes, wurlitzer, fender rhodes
harpsichord
clavinet
celesta
mellotron
organ = ?organ, hammond, hammond organ, church organ, pipe organ, organs, organist
[guitars]
guitar = guitars, gitar, gitars, giutar, giutars, guitr, gutar, gutars, guiter, guiters, gitaar, guitare, guitarr, geetar, fingerpicking, finger picking, guitarist, guitarists, fingerstyle, guitar music, guitar tunes, guitar songs, guitar stuff
acoustic guitar = steel string guitar, acoustic guitars, guitar picking
nylon guitar = nylon string guitar, nylon strings, spanish guitar
electric guitar = guitar solo, guitar riff, distorted guitar, electric guitars, guitar solos, distortion, guitar shredding, shredding, wailing guitar, wailing guitars, guitar heroics, overdriven guitar
slide guitar = bottleneck guitar, slide guitars, some slide, a bit of slide, with slide, bit of slide
dobro = dobros, resonator guitar, resophonic guitar
pedal steel = pedal steel guitar, lap steel, steel guitar
[bass]
bass = ?bass, deep bass, heavy bass, big bass, fat bass, lots of bass, bass heavy, bassline, bass line, bass guitar, sub bass, basslines, bass lines, bassy lines, ?basses
electric bass
synth bass
double bass = upright bass, contrabass, standup bass, stand up bass
[drums]
drums = ?drum, drumz, drum kit, drummer, drum solo, percussion, drumming, drumbeats, drumbeat, percussive, drumkit, snare, snare drum, snares, hi hats, hihats, cymbals, drum beat, drum beats, live drums
!drums = beat, kick drum, kick drums, bass drum, ?kick, thumping, thump thump
brushed drums = brushes on drums, brushed snare, ?brushes, snare brushes, brushed drumming, brush drums, drum brushes, brushed kit, brushwork, brushed drum, drums with brushes, brushes on the snare, brushes on a snare, brushes on the drums
drum machine = 808, 909, drum machines
bongos = bongo
congas = ?conga, conga drum, conga drums
talking drum
timpani = kettledrums
shaker = ?shakers, ?maracas
[percussion]
djembe = djembes
steel drums = steel pan, steel pans, steelpan
tabla = tablas, tabla drums
taiko
cajon = cajón, cajons
darbuka = doumbek
bodhran = bodhrán, bodhrans
?timbales
?castanets = ?castanet
berimbau
handpan = hang drum
singing bowls = singing bowl, tibetan bowls, crystal bowls, ?bowls, sound bowls, gong bath, sound bath
gong = ?gongs
[mallets]
marimba = balafon
xylophone
glockenspiel
vibraphone = vibes player
tubular bells = tubular bell
?church bells = ?bells, ?church bell, church bell sounds
?wind chimes = ?wind chime, ?chimes, wind chime sounds
kalimba = mbira, thumb piano
[brass and reeds]
saxophone = sax, saxes, saxophones, sax solo, tenor sax, alto sax, saxophonist, sax player, saxaphone, saxofone, saxophon, baritone sax, soprano sax
trumpet = flugelhorn, trumpets, trumpit, trumpits, trompet, trumphet
trombone = trombones
french horn = french horns
?cornet = cornets
brass = ?brass, horns, ?horn, brass band, horn section, brass section, ?brassy, brass instruments
tuba
clarinet = bass clarinet, clarinets
melodica
[woodwind]
flute = flutes, panpipes, pan pipes, bamboo flute, flautist
?piccolo = piccolos, piccolo flute
bansuri = bansuri flute
?recorder = recorders, recorder music
tin whistle = tin whistles, penny whistle, pennywhistle, irish whistle
ocarina = ocarinas
duduk
shakuhachi
oboe = cor anglais
bassoon
bagpipes = bagpipe, bag pipes, bag pipe, uilleann pipes, pipes and drums
[free reeds]
harmonica = mouth organ, harmonika, armonica, blues harp, harmonicas
accordion = squeezebox, accordian, accordians, acordion, acordian, concertina, bandoneon, accordions
[strings]
violin = ?fiddle, vilolin, violen, violens, voilin, voilins, fiddles, violins, violinist, violinists, fiddle music
viola
hurdy gurdy = hurdy gurdies
cello = cellos, chello, chellos, cellist
strings = ?strings, string quartet, string section, string quartets, string sections, ?bowed strings, string instruments, string arrangements, string music
[plucked]
harp = ?harp, harps, harpist
lute = lutes
?lyre = lyres
zither = zithers
dulcimer = dulcimers, hammered dulcimer
oud = ouds
kora
sitar = sitars
sarod
santoor = santur
veena = vina
erhu
guzheng
pipa
koto
shamisen
[plucked]
banjo = banjos
mandolin = mandolins
bouzouki
ukulele = uke
balalaika = balalaikas
charango
cavaquinho
[drones]
didgeridoo
jaw harp = jew's harp, jews harp
theremin
glass harmonica = glass armonica
musical saw = singing saw
[electronics]
synthesizer = synth, sinth, sinths, synths, synthesiser, synthesizers, synthesisers, moog, keyboards, keytar, synthy stuff, ?keyboard, ?keys, synthsizer, synthsizers, synthesiser pads, synth music
analog synth = analogue synth, modular synth
synth pads = synth pad
tape loops = tape loop
field recordings = field recording
[orchestra]
orchestra = philharmonic, full orchestra, symphony orchestra, orchestras
[mallets]
music box
[electronics]
turntables = scratching dj
`);
