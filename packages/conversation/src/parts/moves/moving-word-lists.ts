/** Words by the name of where they point. */
type Lists = Readonly<Record<string, string>>;

/**
 * Words for how music sounds, by where they point. Comparatives are made of them by rule (`comparative-of.ts`); one that is made otherwise
 * stands behind a stroke, `base/comparative`.
 */
export const adjectives: Lists = {
  brighter: `
    happy cheerful/cheerier cheery bright sunny joyful joyous uplifting hopeful positive feelgood merry jolly light lighthearted
    fun/funner playful optimistic glad blissful euphoric celebratory carefree rosy encouraging heartwarming summery whimsical
    silly smiley inspiring tropical sparkly twinkly sparkling glittery glittering shiny shimmery shimmering breezy beachy sunlit
    sunshiny radiant glowing gleeful chirpy smiling grinning giddy goofy comical cartoony childlike innocent cute cutesy
    adorable giggly wholesome heartening reassuring consoling buoyant upful jubilant elated exultant rejoicing beaming chipper
    funny witty hilarious amused wry droll larky comedic humorous amusing stupid dumb daft ridiculous absurd laughable zany thrilled thrilling exalted
    upbeatish springlike springy rousing
  `,
  darker: `
    sad dark moody gloomy glum melancholic melancholy depressing bleak blue tearful heartbreaking somber sombre mournful sorrowful
    depressed miserable brooding haunting tragic emotional broody melancholia emo wistful bittersweet grim weepy teary
    heartbroken sadboy angsty serious lonely/lonelier depressive dismal dreary broken devastating painful gothic sentimental maudlin mopey
    moping morose doleful dolorous lugubrious funereal sullen sulky wounded aching achy plaintive forlorn desolate 
    cheerless joyless downcast downhearted sobby tearjerking gutwrenching heartwrenching heavyhearted overcast wintry
    autumnal soppy whiny whingy mawkish morbid pessimistic crestfallen elegiac nihilistic doomy downer melodramatic
    gray/grayer grey/greyer bitter sour solemn earnest sepulchral
  `,
  livelier: `
    lively/livelier bouncy peppy danceable dancey dancy bubbly exuberant groovy funky catchy energizing energising jumpy perky spirited
    festive zesty anthemic triumphant motivating motivational empowering exciting swinging pumped alive lifelike frisky bouncing
    zingy zippy sprightly jaunty jazzed vivacious effervescent fizzy sassy cheeky swaggering swaggery strutting toetapping
    foottapping infectious rollicking boisterous carnivalesque danceworthy dancefloor stomping stompy clubby ravey partyish boppy
    poppin bopping hooky singable victorious heroic stirring galvanising galvanizing invigorating refreshing exhilarating
    exhilarated vibrant snazzy jivey rhythmic rhythmical percussive syncopated bracing
  `,
  upbeat: 'upbeat uptempo',
  wilder: `
    wild hard energetic intense/intenser loud punchy driving pumping aggressive angry rowdy heavy hype/hypeder hyper hyped rocky crazy gritty edgy
    furious raging banging dynamic brutal noisy explosive thumping beefy fierce hectic vigorous kickass badass epic raw
    chaotic adrenaline heated powerful strenuous frantic electrifying savage thumpy pounding pulsing pulsating throbbing
    bangin hardhitting fullon relentless ferocious feral rabid vicious violent manic maniacal mental bonkers unhinged
    frenetic frenzied feverish turbo turbocharged supercharged charged highenergy hyperactive adrenalised mad meaty chunky
    muscular ballsy gutsy mighty thunderous thundering roaring blistering scorching blazing fiery sweaty bassheavy stormy
    -/rougher -/greater -/stronger -/grander -/mightier -/tougher -/bolder -/braver rebellious bratty snarling snarly shredding crushing pummelling bruising sledgehammer headbanging moshy filthy nasty grimy disrespectful obscene merciless ruthless
    bombastic tough ballistic insane lit turnt hyphy urgent propulsive insistent kicking
  `,
  calmer: `
    calm soft gentle chill mellow relaxed relaxing quiet peaceful soothing calming laidback lowkey dreamy sleepy smooth tender
    subtle easygoing tame restful tranquil serene cosy cozy chilled chilling delicate ambient/ambienter floaty low/lower muted
    unobtrusive sedate meditative spacey hushed zen unwinding snoozy cushy downbeat lulling relaxin classy elegant sophisticated
    refined tasteful loungey loungy weightless placid airy drowsy lazy soporific ethereal wispy whispery whispering breathy
    featherlight feathery pillowy fluffy hazy misty foggy floating drifting drifty dozy slumberous slumbery hypnotic lullabyish
    murmuring murmury velvety silky buttery creamy balmy understated discreet minimal minimalist minimalistic sparse stripped
    strippedback strippeddown softspoken backgroundy unplugged mellifluous lilting unhurried leisurely pastoral contemplative
    reflective pensive thoughtful introspective intimate hushy fireside snug snuggly snuggle snuggled nestled comfy comfortable homely/homelier restrained polite tepid
    timid mild reposeful stately contented untroubled undemanding unintrusive nonintrusive inoffensive chillaxed chillaxing
    chillout roomy spacious uncluttered unfussy nappy/nappier reverent reverential prayerful devotional hallowed
  `,
  smaller: 'small tiny teeny weeny minuscule faint dim slight modest humble demure',
  faster: 'fast quick speedy rapid snappy brisk fastpaced zoomy racing galloping breakneck fast-paced',
  slower: 'slow slowed slowish slowpaced',
  duller: 'plain',
  warmer:
    'sweet warm kindly neighbourly neighborly companionable healing comforting tenderhearted loving affectionate huggy cuddly friendly inviting welcoming -/kinder syrupy sugary saccharine treacly gooey cloying schmaltzy',
  focused: 'focused focussed focusing concentrated studious studying',
  harsher: `
    dramatic busy harsh big massive huge enormous jarring abrasive bombastic overpowering startling shouty screamy screechy
    screeching shrieky shrieking shrill piercing grating clangy clanging clattery clattering jangling crashy crashing blaring
    brash strident discordant dissonant cacophonous thrashy earsplitting earpiercing deafening headachey headachy overstimulating
    overwhelming irritating annoying obnoxious aggravating jittery nervy twitchy spiky jagged cluttered crowded overstuffed
    overblown overproduced oversung theatrical showy flashy agitated fidgety bangy tinny honky squeaky squawky yelly yappy growly
    barky ragey stabby sudden virtuoso virtuosic fussy frilly ornate florid elaborate overloaded dizzying
  `,
  creepier: `
    creepy scary spooky eerie/eerier sinister ominous disturbing unsettling haunted ghostly ghoulish macabre
    nightmarish frightening terrifying sickly dystopian apocalyptic demonic evil devilish foreboding portentous 
    uneasy uncanny grotesque ugly/uglier icy frosty clinical sterile
  `,
  tenser: 'tense suspenseful menacing threatening nervewracking  cliffhanging thrilling foreboding',
  flatter: `
    boring dull monotonous uneventful repetitive samey bland flat lifeless limp sluggish plodding ploddy draggy dragging
    lethargic lacklustre lackluster listless insipid weak puny feeble vanilla beige stale tedious droning drony droney dreary humdrum soulless
    anaemic anemic feeble wimpy weedy wishywashy stodgy yawny sleepinducing tiresome wearisome uninspired uninspiring unexciting
    forgettable pedestrian wallpapery mumbly turgid leaden ponderous
  `,
};

