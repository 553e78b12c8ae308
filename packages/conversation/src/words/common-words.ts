/** Everyday English words, written without apostrophes; made by `scripts/common-words.ts`. */
export const commonWords: ReadonlySet<string> = new Set(
  `
abeg able about above abroad absolute absolutely abuela abuot accent accepted accident accordion
account accountant accounting accounts ache aches acoustic across act actual actually add adding address
adds adn adopted adoption adore adrenaline advert adverts advice af afford afraid after afternoon
afterwards again against age agency agent ages agian ago agree agreed agreement ah ahead aid aids aint
air airing airline airplane airport aisle al alarm alarms album alive all allergies allotment allotments
allowed almost alone along aloud alphabet already alredy alright also altar always am ambient ambulance
amma among an anatomy anchor and anger angriest angry animal ankle ankles anniversary announced annoyed
annual another answer answered answering answers anthem anthems ants anxious any anybody anymore anyone
anyones anything anyway anywhere apart apartment apologise apology app appeal applauded applause apple
application applications appointment apprentice apprenticeship approved apron aprons archive are arent
argue argued arguing argument arguments arm armchair arms army around arrivals arrive arrived arriving
arrow art article arvo as ashamed ashes aside asignment ask asked asking asks asleep assembly assessment
assignment at ate atlas attempt attendant attention attic auction audit aunt auntie aunties aunts author
autumn awake award away awful awning aye babies baby babys back background backs backside backwards bad
badge badly bag bags bake baked baker bakers bakery baking balance balancing balcony bald ball ballad
ballads balloon balloons balls banana bananas band bands bang banged banger bangers banging bangles bank
banks banned banner bar baraat barbecue barber barbers bare barefoot barely barista barking barley barn
barrier bars basically basin basket basketball bass batch bath bathroom baths bathtub baton bats battery
battle bawling bay bazaar bc bday be beach beads beam beaming beans bear beard beat beaten beating beats
beautiful because become bed bedroom beds bedtime bee been beeping beer beers bees befor before began
begging begin begins begun behind beige being believe believed bell bells belly below belt bench benches
bend benign beside best bet better between bhangra bib bibliography bicycle bid big bigger biggest bike
bikes bill bills bin bingo binned bins bio biology biopsy bird birds birdsong birth birthday biryani
biscuit biscuits bishop bit bite bites biting bits bitten black blackbird blackout blamed blank blanket
blankets blast blazer blazing bless blessed blew blind blinds blinking bliss block blocked blocks bloke
blokes blood bloods blow blower blowing blown blue blues board boarded boards boat boats body bog boil
boiled boiler boilers boiling bolt bomb bone bones bonfire bonnet bonus boo book booked booking
bookkeeping booklet books boot bootcamp booth boots border bored boring born borrowed boss bossa bosss
both bother bothered bottle bottom bought bounce bouncing bouncy bouquet bout bow bowed bowl bowling
bowls box boxer boxes boxing boy boyfriend boyfriends boys bpm bra braai braces bracket brain brains
brake brakes branch brand brass brave bread breads break breakfast breaking breaks breakup breath
breathe breathing breaths breeze brew brick bricks bride brides bridesmaid bridesmaids bridge brief
bright brilliant bring bringing brings bro broke broken broom brother brothers brought brown brush
brushes brushing bruv bubble bubbles bucket buckets buddy budget budgie bug build builder builders
building built bulb bull bulls bully bum bump bumped bumper bun bunch bundle bunk buns bunting buoy
burial buried burn burned burning burnt burpees burst bury bus buses bush business busy but butter
butterflies button buttons buy buying buys buzzer buzzin buzzing by bye cab cabin cable cackling caf
cafe caffeine cage cake cakes calculations calculator calendar calf call called calling calls calm
calming came camera cameras camp camper camping campsite campus can canal cancel cancelled cancelling
cancer candle candles cannon cannot canoe cans cant canteen canvas cap cape capitals caps captain
captains car caravan card cardamom cardboard cardigan cards care careful carer carers cares caretaker
carnival carols carpet carpets carriage carried carrier carry carrying cars cart case cases cash
casseroles cast castle cat catalogue cataloguing catch catching catchy caterers cats cattle caught
ceiling celebrate celebrating cell cello cells cemetery cent centimetre centre century cereal ceremony
certificate chai chain chained chainsaw chair chairs chalk chalked challenge challenged champagne
champion chance change changed changes changing channel chant chanting chaos chapel chapter chapters
character characters charge charged charging charity chart charts chase chased chasing chat chats
chatter chatting cheat cheated cheating check checked checking checklist checkout cheek cheeks cheeky
cheer cheered cheerful cheering cheers cheery cheese cheesy chef chefs chem chemist chemistry chemo
cheque cherries chess chest chew chewing chicken chief child children childrens childs chill chilled
chillin chilling chimney chin chip chippy chips chocolate choice choir choirs choose choosing chop
chopping choral chord chorus chose chosen christening chuffed church cicadas cigarette cinema cinnamon
circle circles circuit citizenship city civil claim clap clapped clapping clarity class classes
classroom clause clay clean cleaned cleaner cleaners cleaning clear cleared clearing clearly clenched
clerk clever click clicked clicking clicks client clients climb climbed climbing clinic clip clipboard
clipped clock clocks close closed closer closes closing cloth clothes cloud clouds clown club clubbed
clubbing clubs clue co coach coached coals coast coat coats cocoa coconut code codebase codes coding
coffee coffees coffin coin coins colander cold collar colleague colleagues collect collecting collection
college colour coloured colouring colours column columns coma come comes comfortable comfy comic coming
comma comment commentary comments committee community commute company comparing compass competition
complain complaining complaint complaints compost compound computer con concentrate concentrating
concentration concert conclusion concrete condition conductor cone cones conference confetti conga
congratulations consentrate conservatory console consultant contact content contest contour contract
contracts control controller cook cookbook cooked cooker cooking cool cooling cools copied copies coping
copy copying corn corner corners correct corridor corridors cos cost costs costume costumes cosy cot
cottage cotton couch cough coughing could couldnt couldve council count countdown counted counter
counting countries country counts county couple course coursework court courtyard cousin cousins cover
covered covers cow cows crack cracked crackers cracking craft crane crank crash crate crates crawl cream
creams credit creek crematorium crew crews crib cricket crickets cried cries crisps crochet crook crop
cross crossed crosses crossing crossword crowd crowds crown crumbs crush crushed crutches cry crying
cubicle cucumber cue cumbia cup cupboard cuppa cups curry curtain curtains cushion cushions custard
custody customer customers customs cut cute cuts cutting cv cyst da dad dada daddy daddys dads daft damp
dance danced dancer dancing dare dark darling darts dash data date dates dating daughter daughters dawn
day daycare daylight days de dead deadlift deadline deadlines deaf deal dear death debate debt debugging
decade deceased decide decided decimal decision deck deckchair deckchairs decks declined deeds deep
degree degrees delay delayed delete deleted delighted delivered delivery demo dentist dentists
department deployment deposit depot derby derbys desert design designs desk desks dey dhol dhols di
diagnosis diagram diagrams dial diary dictating dictionary did didnt die died difference different
difficult dig digger digging dim dining dinner dinners dinosaur dip diploma director directors disabled
disagree disaster disco discovered dish dishes dishwasher dissertation distance distances distract
distraction distractions disturb ditch division divorce divorced dj do doc dock docked doctor doctors
document documentary dodgeball does doesnt dog dogs doin doing dollars dolls dominoes don done donkey
dont donw door doorbell doors doorstep doorway dorm dorms dos dosage dose doses dot double doubled dough
doughnut doughnuts down downstairs doze dozing draft drafting drafts drag dragged dragging drain drama
dramatic draw drawer drawers drawing drawings drawn draws dread dreadful dreading dream dreamy dress
dressed dressing drew dried drift drifting drill drilling drills drink drinking drinks drip dripping
drips drive driven driver drivers drives driving drizzle drone drop dropped dropping drops drove drowsy
drug drum drummer drummers drumming drums drunk dry dryer drying duck ducks dude due dug dull dumped
dumplings dumps during dusk dust duty duvet dying each ear early earplugs ears earth ease easy eat eaten
eating eats edge edges edit editing editor egg eggs eh eight eighteen eighties eighty either elbow
elbows election electric electricity eleven else elses em email emails embassy emergency emojis emptied
empty end ended ending ends energy engaged engagement engine engineering engines enjoy enormous enough
enter entered entire entrance entry envelope envelopes episode equations era error escalator escape
espresso essay essays estate eulogy even evening evenings ever every everybody everybodys everyone
everyones everything everythings everywhere evidence evn evry evryone evrything ex exact exactly exam
examiner example examples exams except exchange excited excitement exciting excuse excuses exercise
exhausted exist exit expect expected expecting explain explained explode exs extension extra eye
eyebrows eyelids eyes face faces facing fact factory fado fail failed failing fainted fair fairy fall
fallen falling falls fam families family familys famous fan fancy fans far fare farewell farm farmer
fast faster fastest fat father fathers fault favourite fear feast feather feathers fed feed feedback
feeding feel feeling feelings feels fees feet fell fella felt fence ferns ferry ferrys festival fetch
fete fever few fi fianc fiddle fiddles field fields fierce fifteen fifth fifties fifty fight fighting
figure figures file files filing fill filled filling film filmed filming films filthy final finally
finals finaly find finding fine fined finger fingers finish finished finishing finsh fire fired firemen
fires fireworks firm first fish fishing fist fists fit fits fitted five fiver fix fixed fixing fizzing
flag flags flame flannel flap flare flash flashcards flask flat flatmate flatmates flats flew flies
flight flights flip float floated floating floats floaty flood flooded floodlights floor floors flour
flow flower flowers flown flu flute fly flying foam focus fog foil fold folded folder folders folding
folk follow following fond font food fool foot footage football footnote footnotes footy for forecast
forehead foreign foreman forever forget forgive forgiven forgot forgotten fork forklift form forms
formula fort fortnight forty forward foster fought foul found fountain four fourteen fourth fox fr
fractions frame framed frames frankly free freedom freeze freezer freezing freind fresh fridge fried
friend friendly friends frightened fringe frist frogs from front frost froze frozen fruit fryer frying
fuel full fuming fun function funding funeral funerals funk funniest funny furious furniture further
fuse fuss fussed gaffer gaffers game games gang gap gaps garage garden gardens gas gate gates gauge gave
gay gear generations generator gentle gently geography get gets getting gf ghost ghosted giddy gig
giggle giggled giggles giggling giggly gimme girl girlfriend girlfriends girls give given gives giving
glad glass glasses glitter gloomy glorious glove gloves glow glowing glue glued go goal goalie
goalkeeper goals goat goats godmother goes goggles goign goin going gold golden goldfish golf gona gone
gonna good goodbye goodness goodnight gooo goooo goose gorgeous gospel gossip got gotta gown grab
grabbed grade grades grading graduation grain gram grammar grams gran grand grandad grandads grandchild
grandchildren granddad granddaughter granddaughters grandfather grandfathers grandkids grandma grandmas
grandmother grandmothers grandpa grandparents grandpas grandson grandsons granny grans grant grapes
graph grass grateful grave gravel gravy great green greenhouse grew grey grid grief grieve grim grin
grind grindstone grinning groom grooms ground group groups grow grown grudge grumpy guard guess guest
guests guide guild guilty guitar guitars gulls gum gun guns gutted gutter gutters guy guys gym gyms ha
habit had hadnt haha hail hair haircut hairdresser hairs half halfway hall halls hallway ham hammer
hammering hammock hammocks hamper hamster hand handbag handbook handclaps handed handfuls handing handle
handover hands handwriting hang hanging hangover happen happened happening happens happier happiest
happily happy hapy harbour hard hardly harmony harp hart harvest has hasnt hat hate hated hates hats hav
have havent having hay he head headache heading headlights headphones heads headset health healthy heap
hear heard hearing heart heartbeat heartbreak heartbroken hearts heat heated heater heating heatings
heats heave heaven heaviest heaving heavy hed hedge heel heels height heights held hell hello helmet
helmets help helped helping helps hem hen hens her herbal herd here heres hero heroes heron hers herself
hes hey hi hiccups hid hidden hide hiding high highlighter highway hike hill hills him himself hip hips
hired his history hit hits hitting hoarse hold holding holds hole holes holiday holidays hollow home
homes homesick homework honest honestly honey honeymoon honking honour hood hoodie hook hooks hooray
hoover hop hope hoped hopeful hopeless hoping hopping horizontal horn horns horrible horse horses hose
hospice hospital hospitals hostel hot hotel hour hours house household housemates houses housing how
howl howled howling hr hrs hug huge hugged hugging hugs hum human humming hums hun hundred hundredth
hung hungover hungry hunt hunting hurry hurt hurting hurts husband husbands hush hushed hut hymn hymns
hype hyped hysterics ice iced icing idea ideas idiot idiots idk if iftar impression in inbox incense
inch included including index indoors inhaler inheritance initials injury ink inking inna innit inside
inspection inspector inspectors instead instructions instructor instrumental instrumentals insulin
insult insurance intend interest interesting internet interruptions interview interviews into intro
inventory invitations invited invoice invoices iron ironed ironing irons is ish island isnt it itd item
itinerary itll its itself jab jacket jam jams jar jars jasmine jaw jazz jealous jelly jet jetty jig
jigsaw job jobs jog join joined joining joint joke jokes jollof jolly jolt joy joyful jsut judge judo
jug juice jump jumped jumper jumpers jumping jumps jumpy jus just kanji karaoke kart karts keep keeper
keepers keeping keeps kept kerb kettle kettles key keyboard keyed keys kick kickboxing kicked kicking
kicks kid kidney kids kill killed killing kiln kilo kilometres kilos kind kindly king kings kiss kissed
kissing kit kitchen kitchens kitten kittens km knackered knee knees knew knife knit knitted knitting
knock knocked knocking knot knots know knowing knowledge known knows knuckle knuckles la lab label
labelled labelling labels labour lace laced laces lad ladder ladies lads lady lagged lah laid lake lakes
lambs lamp lamps land landed landing landlady landlord landlords lands lane lanes language languages
lantern lanterns lap laps laptop laptops lasagne lass last lasts late later laugh laughed laughing
laughs laughter launch launderette laundry lavender law lawn laws lawyer lawyers lay laying lazy lead
leader leading leaf leaflet leaflets league leak leaking leaks lean leaning learn learned learning
learnt lease least leave leaves leaving lecture lectures led ledger ledgers leetcode left leftover
leftovers leg legal legged legs lemon lemonade length lengths lent lern less lesson lessons let lets
letter letterbox letters letting level levels liar librarian library librarys licence lid lids lie lied
liek life lifeboat lifes lifetime lift lifted lifting lifts light lighter lighthouse lighting lights
like liked likes lil line lined linen lines lining lino lion lip lipstick list listen listened listening
lists lit literally little live lived lively lives livid living lo load loaded loading loads loaf loan
lobby local lock locked locker lockers locks loft log logbook logged logs lol lola lollipop lolly lonely
long longer loo look looked looking looks loom loop loos loose loosen lorry lorrys lose loser losers
losing lost lot lottery loud louder loudest loudly lounge love loved loveliest lovely loves loving low
lower luck lucky luggage lullabies lullaby lump lunch lunchbox lunches lung lungs lying lyrics ma
machine machines mad madam made magazine magnifier magnifying mail main make makes making mam mama mamas
mams man manage manager managers mango mangoes mans manual manuscript manuscripts many map maps marathon
marble marching margin margins mark marked marker market marking markings marks marquee marriage married
marrow marry marrying marvellous mask mass massage massive master mat match matched matches matching
mate maternity mates maths matron mats matter matters mattress max may maybe mayor me meal mean means
meant measure measured measurements measuring meat mechanic medal medals medical medicine meditation
meds meet meeting meetings megaphone mehndi mellow melodys melon melt melted melting memorial memorise
memorising memory men mended mending mental mentioned menu mercy merry mes meself mess message messages
met metal meter method methods metre metres metronome mi mic microphone microscope microwave mid middle
midnight midwife might mild mile miles milk milking milkman millimetres million min mind minded minding
minds mine mines minibus minister mins mint mints minus minute minutes mirror mirrors mis miscarriage
miserable miss missed missing missus mist mistake mistakes mix mixed mixing moan mob mobile mock mocks
mode model module modules mom moment money monitor monitors monks monsoon month months mood moody moon
mop mope moped moping mops more morning mornings mortgage mosh mosque moss most mostly moth mother
mothers moths motivation motorbike motorway mould mountain mournful mouse moustache mouth move moved
movement moves movie moving mower mowing much mud muddy mug mugs mum mummy mums murder murmuring musci
muscles museum music musical musik must mustnt mute muted my myself na nah nail nails name named names
naming nan nana nans nap napkin nappies napping naps nasty nativity near nearly neat neck need needed
needing needle needles needs negative neighbors neighbour neighbours neither nephew nephews nerves
nervous nest net netball nets neutral never new newborn news newsletter newspaper next ngl nice nicely
nicer nicest nicked nickname niece nieces night nighter nights nil nine nines nineteen ninetieth ninety
ninth nite no nobody nobodys nod nodded nodding noise noises noisy none noodles noon nor normal normally
northern nose not notch note notebook notebooks notes nothing nothings notice noticed nova novel now
nowhere nowt numb number numbered numbers nun nurse nursery nurses nursing nuts oak oars obviously ocean
oclock odd of off offence offer offered offers office officer officers offices offs offside often oh oi
oil ok okay old older oldest olds omg on once one ones onions online only onnnn onto op open opened
opening opens operation opinion opinions opposite or oral orange oranges orchard order ordered orderly
orders ordinary organ organic other others otherwise oud ought our ours ourselves out outline outside
ovation oven ovens over overhead overnight overtime overtook owe owes owl own owner owt oxygen pace
pacing pack packed packet packing pad paddle paddles paddling pads page pages paid pain paint paintball
painted painting paints pair pal palace pallets palm palms pan pancake pancakes panel panels panic
panicking pans pantry pants paper papers paperwork parade paragraph paragraphs parallel parcel parcels
parent parents parish park parked parking parkrun parks parrot part particular partner partners parts
party partys pass passed passenger passes passing passport passports password past pasta pastry pasty
patch path patience patient patients patio patted pattern patterns pause pausing pavement pay payday
paying payment payroll pays payslip pb pe peace peaceful peach peak pear peas pedal peel peeling peg
pegs pen penalties penalty pence pencil pencils penny pens pension pensioners people peoples pep pepper
per percent perfect perfectly perfume period periodic permit person personal pet petals petrol pew
pharmacology pharmacy phone phoned phones photo photocopier photograph photographs photos phrase physics
physio physios piano pick picked picking picks pickup picnic pics picture pictures pie piece pieces pier
pies pig pigeon pigeons pigs pile piled piles pillow pills pilot pin pinched ping pink pinned pins pint
pints pipe pipes pirate pit pitch pivot pizza place placement places plain plaiting plan plane planes
planned planning plans plant planted plants plaster plastic plate plates platform play played player
players playground playing playlist playlists plays pleas please pleased plenty plot pls plug plugged
plum plumber plums plunge plus plz pm pocket pockets podcast poem poems point pointed pointing points
pole police policy polite politely politics pond pony pool pools poor poorly pop popcorn popping pops
porch porridge port portal porter portfolio portion portrait position possible post postcard posted
poster posting postman pot potato potatoes pots pottering pottery pound pounds pour poured pouring pours
powder power powers practical practice practise practised practising pram prams prawns prayer prayers
praying pregnant prelims prep prepare prepared present presentation presents press pressed pressing
pressure pressures pretend pretended pretending pretty price prices pricing pride priest print printed
printer printers prison prize probate problem problems procession prof professor profile programme
project prom promised promotion proof proofread proofreading proofs proper properly property proposal
proposed propped protest proud prouder proudest prove proving prowd pub pubs pudding puddle pull pulled
pulling pulls pulse pump pumped pumps punch punchbag punching punk pupils puppet puppies puppy pure
purple purpose purring purse push pushed pushing put puts putting puzzle pyjamas quad quarrel quarter
quarterly quarters quay queen question questions queue queues quick quicker quid quiet quietly quilt
quit quite quiz quote quotes rabbit race racing rack racket radiator radio radios raffle rage raging
rail railway rain rained raining rains rainy raise raised raising rally ramp ran rang range rank rap
rate rather rattle rattling rave raw rays reach reached read reader reading readings reads ready real
realised really realy reason rebuilding receipt receipts reception receptionist recipe recipes recital
reckon recognise reconcile reconciling record recorded recording records red redoing redundancy reel ref
referee reference references refs refund refuse refused reggae register registrar registry regret
regrets rehab rehearsal rejected rejection relax relaxed relaxing relay release relief relieved rematch
remember remembered remembers remote removal renewed rent rented rents rep repeat repeats replaying
reply report reported reports request rereading rescue research reservoir residents resigned resit
resits rest restaurant rested restful resting result results retired retirement retiring retreat return
returned returns reunion revenge reversed review revise revising revision revving rewriting rewritten
rhythm ribbon ribs rice rich ride ridiculous right ring ringing rings rink riot ripped rise rising risk
rite rival rivals river rivers rn road roads roar roaring roast robbed robe robin robot rock rocket
rocking rode roll rolled roller rollercoaster rolling rolls romantic roof roofs rooftop room roommate
roommates rooms rope ropes rose roses rosette rota rotten rough round roundabout rounds route routes
routine row rowdy rowing rows rubber rubbing rubbish rude rug rugby ruined rule ruler rules rum run rung
runners running runs rush rushing sack sacks sad saddest safe safety said sail sailing sails salary sale
sales salon salsa salt saluted samba same samosas sample samples sand sandals sanding sandwich
sandwiches sang sank sari sat sauce saucepan saucepans saucer sauna sausage sausages savage save saved
saving savings saw say saying says scale scales scan scans scared scarf scarves scattered scene
scholarship school schools science scissors scone scones scooters score scored scores scrap scraped
scratch scratched scream screamed screaming screen screens screws script scripts scroll scrolling scrub
scrubbing scrubs sea seam search seas seaside season seasons seat seating seats second seconds secret
section sections security sed see seed seeing seem seems seen sees self selfie sell seller selling semi
seminar send sending sends sense sensible sent sentence sentences sequins serious seriously sermon
served server servers service services sesh session set sets settee setting settle settled settling
seven sevens seventeen seventh seventieth seventy sew sewing shade shadow shake shaken shakes shaking
shall shame shant shape shaped share shared sharing sharp sharpened shaved shawl she shed sheep sheet
sheets shelf shell shelling shelter shelves sherry shes shh shift shifts ship shipping ships shirt
shirts shoe shoebox shoes shook shoot shop shopping shops short shot should shoulder shoulders shouldnt
shouldve shout shouted shouting shouts shoved shovel show showed shower showers showing shows shrieking
shrugged shut shuts shutter shutters shutting shy sick side sides sideways sight sign signal signals
signatures signed signing signs silence silent sill silly silver simple simply since sing singalong
singer singing single sings sink sir siren sirens sis sister sisters sit site sits sitting six sixteen
sixth sixties sixty size skates sketchbook ski skin skint skip skipped skipping skirting skull sky
skylight slammed slap slapped slates sledgehammer sledges sleep sleeper sleeping sleeps sleepy sleeve
sleeves slept slice slices slid slide slides sliding sling slip slipped slippers slot slow slower
slowing slowly small smaller smallest smash smashed smashing smell smelled smelling smells smile smiled
smiles smiley smiling smoke smoking smooth smth smug snacks snail snake snap snapped sneezed snooker
snooze snores snoring snow snowball snowing snug so soak soaked soaking soap sobbed sobbing sober sock
socket socks sofa sofas sofft soft softly soil sold soldering solicitor solicitors solo some somebody
somebodys somehow someone someones something sometimes somewhere somthing somthng son song songs sons
soon sooner soothe soothing soppy sore sorry sort sorted sorting sos soul sound sounds soundtrack soup
soups source sources spa space spade spare sparring spat speak speaker speakers speaking speaks special
speech speeches speed spell spelled spelling spelt spend spent spikes spilled spin spinning spit
spitting splashing split splits splitting spoil spoke spoken spoon spoons sports spot spread spreadsheet
spreadsheets spring springs sprinkler sprint sprinting sprints squad squads square squared squares
squash squashed squat squealed squealing squeezed stack stacked stacking stadium staff stag stage stair
staircase stairs stairwell stall stalls stammer stamp stamped stamping stamps stand standing stands star
stare staring stars start started starting starts starving state statement statements station stationery
statistics stats stay stayed staying stays steady steam steamed steaming stedy steel steering step
stepdad stepped steps stepson stew stick sticker stickers sticks sticky stiff stil still stirring stitch
stitches stock stocking stole stolen stomach stomachs stomp stone stones stood stool stoop stop stopped
stopping stops stopwatch store stories storm storming storms story stove stoves straight strange
stranger strangers strapped straw strawberries stream street streetlights streets stress stressed
stretch stretching strict strike string strings strip stripes stripped stroke strokes stroll strong
struck stub stuck student students studies studio study studying stuff stupid style subject subtitles
such sudden sugar suit suitcase suitcases suits sulk sulking sum summary summer sums sumthing sun
sunburnt sunflowers sung sunglasses sunny sunrise sunroof suns sunset sunshine super superhero
supermarket supervisor supper supplier support suppose supposed sure surf surgeon surgery surname
surprise surprised surprises survey swallows swam swans swap swapped swear swearing sweat sweating sweep
sweeping sweet sweetheart sweets swept swifts swim swimming swing swinging swings switch switched swore
syllable syllabus sympathy synth system systems szn ta tab table tables tablet tablets tabs tackle tacos
tae tag tagged tags taht tail tailgate tails take taken takes taking talent talk talked talking talks
tall taller tambourines tandem tank tap tape taped tapping taps task taste tasted tastes tattoo taught
tax taxi taxis tbh te tea teach teacher teachers teaching team teams tear tears teas teatime techno
teddy teenage teenager teenagers teeth teething teh tell telling tells telly tellys temper temperature
temple tempo ten tenants tender tenner tennis tens tense tent tenth tents term terminal terms terrace
terrible terrified test testing tests text textbook texted texting texts tf th than thank thanked
thankful thanks that thatll thats the theatre their theirs them theme thems themselves then theorem
theory ther therapist therapy there theres thermos these thesis they theyd theyll theyre theyve thick
thin thing things think thinking thinks third thirtieth thirty this those though thought thoughts
thousand thrash thread threaded three threw thrilled throat throats through throw throwing thrown throws
thru thumb thumbs thumping thunder tick ticket tickets ticking tickled ticks tide tides tidy tie tied
tiers ties tiger tight tiktok til tile tiles till tills time timed timeline timer timers times timetable
timing timings tin ting tins tiny tip tipped tired tiredness tissue tissues title tmrw to toast today
todays toddler toddlers toe toes together toilet toilets told tomato tomatoes tomorow tomorrow tomorrows
tone tones tongue tonight tonights tonite too took tool tools tooth toothbrush top topic tops torch
torches torn tortoise torts touch touched touching touchline tour tournament towards towed towel towels
tower town towns trace tracing track tracks tractor trade traffic trail trailer train trained trainee
trainer trainers training trains tram trampoline transcribe transcribing transfer translate translating
translation translations trap trash travel tray trays treadmill treasurer treat treatment tree trees
trembling trial tried trifle trio trip triple triplets trolley trolleys trombone trophies trophy trouble
trousers truck trucks true truly trumpet trumpets truth try trying tryna tub tube tucked tug tuk tummy
tune tunes tunnel turkey turn turned turning turns tutor tutors tv tweezers twelve twenty twice twin
twins twist twitching two type typed typing typo tyre tyres ugly ukulele ultrasound umbrella uncle
uncles under underlining underneath understand understands understood undo undone unfollowed unhappy
unhurried uni uniform union unit units university unless unobtrusive unpacked unstoppable untangle until
unwind up upbeat upp upright ups upset upside upstairs upturned urgent urn us use used useless using
usual usually ute valley value valve van vans vat veil vending ventilator veranda verandah verb verbs
verse verses version versions versus very vest vet vets vibes vibing vibrating vicar vicars victory
video videos view village villages violin violins visa visit visiting visitor visitors visor viva
vocabulary vocals voice voicemail voices volcano volume vote voted voucher vows vs wage wages wagged
wait waited waiter waiters waiting waitress waits wake wakes waking walk walked walking walks wall
wallet wallow wallpaper walls walnut waltz wana wander wandering wanna want wanted wanting wants war
ward wardrobe wardrobes wards warehouse warm warming warned warning was wash washed washing washings
wasnt wasp wasps waste wat watch watched watchin watching water watered watering waters wave waved waves
waving waxed way ways we weak wear wearing wears weather weathers website wed wedding weddings wee week
weekend weekends weeks weep weeping weepy weigh weighed weighing weighs weight weights welcome well
wellies went wept were werent wet weve whale what whatever whats whatsapp whatsoever wheel wheelchair
wheeled wheels when where wheres whether which while whip whisk whisper whispering whistle whistles
whistling white whiteboard whittling who whod whoever whole whom whoop whooping whos whose whove why wi
wide widow wife wifes wifi wig wiht wild will willow win wind winding window windows windowsill winds
windscreen wine wing wings wink winked winner winning wins winter winters wipe wiped wipers wire wired
wireless wiring wish wishing wit with without witness wits wiv wobbly woke woman women womens won
wonderful wonky wont wood wooden wool word wordless words wore work worked working workout works
worksheet workshop world worn worried worry worrying worse worst worthless would wouldnt wouldve wound
wow wrapped wreck wrecked wrestling wrist write writing written wrods wrok wrong wrote ya yaar yaer yard
yawning yeah year years yell yelled yelling yellow yes yesterday yet yoga yoghurt you youd young
youngest your youre yours yourself youtube youve yrs zero zip zipped zone zoo
`
    .trim()
    .split(/\s+/),
);
