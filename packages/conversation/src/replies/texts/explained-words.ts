/** What kinds of music, instruments and other words of music are, in one plain sentence each, by the words people ask with. */
const sentences = `
jazz: Jazz is music of small bands that play a tune and then make up new ones over its chords, with a swinging beat.
bebop: Bebop is the quick, knotty jazz of the 1940s, made for listening more than for dancing.
cool jazz: Cool jazz is the quiet, unhurried jazz of the 1950s.
gypsy jazz: Gypsy jazz is swing on guitars and violin, without drums, as it was played in Paris in the 1930s.
bossa nova: Bossa nova is a soft Brazilian song with a nylon guitar, made from samba and a little jazz around 1960.
samba: Samba is Brazilian dance music in two, driven by drums and shakers, and the sound of carnival.
swing: Swing is the dance music of the big bands of the 1930s and 40s, with a beat that bounces.
big band: A big band is a jazz orchestra of a dozen or more, with trumpets, trombones and saxophones in rows.
dixieland: Dixieland is the early jazz of New Orleans, where trumpet, clarinet and trombone all play at once.
ragtime: Ragtime is piano music from around 1900 with a steady left hand and a right hand that stumbles on purpose.
boogie woogie: Boogie woogie is fast piano blues with a left hand that rolls on and on.
blues: Blues is song of twelve bars and three chords, from the American South, that says what hurts and goes on.
soul: Soul is gospel singing with words of this world, at its height in the 1960s.
northern soul: Northern soul is fast American soul that dancers in the north of England kept alive.
neo-soul: Neo-soul is soul since the 1990s, with the beat of hip-hop under it.
motown: Motown is the soul of Detroit in the 1960s, named after its record company.
funk: Funk is dance music in which bass and drums do the talking and the first beat of every bar lands hard.
disco: Disco is the dance music of the 1970s, with a drum on every beat, strings and a good mood.
r&b: R&B once meant the Black dance music before soul; today it is smooth song over beats like those of hip-hop.
hip-hop: Hip-hop is rhyme spoken in time over a beat, born in New York in the 1970s.
trap: Trap is hip-hop with rattling hi-hats and a very deep bass.
drill: Drill is dark hip-hop with sliding bass lines, from Chicago and then London.
grime: Grime is fast, hard rap from London, at about 140 beats a minute.
lo-fi: Lo-fi is slow hip-hop beats with the crackle of old records left in, mostly without words; people study to it.
trip-hop: Trip-hop is slow, smoky beat music from Bristol in the 1990s.
house: House is dance music with a drum on every beat at about 120 a minute, from Chicago in the 1980s.
deep house: Deep house is the warm, soft kind of house, with chords from jazz and soul.
techno: Techno is machine-made dance music from Detroit, steady and mostly without words.
minimal techno: Minimal techno is techno with hardly anything in it: a beat, a few clicks, and much patience.
trance: Trance is dance music of long builds and bright melodies.
drum and bass: Drum and bass is fast broken drums, at about 170 beats a minute, over slow deep bass lines.
jungle: Jungle is the chopped-up, reggae-loving forerunner of drum and bass.
dubstep: Dubstep is heavy, halting bass music from London.
uk garage: UK garage is dance music from London with a skipping beat.
breakbeat: Breakbeat is dance music on chopped-up drum breaks instead of a steady drum on every beat.
ambient: Ambient is music without a beat, of slow sounds, that fills a room and asks for nothing.
drone: Drone is music of one long tone that changes very slowly.
electronic: Electronic music is made with synthesizers and drum machines instead of instruments that are struck, bowed or blown.
synth-pop: Synth-pop is pop song played on synthesizers, as in the 1980s.
synthwave: Synthwave is new music that sounds like the films and games of the 1980s.
vaporwave: Vaporwave is slowed-down music of old adverts and lifts, half in fun.
chiptune: Chiptune is music made with the sound chips of old games.
rock: Rock is song with electric guitars, bass and drums, played with some force.
hard rock: Hard rock is loud rock built on guitar riffs.
classic rock: Classic rock is what rock radio plays of the 1960s to the 80s.
southern rock: Southern rock is rock from the American South, with blues, country and long guitar solos in it.
indie rock: Indie rock is rock from small labels, less polished, and rather shy than loud.
indie: Indie is short for independent: music from small labels, and by now a sound of jangling guitars.
surf rock: Surf rock is Californian guitar music of the early 1960s, full of echo.
rockabilly: Rockabilly is early rock and roll with much country in it, on slapped double bass.
rock and roll: Rock and roll is the dance music of the 1950s from which rock came.
punk: Punk is short, fast, angry rock of three chords.
grunge: Grunge is the heavy, gloomy rock of Seattle around 1990.
shoegaze: Shoegaze is rock under so many layers of guitar that the voice drowns in it.
post-rock: Post-rock is rock instruments that play slow rises instead of songs, mostly without a voice.
krautrock: Krautrock is German rock of the 1970s with a beat that goes on like a motorway.
metal: Metal is the loudest and heaviest kind of rock.
heavy metal: Heavy metal is loud rock with fast guitars, from England around 1970.
doom metal: Doom metal is metal at the pace of a funeral.
pop: Pop is song that is made to be liked at once.
city pop: City pop is smooth Japanese pop of the 1980s, for driving at night.
folk: Folk is song that was handed on by ear, or is made as if it had been, on instruments without a plug.
acoustic folk: Acoustic folk is folk song on guitars, fiddles and the like, without a plug.
country: Country is storytelling song from the American South, with guitar, fiddle and steel guitar.
outlaw country: Outlaw country is the rough country of the 1970s that would not do as Nashville said.
bluegrass: Bluegrass is fast country on banjo, fiddle and mandolin, without drums.
americana: Americana is what lies between country, folk, blues and rock.
celtic: Celtic music is that of Ireland, Scotland and Brittany: jigs, reels and slow airs on fiddle, whistle and harp.
sea shanty: A sea shanty is a song that sailors sang to pull together at the ropes.
shanty: A shanty is a song that sailors sang to pull together at the ropes.
singer-songwriter: A singer-songwriter sings songs of their own, mostly with just a guitar or a piano.
classical: Classical music is written down note by note, for orchestras, choirs, small groups or one player.
orchestral: Orchestral music is for an orchestra: strings, winds, brass and drums together.
classical guitar: Classical guitar is played with the fingers on nylon strings, from written notes.
piano solo: Piano solo is one piano and nothing else.
neoclassical: Neoclassical, today, is quiet piano and strings with a little electronics.
baroque: Baroque is the music of Bach's time, from 1600 to 1750, busy and in good order.
minimalism: Minimalism is music of small patterns that repeat and change bit by bit.
gregorian chant: Gregorian chant is the old song of monks, one melody without instruments.
opera: Opera is theatre in which everything is sung, with an orchestra.
flamenco: Flamenco is song, guitar, handclaps and dance from Andalusia.
fado: Fado is Portuguese song of longing, with a round twelve-string guitar.
tango: Tango is the dance of Buenos Aires, proud and sad at once, with the bandoneon.
chanson: Chanson is French song in which the words come first.
polka: Polka is a quick, hopping dance in two from Bohemia.
waltz: A waltz is a dance in three: one long step and two short ones.
klezmer: Klezmer is the wedding music of Jews in Eastern Europe, with a clarinet that laughs and cries.
mariachi: Mariachi is Mexican music for violins, trumpets and guitars.
salsa: Salsa is quick dance music from Cubans and Puerto Ricans in New York.
cumbia: Cumbia is Colombian dance music with a scraping, swaying beat.
mambo: Mambo is Cuban dance music with big-band brass.
bolero: A bolero is a slow Latin love song; in Spain it is a dance in three.
rumba: Rumba is Cuban music for drums, voices and dance; in Congo it became music for guitars.
mpb: MPB is Brazilian popular music since the 1960s.
forro: Forró is dance music from the Brazilian northeast, on accordion, triangle and drum.
reggae: Reggae is Jamaican music with a slow sway, a strong bass and the guitar on the off-beat.
dub: Dub is reggae taken apart at the mixing desk, with bass, drums and echo left.
ska: Ska is the fast, brassy Jamaican dance music that came before reggae.
dancehall: Dancehall is the faster reggae of the 1980s and after, on machine beats.
calypso: Calypso is the witty carnival song of Trinidad.
soca: Soca is the fast carnival music of Trinidad that came from calypso.
afrobeat: Afrobeat is Nigerian music of the 1970s, with long grooves, horns and funk.
afrobeats: Afrobeats is West African pop of today, danced from Lagos to London.
highlife: Highlife is the dance music of Ghana and Nigeria with bright guitars and brass, at its height in the 1950s to 70s.
amapiano: Amapiano is slow South African house with a deep log-drum bass.
kwaito: Kwaito is slowed-down house with chants, from South Africa in the 1990s.
mbaqanga: Mbaqanga is South African township music with jumping bass and bright guitars.
soukous: Soukous is fast Congolese guitar music for dancing.
desert blues: Desert blues is the electric guitar music of the Tuareg in the Sahara.
rai: Raï is Algerian pop that speaks freely.
bollywood: Bollywood is the film song of Mumbai.
bhangra: Bhangra is Punjabi dance music with the big dhol drum.
qawwali: Qawwali is devotional song of the Sufis, with handclaps and harmonium.
ghazal: A ghazal is a poem of love and loss, sung in Urdu or Persian.
gamelan: Gamelan is an Indonesian orchestra of gongs and metal bars.
gospel: Gospel is the song of Black American churches, for choir and a voice that answers.
worship: Worship is song for church, by now mostly soft rock.
hymn: A hymn is a song of praise that a congregation sings together.
lullaby: A lullaby is a song to sing a child to sleep.
doo-wop: Doo-wop is street-corner singing of the 1950s, in which voices are the band.
easy listening: Easy listening is smooth orchestra music that means to disturb nobody.
cabaret: Cabaret is song for a small stage and a sharp tongue.
zydeco: Zydeco is dance music of the Creoles of Louisiana, on accordion and washboard.
skank: Skank is the choppy guitar on the off-beat in reggae and ska, and the dance that goes with it.
riddim: A riddim is the bass and drums of a reggae song, over which others sing as well.
reel: A reel is a fast Irish or Scottish dance in four.
jig: A jig is a lively Irish dance in six quick beats.
slip jig: A slip jig is an Irish dance tune in nine quick beats, lighter than a jig.
hornpipe: A hornpipe is a sailors' dance with a limping step.
tarantella: A tarantella is a quick whirling dance from the south of Italy.
mazurka: A mazurka is a Polish dance in three, with a stamp on the second or third beat.
ballad: A ballad was a song that tells a story; today it is a slow love song.
nocturne: A nocturne is a quiet piece for the night, mostly for piano.
serenade: A serenade is music for the evening, once sung under a window.
sonata: A sonata is a piece for one or two instruments in several parts.
prelude: A prelude is a short piece that comes before another, or stands alone.
etude: An étude is a study: a piece that practises one difficulty, and can be beautiful all the same.
overture: An overture is the orchestra piece before the curtain goes up.
intermezzo: An intermezzo is a short piece in between.
canon: A canon is a tune that voices sing one after the other, as in “Frère Jacques”.
fugue: A fugue is a piece in which voices take up one tune after the other.
pavane: A pavane is a slow, stately dance of the Renaissance.
galliard: A galliard is a quick leaping dance of the Renaissance, in three.
requiem: A requiem is a mass for the dead.
kyrie: The Kyrie is the first sung prayer of a mass: “Lord, have mercy”.
vespers: Vespers is the evening prayer of the church.
matins: Matins is the prayer of the church before dawn.
compline: Compline is the last prayer of the day in a monastery.
psalm: A psalm is a song of the Bible.
mantra: A mantra is a word or verse that is said over and over, as a prayer.
bulería: A bulería is the fastest and most playful kind of flamenco.
tanguillo: A tanguillo is a light, teasing flamenco song from Cádiz.
creel: A creel is a basket for fish; no kind of music.
veranda: A veranda is a roofed porch along a house; no kind of music.
saudade: Saudade is the Portuguese word for missing somebody or something, with love in it.
groove: The groove is what bass and drums do together that makes one move.
riff: A riff is a short figure, mostly on guitar, that comes again and again.
tempo: The tempo is how fast a piece goes, told here in beats a minute.
bpm: BPM is beats per minute: how fast the music goes.
acoustic: Acoustic means without a plug: the instruments sound by themselves.
instrumental: Instrumental means that nobody sings.
vocals: Vocals are singing: somebody's voice is in the song.
a cappella: A cappella is singing with no instruments at all.
kalimba: A kalimba is a small African thumb piano: metal tongues on a board, plucked with both thumbs.
djembe: A djembe is a West African goblet drum, played with the hands.
talking drum: A talking drum is a West African drum whose pitch bends when its cords are squeezed, so that it can speak.
congas: Congas are tall Cuban drums, played with the hands.
bongos: Bongos are a pair of small Cuban drums, played with the fingers.
cajon: A cajón is a wooden box that is sat on and drummed.
tabla: The tabla is a pair of Indian hand drums.
taiko: A taiko is a big Japanese drum.
bodhran: A bodhrán is an Irish frame drum, played with a small stick.
timpani: Timpani are the big kettledrums of an orchestra.
shaker: A shaker is a rattle that keeps the small beats going.
steel drums: Steel drums are tuned oil barrels from Trinidad.
brushed drums: Brushed drums are played with wire brushes instead of sticks, so that they whisper.
drum machine: A drum machine makes the beat from electronic sounds.
vibraphone: A vibraphone has metal bars that are struck, and hum on with a slow shiver.
marimba: A marimba has wooden bars over tubes, and a warm, round sound.
xylophone: A xylophone has wooden bars, and a dry, bright sound.
glockenspiel: A glockenspiel is a small set of metal bars that tinkle like bells.
celesta: A celesta is a small keyboard that sounds like little bells.
harpsichord: A harpsichord looks like a piano and plucks its strings.
felt piano: A felt piano has a strip of felt between hammers and strings, which makes it soft and close.
electric piano: An electric piano has metal tongues instead of strings, and a round, bell-like sound.
clavinet: A clavinet is an electric keyboard that sounds plucked, and much used in funk.
mellotron: A mellotron is a keyboard that plays back tapes of strings and choirs.
organ: An organ is a keyboard that holds its notes as long as the key is down: with pipes in churches, electric in bands.
accordion: An accordion is a bellows with keys or buttons, held in both arms.
melodica: A melodica is a small keyboard that is blown, known from reggae.
harmonica: A harmonica is the small mouth organ of the blues.
clarinet: A clarinet is a dark, round woodwind with a single reed.
oboe: An oboe is a woodwind with a double reed and a thin, plaintive voice.
bassoon: A bassoon is the deep, dry woodwind of the orchestra.
flute: A flute is a pipe that is blown across.
tin whistle: A tin whistle is a small metal flute of Irish music.
shakuhachi: A shakuhachi is a Japanese bamboo flute.
duduk: The duduk is an Armenian reed pipe with a soft, mournful voice.
saxophone: A saxophone is a brass horn with a reed, and the voice of much jazz.
trombone: A trombone is the brass horn with a slide.
trumpet: A trumpet is the bright small horn with three valves.
cornet: A cornet is a trumpet's rounder, softer cousin, at home in brass bands.
tuba: A tuba is the biggest and deepest of the brass.
french horn: A French horn is the coiled, mellow horn of the orchestra.
bagpipes: Bagpipes are reed pipes that are blown from a bag, so that the sound never stops.
cello: A cello is a big violin held between the knees, as deep as a human voice.
viola: A viola is a larger, darker violin.
double bass: A double bass is the biggest of the strings, bowed in orchestras and plucked in jazz.
harp: A harp has its strings in a tall frame, and is plucked with the fingers.
lute: A lute is a pear-shaped old cousin of the guitar.
oud: An oud is the Arab lute, without frets, so that its notes can slide.
kora: A kora is a West African harp with 21 strings on a calabash.
sitar: A sitar is the long Indian lute with strings that hum along.
banjo: A banjo is a small drum with a neck and strings, plucked bright and fast.
mandolin: A mandolin is a small lute with doubled strings that are plucked fast.
ukulele: A ukulele is the small four-stringed guitar of Hawaii.
bouzouki: A bouzouki is the long-necked lute of Greek song.
balalaika: A balalaika is the three-cornered Russian lute.
cavaquinho: A cavaquinho is the small four-stringed guitar of samba.
pedal steel: A pedal steel is a guitar on legs whose notes slide, and the weeping sound of country.
slide guitar: A slide guitar is played with a glass or metal tube on the strings, so that the notes glide.
dobro: A dobro is a guitar with a metal bowl in it that makes it loud and twangy.
nylon guitar: A nylon guitar is the soft-stringed classical guitar.
hurdy gurdy: A hurdy gurdy is a fiddle that is bowed by a wheel and a crank.
zither: A zither has its strings flat over a box, and lies on the table.
koto: A koto is the long Japanese zither.
erhu: An erhu is a Chinese fiddle with two strings.
didgeridoo: A didgeridoo is the long droning pipe of northern Australia.
theremin: A theremin is played without being touched: hands in the air bend its wail.
synthesizer: A synthesizer makes its sound from electric waves, and can be nearly anything.
analog synth: An analog synth makes its sound with circuits instead of a computer, and a little warmer.
synth pads: Synth pads are long soft chords from a synthesizer.
tape loops: Tape loops are pieces of recorded tape that go round and round.
field recordings: Field recordings are sounds of the world: rain, streets, birds.
turntables: Turntables are record players used as an instrument, by scratching.
music box: A music box is a little clockwork that plucks metal teeth.
dhol: A dhol is the big two-headed drum of Punjab.
harmonium: A harmonium is a small organ with bellows, at home in Indian song.
bandoneon: A bandoneon is the square button accordion of tango.
`;

const byWord: ReadonlyMap<string, string> = new Map(
  sentences
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(': ');
      return [line.slice(0, at), line.slice(at + 2)];
    }),
);

/** What a word of music means, in a sentence; `undefined` where nobody has written that here. */
export const explained = (word: string): string | undefined => byWord.get(word);
