import { readVocabulary } from './read-vocabulary.ts';

/** Instruments, in the notation of `readVocabulary`. */
export const instruments = readVocabulary(`
piano = pianos, grand piano, solo piano, felt piano, piano keys
rhodes = electric piano, wurlitzer
harpsichord
organ = ?organ, hammond, hammond organ, church organ, pipe organ
guitar = guitars, fingerpicking, finger picking
acoustic guitar = nylon guitar, nylon string guitar, spanish guitar, classical guitar
electric guitar = guitar solo, guitar riff, distorted guitar
slide guitar = pedal steel, lap steel, steel guitar
bass = ?bass, bassline, bass line, bass guitar, sub bass
double bass = upright bass, contrabass, standup bass
drums = ?drum, drum kit, drummer, drum solo, percussion
!drums = beat, kick drum
drum machine = 808, 909, drum machines
bongos = bongo, congas
djembe = djembes
steel drums = steel pan, steel pans, steelpan
tabla = tablas
taiko
handpan = hang drum
singing bowls = tibetan bowls, crystal bowls
gong = ?gongs
marimba = balafon
xylophone = glockenspiel
vibraphone = vibes player
kalimba = mbira, thumb piano
saxophone = sax, saxes, saxophones, sax solo, tenor sax, alto sax
trumpet = flugelhorn
trombone
brass = ?brass, horns, ?horn, brass band, horn section, brass section
tuba
clarinet = bass clarinet
flute = flutes, panpipes, pan pipes, bamboo flute
shakuhachi
oboe = cor anglais
bassoon
bagpipes = bagpipe, uilleann pipes
harmonica = mouth organ, blues harp
accordion = squeezebox, concertina, bandoneon
violin = ?fiddle, fiddles, violins
viola
cello = cellos
strings = ?strings, string quartet, string section, string quartets
harp = ?harp
lute = oud
kora
sitar = sitars
erhu = guzheng
koto = shamisen
banjo
mandolin = bouzouki
ukulele = uke
didgeridoo
theremin
synthesizer = synth, synths, synthesiser, synthesizers, synthesisers, moog
orchestra = orchestral, philharmonic, full orchestra, symphony orchestra
music box
turntables = scratching dj
`);
