import { readVocabulary } from './read-vocabulary.ts';

/** Kinds of music, in the notation of `readVocabulary`. A family holds what can stand in for one another. */
export const genres = readVocabulary(`
[jazz]
jazz = jazz trio, jazz trios, jazz quartet, jazz combo, jazzier, jazzy, jazz music, jazz tunes, jazz songs, spiritual jazz, jazz standards
smooth jazz
acid jazz
free jazz
gypsy jazz = gypsy swing, manouche
nu jazz
latin jazz
cool jazz
jazz fusion = fusion jazz, jazz rock
bebop = be bop, hard bop
?swing = swing music, swing feel, a bit of swing, with swing, with a swing, some swing, swing era, swing band, swing bands, swing jazz, lindy hop, lindy, swing dance music, swing tunes
electro swing
big band = big bands
dixieland = trad jazz, new orleans jazz
ragtime = rag time, ragtime music, ragtime piano
[blues]
?blues = delta blues, chicago blues, electric blues, country blues, blues music, blues songs, blues tunes
boogie woogie = boogie woogie piano, boogie-woogie music
blues rock
[soul and funk]
?soul = soul music, soulful music, soul songs, soul tunes, soul classics, quiet storm, blue eyed soul, southern soul, deep soul
neo-soul = neo soul
northern soul
motown
?funk = funk music, funky music, funk soul, funky stuff, ?funky, funk songs, funk tunes, p funk
disco = disco music, discoey
italo disco = italo
nu disco = nu-disco
r&b = rnb, rhythm and blues, alternative r&b, alternative rnb, alt r&b, alt rnb, contemporary r&b, contemporary rnb, new jack swing
[hip-hop]
hip-hop = hip hop, ?rap, rap music, rap songs, hiphop, boom bap, gangsta rap, conscious rap, rap tunes, rap tracks, uk rap, east coast rap, west coast rap, jazz rap, old school rap, trap rap, underground rap
?trap = trap music, trap beats, mumble rap
?drill = uk drill, drill music, chicago drill, ny drill, new york drill, drill rap, drill beats
?grime = grime music
phonk
emo rap = sad rap, soundcloud rap
lo-fi = lofi, lo fi, lo-fi beats, lofi hip hop, lo-fi hip-hop
chillhop = chill hop
trip-hop = trip hop
[house]
?house = house music, vocal house, french house, chicago house, afro house, soulful house, funky house, housey, organic house, melodic house, future house, ghetto house
deep house
tech house
progressive house
acid house
electro house
[techno and trance]
techno = technoey, techno music, dub techno
minimal techno = ?minimal, minimal house
trance = uplifting trance, vocal trance, trancey, trance music
psytrance = psy trance, goa trance
[breaks]
drum and bass = dnb, d&b, drum n bass, liquid dnb, liquid drum and bass, neurofunk, ?neuro
?jungle = jungle music
dubstep = brostep
uk garage = ukg, 2 step, two step garage, speed garage, future garage, uk bass, uk funky
?garage = garage music, garage tunes
breakbeat = break beat
breakcore
big beat
[hard dance]
hardstyle = rawstyle, raw hardstyle
hardcore techno = gabber, frenchcore, speedcore, terrorcore
happy hardcore
[dance]
eurodance = euro dance, eurobeat
disco polo
edm = electronic dance music, big room, rave music, rave tunes, festival edm, moombahton
[electronic]
electronic = electronica, electronic music, electronics
electro = electroclash
idm
downtempo = down tempo
[ambient]
ambient = ambient music, dark ambient, ambienty, ambient sounds, ambient soundscapes, ambient drone
drone = ?drones, drone music
[synth]
vaporwave
dungeon synth
synthwave = synth wave, retrowave, outrun music, darksynth, dark synthwave
chillwave
darkwave = dark wave
witch house
new wave
synth-pop = synth pop, electropop, electro pop
[pop electronics]
hyperpop = hyper pop
[pop electronics]
chiptune = chip tune, 8 bit, 8bit
[dark]
?industrial = industrial music, industrial rock, ebm, electronic body music
?goth = gothic rock, goth rock, goth music
[rock]
?rock = rock music, rock songs, rock tunes, rock anthems, rock bands, rock ballads, arena rock, stadium rock, rock and metal, heartland rock, roots rock
classic rock
hard rock
soft rock = yacht rock
indie rock
alternative rock = ?alternative, alt rock
progressive rock = prog, prog rock, progressive rock, proggy
psychedelic rock = psych rock, ?psychedelic, psychedelia, space rock, acid rock
garage rock
surf rock = surf music, surf guitar
post-rock = post rock
math rock
folk rock
[rock and roll]
rock and roll = rock n roll, rock 'n' roll, rock & roll
rockabilly = psychobilly
[rock]
krautrock
southern rock
glam rock = ?glam, glam music
britpop = brit pop
[punk]
?punk = punk rock, punk music, hardcore punk, punk songs, punk tunes, punk bands, ?punky
post-punk = post punk
pop punk = skate punk
ska punk
emo = emo music, screamo, skramz
post-hardcore = post hardcore
grunge = grungey, grunge music
[indie]
shoegaze = shoe gaze, shoegazey, shoegazy, shoegazing
[metal]
?metal = metal music
heavy metal = nwobhm
death metal
black metal
doom metal = ?doom, funeral doom, sludge metal, sludge doom
thrash metal = thrash
metalcore
nu metal
power metal
progressive metal = prog metal, djent
symphonic metal
gothic metal = goth metal
folk metal = viking metal, pagan metal, celtic metal
industrial metal
deathcore
grindcore = goregrind
hardcore = ?hardcore
[pop]
?pop = girly pop, girl pop, pop music, pop songs, chart pop, pop hits, pop tunes, pop bangers, radio pop, bubblegum pop, teen pop, ?bubblegum
dream pop
indie pop = jangle pop, twee pop, jangly pop
bedroom pop
city pop
dance pop = europop, euro pop
chamber pop = baroque pop, orchestral pop
power pop
sunshine pop
art pop
[indie]
?indie = indie music, indie songs, indie tunes, indie bands
indie folk
[asian pop]
k-pop = k pop
j-pop = j pop
j-rock = j rock, visual kei
c-pop = mandopop, cantopop
[pop]
ballad = ballads, power ballad, love ballad, slow ballads, rock ballad
[folk]
?folk = folk music, folk songs, folky, folk tunes, trad folk, folk ballads, folky stuff
acoustic folk
nordic folk = viking music, viking songs, viking folk, norse music, norse folk, nordic music
neofolk = neo folk, dark folk
freak folk
[country]
?country = country music, country songs, country tunes, country and western, honky tonk, country classics, western swing, cowboy songs, cowboy music, red dirt country
bro country = bro country music
outlaw country = alt country, outlaw stuff
bluegrass = blue grass
americana
[folk]
singer-songwriter = singer songwriter, singer songwriters
acoustic = acoustic music, ?unplugged
[folk]
celtic = irish music, something irish, anything irish, irish stuff, something scottish, anything scottish, ?reel, ?reels, ?jig, ?jigs, jigs and reels, reels and jigs, reel or two, jig or two, irish reel, irish reels, irish jig, irish jigs, scottish reel, scottish reels, strathspey, strathspeys, ?hornpipe, ?hornpipes, irish folk, scottish folk, ceilidh music, irish trad, irish tunes, scottish music, scottish tunes, trad irish, ceilidh tunes, ceilidh, celtic music
sea shanty = sea shanties, ?shanties, ?shanty, sea songs
[classical]
?classical = classical music, chamber music, symphony, symphonies, sonata, sonatas, concerto, nocturne, nocturnes, string quartet music, classical pieces, classical tunes, classical stuff, piano concerto, violin concerto, concertos, piano sonata, orchestral pieces, ballet music, ?requiem, ?requiems, mazurka, mazurkas, renaissance music, impressionist music
orchestral = orchestral music, symphonic, cinematic music
classical guitar
piano solo = piano solos
neoclassical = modern classical
baroque = bach
[opera]
opera = operas, arias, operetta, operettas
[classical]
minimalism = minimalist music
[sacred]
gregorian chant = gregorian chants, plainchant, ?chant, plain chant, plainsong, monks chanting, monk chant, chanting monks, monastic chant
?medieval = medieval music, bardcore, renaissance fair music, renaissance faire music
[european tradition]
flamenco
fado
tango
chanson = french chanson
schlager = volksmusik
polka = polkas
yodeling = yodelling, yodel, yodels, yodeling music
klezmer
balkan = balkan brass, balkan beats, turbo folk, turbofolk, manele
greek music = greek songs, rebetiko, rembetika, rebetika, laiko, laika
mariachi = ranchera, rancheras
[latin]
?latin = any latin, something latin, latin for, latin america, south america, latin music, latino music, latin songs, latin tunes, latin beats, latin stuff
?salsa = salsa music, salsa dura, salsa romantica, salsa brava, salsa vieja, salsa songs, salsa tunes
bachata
merengue
cumbia = cumbias
vallenato = vallenatos
?mambo = mambos, mambo music
cha cha cha = cha cha, cha cha music
tejano = tejano music, tex mex music, conjunto music, tejana
reggaeton = reggaetón, perreo
[brazilian]
bossa nova = bossa
samba = pagode, samba music
brazilian music = brazilian stuff, brazilian songs, brazilian tunes, ?brazilian, música brasileira, brazilian vibes, brazilian grooves
forro = forró
mpb
sertanejo = sertaneja, música sertaneja
tropicalia = tropicália
baile funk = funk carioca
[caribbean]
?dub = dub reggae, dub music, ?dubby, ?dubbier
reggae = roots reggae, lovers rock, lovers rock reggae, rocksteady, rock steady, reggae music, reggae tunes
dancehall = dance hall
ska = two tone
soca
calypso
zouk
kompa
[african]
african music = something african, anything african, some african, more african, african vibes, ?african, music from africa, songs from africa, something from africa, african songs, african tunes, african beats, ?west african, ?east african, ?south african
afrobeats = afropop, afro pop, afro fusion, afrofusion
bongo flava
afrobeat
amapiano
highlife = high life
gqom
kizomba
semba
kuduro
soukous = congolese rumba
rumba = rhumba
[african]
desert blues
gnawa = gnaoua, gnawa music
ethio-jazz = ethio jazz
[middle eastern]
rai = ?raï
arabic music = arab world, arab music, arab songs, arabic songs, from the middle east, middle eastern music, arab pop, arabic pop, dabke
turkish pop
anatolian rock = turkish psych, turkish psychedelic, anadolu rock
persian music = persian songs, iranian music, iranian songs, iranian pop, persian pop, persian classical
[south asian]
bollywood = hindi songs, filmi, bollywood songs, bollywood music, hindi film songs, hindi film music, filmi songs, desi songs, hindi movie songs
bhangra
punjabi music = punjabi songs, punjabi pop, punjabi rap
qawwali = qawwalis
sufi music = sufi songs
ghazal = ghazals
carnatic = carnatic music, carnatic classical
hindustani classical = hindustani music, indian classical, indian classical music, raga, ragas, raag, raags
[east asian tradition]
gamelan
throat singing = throat singers, tuvan throat singing, mongolian throat singing, khoomei
chinese traditional music = traditional chinese music, chinese classical music, guofeng
enka
[sacred]
gospel = gospel music
worship = worship music, christian music, ?hymn, ?hymns, praise music, praise songs, praise and worship, worship songs, gospel worship, christian rock, christian pop, contemporary christian, ccm
[stage and screen]
soundtrack = soundtracks, film score, film scores, film music, movie score, movie scores, movie soundtrack, movie soundtracks, film soundtrack, film soundtracks, film songs, movie music, movie songs, epic music, epic orchestral, epic soundtrack, trailer music, battle music, fantasy music, d&d music, dnd music, disney songs, disney music
video game music = game music, game soundtrack, game soundtracks, videogame music, video game soundtracks, videogame soundtracks, rpg music
musicals = ?musical, show tunes, showtunes, broadway, musical theatre
?cabaret = cabaret music, cabaret songs, burlesque music, vaudeville, music hall songs
[children]
lullaby = lullabies, ?lullabye, lullabyes, cradle songs
children's music = kids songs, kids' songs, kids music, children's songs, nursery rhymes, childrens songs, children songs, kiddie songs, kiddie music, kids tunes, kid songs, kiddy songs, songs for kids, songs for children
[christmas]
christmas = christmas music, christmas songs, ?christmas, carols, xmas songs, xmas music, villancicos, villancico
[halloween]
?halloween = halloween music, halloween songs, spooky music, spooky songs, halloween tunes
[ambient]
new age = ?new age, new age music
[sounds]
white noise = brown noise, pink noise, fan noise, fan sounds, noise machine, static noise, green noise
binaural beats = solfeggio, solfeggio frequencies, healing frequencies, 432hz, 432 hz, 528hz, 528 hz, isochronic tones, ?theta waves, ?delta waves
rain sounds = sound of rain, rain noises, rain noise, sound of the rain, rainfall sounds, rain and thunder, thunderstorm sounds, thunder sounds, rain on a window, rain on the window, rain on a roof, rain on the roof, rain on a tent
nature sounds = nature sound, birdsong, bird song, forest sounds, ocean sounds, whale song, bird sounds, sound of birds, sounds of birds, birds singing, birds and water, water sounds, sound of water, sounds of water, running water, wind in the trees, birds and wind, birds chirping, birds tweeting, bird noises, sea sounds, sounds of the sea, sound of the sea, sound of the ocean, sounds of the ocean, sea waves, ocean waves, waves crashing, crashing waves, sound of waves, sounds of nature, sound of nature, nature noises, forest noises, rainforest sounds, jungle sounds, river sounds, stream sounds, wind sounds, cricket sounds, crickets chirping, seagulls, whale songs, whale sounds, dawn chorus, fireplace sounds, fireplace noises, ?crackling fire, ?crackling fireplace, crackling fire sounds
[easy listening]
easy listening = lounge music, ?lounge, elevator music, ?elevator, ?loungey, lounge tunes, ?muzak, coffee shop music, coffeehouse music, cafe music, café music, hotel lobby music, lobby music
[rock and roll]
doo-wop = doo wop
[easy listening]
exotica = tiki music
[dark]
noise music
[spoken]
spoken word
comedy songs = comedy music, funny songs, novelty songs, parody songs
[world]
world music
hawaiian music = hawaiian songs, slack key, slack key guitar
[rock]
jam band = jam bands
[hip-hop]
freestyle rap = freestyles
[metal]
hair metal = glam metal
[dance]
dance music = club music, dance tunes, dance bangers, dance hits, dance songs, dance tracks, club bangers, club tunes, club hits, ?clubby
[pop]
girl groups = girl group, girl bands, girlbands, girl band
boy bands = boy band, boyband, boybands, boys bands, lad bands, boy groups, boy group, boygroups, boygroup
[classical]
waltz = waltzes, waltz time, in waltz time, three four time, ?in three four, ?in three
[sacred]
mantras = kirtan, mantra, chanting, chants, chanting mantras, bhajan, bhajans
[latin]
dembow = urbano
bolero = boleros
corridos = norteño, norteno, banda music, regional mexican, corridos tumbados
[african]
kwaito
maskandi
mbaqanga
isicathamiya
juju music
fuji music
[asian pop]
dangdut
?trot = trot music, korean trot
[east asian tradition]
gagaku
[african]
taarab
griot music = griots
[brazilian]
batucada
[latin]
parranda = parrandas
[band]
marching band = marching bands, marching music, march music, military band, military bands, military marches, brass marches, marching songs, marching tunes, ?marches
[rock]
swamp rock
stoner rock = desert rock, ?stoner, stoner metal, stoner doom
noise rock
art rock
[indie]
slowcore = sadcore
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
afro-cuban = afro cuban, son cubano, cuban son, cuban music, cuban songs
[hip-hop]
horrorcore
crunk
[hip-hop]
miami bass
[asian pop]
vocaloid
anime songs = anime openings, anime music
[country]
zydeco = ?cajun, cajun music
[rock and roll]
skiffle
[jazz]
crooners = crooner, rat pack, torch songs, torch song
`);
