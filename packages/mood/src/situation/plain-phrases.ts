import type { Situation } from '@attune/contract';

const kin =
  'wife|husband|mum|mom|mother|dad|father|brother|sister|son|daughter|nan|nana|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|uncle|aunt|auntie|cousin|partner|best friend|friend|dog|cat|horse|baby';
const loved =
  'mum|mom|dad|nan|gran|grandma|grandad|grandpa|mums|moms|dads|nans|grans|grandmas|grandads|grandpas';
const days =
  'today|tomorrow|tmrw|tonight|on monday|on tuesday|on wednesday|on thursday|on friday|on saturday|on sunday|this weekend|next week|this week';
const subjects =
  'maths|math|english|physics|chem|chemistry|biology|bio|history|french|spanish|german|stats|science|geography|law|economics|econ|anatomy|pharma|calculus|algebra';
const hours = 'hour|hours|hr|hrs';
const meals =
  'dinner|lunch|supper|tea|brunch|breakfast|food|a meal|sunday lunch|sunday roast|christmas dinner';
const dishes =
  'dinner|lunch|breakfast|supper|brunch|curry|pasta|soup|stew|risotto|lasagne|lasagna|pancakes|dumplings|jollof|bread|cake|cookies|biscuits|roast|sunday roast|pizza|tacos|biryani|dal|tamales|pie|paella|ramen|gravy|jam|chili|chilli|noodles|gnocchi|pierogi|christmas dinner|thanksgiving dinner';
const callers =
  'guests|visitors|company|people|friends|mates|family|in laws|inlaws|boss|manager|parents|neighbours|neighbors|everyone|couples|mother in law|grandparents|relatives';
const little =
  'kids|children|toddlers|preschoolers|graders|year olds|yr olds|month olds|babies|twins|triplets|pupils|scouts|nephews|nieces|grandkids|grandchildren|schoolkids|kindergarteners|little ones|tots|infants';
const rooms =
  'house|flat|apartment|kitchen|bathroom|room|bedroom|living room|garage|car|place|floors|floor|windows|oven|fridge|shower|toilet|toilets|loo|attic|basement|mess';

/**
 * Phrases that say so plainly what a message is about that nothing else in it is asked, one a line, in the notation of
 * `phrase-pattern.ts`.
 */
