import { readVocabulary } from './read-vocabulary.ts';

/** Instruments, in the notation of `readVocabulary`. */
export const instruments = readVocabulary(`
[keys]
piano = pianos, grand piano, solo piano, piano keys, pianist, piano music
felt piano = felted piano
electric piano = electric pianos, rhodes, wurlitzer
harpsichord
organ = ?organ, hammond, hammond organ, church organ, pipe organ, organs, organist
[guitars]
guitar = guitars, fingerpicking, finger picking, guitarist, guitarists, fingerstyle
acoustic guitar = steel string guitar, acoustic guitars
nylon guitar = nylon string guitar, nylon strings, spanish guitar
electric guitar = guitar solo, guitar riff, distorted guitar, electric guitars, guitar solos, distortion
slide guitar = bottleneck guitar
pedal steel = pedal steel guitar, lap steel, steel guitar
[bass]
bass = ?bass, bassline, bass line, bass guitar, sub bass
electric bass
synth bass
double bass = upright bass, contrabass, standup bass, stand up bass
[drums]
drums = ?drum, drum kit, drummer, drum solo, percussion, drumming, drumbeats, drumbeat, percussive
!drums = beat, kick drum
brushed drums = brushes on drums, brushed snare
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
singing bowls = tibetan bowls, crystal bowls
gong = ?gongs
[mallets]
marimba = balafon
xylophone
glockenspiel
vibraphone = vibes player
kalimba = mbira, thumb piano
[brass and reeds]
saxophone = sax, saxes, saxophones, sax solo, tenor sax, alto sax, saxophonist, sax player
trumpet = flugelhorn, trumpets
trombone = trombones
brass = ?brass, horns, ?horn, brass band, horn section, brass section
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
strings = ?strings, string quartet, string section, string quartets, string sections, ?bowed strings
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
synthesizer = synth, synths, synthesiser, synthesizers, synthesisers, moog, keyboards, keytar
analog synth = analogue synth, modular synth
synth pads = synth pad
tape loops = tape loop
field recordings = field recording
[orchestra]
orchestra = philharmonic, full orchestra, symphony orchestra
[mallets]
music box
[electronics]
turntables = scratching dj
`);