/** What says how music sounds only where it is compared: "too strong" and "more gold", where "strong coffee" and "gold" are other things. */
export const compared: Lists = {
  brighter: 'yellow gold golden pink orange',
  darker: 'black charcoal',
  wilder: 'strong awake up high mighty forceful reckless daring bold brave alert bossy pushy',
  calmer: 'down careful cautious safe tidy tentative hesitant obedient apologetic',
};

export const nouns: Lists = {
  brighter: `
    happiness joy hope light sunshine positivity cheer brightness optimism warmth smiles happy sunlight feelgood colour color
    laughter sun glow sparkle shimmer giggles silliness merriment gladness bliss euphoria delight elation cheerfulness
    playfulness whimsy levity uplift gaiety mirth twinkle glee hopefulness joyfulness jollity sunrise dawn daylight sunbeams sunbeam
    candle candles candlelight starlight lantern smile grin giggle chirp blossom rainbow rainbows laughing laughs chuckle chuckles
    lift humour humor wit cheek cheekiness
  `,
  darker: `
    sadness gloom darkness melancholy sorrow pain drama tears emotion melancholia heartache angst feels depth misery 
    grief heartbreak weeping crying doom gloominess moodiness bleakness pathos tragedy moping wallowing whining whingeing
    melodrama longing yearning sobbing loneliness sentimentality mourning woe regret
  `,
  livelier: `
    groove bounce pep fun dance swing excitement zest zing funk movement rhythm danceability motivation swagger swag sass
    attitude strut wiggle boogie jive fizz pizzazz pizazz razzmatazz razzle buzz festivity exuberance joie party bop spirit
    vibrancy vivacity liveliness zip zippiness hips spring partying dancing stomp stomping vitality freshness momentum pulse
    hip
    shimmy shake hop skip lilt twirl courage bravery boldness confidence determination defiance devilment spunk pride triumph victory passion
    enthusiasm mischief moxie chutzpah gumption sparkiness
  `,
  wilder: `
    energy power punch drive oomph kick life hype intensity rage aggression umph edge adrenaline volume noise grit fire loudness
    heaviness beat beats bite oompf ooomph oumph welly vim vigour vigor gusto guts balls muscle grunt thump thud bang boom crunch
    heft force might fury anger violence chaos mayhem madness ferocity bark snarl snap vavavoom thrust urgency crash distortion
    heat sweat mosh moshing headbanging thunder impact pounding thumping firepower horsepower clout wallop smack stank filth mess
    venom spice voltage teeth claws fangs
    go sting bollocks cojones muscles fireworks electricity lightning sparks
    strength stamina backbone spine nerve steel thrills adrenalin battle roar
    flames flame gas juice sauce rocket pepper chilli chili hustle aggro madman wind load weight torque shove heave swell
  `,
  calmer: `
    calm peace chill quiet softness relaxation calmness tranquility silence gentleness space zen stillness tranquillity serenity
    hush peacefulness quietness mellowness tenderness delicacy subtlety cosiness coziness comfort air breath rest restraint
    smoothness ease breathing dreaminess drift lull
  `,
  faster: 'tempo pace speed bpm haste hurry',
  warmer: 'love affection hugs kindness sweetness sugar syrup honey schmaltz',
  focused: 'focus concentration',
  harsher: `
    screaming shouting screeching clatter clanging racket clutter shrieking yelling din commotion wailing banging shouts screams
    histrionics theatrics bombast notes flourishes frills ornaments embellishment embellishments showboating noodling layers
  `,
  creepier:
    'menace dread terror horror creepiness spookiness suspense tension threat unease danger foreboding',
  flatter: 'boredom monotony dullness repetition dragging sleepiness drowsiness lethargy',
};

