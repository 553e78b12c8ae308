import type { Situation } from '@attune/contract';
import { days, hours } from './phrase-words.ts';

const kin =
  'wife|husband|mum|mom|mam|mama|mamá|mamma|mami|mother|dad|da|papa|papá|papi|baba|father|parents|brother|bro|sister|sis|sibling|twin|son|daughter|child|grandson|granddaughter|grandchild|nan|nana|nanna|gran|granny|grandma|grandmother|nonna|oma|abuela|grandad|granddad|grandpa|grandfather|nonno|opa|abuelo|uncle|aunt|auntie|cousin|niece|nephew|stepdad|stepmum|stepmom|stepson|mother in law|father in law|partner|fiance|fiancee|boyfriend|girlfriend|best friend|best mate|friend|mate|godmother|godfather|neighbour|neighbor|teacher|dog|cat|horse|baby|pup|puppy|kitten|rabbit|hamster|parrot';
const loved =
  'mum|mom|mam|mama|mamá|mamma|mami|dad|papa|papá|papi|nan|nana|gran|granny|grandma|nonna|oma|abuela|grandad|granddad|grandpa|nonno|opa|abuelo|mums|moms|dads|nans|grans|grandmas|grandads|grandpas';
const subjects =
  'maths|math|english|physics|chem|chemistry|biology|bio|history|french|spanish|german|stats|science|geography|law|economics|econ|anatomy|pharma|calculus|algebra';
const pets =
  'dog|dogs|pup|puppy|cat|cats|kitten|kitty|hamster|rabbit|bunny|guinea pig|gerbil|rat|ferret|parrot|budgie|cockatiel|canary|bird|tortoise|turtle|gecko|lizard|snake|horse|pony|hen|hens|chickens|goat|fish|pet';
const whens =
  'today|tomorrow|tmrw|tonight|yesterday|this morning|this afternoon|this week|next week|last week|last night|soon|on monday|on tuesday|on wednesday|on thursday|on friday|on saturday|on sunday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|at #|in #';

