import { readVocabulary } from './read-vocabulary.ts';

/** Instruments, in the notation of `readVocabulary`. */
export const instruments = readVocabulary(`
[keys]
piano = pianos, grand piano, solo piano, piano keys, pianist, piano music, piano pieces, piano tunes, piano songs, upright piano, ivories
felt piano = felted piano
electric piano = electric pianos, rhodes, wurlitzer, fender rhodes
harpsichord
organ = ?organ, hammond, hammond organ, church organ, pipe organ, organs, organist
[guitars]
guitar = guitars, fingerpicking, finger picking, guitarist, guitarists, fingerstyle, guitar music, guitar tunes, guitar songs, guitar stuff
acoustic guitar = steel string guitar, acoustic guitars, guitar picking
nylon guitar = nylon string guitar, nylon strings, spanish guitar
electric guitar = guitar solo, guitar riff, distorted guitar, electric guitars, guitar solos, distortion, guitar shredding, shredding, wailing guitar, wailing guitars, guitar heroics, overdriven guitar
slide guitar = bottleneck guitar
pedal steel = pedal steel guitar, lap steel, steel guitar
[bass]
bass = ?bass, bassline, bass line, bass guitar, sub bass, basslines, bass lines, bassy lines, ?basses
electric bass
synth bass
double bass = upright bass, contrabass, standup bass, stand up bass
[drums]
drums = ?drum, drum kit, drummer, drum solo, percussion, drumming, drumbeats, drumbeat, percussive, drumkit, snare, snare drum, snares, hi hats, hihats, cymbals, drum beat, drum beats, live drums
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
handpan = hang drum
singing bowls = singing bowl, tibetan bowls, crystal bowls, ?bowls, sound bowls, gong bath, sound bath
gong = ?gongs
[mallets]
marimba = balafon
xylophone
glockenspiel
vibraphone = vibes player
kalimba = mbira, thumb piano
[brass and reeds]
saxophone = sax, saxes, saxophones, sax solo, tenor sax, alto sax, saxophonist, sax player, saxaphone, baritone sax, soprano sax
trumpet = flugelhorn, trumpets
trombone = trombones
brass = ?brass, horns, ?horn, brass band, horn section, brass section, ?brassy, brass instruments
tuba
clarinet = bass clarinet, clarinets
melodica
[woodwind]
flute = flutes, panpipes, pan pipes, bamboo flute, flautist
shakuhachi
oboe = cor anglais
bassoon
bagpipes = bagpipe, uilleann pipes, pipes and drums
[free reeds]
harmonica = mouth organ, blues harp, harmonicas
accordion = squeezebox, concertina, bandoneon, accordions
[strings]
violin = ?fiddle, fiddles, violins, violinist, violinists, fiddle music
viola
cello = cellos, cellist
strings = ?strings, string quartet, string section, string quartets, string sections, ?bowed strings, string instruments, string arrangements, string music
[plucked]
harp = ?harp, harps, harpist
lute = oud
kora
sitar = sitars
erhu = guzheng
koto = shamisen
[plucked]
banjo = banjos
mandolin = bouzouki, mandolins
ukulele = uke
[drones]
didgeridoo
theremin
[electronics]
synthesizer = synth, synths, synthesiser, synthesizers, synthesisers, moog, keyboards, keytar, synthy stuff, ?keyboard, ?keys, synthsizer, synthsizers, synthesiser pads, synth music
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
