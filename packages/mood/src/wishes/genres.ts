import { readVocabulary } from './read-vocabulary.ts';

/** Kinds of music, in the notation of `readVocabulary`. */
export const genres = readVocabulary(`
jazz = jazzy, jazz music
smooth jazz
acid jazz
free jazz
gypsy jazz = gypsy swing, manouche
nu jazz
latin jazz
cool jazz
jazz fusion = fusion jazz, jazz rock
bebop = be bop, hard bop
?swing = swing music, swing jazz
electro swing
big band = big bands
dixieland = trad jazz, new orleans jazz
?blues = delta blues, chicago blues, electric blues, country blues, blues music
blues rock
?soul = soul music, soulful music
neo-soul = neo soul
northern soul
motown
?funk = funk music, funky music, funk soul, funky stuff
disco
italo disco = italo
nu disco = nu-disco
r&b = rnb, rhythm and blues
hip-hop = hip hop, ?rap, rap music, rap songs, hiphop, boom bap, gangsta rap, conscious rap
?trap = trap music, trap beats
?drill = uk drill, drill music, chicago drill
?grime = grime music
phonk
lo-fi = lofi, lo fi, lo-fi beats, lofi hip hop, lo-fi hip-hop
chillhop = chill hop
trip-hop = trip hop
?house = house music, vocal house, french house, chicago house, afro house
deep house
tech house
progressive house
acid house
electro house
techno
minimal techno = ?minimal, minimal house
trance = uplifting trance, vocal trance
psytrance = psy trance, goa trance
drum and bass = dnb, d&b, drum n bass, liquid dnb, liquid drum and bass
?jungle = jungle music
dubstep
?dub = dub reggae, dub music
uk garage = ukg, 2 step, two step garage, speed garage
?garage = garage music
garage rock
breakbeat = break beat
breakcore
big beat
hardstyle
hardcore techno = gabber
happy hardcore
eurodance = euro dance, eurobeat
edm = electronic dance music, big room
electronic = electronica, electronic music, electronics
electro = electroclash
idm
downtempo = down tempo
ambient = ambient music, dark ambient
drone = ?drones, drone music
vaporwave
synthwave = synth wave, retrowave, outrun music
chillwave
darkwave = dark wave
new wave
synth-pop = synth pop, electropop, electro pop
hyperpop = hyper pop
chiptune = chip tune, 8 bit, 8bit
?industrial = industrial music, industrial rock
?goth = gothic rock, goth rock, goth music
?rock = rock music, rock songs
classic rock
hard rock
soft rock = yacht rock
indie rock
alternative rock = ?alternative, alt rock
progressive rock = prog, prog rock, progressive rock
psychedelic rock = psych rock, ?psychedelic, psychedelia
surf rock = surf music, surf guitar
post-rock = post rock
math rock
folk rock
rock and roll = rock n roll, rock 'n' roll, rock & roll
rockabilly = psychobilly
krautrock
southern rock
glam rock
britpop = brit pop
?punk = punk rock, punk music, hardcore punk
post-punk = post punk
pop punk
ska punk
emo = emo music
grunge
shoegaze = shoe gaze
?metal = metal music
heavy metal
death metal
black metal
doom metal
thrash metal = thrash
metalcore
nu metal
power metal
hardcore = ?hardcore
?pop = pop music, pop songs, chart pop, pop hits
dream pop
indie pop
bedroom pop
city pop
power pop
sunshine pop
art pop
?indie = indie music
indie folk
k-pop = k pop
j-pop = j pop
j-rock = j rock
c-pop = mandopop, cantopop
ballad = ballads, power ballad, love ballad
?folk = folk music, folk songs, folky
acoustic folk
freak folk
?country = country music, country songs
bro country = bro country music
outlaw country = alt country
bluegrass = blue grass
americana
singer-songwriter = singer songwriter, singer songwriters
acoustic = acoustic music, ?unplugged
celtic = irish music, irish folk, scottish folk, ceilidh music
sea shanty = sea shanties, ?shanties
?classical = classical music, chamber music, symphony, symphonies, sonata, sonatas, concerto, nocturne, nocturnes, string quartet music
orchestral = orchestral music, symphonic, cinematic music
classical guitar
piano solo = piano solos
neoclassical = modern classical
baroque = bach
opera = operas, arias
minimalism = minimalist music
gregorian chant = gregorian chants, plainchant
?medieval = medieval music
flamenco
fado
tango
chanson = french chanson
schlager
polka = polkas
klezmer
balkan = balkan brass, balkan beats
mariachi = ranchera, rancheras
?latin = latin music, latino music
?salsa = salsa music
bachata
merengue
cumbia = cumbias
reggaeton = reggaetón, perreo
bossa nova = bossa
samba
brazilian music
forro = forró
mpb
baile funk = funk carioca
reggae = roots reggae, lovers rock
dancehall = dance hall
ska = two tone
soca
calypso
zouk
kompa
afrobeats
afrobeat
amapiano
highlife = high life
gqom
kizomba
kuduro
soukous = congolese rumba
rumba = rhumba
desert blues
ethio-jazz = ethio jazz
rai = ?raï
arabic music = arab pop
turkish pop
bollywood = hindi songs, filmi
bhangra
qawwali = qawwalis
ghazal = ghazals
carnatic = hindustani classical, raga, ragas
gamelan
enka
gospel = gospel music
worship = worship music, christian music, ?hymn, ?hymns
soundtrack = soundtracks, film score, film scores, film music, movie score, movie scores, movie soundtrack
video game music = game music, game soundtrack, game soundtracks, videogame music
musicals = ?musical, show tunes, showtunes, broadway, musical theatre
lullaby = lullabies
children's music = kids songs, kids' songs, kids music, children's songs, nursery rhymes
christmas = christmas music, christmas songs, ?christmas, carols, xmas songs, xmas music
new age = ?new age, new age music
white noise = brown noise, pink noise
rain sounds = sound of rain, rain noises
nature sounds = nature sound, birdsong, bird song, forest sounds, ocean sounds, whale song
easy listening = lounge music, ?lounge, elevator music
doo-wop = doo wop
exotica
noise music
spoken word
world music
jam band = jam bands
freestyle rap = freestyles
hair metal = glam metal
dance music = club music
girl groups = girl group
boy bands = boy band
waltz = waltzes
mantras = kirtan, mantra, chanting
dembow = urbano
bolero = boleros
corridos = norteño, norteno, banda music
kwaito = maskandi
mbaqanga = isicathamiya
juju music = fuji music
dangdut
gagaku
taarab
griot music = griots
batucada
parranda = villancicos
marching band = marching bands
swamp rock
stoner rock = desert rock
noise rock
art rock
slowcore
midwest emo
folktronica
glitch = glitch hop
jersey club
baltimore club
footwork = juke
melodic techno
hard techno
future bass
tropical house
lofi house = lo-fi house
slap house
plugg
rage rap
cloud rap
g funk = g-funk
afro-cuban = afro cuban
horrorcore
crunk
miami bass
vocaloid
anime songs = anime openings, anime music
zydeco
skiffle
crooners = crooner, rat pack
`);