/** Phrases that say plainly what is hard, one a line, in the notation of `phrase-pattern.ts`. */
export const troublePhrases: Readonly<Partial<Record<Situation, string>>> = {
  grief: `
    (a|one|half a) (year|month|week) (ago)? (today|now|tomorrow|yesterday|to the day)? since (my|our)? (${kin}|seanmhair|seanair|yiayia|yaya|pappou|babcia|dziadek|lola|lolo|tita|tito|nani|dadi|halmoni|bibi|teta|amma|appa|ammi|abbu|mamaw|papaw|memaw|mawmaw|pawpaw|gramps|granda|mamgu|tadcu|nain|taid) $
    (would have|wouldve|would of) been (our|his|her|their|mums|moms|dads) (#)? (wedding)? (anniversary|birthday)
    (my|our) (${kin}) (died|passed away|passed on|passed in|passed suddenly|passed peacefully|was killed|is dead|slipped away)
    (lost|losing|since losing) (my|our) (mum|mom|mother|dad|father|husband|wife|son|daughter|brother|sister|nan|nana|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|uncle|aunt|best friend|partner|fiance|fiancee|parents) (last|this|in|to|on|suddenly|and|two|three|four|five|a|at|$)?
    (lost|losing) (a|one of my|one of our|my|our) (patient|patients|resident|residents)
    (sorting|going|clearing|looking) (through|out) (${loved}) (old)? (things|clothes|house|flat|stuff|belongings|wardrobe|room|letters|records)
    (scattered|scattering|scatter) (his|her|the|their|${loved}) ashes
    (buried|burying|cremated|laid to rest) (my|our|him|her|${loved}) (${kin})?
    # (years|months|weeks) (since|without) (${loved}) (died|passed|went)?
    first (christmas|birthday|eid|diwali|easter|thanksgiving|summer|year) without (him|her|them|${loved})
    first (christmas|birthday|eid|diwali|easter|thanksgiving|summer|year) without my (${kin})
    rest in peace (${loved})
    (he|she|they|who|nan|gran|dad|mum|mom|grandad|grandma|grandpa) (died|passed|passed away|was killed) (in|last|this|just|on|before|after) (january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|week|month|year|night|morning|christmas|xmas|easter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)
    (he|she|they|who|nan|gran|dad|mum|mom|grandad|grandma|grandpa) (died|passed|passed away) # (days|weeks|months|years) ago
    (lost|losing|lose) (the|our|my|another|this) (pregnancy|baby|babies|unborn baby|little one)
    (is|was|its|makes|marks|been) # (years|months|weeks) (today|now)? since (we lost|i lost)? (my|our) (${kin}) (died|passed|passed away|went|left us)? $
    months mind (for|of|is|was|today|tomorrow|tonight|mass|$)
    (at|from|after|before|for|to|attending|planning) (a|the|my|our|his|her|their|${loved}) (funeral|burial|wake|cremation|memorial service|tangi|tangihanga|janazah|shiva)
    (laying|laid|seeing|saw) (him|her|${loved}|my ${loved}) (to rest|off for the last time)
    (my|our|his|her|their) (${kin}) (died|passed away|passed|pass away|is dead|has died|has passed) (# days|# weeks|# months|# years)? ago
    (he|she|they) (passed|pass|passes) away
    (${kin}|he|she|hes|shes|he is|she is|been|hes been|shes been) (is|has|has been|been)? (dead|gone) (for|about|over|nearly|almost)? # (months|years) (now|already|today|ago)?
    # (days|weeks|months|years) (today|now|tomorrow|on friday|this week|to the day)? since (my|our)? (${kin}) $
    birthday (would have|wouldve|would of|should have|shouldve) been (today|tomorrow|this week|yesterday|on)?
    (he|she|they) (would have|wouldve|would of|should have|shouldve) (turned|been) # (today|tomorrow|this week|yesterday|now)?
    (my|our|${loved}|his|her|their) (wake|funeral|burial|cremation|memorial|shiva|memorial service|requiem) (is|was|at|on|tomorrow|today|tonight|this|in|next)
    (the|a) (funeral|burial|cremation|memorial service|requiem) (is|was) (${whens})
    (altar|ofrenda|shrine|headstone|gravestone|wreath|urn|eulogy|obituary|candle) (for|of) (my|our) (late)? (${kin})
    (visit|visiting|visited|by|beside|to|tending|cleaning|sitting at|flowers on|flowers for) (his|her|their|my|mums|moms|dads|nans|grans) (${kin})? (grave|graves|graveside|headstone)
    (write|writing|wrote|give|giving|read|reading) (the|a|his|her|their|my) (${loved})? eulogy
    (ive|i have|i|we|weve|having) outlived (my|them|all|both|him|her|everyone|everybody|most)
    (put|putting|have|having|had) (to put)? (my|our|the) (old)? (${pets}) (down|to sleep|euthanised|euthanized)
    (my|our|the) (old)? (${pets}) (is|was|gets|got|has to|had to|will|is going to|is about to)? (be|being|getting|been)? put (down|to sleep)
  `,
  heartbreak: `
    (he|she|they|husband|wife|boyfriend|girlfriend|partner|fiance|fiancee|bf|gf) (said|says|told me|just said|texted)? (that)? (he|she|they)? (just)? (needs|need|wants|want|needed|wanted|asked for) (some|more|a bit of|a little|his|her)? (space|time apart|distance|time away from me|to see other people|time to think about us)
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
    (my|our)? (husband|wife|boyfriend|girlfriend|partner|fiance|fiancee|ex) and (i|me) (have|are|just|finally)? (finished|split|split up|broke up|broken up|separated|separating|divorced|divorcing|getting divorced|parted|parted ways|called it quits|ended it|ended things|done|over|through)
    (me|i) and (my|the)? (husband|wife|boyfriend|girlfriend|partner|fiance|fiancee|bf|gf|him|her) (have|are|just|finally)? (finished|split|split up|broke up|broken up|separated|separating|divorced|divorcing|parted ways|called it quits|are done|are over)
    (we|we have|weve|just|finally|officially) (just|finally|officially)? (split up|broke up|broken up|separated|parted ways|called it quits|called off the wedding|called off the engagement|ended things)
    (hes|shes|he has|she has|he|she|theyve) (just|already)? (taken|took|packed|cleared out|moved out|moved all|collected) (the|all|half|his|her|all his|all her|all the|half the) (sofa|couch|bed|tv|telly|furniture|things|stuff|bags|clothes|records|books|dog|cat|car|kids)
    (he|she) (left me|walked out|moved out|left with|ran off with|went off with|moved in with|went back to) (for|with|on|her|his|another|someone|somebody|last|today|yesterday|this|me|us|$)
  `,
  loneliness: `
    (everyone|everybody|everyones|everybodys|they|they all|all of them|all my friends|flatmates|housemates|family) (else)? (has|have|is|are)? (all)? (gone|went|left|going|buggered off|cleared off|headed|moved) (home|out|away|on)? (but|except|except for|apart from|bar|without) me
    (nobody|no one|noone|nobody really|no one really) (here|around|there)? to (tell $|tell it to|tell about it|tell about this|talk to|call $|share it with|share this with|eat with|go with|hug|celebrate with|text $|tell really)
    (went|gone|go|going|out|met up|hanging out|partying) (to the)? (beach|cinema|pub|party|club|lake|gig|festival|dinner|lunch|town|park)? without me
    (everyone|everybody|they all) (else)? (has|have|got) (family|families|someone|somebody|plans|a boyfriend|a girlfriend|partners) (here|already|except me|but me|tonight)?
    table for one
    (nobody|no one|noone|not one person|not a single person|none of them) (texted|called|messaged|rang|showed up|turned up|replied|wished me|invited me|asked me)
    (dont|do not|didnt) (know|have) (anyone|anybody|a soul|a single person|any friends) (here|in this city|in town|yet)
    (feel|feeling|felt|am|im|bit|little|so|very|really|kinda) (a)? (bit|little|so|really|very)? (lonely|left out)
    (first|second|third|another|whole) (night|day|evening|weekend|sunday|christmas|easter|ramadan|eid|diwali|thanksgiving|birthday|new year|new years) (all)? (alone|by myself|on my own)
    (eating|eat|ate|dinner|lunch|supper|christmas|birthday|iftar|thanksgiving|new years) (all)? (alone|by myself|on my own|for one)
    (spoke|spoken|talked|talk|talking|said a word|speak) to (nobody|no one|anyone|anybody|a soul|a human|another human) (all|today|in|since|for|yet|$)
    (only|was my|the only|my only) (person|voice|conversation|human|one) (i)? (spoke to|talked to|have spoken to|ive spoken to|ive talked to|heard|for the day|all day|of the day|today|this week)
    (everyone|everybody|they all) (on|in|at)? (my|the|this)? (corridor|floor|dorm|hall|class|course|team|office|table|school)? (already)? (has|have|got|knows|know) (like|already)? (a group|their group|groups|their friends|each other|their people|a clique)
    (house|flat|place|apartment|bed|home|room|it|its) (is|feels|so|s)? (far|way|much|so|just)? too (quiet|empty|silent|big) (now|without|since|here|for me|for one|tonight|again|$)
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
    (wreck|nightmare|hell|mother|bitch|bastard|monster|horror|killer|beast|shocker|disaster|mess|pig|stinker|slog) of (a|an) (shift|night shift|double|service|ward round|day at work|week at work|workday|working day)
    what a (shift|night shift|service|day at work|week at work)
    (phones|emails|orders|customers|deliveries|pager|bleep|tickets|work calls|inbox) (have|has|is|are)? (been|just)? (nonstop|non stop|mental|mad|relentless|ringing off the hook|going off|piling up|flooding in|pouring in|wont stop) (since|all day|all night|all morning|today|tonight|again|$)
    # (admissions|arrests|cardiac arrests|codes|callouts|call outs|breakdowns|resignations|complaints|escalations) (and|tonight|today|already|since|before|in|$)
    (server|servers|website|system|systems|database|network|tills) (is|are|s|has|just|has just)? (down|on fire|crashed|gone down|went down|melting|melted|dying) (again|at work|and|since|all day|$)
    everything (is|s) on fire (at work|today|again|and|$)
    (boss|chef|head chef|manager|client|customer|supervisor|foreman|sous chef) (just)? (threw|chucked|hurled|lobbed|launched|smashed|slammed) (a|the|his|her|my) (pan|plate|chair|phone|stapler|knife|tray|pot|wobbly|tantrum|strop|mug|laptop|fit|door|drink)
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
    (been|got|getting|im|i am|he|she|they|gp|doctor|dr)? signed (me)? off (work|sick|with stress|with exhaustion|with burnout|for # weeks)
    (im|i am|completely|totally|so|just|feel|feeling|proper) (completely|totally|so)? (burnt out|burned out|burntout)
    (no|havent had a|didnt get a|skipped|missed) (my)? (break|breaks|lunch|lunch break) (all day|all shift|today|since|again)
    ^ # (patients|customers|deliveries|calls|emails|tickets) (today|tonight|already|so far|waiting|and)? $
    (boss|manager|client|supervisor|chef|head chef|foreman) (shouted|yelled|screamed|snapped|swore|had a go) at me
    (they|he|she|boss|company|work|manager|hr|we) (just|have|has|finally)? let (me|us) go (today|this|yesterday|after|by|over|on|last|because|from|with|before|without|$)
    (got|getting|get) rid of (me|us) (by|after|with|over|today|like|for|$)
    (showed|shown|show) (me|us) the door
    (my|our|whole) (job|position|role|post|department|team|contract) (was|is|got|has been|just got|been) (eliminated|cut|terminated|axed|scrapped|dissolved|not renewed|made redundant|outsourced)
    (terminated|not renewing|didnt renew|wont renew|ended|cut) my (contract|position|probation)
    (lost|losing) my (job|business|contract|shop)
    (passed over) (for|again)
  `,
  exams: `
    (${subjects}) (mock|mocks|exam|exams|final|finals|midterm|midterms|quiz|resit)
    mock (exam|exams|results|week)
    (my|our|the) mocks
    (results day|exam results|a level results|gcse results|test results day)
    (exam|exams|finals|midterm|midterms|boards|viva) (in|on|at) (#|a) (${hours}|days|day|week|weeks|wks|mins|minutes)
    (exam|exams|finals|midterm|midterms|boards|viva) (${days})
    (resit|resits|resitting)
    (learning|learn|study|studying|prepping|preparing|cramming|revising|revise) for (my|the|an|a|our|this)? (exam|exams|test|tests|finals|midterms|quiz|boards|bar exam|mocks|oral|viva)
    (orgo|organic chemistry|o chem|ochem|mcat|lsat|bar exam|gcse|gcses|a levels|leaving cert|abitur|bac|jee|neet|gaokao) (exam|test|tomorrow|tmrw|today|in #|on|revision|prep|mock|ahead|next)
    (exam|quiz|midterm|oral|viva) (is|s)? (${whens})
    (my|a|the|driving|maths|math|spelling|theory|citizenship|big) test (${days})
  `,
  failure: `
    (lost|lose|losing) (# in a row|# games|# matches|every game|every match|every single game)
    losing streak
    blanked on (the|question|every|my|all|half|#)
    (bombed|flunked|botched|tanked) (my|the|an|a|it|that|this)
    (messed|screwed|stuffed|fucked|cocked) up (my|the) (exam|interview|audition|test|presentation|driving test|solo|final|speech|recital)
    (they|he|she|boss|company|i|we|just|got|been|getting|was|were|im) (just|all|only|have|both)? (sacked|fired|laid off|let go) (me|us|today|yesterday|this|last week|by email|over|on monday|on friday|again|$)
    (sacked|fired) (me|us|half of us)
    (lost|losing) my (place at|place on|scholarship|licence|license|funding)
    (didnt|did not|wont|not gonna|not going to|never|couldnt|havent) (get|got|make|made|land|pass|win) (the|my|that|a|into|through to) (job|part|role|position|place|promotion|team|cut|offer|scholarship|grant|visa|squad|final|finals|exam|interview|audition|next round|callback|uni|college|flat|house|test|band|choir)
    (rejected|turned down|knocked back) (by|from|again|for) (the|every|all|#|another)?
    (rejection|rejections) (letter|email|again|number|today)
    (another|#|yet another) (rejection|rejections|nos|no thank yous)
    i (just|only)? (lost|blew|threw|threw away|choked) (a|the|my|that|another) (won|winning|easy|close|big|important|whole)? (game|match|final|race|fight|bout|set|lead|semi|semifinal|tiebreak)
    (round|cycle|transfer|ivf|treatment|iui) (#)? (didnt|did not|hasnt|never) (work|worked|take|taken|stick)
    (date|interview|audition|gig|show|party|recital|dinner|meeting|pitch|performance|concert|speech|trip|holiday|race|day) (was|went|is|turned out|turned into|ended in|has been) (a|an|so|really|just|all)? (total|complete|absolute|utter|bit of a|proper)? (disaster|nightmare|trainwreck|train wreck|car crash|flop|bust|catastrophe|shambles|fiasco|washout|terribly|badly|awful|awfully|horribly|wrong|south|tits up|pear shaped)
  `,
  illness: `
    (my)? (back|knee|hip|shoulder|neck|ankle|wrist|elbow|hamstring|sciatica) (is|has|was|s)? (completely|totally|all|gone and)? (done in|gone again|gone out|given out|given way|put out|seized up|buggered|banjaxed|knackered|wrecked|killing me|in agony|playing up)
    (doctor|docter|dr|gp|physio|surgeon|consultant|hospital) (says|said|say|sez|reckons|told me|gave me|wants me) # (days|weeks|wks|months) (off|rest|out|in bed|of rest|on crutches|in a cast|minimum)
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
    (they|theyve|they have|doctors|ambulance|medics|hospital) (just|have|has)? (taken|took|rushed|admitted|kept|moved|transferred|brought|wheeled) (my|our) (${kin}) (in|into|to|down|away|off|overnight|for) (the|a)? (hospital|hospice|surgery|theatre|icu|intensive care|ward|ambulance|scan|and|$)?
    (to|in|into|at) (a|the)? (hospice|palliative care|intensive care|icu|a coma|coma|rehab|burns unit|stroke unit|oncology)
    (chemo|chemotherapy|radiation|radiotherapy|dialysis|infusion|transplant) (day|session|tomorrow|tmrw|today|this morning|this afternoon|on monday|on tuesday|on wednesday|on thursday|on friday|round #|again)
    (${pets}|dogs|cats|hes|shes|he is|she is|rabbits) (is|was|s)? (at|in|back at|off to) the (emergency)? (vet|vets|animal hospital)
    (${kin}|he|she|hes|shes|im|i am|he is|she is) (is|was|has been|been|isnt)? (still)? (not well|unwell|poorly|very sick|really sick|very ill|so ill|really ill|seriously ill|gravely ill|critically ill|bedridden|housebound|not doing well)
    (${kin}) (got|fell|has fallen|became|is|has been|has got|taken) (very|so|really|badly|seriously|suddenly)? (ill|poorly|unwell)
    (${kin}) (got|fell|is|was|has been|are|gets) (very|so|really|badly|suddenly)? sick $
    day # (in bed|of this flu|of the flu|of covid|of this cold|of fever|of being ill|of being sick)
    (#|second|third|fourth|fifth|whole) (day|days|week|weeks) (sick)? in bed
    (stuck|been|lying|ill|sick) in bed (with|sick|ill|all week|for #|since)
    (${kin}) (had|has had|having|suffered) (a|another) (small|mini|massive|big)? (stroke|heart attack|fall|seizure|relapse|miscarriage|aneurysm|mini stroke)
  `,
  sleeplessness: `
    ^ (its|it is|ugh|great|so|well|ok|oh|hello)? (gone|already|only)? (2am|3am|4am|2 am|3 am|4 am|two am|three am|four am|three in the morning|four in the morning) (again|already|still)? $
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
    (presenting|present|speaking|pitching|performing|singing|talking) (to|for|in front of) (about|over|nearly)? # (people|of them|students|strangers|investors|execs|colleagues|doctors|guests|parents|kids) (in #|tomorrow|tmrw|today|tonight|at #|this|on|$)
    (gotta|have to|got to|need to|meant to|supposed to|asked me to) (do|give|make|write|deliver) (a|my|the|this) (speech|talk|presentation|keynote|toast|best man speech|maid of honour speech|wedding speech|father of the bride speech) (in|at|tomorrow|today|tonight|on|and|for|$)
    (dentist|root canal|smear|job interview|interview|court|tribunal|appraisal|performance review|disciplinary|audit|taxman|tax man|bank man|bank manager|bailiff|bailiffs|inspector|inspection|ofsted|wisdom tooth out|wisdom teeth out) (is|s|comes|coming|are coming|appointment|visit)? (${whens})
    (murdered|tortured|killed|butchered|drilled|sent) (by|to) (a|the|my) dentist
    (letter|envelope|email|results|test) (i)? (have to|need to|must|dare not|cant bring myself to|am scared to|cant) open
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
    (stomach|tummy|belly|guts|insides) (is|are|keeps|s|wont stop)? (still|already)? (doing|turning|in|full of|churning|tying) (flips|somersaults|backflips|cartwheels|stuff|things|knots|loops|over|butterflies)
    my (hands|knees|palms|whole body|heart|voice) (are|is|r|wont stop|keep|keeps)? (so|already|literally|actually|still|really)? (a bit|like crazy)? (shaking|shaky|trembling|clammy|wobbly|racing|pounding|thumping|quivering)
    (bricking|shitting|crapping|papping|cacking) (it|myself|bricks)
    (feel|feeling|think|like) (like)? (im|i am|i) (gonna|going to|about to|might|could|will) (throw up|vomit|puke|be sick|pass out|faint)
    (im|i am|am) in (bits|pieces|a state|a right state|a panic|such a state)
    (have|has|having|got) (a|so much|such|big|real)? (fear|phobia|terror) of
    (fear|phobia|terror|dread) of (flying|planes|airplane|airplanes|heights|needles|driving|crowds|hospitals|the dentist|dentists|public speaking|the dark)
    i (cannot|cant|dont) (fly|do planes|do flying|do heights|do needles|do hospitals) $
    (scan|biopsy|mri|ct scan|ultrasound|endoscopy|colonoscopy|surgery|operation|mammogram) (tomorrow|tmrw|in the morning|on monday|on tuesday|on wednesday|on thursday|on friday|next week)
    (scan|biopsy|mri|blood test|bloods|test|ct|hospital) (result|results|appointment) (is|are|s)? (come|coming|due|back|in)? (${whens})
    (waiting|waited) (for|on) (the|a|my|her|his|some)? (doctor|surgeon|vet|hospital|news|verdict|call back|callback|phone call|ambulance|letter|embassy|visa|decision) (to|from|about|call|and|$)?
    (waiting|sitting|pacing) (by the phone|outside the operating|outside intensive)
    (my|our) (${kin}) (has|have|is having|gets|goes in for|is in for|is getting|goes for) (his|her|their|an|a|heart|brain|major|back|big)? (operation|op|surgery|scan|biopsy|transplant|heart surgery|bypass|procedure) (${whens})?
    (my|our|the|${kin}|sisters|brothers|neighbours) (little|old)? (${pets}) (has|have|is|s|just|has just|just got)? (escaped|ran away|run away|ran off|run off|got out|gotten out|got loose|got lost|went missing|gone missing|missing|disappeared|bolted|lost|vanished|wandered off|hasnt come home|didnt come home|hasnt come back|didnt come back|still not home|wont eat|isnt eating|stopped eating|got hit|was hit|got run over|was run over|got knocked down|ate chocolate)
    (cant find|cannot find) (my|our) (${pets}|kid|son|daughter) (anywhere|again|today|and|$)
    (lost|cant find|cannot find|misplaced) (my|our|the) (passport|wallet|purse|keys|car keys|house keys|phone|luggage|suitcase|wedding ring|engagement ring|bank card|visa|backpack|handbag|bag|laptop) (again|on the|in the|somewhere|at the|in a|this|today|and|anywhere|$)?
    (locked|locking) (myself|ourselves|out of) (out|my|the)
    (pipe|pipes|boiler|roof|ceiling|basement|cellar|kitchen|bathroom|house|flat|garage|tank|washing machine) (has|have|just|is|s|has just|got)? (burst|flooded|flooding|leaking|leaked|caved in|collapsed|on fire|caught fire|burning down|burnt down|burned down)
    (flood|leak|fire|water) (is)? (coming through|dripping through|pouring through) (the|my|our) (house|kitchen|ceiling|basement|roof|walls|flat|bathroom)
    (behind|short|late) (on|with) (the|my|our)? (rent|bills|mortgage|payments|loan)
    (cant|cannot|couldnt|how to|how will i|how do i) (pay|afford|make|cover) (the|my|our|this|next)? (months)? (rent|bills|mortgage|heating|electric|electricity|loan|deposit|vet bill)
    (rent|mortgage|bills|bill|loan) (went up|is due|are due|due|doubled|overdue|is late|is overdue|are overdue) (and|again|on|tomorrow|today|$)?
    (overdrawn|maxed out my card|account is empty|bank account is empty)
    (got|served|serving|an|the|sent) (me|us|an|the|my|our)? (eviction|foreclosure) (notice|letter)
    (landlord|bank) (is|wants|has|just)? (evicting|kicking|throwing|selling|wants us|wants me) (us|me|up|out|the)
    (visa|asylum|immigration|court|custody|embassy|citizenship|tribunal|parole) (interview|hearing|appointment|decision|case|date|thing) (is|s)? (${whens})
    (exploratory|more|further) tests (on|at|for|tomorrow|next)
  `,
  shame: `
    (shouted|yelled|screamed|snapped|snapping|shouting) at my (son|daughter|kid|kids|child|children|boy|girl|mum|mom|dad|wife|husband|partner|girlfriend|boyfriend|dog|baby|little girl|little boy)
    (lost my temper|lost it|lost my rag|lost my cool) (with|at) (my|the|him|her) (son|daughter|kid|kids|mum|mom|children)?
    (called|i called) (my|the) (teacher|boss|manager) (mum|mom|mummy|mommy|dad)
    (want|wanted) the (ground|floor|earth) to (swallow|open)
    my card (was|got|is|has been)? declined
    (reply|replied|replying|hit reply) (to)? all (to|on|by|with|accidentally|instead|again|$)
    (to|in|with) the (wrong) (person|chat|group|group chat|number|email|address|man|guy|girl)
    to the (entire|whole) (company|office|mailing list|department|group chat|staff|year|faculty|school)
    (fell|tripped|fainted|puked|farted|burped|wet myself|threw up|cried) (over|off)? (in front of|onstage|on stage|during the|in the middle of) (everyone|everybody|the|my|them|whole|class|a)?
    (i|ive|totally|completely|just|we) (forgot|forgotten) (my|our|her|his) (mums|moms|wifes|husbands|girlfriends|boyfriends|best friends|friends|daughters|sons|wedding)? (birthday|anniversary|lines|speech|words) (on|in|today|again|and|$)
  `,
  anger: `
    (has|have|had|got|get|gets|getting) me (so|real|well|proper|right|all)? (vex|vexed|fuming|raging|heated|seething|livid|steaming|riled|riled up|spitting feathers)
    (teacher|boss|manager|brother|sister|landlord|landlady|flatmate|roommate|housemate|neighbour|neighbor|ex|coach|professor|tutor|supervisor|colleague|coworker|stepdad|stepmum|stepmom|headteacher|lecturer) (is|s|was)? (such|being|just)? (a|an) (total|complete|absolute|actual|right|fucking|bloody|real)? (war crime|menace|bellend|prick|dickhead|tyrant|monster|knobhead|arsehole|asshole|twat|wanker|bastard|witch|snake|gobshite|eejit|clown|joke|disgrace|liar|cheat|bully|nightmare|jerk|dick|tosser|melt|psycho)
    (sister|brother|neighbour|neighbor|neighbours|neighbors|flatmate|flatmates|roommate|roommates|housemate|boss|mum|mom|dad|teacher|ex|husband|wife|boyfriend|girlfriend|cousin|people|everyone|coworker|colleague) (is|are|was|were) (being)? (so|really|super|proper|just|that|always|soo|sooo)? (being)? (so)? (annoying|irritating|infuriating|unbearable|impossible|a nightmare|inconsiderate)
    (want|wants|need|get|getting|sweet|plotting|plot|planning|take|my) (my)? revenge
    (upstairs|downstairs|next door) (neighbor|neighbour|neighbors|neighbours)
    (my|the|our) (neighbor|neighbour|neighbors|neighbours) (plays|play|is playing|are playing|is drilling|are drilling|blasts|blasting|is blasting|has taken up|wont stop|keeps|keep|is at it again|are at it again)
    (so|im|i am|am|proper|still|well|absolutely|just|pure|be) (so)? (vex|tilted|fuming|raging|ragin|livid|vexed|seething|enraged|pissed off)
    (driving|drives|drove) me (mad|crazy|insane|nuts|bonkers|up the wall|round the bend|bananas)
    (losing|lost|gonna lose|about to lose|going to lose) my (temper|shit|rag|patience|cool)
    (does|doing|does be doing) my (head|nut) in
    (want|wanna|could|gonna|about to|going to) (to)? (punch|smash|break|strangle|throttle|hit|kick|slap) (something|someone|somebody|a wall|things|him|her|them|everyone|my boss|my manager|people|stuff)
    (now)? (im|i am|am|getting|just|i feel) (getting|just|really|so)? (angry|mad at|furious|raging)
    (he|she|they|someone|somebody|who|flatmate|flatmates|roommate|roommates|housemate|sister|brother|boss|coworker|colleague|neighbour|neighbor|ex|guy|idiot) (has|have|just|always|again|literally|went and)? (ate|eaten|stole|stolen|nicked|drank|broke|scratched|parked in|parked across|blocked|scraped) (all)? (my|our) (food|leftovers|lunch|dinner|milk|yoghurt|yogurt|parking|parking space|space|spot|drive|driveway|charger|bike|shoes|clothes|car|beer|beers|snacks|fries|chips|idea|credit)
    (takes|taking|took|steals|stole) (all)? (the)? credit (for|again|$)
    (throw|throwing|smash|smashing|hurl|set fire to|burn down) (a|the|some|every|my|his|her) (chair|chairs|plate|plates|mug|mugs|phone|laptop|printer|window|windows|florist|office|computer)
    (fined|clamped|towed) (me|my|us) (for|again|car)
    (im|i am|am|i feel|feeling|feel|just|so|we are|were) (so|just|really|bloody|absolutely|completely|beyond|pretty|rather|quite|very|deeply)? (offended|insulted|outraged|incensed|irate|cross|angry|affronted|aggrieved|indignant|apoplectic|spitting|resentful|pissed|mad at|mad about|furious|livid)
    ^ (yes|yeah|ok|no|just|still|so|well|yep|and|really|very) (yes|im|i am|still|just|so|bloody)? (angry|fuming|raging|livid|furious|seething) (but|and|at|about|with|because|now|actually|$)
    ^ (angry|fuming|raging|livid|furious|seething) (but|at|about|because|now|again|$)
    (done|fed up|had it|had enough|sick|tired|sick and tired|at the end of my rope) (with|of) (living with|my|these|this|those|all these|people|everyone|everybody|all the|the|his|her|their) (people|flatmates|flatmate|roommate|roommates|housemate|housemates|neighbours|neighbors|neighbour|neighbor|boss|manager|coworkers|colleagues|customers|clients|landlord|family|in laws|brother|sister|mother in law|drivers|traffic|noise|drilling|building work|excuses|lies|bullshit|crap|nonsense|attitude|man|country|government|council)
    (im|i am|am|and|just|so) (about to|gonna|going to|close to|this close to|on the verge of) (lose it|losing it|snap|snapping|flip out|blow a fuse|rip someones head off)
    (he|she|they|who|someone|somebody|people|driver|taxi|car|cyclist|guy|idiot|bmw|van|bus|woman|man|${kin}) (has|have|just|literally|then)? (cut|cuts|cutting) (me|us) (off|up)
    (he|she|they|hes|shes|theyve|someone|somebody|who|some|flatmate|flatmates|roommate|roommates|housemate|sister|brother|boss|manager|coworker|colleague|neighbour|neighbor|landlord|ex|guy|idiot|thief|thieves|kids|evelyn|he has|she has|they have|just|people) (has|have|just|always|again|literally|went and|just went and|only)? (took|taken|stole|stolen|nicked|pinched|swiped|snatched|grabbed|sold|binned|threw out|threw away|chucked out|gave away|scratched|keyed|dented|smashed|wrecked|ruined|broke|broken|trashed|crashed|borrowed and broke|copied|deleted|cancelled|towed|clamped|parked in|parked across|blocked|hogged|ate|drank|spilled on|bleached|shrunk) (all|every one of)? (my|our) (solo|part|seat|chair|desk|table|slot|tips|spot|place|turn|idea|ideas|project|work|essay|file|files|savings|money|wallet|purse|phone|laptop|bike|bicycle|car|van|scooter|motorbike|tools|guitar|plant|plants|fence|garden|flowers|wheelie bin|bins|bin|parcel|parcels|package|packages|delivery|mail|post|bag|coat|jacket|umbrella|keys|food|lunch|leftovers|sandwich|milk|cheese|cake|chocolate|beer|wine|takeaway|parking space|parking spot|driveway|drive|charger|headphones|earphones|mug|favourite mug|record|records|jumper|sweater|dress|shoes|trainers|towel|window|windscreen|mirror|wing mirror|day off|holiday|deposit|dog bed)
    (my|our) (bike|bicycle|car|phone|wallet|laptop|van|scooter|motorbike|package|parcel|bag|luggage|catalytic converter|tools|guitar|identity|card|credit card) (has been|have been|was|were|got|just got|been|is|gets) (just)? (stolen|nicked|pinched|robbed|keyed|clamped|towed|vandalised|vandalized|scratched|dented|hacked|cloned|smashed|trashed|egged)
    (council|landlord|city|government|school|company|university|bank|church|library|they|theyre) (are|is|want to|wants to|have|has|just)? (taking|closing|shutting|shutting down|demolishing|selling|selling off|tearing down|knocking down|bulldozing|ripping out|cutting down|raising|doubling|putting up) (my|our|the) (allotments|allotment|garden|park|library|pool|school|pub|club|house|building|block|street|trees|tree|rent|fees|youth club|hospital|ward|community centre)
    (stood|kept) (me|us) (up|waiting) (again|for|an|at|in|$)
    (pick up|clean up|wash|do) (your|their) own (plates|dishes|mess|shit|crap|washing)
  `,
  boredom: `
    ^ (so|just|im|i am|really|super|proper|dead|insanely|incredibly|pure) (so|just|really)? bored $
    (in|got|stuck in|sat in) detention
    (stuck|sat|been) (here)? (for hours|for ages) (with nothing|doing nothing|waiting)
    (waiting|wait|waited) (on|for|in for) (a|the|my|this)? (delivery|plumber|electrician|repairman|courier|postman|engineer|parcel|package|boiler man|gas man|cable guy|mechanic) (guy|man|person|driver)? (since|for|to|all|that|who|still|again|from|now|$)
    (most|so|incredibly|mind numbingly|deadly|deathly|such a|the most) (boring|tedious|dull|mind numbing) (spreadsheet|meeting|job|task|class|lecture|lesson|shift|day|evening|afternoon|wait|queue|webinar|training|report|paperwork|party|wedding|film|person|town|sunday|weekend)
    on hold (for|since|with|again|at)
    in the waiting room (for|since|again)
    # (${hours}) of (copying|typing|filing|scanning|sorting|waiting|data entry|stuffing|staring|counting|watching paint)
    (data entry|filing|stuffing envelopes|mail merge|stocktake|stocktaking|stock take|inventory count|copying numbers|reading terms and conditions) (all|for|today|again|until|till|since|and)
  `,
};
