import type { Situation } from '@attune/contract';
import { days, hours } from './phrase-words.ts';
import { troublePhrases } from './trouble-phrases.ts';

const family =
  'wife|husband|mum|mom|mother|dad|father|parents|brother|sister|son|daughter|nan|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|uncle|aunt|auntie|cousin|cousins|niece|nephew|grandson|granddaughter|best friend|best mate|friend|dog|cat|horse|baby';
const meals =
  'dinner|lunch|supper|tea|brunch|breakfast|food|a meal|sunday lunch|sunday roast|christmas dinner';
const dishes =
  'dinner|lunch|breakfast|supper|brunch|curry|pasta|soup|stew|risotto|lasagne|lasagna|pancakes|dumplings|jollof|bread|cake|cookies|biscuits|roast|sunday roast|pizza|tacos|biryani|dal|tamales|pie|paella|ramen|gravy|jam|chili|chilli|noodles|gnocchi|pierogi|christmas dinner|thanksgiving dinner|rice|rice and peas|rice and beans|beans|tagine|couscous|moussaka|meatballs|enchiladas|burritos|fajitas|quesadillas|empanadas|arepas|feijoada|gumbo|jambalaya|pho|dosa|samosas|pakoras|rendang|laksa|kimchi|sushi|gyoza|fried rice|egusi|fufu|waakye|ugali|injera|goulash|schnitzel|stroganoff|borscht|pelmeni|shakshuka|falafel|hummus|quiche|omelette|frittata|crumble|scones|brownies|muffins|cupcakes|pastry|meringue|trifle|pudding|yorkshires|chowder|casserole|hotpot|cottage pie|marmalade|tiramisu|flan|focaccia|naan|chapati|chapatis|roti|plantain|tortillas|wontons|spring rolls';
const callers =
  'guests|visitors|company|people|friends|mates|family|in laws|inlaws|boss|manager|parents|neighbours|neighbors|everyone|couples|mother in law|grandparents|relatives|colleagues|coworkers|co workers|workmates|teammates|bandmates|classmates|cousins|aunties|uncles|aunts|siblings|flatmates|housemates|roommates|clients|godparents|grandkids|stepkids|folks';
const little =
  'kids|children|toddlers|preschoolers|graders|year olds|yr olds|month olds|babies|twins|triplets|pupils|scouts|nephews|nieces|grandkids|grandchildren|schoolkids|kindergarteners|little ones|tots|infants';
const rooms =
  'house|flat|apartment|kitchen|bathroom|room|bedroom|living room|garage|car|place|floors|floor|windows|oven|fridge|shower|toilet|toilets|loo|attic|basement|mess';

/**
 * Phrases that say so plainly what a message is about that nothing else in it is asked, one a line, in the notation of
 * `phrase-pattern.ts`.
 */
