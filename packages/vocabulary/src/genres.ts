import { readVocabulary } from './read-vocabulary.ts';

/** Kinds of music, in the notation of `readVocabulary`. A family holds what can stand in for one another. */
export const genres = readVocabulary(`
[jazz]
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
[blues]
?blues = delta blues, chicago blues, electric blues, country blues, blues music
blues rock
[soul and funk]
?soul = soul music, soulful music
neo-soul = neo soul
northern soul
motown
?funk = funk music, funky music, funk soul, funky stuff, ?funky
disco
italo disco = italo
nu disco = nu-disco
r&b = rnb, rhythm and blues
[hip-hop]
hip-hop = hip hop, ?rap, rap music, rap songs, hiphop, boom bap, gangsta rap, conscious rap
?trap = trap music, trap beats
?drill = uk drill, drill music, chicago drill
?grime = grime music
phonk
lo-fi = lofi, lo fi, lo-fi beats, lofi hip hop, lo-fi hip-hop
chillhop = chill hop
trip-hop = trip hop
[house]
?house = house music, vocal house, french house, chicago house, afro house
deep house
tech house
progressive house
acid house
electro house
[techno and trance]
techno
minimal techno = ?minimal, minimal house
trance = uplifting trance, vocal trance
psytrance = psy trance, goa trance
[breaks]
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
[hard dance]
hardstyle
hardcore techno = gabber
happy hardcore
[dance]
eurodance = euro dance, eurobeat
edm = electronic dance music, big room
[electronic]
electronic = electronica, electronic music, electronics
electro = electroclash
idm
downtempo = down tempo
[ambient]
ambient = ambient music, dark ambient
drone = ?drones, drone music
[synth]
vaporwave
synthwave = synth wave, retrowave, outrun music
chillwave
darkwave = dark wave
new wave
synth-pop = synth pop, electropop, electro pop
[pop electronics]
hyperpop = hyper pop
[pop electronics]
chiptune = chip tune, 8 bit, 8bit
[dark]
?industrial = industrial music, industrial rock
?goth = gothic rock, goth rock, goth music
[rock]
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
[rock and roll]
rock and roll = rock n roll, rock 'n' roll, rock & roll
rockabilly = psychobilly
krautrock
[rock]
southern rock
glam rock
britpop = brit pop
[punk]
?punk = punk rock, punk music, hardcore punk
post-punk = post punk
pop punk
ska punk
emo = emo music
grunge
[indie]
shoegaze = shoe gaze
[metal]
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
[pop]
?pop = pop music, pop songs, chart pop, pop hits
dream pop
indie pop
bedroom pop
city pop
power pop
sunshine pop
art pop
[indie]
?indie = indie music
indie folk
[asian pop]
k-pop = k pop
j-pop = j pop
j-rock = j rock
c-pop = mandopop, cantopop
[pop]
ballad = ballads, power ballad, love ballad
[folk]
?folk = folk music, folk songs, folky
acoustic folk
freak folk
[country]
?country = country music, country songs
bro country = bro country music
outlaw country = alt country
bluegrass = blue grass
americana
[folk]
singer-songwriter = singer songwriter, singer songwriters
acoustic = acoustic music, ?unplugged
[folk]
celtic = irish music, irish folk, scottish folk, ceilidh music
sea shanty = sea shanties, ?shanties
[classical]
?classical = classical music, chamber music, symphony, symphonies, sonata, sonatas, concerto, nocturne, nocturnes, string quartet music
orchestral = orchestral music, symphonic, cinematic music
classical guitar
piano solo = piano solos
neoclassical = modern classical
baroque = bach
[opera]
opera = operas, arias
[classical]
minimalism = minimalist music
[sacred]
gregorian chant = gregorian chants, plainchant
?medieval = medieval music
[european tradition]
flamenco
fado
tango
chanson = french chanson
schlager
polka = polkas
klezmer
balkan = balkan brass, balkan beats
mariachi = ranchera, rancheras
[latin]
?latin = latin music, latino music
?salsa = salsa music
bachata
merengue
cumbia = cumbias
reggaeton = reggaetón, perreo
[brazilian]
bossa nova = bossa
samba
brazilian music = brazilian stuff, brazilian songs, brazilian tunes
forro = forró
mpb
baile funk = funk carioca
[caribbean]
reggae = roots reggae, lovers rock
dancehall = dance hall
ska = two tone
soca
calypso
zouk
kompa
[african]
afrobeats
afrobeat
amapiano
highlife = high life
gqom
kizomba
kuduro
soukous = congolese rumba
rumba = rhumba
[african]
desert blues
ethio-jazz = ethio jazz
[middle eastern]
rai = ?raï
arabic music = arab pop
turkish pop
[south asian]
bollywood = hindi songs, filmi
bhangra
qawwali = qawwalis
ghazal = ghazals
carnatic = hindustani classical, raga, ragas
[east asian tradition]
gamelan
enka
[sacred]
gospel = gospel music
worship = worship music, christian music, ?hymn, ?hymns
[stage and screen]
soundtrack = soundtracks, film score, film scores, film music, movie score, movie scores, movie soundtrack
video game music = game music, game soundtrack, game soundtracks, videogame music
musicals = ?musical, show tunes, showtunes, broadway, musical theatre
[children]
lullaby = lullabies
children's music = kids songs, kids' songs, kids music, children's songs, nursery rhymes
[christmas]
christmas = christmas music, christmas songs, ?christmas, carols, xmas songs, xmas music
[ambient]
new age = ?new age, new age music
[sounds]
white noise = brown noise, pink noise
rain sounds = sound of rain, rain noises
nature sounds = nature sound, birdsong, bird song, forest sounds, ocean sounds, whale song, bird sounds, sound of birds, sounds of birds, birds singing, birds and water, water sounds, sound of water, sounds of water, running water
[easy listening]
easy listening = lounge music, ?lounge, elevator music
[rock and roll]
doo-wop = doo wop
[easy listening]
exotica
[dark]
noise music
[spoken]
spoken word
[world]
world music
[rock]
jam band = jam bands
[hip-hop]
freestyle rap = freestyles
[metal]
hair metal = glam metal
[dance]
dance music = club music
[pop]
girl groups = girl group
boy bands = boy band
[classical]
waltz = waltzes
[sacred]
mantras = kirtan, mantra, chanting
[latin]
dembow = urbano
bolero = boleros
corridos = norteño, norteno, banda music
[african]
kwaito = maskandi
mbaqanga = isicathamiya
juju music = fuji music
[asian pop]
dangdut
[east asian tradition]
gagaku
[african]
taarab
griot music = griots
[brazilian]
batucada
[latin]
parranda = villancicos
[band]
marching band = marching bands
[rock]
swamp rock
stoner rock = desert rock
noise rock
art rock
[indie]
slowcore
midwest emo
[electronic]
folktronica
glitch = glitch hop
[house]
jersey club
baltimore club
footwork = juke
[techno and trance]
melodic techno
hard techno
[dance]
future bass
[house]
tropical house
lofi house = lo-fi house
slap house
[hip-hop]
plugg
rage rap
cloud rap
g funk = g-funk
[latin]
afro-cuban = afro cuban
[hip-hop]
horrorcore
crunk
[hip-hop]
miami bass
[asian pop]
vocaloid
anime songs = anime openings, anime music
[country]
zydeco
[rock and roll]
skiffle
[jazz]
crooners = crooner, rat pack
`);
