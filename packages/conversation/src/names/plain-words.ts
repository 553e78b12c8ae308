/**
 * Words that are no everyday ones in talk of moods, and name no artist in lower case either: what music is said to sound like, what it is made of
 * and how it feels. "More grit", "like boss fight", "sounds like elevator".
 */
export const plainWords: ReadonlySet<string> = new Set(
  `
  acid adjacent advert aeroplane aircraft airport alien aliens analog analogue ancient angel antique apocalypse arcade archers arena army
  artificial attic aura autumnal avalanche aviary bagpipe ballroom bandit banger bangers banquet bar barn basement bassline bathroom battle
  battles bayou beach beacon beat beats bedroom beige bell bells berlin beta bite bitterness blanket blizzard blockbuster bloom blossom boat
  bombast bonfire bongo boogie boom boss bounce brash breeze breezy brick bright bubble bubblegum buildup bunker burial butter buttery buzz
  cabaret cabin cafe camp campfire canyon caramel caravan cardboard carnival carousel cartoon cartoons cassette castle cathedral cave cavern
  cello ceremony chains chamber chant chants chaos charm chase cheddar cheese cheesy chill chime chimes chocolate chord chords chorus chug
  chic church cinema cinematic circus clap claps clarity clash classy clatter climax clinic cloud clouds club clubby clunk cobweb cocktail
  coda commercial complexity concrete conflict cosmos cotton countryside courage cowboy cowbell cozy cosy crackle cradle crescendo crickets crime
  crisp croon crooner crowd crunch crush crystal crystals cult dagger dank darkness dawn daydream deck decadence demon demons dentist depth desert
  detective devil dew dial digital dirt dirty disney dissonance distortion doctor dome doom drama dread dreams drift drizzle drone drones drop
  drops drum drumbeat drums dub dusk dust dusty earth echo echoes edge edgy eerie elegance elevator elevators embers emotion emotions empire
  energy engine epic escape evil exotic explosion factory fairground fairy fairytale fanfare fantasy farm fear feedback festival fever fidelity
  fight film films fire fireplace fireworks flair flame flames flavour flavor fleet flicker float flow fluff fluffy flutter fog folklore
  footsteps forest fountain frenzy fresh frost funeral funfair funky fury future fuzz fuzzy galaxy gallop game gang garbage garden gates
  ghost ghosts giant giggle glacier glamour glass glide glitch glitter gloom gloomy glory glow gold golden goosebumps gore gothic grandeur
  granny grass grave gravel gravity grease grime grind grit gritty groan groove groovy grotto growl grunt guitar guitars gun guts gym
  hammer hammock handclap handclaps harbour harmony harmonies harp haunted haunting haze hazy heartbeat heat heaven hero heroes hiss
  hollow holy honey honky hook hooks horizon horn horns horror horse hotel house howl hug hum humming humour hymn hymns hype ice icy imagination
  impact incense industrial ink innocence insects intensity interlude intimacy intro iron island jangle jangly jazz jewel jingle jingles
  jolly jolt jolts jungle juke juice jukebox kitsch knights knock laser launch lava layers lazy leather legend lift lighthouse lightning limbo
  liquid loft lonesome longing loop loops lounge loudness lullaby lush machine machines mad mafia magic magnet mall malice mania marble march
  marches marching marshmallow mass massive matrix maze meadow medieval melancholy melodrama melody melodies menace mercy metallic midnight military mist misty
  modern moan momentum monastery monk monks monster monsters moonlight morose moss moth motor mountain mountains muffled murder murk murky
  muscle museum mystery mystic mystical myth narrator nature navy neon nerve night nightclub nightmare ninja noir noise noises nostalgia
  nursery oasis ocean odyssey oomph opera opulence orbit orient outro oxygen pace pageant pagan palace panic parade paradise parlour passion
  pastel pastoral patina peace peak peril phantom phoenix pickin pier pillow pine pirate pirates pixels plague plane planet planets plastic playground
  plod pluck plucks plush poetry poison polish pop poppy porch porcelain port power praise prairie prayer pressure prison procession
  prophecy pub pulse pump pumpkin punch punchy puppet purity purr quest quirk quirky radiance radiator rage railway rain rainbow rainforest
  ranch rattle rave ravens raw rawness rebel rebellion record reggae relic relief renaissance reverb reverence revolution rhythm rhythmic rhythms
  rhyme rhymes riff riffs ringtone ringtones ripple ripples ritual river roadtrip roar robot robots rocket rodeo romance romp roots rough rugged rumble
  runway rush rust rustic rustle rythm rythem rythms rhytm sacred saloon sand sandpaper sass sassy satin savage savanna scandal scene scream
  screech seal seaside seduction serenity serpent shanty shadow shadows shimmer shimmery shine shiny ship shiver shivers shock shopping shower showtime
  shriek shuffle sigh silence silk silky silver simplicity siren sirens sizzle skeleton sketch skippy sky slap slick slime slink slither smoke
  smoky smokey smooth snarl snow snowfall soap soda sofa soil solace solitude sorrow soulful space spaceship spaghetti spark sparkle sparkly sparks
  sparse spell spells spice spicy spider spirit spirits splash spook spooky spring spunk spy squeak squeaky squelch stadium stardust starlight
  static steam steel stomp stomps stone storm storms story storybook strange strut strum strumming stutter submarine subtle sugar suave suburbs
  sultry sunlight sunny sunset sunshine supermarket surf suspense swagger swamp swan sway sweat sweetness swell swing swirl swoon sword
  symphony syrup tavern tear tears teeth telephone temple temptation tenderness tension tent terror texture textures thrill thriller thrills
  throb thud thump thunder tick ticking tide timber timbre tingle tingles tinkle tiki toad tomb tongue topspin torch torment tornado toybox
  tractor tradition train trains tranquil tranquility trash treehouse tremble tremolo triangle tribal tribe trickle triumph troll trophy tropical
  tropics trouble tundra tunnel turmoil tv twang twangy twilight twinkle twist twitch underground underwater urgency vacuum valley vampire vampires
  variety vault velvet vengeance venom vertigo vessel vibe vibey victory viking vikings villain villains vinyl violence viper vision volcano voodoo
  voyage wail wallop wallpaper waltz war warehouse warmth warmup warrior warriors wash watercolour waterfall waterfalls wave waves weird weirdness west western whale
  whales wheel whimsy whip whirl whisper whispers whistle whistles whistling wicked wild wilderness wind windchimes windy wine winter wisdom witch
  witches wizard wizards wobble wolf wolves wonder wonderland woods wool woosh workshop worship yearning yodel zen zest zing zip zombie zombies
  `
    .trim()
    .split(/\s+/),
);

/** "It's NOT CANCER" leaves nobody out of the music. */
export const illnesses: ReadonlySet<string> = new Set(
  'cancer tumor tumour stroke leukemia leukaemia lymphoma melanoma meningitis sepsis malignant pneumonia diabetes asthma'.split(
    ' ',
  ),
);