/** What says how music sounds, and moves it neither up nor down: "cheesier", "more retro". */
export const styles = `
  cheesy corny campy camp kitschy kitsch tacky cringey cringy cringe weird strange odd quirky eccentric wacky offbeat
  experimental trippy psychedelic spacy cosmic otherworldly surreal abstract arty artsy obscure niche rare indie underground
  mainstream commercial poppy jazzy bluesy folky rootsy rustic twangy jangly soulful gospelly churchy choral classical
  orchestral cinematic filmic synthy electronic techy housey trancey rocky punky metallic industrial glitchy wobbly squelchy
  wonky crunchy fuzzy grainy dusty gravelly husky raspy smoky smoked boozy sultry sexy sensual steamy seductive flirty romantic
  lush rich full fat phat thick deep dense layered textured organic acoustic wooden woody earthy mossy foresty green leafy
  natural lofi hifi polished slick glossy clean crisp clear sharp tight loose jammy improvised sloppy messy vintage retro
  oldschool classic dated contemporary current futuristic modern timeless nostalgic exotic foreign ethnic worldly tribal latin
  spanish celtic nordic medieval regal majestic grand noble mystical magical mysterious spiritual sacred holy religious poetic
  lyrical wordy clever smart complex complicated simple basic stripped melodic melodious tuneful harmonic tonal droneful bassy
  trebly boomy tinkly plinky plonky twinkling glassy cool wet dry echoey reverby reverberant watery oceanic underwater
  wide open spacious vast pretty beautiful gorgeous lovely handsome nice interesting original unique varied adventurous daring
  unusual unexpected surprising predictable generic authentic genuine real honest human robotic mechanical professional
  amateurish homemade live studio theatrical operatic hypnotising cartoonish carnival circusy marching military hip trendy
  fashionable urban suburban british american 
`;

/** The same of several words, one a line. */
export const phrases: Lists = {
  brighter: `
    feel good
    light hearted
    happy go lucky
    life affirming
    easy breezy
    cheered up
    good vibes
  `,
  darker: `
    heart wrenching
    heart breaking
    gut wrenching
    tear jerking
    doom and gloom
    doom laden
    down in the dumps
    sob story
    sorry for itself
    sorry for themselves
    sorry for himself
    sorry for herself
  `,
  livelier: `
    toe tapping
    foot tapping
    hip shaking
    fun loving
    party like
    dance floor
    life in it
    joie de vivre
  `,
  upbeat: `
    up tempo
    up beat
  `,
  wilder: `
    in your face
    in my face
    full on
    hard hitting
    high energy
    high octane
    high intensity
    amped up
    hyped up
    revved up
    fired up
    pumped up
    balls to the wall
    bass heavy
    get up and go
    rock and roll
    hell for leather
    fire in it
    welly in it
    go in it
    go about it
    bite to it
    kick to it
    git up in it
    get up in it
    git up and go
    aggressive sounding
  `,
  calmer: `
    laid back
    low key
    easy going
    chilled out
    stripped back
    stripped down
    pared back
    pared down
    barely there
    toned down
    soft spoken
    in the background
    easy on the ear
    easy on the ears
    spaced out
    zoned out
    mellowed out
    peace and quiet
    slow burning
    breathing room
    breathing space
    room to breathe
  `,
  faster: `
    fast paced
    in a hurry
    in a rush
    rushed
  `,
  slower: `
    slow paced
    slowed down
  `,
  harsher: `
    over the top
    happening
    ear splitting
    ear piercing
    going on
    all over the place
    on edge
    on the nerves
    full of itself
    nails on a chalkboard
  `,
  creepier: `
    horror film
    horror movie
    end of the world
  `,
  flatter: `
    wishy washy
    run of the mill
    middle of the road
    sleep inducing
    snooze worthy
    one note
    half asleep
    half dead
    by the numbers
    elevator music
    lift music
    hold music
    paint drying
  `,
};