export const plainPhrases: Readonly<Partial<Record<Situation, string>>> = {
  ...troublePhrases,
  nostalgia: `
    when (i|we) (was|were) (courting|kids|young|younger|little|small|teenagers|a teenager|at school|a lad|a girl|a boy|students|a student|growing up)
    (danced|listened|sang|drove around) to (this)? when (i|we) (was|were)
    (from|of|in) my (youth|childhood|teens|twenties|school days|schooldays|student days|young days)
    (reminds|remind|reminding) me of (my|when|school|being|us|those|old)
    (sorting|looking|going|leafing|flicking|flipping|found|finding|digging|digging out|scanning) (through|at|out)? (some|my|our|the|these|all the)? old (photos|photographs|pictures|albums|photo albums|letters|slides|home videos|tapes|cassettes|mixtapes|yearbooks|diaries|school books|postcards)
  `,
  celebration: `
    ^ (its|finally|its finally|omg)? (payday|pay day) (at last|today|finally|baby|lads|lets go)? $
    (popping|pop|open|opening|opened|crack open|cracking open) (the|some|a bottle of|a)? (champagne|bubbly|prosecco|fizz|bottle)
    (lets|time to|going to|gonna|we are|were|want to|out) (celebrate|celebrating)
    ^ (ok|now|so|and|time to|lets|we)? (celebrate|celebrating) $
    (last|final) (exam|paper|test|essay|assignment) (is)? (done|over|finished|handed in|submitted)
    last day of (term|school|exams)
    (exams|finals|school|term|thesis) (is|are) (finally|all|now)? (over|done|finished)
    (last|final) (exam|paper|final|test|shift|lecture|lesson|class|assignment) (ever|of my life)
    (something|music|songs|anything|tunes|reason|cause|excuse|much|lots|ready|need|want|wanna) to celebrate
    victory (music|song|songs|playlist|tune|tunes|anthem|parade)
    (i|i have|ive|just|finally|officially|today i|today we) (just|finally|officially|am)? (retired|retire|finish work|finish working|stop working) (today|yesterday|this week|this morning|on friday|after #|after all)
    today (i|we) (finish|finished|stop|leave) work
    (henna|mehndi) (night|party|evening)
  `,
  achievement: `
    (new|a|huge|massive|big|got a|hit a) (pb|pr|personal best|personal record)
    (pr|pb) by #
    (got|landed|bagged|won|offered me) (the|a|my|that) (job|promotion|job offer|role|lead role|scholarship|grant|internship|contract|apprenticeship)
    (passed|smashed|aced|nailed) (my|the|a|all my|her|his|all) (exam|exams|test|tests|driving test|finals|viva|interview|gcses|a levels|boards|audition)
    (#|all) (years|year|months|month|days) (sober|clean|without a drink|alcohol free|smoke free|off the booze)
    (stopped|quit|gave up|given up) (drinking|smoking|alcohol|booze|the booze|the drink|drugs|gambling) # (days|weeks|months|years) ago
    year without (a drink|drinking|alcohol|smoking|a cigarette)
    (#|all|straight) (as|a stars) (lets go|lets goo|baby|in my|and|omg)
    (fixed|found|squashed|cracked|solved) (the|that|this|a) (bug|bastard bug|bloody bug)
    (son|daughter|brother|sister|kid|boy|girl|wife|husband|friend|he|she) (has|just)? (passed|pass) (the|his|her|their|all) (exam|exams|test|driving test|finals)
    (made|got|given|gave me|offered|offered me|earned|get) (a|the|my|that)? (promotion|promoted|tenure|pay rise|payrise)
    (signed|got signed) (by|to|with) a (label|club|publisher|team|record label|agency)
    (rang|rung) the (cancer|chemo)? bell (today|yesterday|this|after|finally)
    (last|final) (chemo|radiation|treatment|dialysis) (today|tomorrow|yesterday|this week|on monday|on tuesday|on wednesday|on thursday|on friday|ever|session)
    last (chemo|round of chemo|radiation|treatment|mortgage payment)
    (went|gone|go) (so|really|super|incredibly|ridiculously|unbelievably|surprisingly|very) (so|very)? (well|great|amazingly|brilliantly|perfectly|good)
    (audition|interview|exam|test|gig|show|recital|concert|performance|speech|presentation|surgery|operation|race|meeting|first day|viva|pitch) (actually|all|just|totally)? went well
    it (actually|all|just|totally)? went (great|perfectly|amazing|amazingly|brilliantly|fantastic|swimmingly|wonderfully|perfect|brilliant)
    standing ovation
    (walks|walked|walking|crosses|crossed|crossing) (across)? the stage (today|tomorrow|tonight|this|on|$)
    (got|gets|getting|picks up|picking up|collected|earned|finished) (his|her|their|my) (degree|diploma|doctorate|masters|phd|licence|license|driving licence|drivers license|black belt|cap and gown|qualification|citizenship|green card|visa|residency)
    (my|our) (son|sons|daughter|daughters|grandson|grandsons|granddaughter|granddaughters|brother|brothers|sister|sisters|wife|wifes|husband|husbands|niece|nieces|nephew|nephews|mum|mums|dad|dads|kid|kids|boy|boys|girl|girls|friend|friends|cousin|cousins) (has|have)? (just|finally|only just)? (scored|won|graduated|graduating|graduates|qualified|passed|got in|got into|made the team|made it|made the final|got a first|got promoted|got the part|got the role|got the job|got the lead|got the scholarship|came first|walks the|opened her own|opened his own)
    ^ they (gave|have given) it to me $
    (gave|offered|awarded|granted|giving|offering) (me|us) (the|a|my|our) (job|role|part|visa|prize|award|solo|lead|promotion|scholarship|grant|green card|contract|residency|mortgage|medal|trophy)
    (hit|hitting|nailed|nailing|smashed|stuck) (the|that|my|every|all the) (high)? (note|notes|landing|dismount|solo|top c|high c)
    (first|only) (one)? in (our|my|the) family (to|who|that)?
    sold (the|my|our) (last|first|whole|entire|#) (fridge|fridges|car|cars|house|painting|paintings|copy|copies|ticket|tickets|box|stock|one|lot)
  `,
  'new love': `
    (kissed|kissing|snogged) (a|this|the|my) (girl|boy|guy|man|woman|crush|lad)
    (we|he|she) (just|finally)? kissed (me|him|her)? $
    (he|she|they|crush) (texted|messaged|wrote|called|replied|liked) (me)? back
    ^ (omg|and|ahh|wait|so)? (he|she) (texted|messaged|called) (me)? $
    got (his|her|their) number
    (asked|asking) (him|her|me) (out|for my number|on a date|to prom|to be)
    (theres|there is|met|meet) this (cute|gorgeous|lovely|amazing|fit|beautiful|really cute|sweet|hot|handsome|pretty)? (girl|boy|guy|lad|lass) (in|at|from|on|i) (my|the|uni|school|church|class|a|like|fancy|college)
    (keep|cant stop|keeps) (staring|blushing) at (him|her|them|me)
    (keep|cant stop|just) (smiling|grinning) at (my phone|his|her)
    (he|she|they|my crush|crush) (wants|wanted|asked|invited|agreed|has asked|is coming|offered|wants to go|said yes) (to|me)? (to)? (go|come|dance|dinner|the fair|prom|the prom|the cinema|the movies|coffee|a drink|out|walk me home|hang out|the dance|see me) (to|for|on|out)? (the|a)? (fair|prom|dance|cinema|movies|film|coffee|drink|concert|beach|park|date)? (with)? me
    (date|dinner with him|dinner with her) (actually)? (went|was|is going|goes|is) (so|really|actually|too|very)? (so)? (well|great|amazing|perfect|lovely|good|brilliant)
    (he|she|my crush|crush) asked me (out|to dance|to prom|to the prom|to the dance|for coffee|to dinner|for a drink|for my number|to be)
  `,
  wedding: `
    (tying|tie|tied) the knot
    (getting|get) (hitched|married)
    (the|our|my|her|his|a|for|nephews|nieces|sisters|brothers|cousins|daughters|sons|friends) (sangeet|mehndi|mehendi|haldi|baraat|nikah|walima|engagement party|civil ceremony|vow renewal)
    (our|my|her|his|nephews|nieces|sisters|brothers|cousins|daughters|sons|friends) (engagement|wedding) (is|on|party)
    (proposing|propose) (to my|to him|to her|to the love|tonight|tomorrow|today|on the|on friday|on saturday|on sunday|this weekend|this evening)
    (bridal shower|rehearsal dinner|hen weekend|stag weekend|bachelorette weekend|wedding breakfast|engagement dinner)
  `,
  birth: `
    (i am|im) (a|an) (nonna|nonno|nana|nan|gran|granny|grandad|granddad|grandpa|grandma|oma|opa|abuela|abuelo|dad|daddy|mum|mummy|mom|father|mother|uncle|auntie|aunt|grandmother|grandfather|big sister|big brother) (now|again|at last|today|finally)? $
    (its|had|have|having) a (baby|little) (girl|boy) $
    (baby|shes|hes|twins) (just|has|is|have)? (arrived|been born|finally here|was born)
    # (pounds|lbs|lb) # (ounces|oz|ounce)
    ^ (its|and its|omg|its officially)? a (girl|boy) $
  `,
  birthday: `
    (shes|hes|im|i am|she is|he is|mum is|mom is|dad is|nan is|gran is|grandma is|grandad is|son is|daughter is|turns|turning|be) # (${days})
    (turns|turning|turned) #
    (the|her|his|my) big # (o|oh|birthday)
  `,
  reunion: `
    (girls|lads|boys|friends|mates|gang|ladies|people|crew|pals|class|lot) from (my)? (old)? (school|uni|university|college|primary|back home|class|the old days)
    (old|whole) (gang|crew|band) (is|are|coming|back|together)
    (havent|have not|hadnt) seen (each other|him|her|them|my ${family.replaceAll('|', '|my ')}) (in|for|since) (#|ages|years|months|forever|so long|a year)
    (${family}) (is|are) (flying|coming|back|visiting) (home|in|over|back) (for|from|today|tomorrow|tonight|after|on|this|$)
  `,
  party: `
    (pres|prees|prinks|predrinks|predrinking|prelash|pregame|pregames|pregaming|preing)
    pre (drinks|drinking|lash|gaming|party)
    (house|flat|dorm|office|staff|garden|beach|pool|leaving|street|block|roof|rooftop|balcony|boat|halloween|costume|frat|student|freshers|work) (party|bash|rave)
    (i am|im|ill be|i will be|being|am|gonna be|have to be) (the dj|djing|dj|on aux|on the aux|on decks|on the decks)
    (make|have|having|throwing|throw|hosting|host|planning|its|to|for a|for the|for our) (a|the|my|our|some|big)? party $
    (hosting|throwing|having) (a|some|our|my) (bash|gathering|get together|kickback|rooftop thing|balcony thing|thing on the roof|cookout|bbq|barbecue|soiree)
    (big night|night out|going out|out out|on the lash|on the piss|hitting the town|hit the town|hitting the clubs) (tonight|with the girls|with the lads|with my girls|with the boys|with mates|with friends|for)
    (getting|get) ready (to go out|for a night out|for the club|to party|for a party|with the girls|for tonight|with my girls|to hit the town)
    (mates|friends|people|girls|lads|boys|everyone|crew|gang|neighbours|neighbors) (are|is|all|have|has)? (coming|come|came)? (over|round|around) (for drinks|for beers|for a drink|for cocktails|for the night|to drink|tonight)
    (for|at|having|hosting|throwing|a|the|our|my|big|doing) (a|the|our|my|big|little|family)? (braai|asado|bbq|barbecue|cookout|potluck|crawfish boil|clambake|fish fry|housewarming|house warming|hog roast|luau|ceilidh|block party|churrasco|parrillada|shindig|knees up|hooley)
    (the|a|this|to|at|for) (motive|function|sesh|gaff|linkup|link up|fete|lime|kickback|darty|rager|bop|kiki|shubz|blocko|ceili|shindig|hooley|turn up|bash) (tonight|later|tomorrow|at mine|at my|this weekend|on friday|on saturday|on sat)
    (rooftop|roof|balcony|terrace|beers|bevs|drinks|cocktails|shots) (tonight|later|on friday|on saturday|at mine|at ours|w the|with the girls|with the lads|with the boys|with the gang|with the crew|with the team)
    (mates|friends|lads|girls|boys|pals|crew|people|gang|cousins|fam|squad) (coming)? (round|over) (tonight|later|sat|saturday|friday|fri|tomorrow|at mine|this|on|in|and|$)
    (st|saint) (paddys|pattys|patricks|patrick s) (day|night|party|weekend|at|$)?
    (mardi gras|cinco de mayo|oktoberfest|hogmanay|burns night|bonfire night|nye|fourth of july|4th of july|australia day|canada day|midsummer party|festa junina|carnival|carnaval|fasching|purim|holi) (party|night|tonight|tomorrow|at ours|at mine|with my|with the)
    (singalong|sing along|karaoke|pub quiz|trivia|bingo|open mic|quiz) night
  `,
  workout: `
    erg (test|session|piece|workout|day)
    on the (erg|treadmill|rower|exercise bike|peloton|stairmaster|cross trainer|elliptical)
    (hit|hitting|train|training|smash|smashing|doing|do) (legs|chest|arms|abs|glutes|shoulders|biceps|triceps)
    (warmup|warm up) (music|songs|playlist|mix|tunes|tracks|before|for the)
    (home|full body|core|ab|strength|circuit|boxing|spin|zumba|aerobics|step|gym|weights|hiit) (workout|class|session|training|circuit)
    (at|to|hit|hitting|for|from) the gym
    (chest|leg|arm|back|push|pull) day
    ^ gym (time|session|now|today|in)? $
    (wod|amrap|emom|hyrox|murph|metcon|tabata|erg|hiit|crossfit)
    (aqua|water|chair|step|dance|senior)? (aerobics|aquafit|aqua aerobics|zumba gold|body pump|bootcamp|boot camp)
    (lift|lifting|deadlift|squat|bench|heavy|upper body|lower body|glute|shoulder|max) day
    (going to|about to|gonna|first time) (lead|leading|boulder|send|top rope) (climb|climbing|a route|for the first|outside|my|the|this)
  `,
  running: `
    (km|mile|kilometre|kilometer) # (im|i am|and|now|of)?
    (go|going|off|out|went|been|heading|gone|up) (out)? (to|for) (a|my)? (long|quick|short|little|morning|evening|easy)? (run|jog)
    (run|running|jog|jogging) (a|my|the)? (# km|# k|# miles|5k|10k|15k|20k|half marathon|marathon)
    (marathon|half marathon) training
    (last|first|final|next) (km|kilometre|kilometer) (now|to go|of|done|left|and|in|give|push|go|$)
    (kilometre|kilometer) #
    (going|go|gonna|off|about|need|want|trying|training|have) to run (a|my|the)? (#|5k|10k|15k|20k|21k|half|marathon|far|outside|in the park)
    (trail|fell|hill|muddy) (run|runs|trail|trails|shoes|race)
    (run|running|jog|jogging) (in|through|along|around|by) the (park|rain|river|canal|beach|woods|forest|lake|snow|track)
  `,
  'sports match': `
    (5s|fives|5 a side|five a side|6 a side|7 a side|5 aside|5aside|7s|sevens|footie|footy|futsal|padel|sunday league|walking football|pickup game|pick up game|kickabout|kick about) (tonight|today|tomorrow|later|at #|in #|with the|$)
    (important|big|football|soccer|rugby|tennis|basketball|volleyball|hockey|netball|league|cup|home|away|championship) match
    match (is|was|got)? (off|aff|cancelled|called off|postponed|rained off)
    match (${days})
    (before|for|after|at|watching) (the|my|our) (match|big game|football|footie|rugby)
  `,
  commute: `
    (no|zero) movement
    (gridlock|gridlocked)
    (bumper|nose) to (bumper|tail)
    (stuck|sat|sitting|trapped|been) (in|on) (traffic|a jam|a traffic jam|the m25|the motorway|the train|the bus|the tube|the metro|the subway)
    (train|bus|tube|metro|tram|subway) (is|was|got|has been)? (delayed|cancelled|packed|rammed|stuck|late) (again)?
    (on)? (my|the) way (to work|to the office|to school|to uni|home from work|back from work)
    (walk|bus|train|drive|ride|cycle|tube) home (from|after) (work|the office|school|uni|college|my shift|the shift)
    # (min|mins|minute|minutes) (drive|commute|bus ride|train ride|walk to work|cycle)
    (on|in|inside|catching|caught|got|missed|missing|waiting for|take|taking) (the|my) (last|first|night|late|early|packed|slow|next|morning|evening|crowded|usual|delayed|#) (train|bus|tram|tube|metro|subway)
    (in|on|inside) (the|a|my) (train|bus|tram|tube|metro|subway|s bahn|u bahn|tuk tuk|matatu|jeepney) (to|home|for|now|again|and|with|right|from|back|$)
    (stuck|sat|crawling|trapped|been|parked|standstill|sitting) (on|in) (the|this) (m1|m2|m3|m4|m5|m6|m8|m11|m25|m40|m42|m56|m60|m62|a1|a12|a40|a303|i5|i10|i80|i90|i95|i405|405|101|autobahn|ring road|bypass|bridge|highway|freeway|motorway|interstate|turnpike|tunnel|roundabout|flyover|queue of cars)
  `,
  travel: `
    # (${hours}) (of)? (drive|driving|drivin|flight|bus|bus ride|coach|train|train ride|train journey|journey|road trip|layover|behind the wheel)
    # (${hours}) (left|more|stuck)? (on|in) (a|the|this|that|my|our|one) (bus|coach|train|plane|car|ferry|road|van|minibus|lorry|truck|jeep|taxi|boat|campervan|camper)
    (on|in) (a|the|this|that|my|our|one) (bus|coach|train|plane|car|ferry|van|minibus|lorry|truck|jeep|boat|campervan|camper) (for)? (another)? # (${hours})
    # (${hours}) to go (on the|till we|until we)
    (my|our|the|early|red eye|night|delayed) flight (is|to|from|home|back|${days}|got|has)
    driving (across|cross country|overnight|all night|through the night|down to|up to)
    (just)? pulled over
    (long haul|trucker|truck stop)
    (on|in|inside|boarded|boarding|aboard) (a|the|my|our|this) (plane|ferry|airplane|aeroplane|cruise ship|sleeper train|night train|overnight bus|overnight train|campervan|caravan|sailboat|sailing boat|greyhound) (to|home|for|now|again|and|with|right|from|back|$)
    (in|at) (the)? (harbour|harbor|marina|airport lounge|departure lounge|departures|hostel|campsite|campground|motel)
    # of us in (a|the|my|our|one) (car|van|minivan|clio|fiat|mini|jeep|golf|polo|corsa|camper|campervan|suv|truck|rv|bus|minibus)
    driving from
    (we|i|plane) (board|boards|boarding|take off|takes off) (in|at|soon)
    (fly|flying) (home|back|out|# hours|# hrs|over) (in|to|for|tomorrow|tonight|today|tmrw|on)
  `,
  cooking: `
    (cook|cooking|make|making|prepare|preparing|fix|fixing|starting|doing) (the|some|us|my|a|an|one|our|them|him|her|big|this|another|#)? (big|huge|massive|proper|whole)? (${dishes})
    (${dishes}) (is|are|s)? (now|just|already)? (on $|on the go|on the stove|on the hob|on the boil|on the fire|on the grill|on now|bubbling|simmering|in the oven)
    (peel|peeling|peeled|chop|chopping|chopped|dicing|slicing) (a|the|some|all the|#|so many)? (spud|spuds|potato|potatoes|onions|onion|veg|veggies|vegetables|carrots|garlic|apples|tomatoes)
    (dough|bread|loaf|cake|pie|roast|turkey|stew|sauce|curry|sourdough|chicken|lasagne|lasagna) (is|are|s)? (in the oven|resting|rising|proving|proofing|on the stove|on the hob|simmering)
    (for|doing|during|on|at|before) (the)? (dinner|lunch|kitchen|veg|food|service|morning|evening)? prep (time|shift|music)? $
    (something|music|songs|tunes|stuff) to (cook|bake|chop|stir) (to|with|along)
    (baking|bake) (some|a|the|my|#|bread|cookies|cakes|sourdough|scones)
    (roast|turkey|chicken|bread|cake|pie|lasagne|lasagna|lamb|ham|joint|casserole|potatoes|brisket|pizza|ribs|goose|cookies|stew|curry) (is|are|s|just went|went|goes) (in|on) (the oven|the stove|the hob|the grill|the smoker|the bbq|$)
    (do|doing|make|making|start|starting|started|prep|prepping) (the|some) (spuds|veg|potatoes|gravy|sauce|salad|sprouts|turkey|trimmings|starters|batter|dough|filling)
    (started|start|began|begin) (to cook|cooking|baking|to bake|dinner|frying|chopping|making dinner)
  `,
  cleaning: `
    (${rooms}) (looks|look|is|smells) (exactly|just|a bit)? like (a|an|the)? (crime scene|disaster|disaster area|disaster zone|bomb|bomb site|bombsite|bomb went off|bombs gone off|hurricane|tornado|tornado hit|explosion|battlefield|battleground|landfill|dump|tip|pigsty|jungle|hovel|squat|skip|war zone|warzone|rubbish dump|student house|frat house|zoo)
    (only|just|its)? me and (my|the|a)? (hoover|mop|vacuum|vacuum cleaner|broom|bucket|duster|feather duster|marigolds|rubber gloves|henry|dyson|bleach|scrubbing brush|dustpan)
    (${rooms}) to (clean|tidy|hoover|scrub|mop|vacuum)
    (clean|cleaning|tidy|tidying|scrub|scrubbing|mop|mopping|hoover|hoovering|vacuum|vacuuming|dust|dusting|sweeping|declutter|decluttering) (up|out|down)? (the|my|our|this|his|her) (whole|entire|bloody|damn|messy|filthy)? (${rooms})
    (do|doing|folding|hanging|fold|hang|mountain of|pile of|got|have) (the|my|some|all the|up the|out the|out)? (laundry|washing up|dishes|ironing|chores|housework|hoovering)
    (sheets|beds) to change
    (the)? (kitchen|bathroom) is (done|filthy|disgusting|next|depressing)
    spring (clean|cleaning)
    (cleaning|housework|hoovering|chores) (music|playlist|songs|tunes|day|time)
    (have|got|need|gotta|off|want|must|about|time|ive|supposed|trying|going) to (hoover|mop|vacuum|scrub|dust|tidy up|clean up|do the dishes|wash up|declutter|iron)
    (mountain|pile|heap|stack|basket|basketful|load|loads|ton) of (shirts|laundry|dishes|ironing|washing|washing up|clothes|dirty dishes|plates|pots)
    (for|while|during|doing|started) (the)? (clearing up|washing up|tidying up|clear up|clean up|tidy up|wash up|mopping up)
    (flat|kitchen|house|room|place|bathroom|apartment) (is|looks like|is like)? (a)? (total|complete|absolute|right)? (tip|pigsty|warzone|war zone|bombsite|bomb site|disaster zone|shithole)
    (cleaning|clean|tidy|tidying|hoovering|scrubbing) (my|this|the|our) (shithole|dump|pigsty|tip|hovel|mess)
  `,
  'winding down': `
    (sit|sitting|sat) (out|outside)? (on|in) the (porch|patio|balcony|veranda|deck|terrace|stoop)
    need to (switch off|come down|decompress|unwind|wind down)
    (glass|bottle) of (wine|red|white) (and|on|in|with)
  `,
  'falling asleep': `
    (put|putting|get|getting|settle|settling|rock|rocking|send|sending|lull) (the|my|our|a|this)? (baby|babies|twins|little one|wee one|toddler|kid|kids|son|daughter|child|newborn|her|him|them) (off|back|down)? to (sleep|bed|nap|his bed|her bed|their bed|their beds|her cot|his cot|the land of nod)
    (gonna|going to|taking a|take a|having a|have a|need a) (quick|short|power|little|cat)? (nap|kip|siesta|snooze)
    (overtired|cranky) (#)? (week|month|year)? (old|olds)? (baby|babies|toddler|twins)
    going to (bed|sleep) (now|soon|after|in a)
    ^ (just|ok|now|need|some|only)? sleep (please|pls|plz|now|time|mode) (please|now)? $
  `,
  reading: `
    (something|music|songs|tunes|sounds|background|to|while i|while we) (to)? read (by|to|with|in bed|a book|my book|my novel)
    (curl|curled|curling) up with a (good)? book
    (wife|husband|i|we|partner|girlfriend|boyfriend) (am|is|are|just|sit and)? (reading|reads) $
  `,
  study: `
    (doing|do|finish|finishing|start|starting|got|have|writing|write) (my|the|this|some|a|an)? (homework|essay|dissertation|thesis|coursework|assignment|lab report|problem set)
    (homework|revision|studying|essay|dissertation) (time|now|session|tonight|playlist|music)
    (study|studying|revision) (music|playlist|songs|session|mode)
    (something|smth|summat|sth|music|songs|tunes|stuff|anything|time|need|got|have|trying|try) to (revise|study|cram|swot) (to|with|for|by|now|$)
    ^ (maths|math|physics|chem|chemistry|biology|bio|stats|statistics|calculus|algebra|geometry|trig|trigonometry|orgo|organic chemistry|econ|economics|anatomy|accounting) (homework|hw|worksheet|revision|problems)? $
  `,
  'making something': `
    (write|writing|drafting|draft) (a|my|the|this|another) (fic|fanfic|fan fiction|novel|chapter|scene|heist scene|fight scene|love scene|screenplay|script|poem|short story|story)
    (painting|drawing|building|assembling|sewing|crocheting|knitting) (a|my|the|some|this) (shed|wardrobe|bookshelf|cot|crib|picture|portrait|card|quilt|scarf|jumper|sweater|dress|costume|model|table|bench|deck|fence)
    (workin|working|work) on (the|my) (mower|car|bike|truck|engine|motorbike|van|model)
    (fixing|repairing|restoring) (the|my|up|an old|a) (mower|car|bike|truck|engine|motorbike|van|boat|chair|table)
    (turning|throwing|carving|whittling|glazing|firing|trimming) (some|a|my|the|these|#)? (bowl|bowls|mug|mugs|pot|pots|vase|vases|spoon|spoons|plates|cups|clay|wood)
    (inking|drawing|sketching|illustrating|colouring|coloring|lettering|storyboarding|pencilling|penciling|shading|animating) (in)? (some|a|my|the|this|these|#|another)? (page|pages|panel|panels|comic|comics|minis|mural|portrait|cover|poster|canvas|strip|storyboard|character|characters|frames|commission|commissions|tattoo|tattoos)
    (rigging|building|gluing|glueing|assembling|painting|making|finishing) (a|the|my|some|this)? (ship in a bottle|model ship|model plane|model railway|train set|dollhouse|dolls house|minis|miniatures|diorama|puppet|puppets|kite|guitar|violin|candle|candles|soap|jewellery|jewelry|costume|mosaic)
    (mural|portrait|commission|illustration|comic|zine) to (do|finish|paint|draw|ink)
    # (${hours}|minutes|mins) to (draw|paint|sew|knit|sketch)
  `,
  summer: `
    (beach|pool|boat) day
    (going|go|off|heading|drive|driving|walk|day) (to|at|on) the (beach|seaside|lake|pool)
    (sun|suns) (is)? (finally)? (out|shining)
    (heat wave|heatwave)
    (28|29|30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45|90|95|100|105) (degrees|celsius)
    # degrees (in the shade|and sweating|and no ac|and no aircon|heat)
    (too hot|so hot|boiling hot|sweltering|melting) (to move|to think|to do|to cook|to work|outside|today|in here)
    (ac|aircon|air con) (is|has|just)? (broken|broke|died|dead|packed in)
  `,
  'dinner with guests': `
    (got|have|having|ive got|weve got|theres|there is|with|expecting|hosting) (about|like|nearly|over)? # (people|folks|folk|mates|friends|cousins|guests|lads|girls|heads|of them) (coming|comin|turning up) (over|round|tonight|later|and|n|at #|to mine|to ours|to my place|to our place|this|on|$)
    (got|have|having|ive got|weve got|feeding|cooking for) (about|like|nearly|over)? # (people|folks|folk|guests|hungry|mouths|heads|relatives|cousins|of us) (to feed|to dinner|for dinner|for lunch|for supper|for sunday|for christmas|to lunch|round the table)
    (${callers}) (are|is) (all|nearly|almost|just)? (arriving|due|on their way|at the door|pulling up|coming round|coming over) (now|soon|any minute|in #|at #|for dinner|for lunch|$)
    (${callers}) (are|is|all|be)? (coming|arriving|due|invited|come) (at|for|in|round for|over for|around for|to) (#|${meals})
    (${callers}) (are|is)? (coming|come|comes|invited) (over|round)? (to|at) (my|our|mine) (house|place|home|flat|apartment)?
    (dinner|supper|lunch|brunch) (with|for) (my|the|our|some)? (friends|flatmates|family|in laws|inlaws|guests|neighbours|neighbors|parents|girls|colleagues|housemates|roommates|boss)
    (hosting dinner|hosting for|hosting # people|guests for)
    (under|behind|beneath|over) (people|everyone|guests|the|our) (talking|chatting|conversation|conversations|chatter)
    (iftar|seder|shabbat|suhoor|potluck|raclette|fondue|hotpot|hot pot|cheese night) (for|w|with|at) (#|the|my|friends|family|everyone|us|ours|mine|people|the whole)
    friendsgiving
    (got|have|having|ive got|weve got) (the|my|our|some|#|a few)? (${callers}) (over|round|here|staying|for)
  `,
  date: `
    (theres|there is|got|ive got|have) (a|this)? (girl|guy|boy|lad|lass|man|woman|bloke|fella|fit bird) (coming|comin) (over|round|around|to mine|to my place|to my flat|to my house)? (at #|tonight|later|for dinner|for drinks|for food|in #|and|$)
    (a|this|my) (girl|guy|boy|lad|lass|crush|date|tinder date|hinge date) (is|s)? (coming|comin) (over|round|to mine|to my place|to my flat|for dinner) (at #|tonight|later|for dinner|for drinks|in #|$)
    (first|second|third|blind|tinder|hinge|bumble|hot|dinner|movie|coffee) date (tonight|tomorrow|tmrw|in|with|on|later|today|nerves|soon|$)
    (have|got|having|going on) (a|my|another) (first|second|third|hot)? date (tonight|tomorrow|tmrw|in|with|on|later|today|soon|$)
    (getting|get) ready for (a|my|the|our) (first|second|third|hot)? date
  `,
  'children around': `
    (#|several|small|little|young|screaming|noisy|shouting|hyper|overexcited|bunch of|class of|car full of|house full of|room full of|full of|group of|team of|tournament of|overtired) (small|little|young|tiny|screaming|noisy|wild|hyper|overtired|overexcited|year old|first|second|third|fourth|fifth|sixth|# year|# month|#)? (${little})
    (#|first|second|third|fourth|fifth|sixth) graders
    # (year|yr|month|week) olds
    # (year|yr|month|week) old (son|daughter|boy|girl|niece|nephew|grandson|granddaughter|kid|baby|twins|toddler)
    (for|entertain|entertaining|minding|babysitting) (the|my|our|some|these)? (${little})
    kids under #
    (baby|babies|toddler|toddlers|twins|little one|newborn|infant|kids|kid|my daughter|my son|boys|girls) (is|are|s|finally|just|has|have)? (finally|now|all|just)? (sleeps|sleep|asleep|sleeping|napping|nodded off|fell asleep|fallen asleep|gone to sleep|went to sleep|out cold)
    (my|the|our) (toddler|twins|little ones) (is|are|want|wants|loves|love)
  `,
  rain: `
    (it|its|still|keeps) (just|still|always|only|been)? (rains|rained|raining|rain|pouring|pours|poured|drizzling|bucketing|bucketing down|pissing down|chucking it down|lashing|hammering down|tipping down) (here|all|since|again|outside|today|tonight|and|now|every|for|so|like|$)
    (suits|suit|fits|fit|matches|match) (the|this|a)? (rain|rainy day|rainy weather|storm|drizzle|thunderstorm) (outside|then|now|please|here|today|tonight|$)
    (just|more|cosy|cozy|kinda|all|so) rainy $
  `,
};