export const plainPhrases: Readonly<Partial<Record<Situation, string>>> = {
  grief: `
    (would have|wouldve|would of) been (our|his|her|their|mums|moms|dads) (#)? (wedding)? (anniversary|birthday)
    (my|our) (${kin}) (died|passed away|passed on|passed in|passed suddenly|passed peacefully|was killed|is dead|slipped away)
    (lost|losing) (a|one of my|one of our|my|our) (patient|patients|resident|residents)
    (sorting|going|clearing|looking) (through|out) (${loved}) (old)? (things|clothes|house|flat|stuff|belongings|wardrobe|room|letters|records)
    (scattered|scattering|scatter) (his|her|the|their|${loved}) ashes
    (buried|burying|cremated|laid to rest) (my|our|him|her|${loved}) (${kin})?
    # (years|months|weeks) (since|without) (${loved}) (died|passed|went)?
    first (christmas|birthday|eid|diwali|easter|thanksgiving|summer|year) without (him|her|them|${loved}|my ${kin.replaceAll('|', '|my ')})
    rest in peace (${loved})
    (he|she|they|who|nan|gran|dad|mum|mom|grandad|grandma|grandpa) (died|passed|passed away|was killed) (in|last|this|just|on|before|after) (january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|week|month|year|night|morning|christmas|xmas|easter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)
    (he|she|they|who|nan|gran|dad|mum|mom|grandad|grandma|grandpa) (died|passed|passed away) # (days|weeks|months|years) ago
    (lost|losing|lose) (the|our|my|another|this) (pregnancy|baby|babies|unborn baby|little one)
    (is|was|its|makes|marks|been) # (years|months|weeks) (today|now)? since (we lost|i lost)? (my|our) (${kin}) (died|passed|passed away|went|left us)? $
    months mind (for|of|is|was|today|tomorrow|tonight|mass|$)
    (at|from|after|before|for|attending|planning) (a|the|my|our|his|her|their|${loved}) (funeral|burial|wake|cremation|memorial service)
    (laying|laid|seeing|saw) (him|her|${loved}|my ${loved}) (to rest|off for the last time)
  `,
  heartbreak: `
    ^ (ok so|so|and|well|officially|guess|ok)? (were|we are) (officially)? over $
    (ghosting|ghosted|dumped|blocked|unfollowed) me
    (hes|shes|he is|she is) (with|seeing|dating|sleeping with|moving in with|marrying) (my|someone|somebody|another|some) (best friend|best mate|cousin|friend|brother|sister|ex|flatmate|else|guy|girl|man|woman)
    my ex (is|is now|just|just got|got|gets) (getting)? (married|engaged|remarried|marrying)
    my ex (has|is seeing|is dating|found|is with|moved on) (someone|somebody|a new|already|another|her|him)
    (he|she) (ended it|broke it off|called it off|walked out on me|wants a divorce|wants out|fell out of love|chose her|chose him|left me for|cheated)
    (took|take|taking|came for|collected) (his|her) things (and left|today|back)
    (signed|signing|got|filed|served|sent) (me|the|my|our)? divorce papers
    divorce (is|was|came|went|got) (final|through|finalised|finalized)
    (got|been|getting) (dumped|ghosted|cheated on|friendzoned)
    dumped (by|over|via) (text|phone|email|whatsapp|message|post it)
  `,
  loneliness: `
    (nobody|no one|noone|nobody really|no one really) (here|around|there)? to (tell $|tell it to|tell about it|tell about this|talk to|call $|share it with|share this with|eat with|go with|hug|celebrate with|text $|tell really)
    (went|gone|go|going|out|met up|hanging out|partying) (to the)? (beach|cinema|pub|party|club|lake|gig|festival|dinner|lunch|town|park)? without me
    (everyone|everybody|they all) (else)? (has|have|got) (family|families|someone|somebody|plans|a boyfriend|a girlfriend|partners) (here|already|except me|but me|tonight)?
    table for one
    (nobody|no one|noone|not one person|not a single person|none of them) (texted|called|messaged|rang|showed up|turned up|replied|wished me|invited me|asked me)
    (dont|do not|didnt) (know|have) (anyone|anybody|a soul|a single person|any friends) (here|in this city|in town|yet)
    (feel|feeling|felt|am|im|bit|little|so|very|really|kinda) (a)? (bit|little|so|really|very)? (lonely|left out)
  `,
  homesickness: `
    (miss|missing|misses) (my)? (home|home country|hometown|home town|homeland|country|island|village|mums cooking|moms cooking|mothers cooking|family back home|people back home)
    (miss|missing) (my)? (grandmothers|grandmas|nans|grans|mothers|mums|moms) (kitchen|cooking|food|house|garden)
    (something|songs|song|music|tunes|sounds|anything) (from|of|like|that reminds me of|that sounds like) (back)? home
    (long way|so far|far away) from (my)? (home|country|family|people)
    (cant|couldnt|cannot|not) (go|fly|get|going|be) home (for|this) (christmas|eid|the holidays|diwali|new year|easter|year|ramadan)
    saudade de (casa|minha terra|meu pais)
  `,
  'work stress': `
    # (${hours}) (shift|shifts|on shift|on ward|on the ward|at work|at the office|on my feet|on call)
    (come|came|got|coming|getting|finished|home|straight|fresh) off (of)? (a|my|the) (double|shift|long shift|night shift|late shift|late)
    (# people|# staff|# cooks|# chefs|# waiters|# of my team|# colleagues|# drivers|# nurses|the cook|the chef|our chef|my chef|half the team|half my team|half the staff|staff) (have|has|just|both)? (quit|resigned|walked out|called in sick|called out|off sick|didnt show up|no showed)
    (short staffed|shortstaffed|short handed)
    (they|boss|client|he|she|manager|clients|management) (want|wants|need|needs|wanted) the (slides|deck|report|numbers|figures|presentation|invoice)
    # (slides|emails|invoices|spreadsheets|unread emails)
    (team|staff|status|client|work|endless|pointless) (meeting|meetings)
    (meetings|calls|zoom|zooms|teams calls|zoom calls) all (day|morning|afternoon|week)
    (rude|awful|horrible|angry|nasty|entitled|difficult) (customer|customers|client|clients)
    (hate|murder|strangle|throttle) my (boss|manager|supervisor|job|coworker|coworkers|colleague|colleagues|team lead)
    monday blues
    (made|being made|getting made|facing|at risk of) redundant
    (redundancy|layoffs|layoff) (notice|letter|meeting|talks|round|today|at)
    # (parents|customers|patients|clients|calls|deliveries|covers|tables|orders|meetings|tickets) (in #|before|since|already|down|to go)
  `,
  exams: `
    (${subjects}) (mock|mocks|exam|exams|final|finals|midterm|midterms|quiz|resit)
    mock (exam|exams|results|week)
    (my|our|the) mocks
    (results day|exam results|a level results|gcse results|test results day)
    (exam|exams|finals|midterm|midterms|boards|viva) (in|on|at) (#|a) (${hours}|days|day|week|weeks|wks|mins|minutes)
    (exam|exams|finals|midterm|midterms|boards|viva) (${days})
    (resit|resits|resitting)
  `,
  failure: `
    (lost|lose|losing) (# in a row|# games|# matches|every game|every match|every single game)
    losing streak
    blanked on (the|question|every|my|all|half|#)
    (bombed|flunked|botched|tanked) (my|the|an|a|it|that|this)
    (messed|screwed|stuffed|fucked|cocked) up (my|the) (exam|interview|audition|test|presentation|driving test|solo|final|speech|recital)
    (they|he|she|boss|company|i|we|just|got|been|getting|was|were|im) (just|all|only|have|both)? (sacked|fired|laid off|let go) (me|us|today|yesterday|this|last week|by email|over|on monday|on friday|again|$)
    (sacked|fired) (me|us|half of us)
  `,
  illness: `
    my (head|heads|skull) (is|was)? (banging|pounding|splitting|throbbing|paining|thumping|hammering|exploding|killing me)
    (migraine|fever|flu|covid|chemo) (day|week|round) #
    my (tooth|teeth|stomach|tummy|belly|throat|ear|ears|bones|joints) (is|are)? (hurts|hurt|hurting|aches|ache|aching|killing me|paining|sore)
    (in|out of|into) (surgery|intensive care|icu|the icu)
    (is|is now|went|taken|rushed|got) (in|to|into) (the)? hospital
    (waiting|sat|sitting|stuck) (in|at) (a and e|the er|er|the hospital|hospital|the clinic|the surgery|the doctors)
    (bunged|stuffed) up
    (got|have|having|running|with|down with) (a|the) (temperature|fever|cold|bug|stomach bug|flu|tummy bug|chest infection)
    (knee|hip|back|shoulder|ankle|foot|hand|wrist|elbow|neck|spine|heart|eye|jaw|hernia|cataract|gallbladder|appendix|sinus|dental|brain|bypass) (operation|surgery|op|replacement|procedure|fusion)
    (broke|broken|sprained|twisted|tore|torn|fractured|dislocated|busted|pulled) (my|a|an) (leg|arm|ankle|knee|wrist|foot|toe|rib|ribs|collarbone|acl|hamstring|achilles|hip|shoulder|back|calf|muscle|meniscus|finger|elbow)
    on (crutches|chemo|dialysis|bed rest|antibiotics|a drip|oxygen)
    (hungover|hangover) (to|as|af|like|from|so|bad|badly|today|$)
    (my|a|the|worst|killer|huge|massive|raging) (hangover|migraine)
  `,
  sleeplessness: `
    (head|brain|mind|thoughts) (is|are)? still (running|going|racing|buzzing|spinning|awake|working|whirring)
    (head|brain|mind|thoughts) (wont|will not|doesnt|cant|refuses to) (switch off|shut up|stop|stop running|shut down|turn off|go quiet)
    cant (switch|turn|shut) (my)? (brain|head|mind) (off|down|up)
    (cant|cannot|couldnt|didnt|havent|hardly|barely) (fall)? (sleep|slept|asleep) (again|since|for|tonight|at all|third|second|a wink|in|all night)
    (third|second|fourth|fifth|another) (night|sleepless night) (without sleep|awake|of no sleep|$)
    # (nights|days) (without|with no|of no) sleep
    (1|2|3|4|one|two|three|four) (am|in the morning) and (still|i cant|im still|no sleep|awake|im awake|i am awake|i lie|wide awake)
    awake (again)? (at|since) (1|2|3|4|one|two|three|four)
  `,
  worry: `
    sunday (scaries|dread|night dread|fear|night fear)
    (knot|knots|pit|hole|rock) in (my|the) (stomach|belly|tummy|chest|gut)
    (stomach|tummy) (is)? in knots
    my (${kin}) (does not|doesnt|isnt|is not|hasnt|wont|didnt) (answer|answering|answered|pick up|picking up|picked up|reply|replied|replying|call back|come home)
    (calculating|counting|thinking about|worrying about|stressing about|worried about) (money|bills|rent|the money|the bills|the rent|the mortgage|my debt)
    (sinking|uneasy|funny|horrible|bad|weird|that) feeling in (my|your|the) (chest|stomach|gut|belly)
    (waiting|wait) (for|on) (the|my|her|his|some|a|their) (results|scan|scan results|test results|call from the hospital|diagnosis|biopsy|verdict|phone to ring)
    (so|too|very|really|super|proper|bit|am|im) (nervous|anxious|worried|scared|panicky) (about|for|before|tonight|rn|now)
    (im|am|i am|keep|started|starting to|kinda|lowkey) (panicking|freaking out|spiralling|spiraling|catastrophising)
    (panic|anxiety) (attack|attacks|thing|episode|spiral)
    (having|bit of|mini|small|slight|mild|full|total|in) (a)? (bit of a)? (panic|meltdown|freakout|freak out|wobble)
    (robbed|burgled|mugged|broke into|held up|carjacked|scammed|ransacked) (my|our|me|us) (house|home|shop|flat|store|place|office|car|last|at|on|yesterday|today|again|in)
    (been|got|was|were) (robbed|burgled|mugged|broken into|carjacked|stalked|followed home)
    (jump|jumping|flinch|flinching) at (every|any|each) (sound|noise|thing|creak|bang|knock|little)
    (scared|terrified|afraid|nervous|anxious|hate|petrified) (of|about)? (flying|planes|turbulence|take off|takeoff|taking off|landing|needles|the dentist|heights|public speaking)
  `,
  shame: `
    (shouted|yelled|screamed|snapped|snapping|shouting) at my (son|daughter|kid|kids|child|children|boy|girl|mum|mom|dad|wife|husband|partner|girlfriend|boyfriend|dog|baby|little girl|little boy)
    (lost my temper|lost it|lost my rag|lost my cool) (with|at) (my|the|him|her) (son|daughter|kid|kids|mum|mom|children)?
    (called|i called) (my|the) (teacher|boss|manager) (mum|mom|mummy|mommy|dad)
    (want|wanted) the (ground|floor|earth) to (swallow|open)
  `,
  anger: `
    (sister|brother|neighbour|neighbor|neighbours|neighbors|flatmate|flatmates|roommate|roommates|housemate|boss|mum|mom|dad|teacher|ex|husband|wife|boyfriend|girlfriend|cousin|people|everyone|coworker|colleague) (is|are|was|were) (being)? (so|really|super|proper|just|that|always|soo|sooo)? (being)? (so)? (annoying|irritating|infuriating|unbearable|impossible|a nightmare|inconsiderate)
    (want|wants|need|get|getting|sweet|plotting|plot|planning|take|my) (my)? revenge
    (upstairs|downstairs|next door) (neighbor|neighbour|neighbors|neighbours)
    (my|the|our) (neighbor|neighbour|neighbors|neighbours) (plays|play|is playing|are playing|is drilling|are drilling|blasts|blasting|is blasting|has taken up|wont stop|keeps|keep|is at it again|are at it again)
    (so|im|i am|am|proper|still|well|absolutely|just|pure) (so)? (tilted|fuming|raging|ragin|livid|vexed|seething|enraged|pissed off)
    (driving|drives|drove) me (mad|crazy|insane|nuts|bonkers|up the wall|round the bend|bananas)
    (losing|lost|gonna lose|about to lose|going to lose) my (temper|shit|rag|patience|cool)
    (does|doing|does be doing) my (head|nut) in
    (want|wanna|could|gonna|about to|going to) (to)? (punch|smash|break|strangle|throttle|hit|kick|slap) (something|someone|somebody|a wall|things|him|her|them|everyone|my boss|my manager|people|stuff)
    (now)? (im|i am|am|getting|just|i feel) (getting|just|really|so)? (angry|mad at|furious|raging)
    (he|she|they|someone|somebody|who|flatmate|flatmates|roommate|roommates|housemate|sister|brother|boss|coworker|colleague|neighbour|neighbor|ex|guy|idiot) (has|have|just|always|again|literally|went and)? (ate|eaten|stole|stolen|nicked|drank|broke|scratched|parked in|parked across|blocked|scraped) (all)? (my|our) (food|leftovers|lunch|dinner|milk|yoghurt|yogurt|parking|parking space|space|spot|drive|driveway|charger|bike|shoes|clothes|car|beer|beers|snacks|fries|chips|idea|credit)
    (takes|taking|took|steals|stole) (all)? (the)? credit (for|again|$)
    (throw|throwing|smash|smashing|hurl|set fire to|burn down) (a|the|some|every|my|his|her) (chair|chairs|plate|plates|mug|mugs|phone|laptop|printer|window|windows|florist|office|computer)
    (fined|clamped|towed) (me|my|us) (for|again|car)
  `,
  boredom: `
    ^ (so|just|im|i am|really|super|proper|dead|insanely|incredibly|pure) (so|just|really)? bored $
    (in|got|stuck in|sat in) detention
    (stuck|sat|been) (here)? (for hours|for ages) (with nothing|doing nothing|waiting)
    (waiting|wait|waited) (on|for|in for) (a|the|my|this)? (delivery|plumber|electrician|repairman|courier|postman|engineer|parcel|package|boiler man|gas man|cable guy|mechanic) (guy|man|person|driver)? (since|for|to|all|that|who|still|again|from|now|$)
    (most|so|incredibly|mind numbingly|deadly|deathly|such a|the most) (boring|tedious|dull|mind numbing) (spreadsheet|meeting|job|task|class|lecture|lesson|shift|day|evening|afternoon|wait|queue|webinar|training|report|paperwork|party|wedding|film|person|town|sunday|weekend)
    (on hold|in the waiting room) (for|since|with|again|at)
  `,
  nostalgia: `
    when (i|we) (was|were) (courting|kids|young|younger|little|small|teenagers|a teenager|at school|a lad|a girl|a boy|students|a student|growing up)
    (danced|listened|sang|drove around) to (this)? when (i|we) (was|were)
    (from|of|in) my (youth|childhood|teens|twenties|school days|schooldays|student days|young days)
    (reminds|remind|reminding) me of (my|when|school|being|us|those|old)
  `,
  celebration: `
    (popping|pop|open|opening|opened|crack open|cracking open) (the|some|a bottle of|a)? (champagne|bubbly|prosecco|fizz|bottle)
    (lets|time to|going to|gonna|we are|were|want to|out) (celebrate|celebrating)
    ^ (ok|now|so|and|time to|lets|we)? (celebrate|celebrating) $
    (last|final) (exam|paper|test|essay|assignment) (is)? (done|over|finished|handed in|submitted)
    last day of (term|school|exams)
    (exams|finals|school|term|thesis) (is|are) (finally|all|now)? (over|done|finished)
  `,
  achievement: `
    (new|a|huge|massive|big|got a|hit a) (pb|pr|personal best|personal record)
    (pr|pb) by #
    (got|landed|bagged|won|offered me) (the|a|my|that) (job|promotion|job offer|role|lead role|scholarship|grant|internship|contract|apprenticeship)
    (passed|smashed|aced|nailed) (my|the|a|all my|her|his|all) (exam|exams|test|tests|driving test|finals|viva|interview|gcses|a levels|boards|audition)
    (#|all) (years|year|months|month|days) (sober|clean|without a drink|alcohol free|smoke free|off the booze)
    year without (a drink|drinking|alcohol|smoking|a cigarette)
    (#|all|straight) (as|a stars) (lets go|lets goo|baby|in my|and|omg)
    (fixed|found|squashed|cracked|solved) (the|that|this|a) (bug|bastard bug|bloody bug)
    (son|daughter|brother|sister|kid|boy|girl|wife|husband|friend|he|she) (has|just)? (passed|pass) (the|his|her|their|all) (exam|exams|test|driving test|finals)
    (made|got|given|gave me|offered|offered me|earned|get) (a|the|my|that)? (promotion|promoted|tenure|pay rise|payrise)
    (signed|got signed) (by|to|with) a (label|club|publisher|team|record label|agency)
    (rang|rung) the (cancer|chemo)? bell (today|yesterday|this|after|finally)
    last (chemo|round of chemo|radiation|treatment|mortgage payment)
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
  `,
  wedding: `
    (tying|tie|tied) the knot
    (getting|get) (hitched|married)
    (the|our|my|her|his|a|for|nephews|nieces|sisters|brothers|cousins|daughters|sons|friends) (sangeet|mehndi|mehendi|haldi|baraat|nikah|walima|engagement party|civil ceremony|vow renewal)
    (our|my|her|his|nephews|nieces|sisters|brothers|cousins|daughters|sons|friends) (engagement|wedding) (is|on|party)
  `,
  birth: `
    (i am|im) (a|an) (nonna|nonno|nana|nan|gran|granny|grandad|granddad|grandpa|grandma|oma|opa|abuela|abuelo|dad|daddy|mum|mummy|mom|father|mother|uncle|auntie|aunt|grandmother|grandfather|big sister|big brother) (now|again|at last|today|finally)? $
    (its|had|have|having) a (baby|little) (girl|boy) $
    (baby|shes|hes|twins) (just|has|is|have)? (arrived|been born|finally here|was born)
  `,
  birthday: `
    (shes|hes|im|i am|she is|he is|mum is|mom is|dad is|nan is|gran is|grandma is|grandad is|son is|daughter is|turns|turning|be) # (${days})
    (turns|turning|turned) #
    (the|her|his|my) big # (o|oh|birthday)
  `,
  reunion: `
    (girls|lads|boys|friends|mates|gang|ladies|people|crew|pals|class|lot) from (my)? (old)? (school|uni|university|college|primary|back home|class|the old days)
    (old|whole) (gang|crew|band) (is|are|coming|back|together)
    (havent|have not|hadnt) seen (each other|him|her|them|my ${kin.replaceAll('|', '|my ')}) (in|for|since) (#|ages|years|months|forever|so long|a year)
    (${kin}) (is|are) (flying|coming|back|visiting) (home|in|over|back) (for|from|today|tomorrow|tonight|after|on|this|$)
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
  `,
  running: `
    (km|mile|kilometre|kilometer) # (im|i am|and|now|of)?
    (go|going|off|out|went|been|heading|gone|up) (out)? (to|for) (a|my)? (long|quick|short|little|morning|evening|easy)? (run|jog)
    (run|running|jog|jogging) (a|my|the)? (# km|# k|# miles|5k|10k|15k|20k|half marathon|marathon)
    (marathon|half marathon) training
    (last|first|final|next) (km|kilometre|kilometer) (now|to go|of|done|left|and|in|give|push|go|$)
    (kilometre|kilometer) #
    (going|go|gonna|off|about|need|want|trying|training|have) to run (a|my|the)? (#|5k|10k|15k|20k|21k|half|marathon|far|outside|in the park)
    (run|running|jog|jogging) (in|through|along|around|by) the (park|rain|river|canal|beach|woods|forest|lake|snow|track)
  `,
  'sports match': `
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
  `,
  travel: `
    # (${hours}) (of)? (drive|driving|drivin|flight|bus|bus ride|coach|train|train ride|train journey|journey|road trip|layover|behind the wheel)
    # (${hours}) (on|in) (a|the) (bus|coach|train|plane|car|ferry|road)
    (on|in) (a|the) (bus|coach|train|plane|car|ferry) (for)? # (${hours})
    # (${hours}) to go (on the|till we|until we)
    (my|our|the|early|red eye|night|delayed) flight (is|to|from|home|back|${days}|got|has)
    driving (across|cross country|overnight|all night|through the night|down to|up to)
    (just)? pulled over
    (long haul|trucker|truck stop)
    (on|in|inside|boarded|boarding|aboard) (a|the|my|our|this) (plane|ferry|airplane|aeroplane|cruise ship|sleeper train|night train|overnight bus|overnight train|campervan|caravan|sailboat|sailing boat|greyhound) (to|home|for|now|again|and|with|right|from|back|$)
    (in|at) (the)? (harbour|harbor|marina|airport lounge|departure lounge|departures|hostel|campsite|campground|motel)
  `,
  cooking: `
    (cook|cooking|make|making|prepare|preparing|fix|fixing|starting|doing) (the|some|us|my|a|our|them|him|her|big)? (${dishes})
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
    (put|putting|get|getting|settle|settling|rock|rocking|send|sending|lull) (the|my|our|a|this)? (baby|babies|twins|little one|toddler|kid|kids|son|daughter|child|newborn|her|him|them) (off)? to (sleep|bed|nap)
    (gonna|going to|taking a|take a|having a|have a|need a) (quick|short|power|little|cat)? (nap|kip|siesta|snooze)
    (overtired|cranky) (#)? (week|month|year)? (old|olds)? (baby|babies|toddler|twins)
    going to (bed|sleep) (now|soon|after|in a)
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
  `,
  'making something': `
    (write|writing|drafting|draft) (a|my|the|this|another) (fic|fanfic|fan fiction|novel|chapter|scene|heist scene|fight scene|love scene|screenplay|script|poem|short story|story)
    (painting|drawing|building|assembling|sewing|crocheting|knitting) (a|my|the|some|this) (shed|wardrobe|bookshelf|cot|crib|picture|portrait|card|quilt|scarf|jumper|sweater|dress|costume|model|table|bench|deck|fence)
    (workin|working|work) on (the|my) (mower|car|bike|truck|engine|motorbike|van|model)
    (fixing|repairing|restoring) (the|my|up|an old|a) (mower|car|bike|truck|engine|motorbike|van|boat|chair|table)
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
    (${callers}) (are|is|all|be)? (coming|arriving|due|invited|come) (at|for|in|round for|over for|around for|to) (#|${meals})
    (${callers}) (are|is)? (coming|come|comes|invited) (over|round)? (to|at) (my|our|mine) (house|place|home|flat|apartment)?
    (dinner|supper|lunch|brunch) (with|for) (my|the|our|some)? (friends|flatmates|family|in laws|inlaws|guests|neighbours|neighbors|parents|girls|colleagues|housemates|roommates|boss)
    (hosting dinner|hosting for|hosting # people|guests for)
    (under|behind|beneath|over) (people|everyone|guests|the|our) (talking|chatting|conversation|conversations|chatter)
  `,
  date: `
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
};
