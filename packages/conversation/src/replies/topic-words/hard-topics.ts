import type { Topic } from '@attune/mood';
import {
  child,
  died,
  exam,
  grandparent,
  medical,
  parent,
  partner,
  pet,
  winning,
  work,
} from './shared-words.ts';

/** Losses, work, health and troubles: what has to be told for a sentence on them, as beginnings of words. */
export const hardTopicWords = {
  'pet-died': [pet, `${died}|bury|vet|old\\b|dying|ill\\b|sick|kidney|liver|cancer|long\\b`],
  funeral: [
    'funeral|buri|bury|burying|wake\\b|eulogy|coffin|hearse|crematori|cremat|memorial|casket|shiva|laid to rest|grave|speech|carrying|ashes',
  ],
  'baby-lost': [
    'bab(?:y|ies)|miscarr|pregnan|still ?b|scan|heart ?beat|weeks|ivf|embryo|bump|womb|twins|negative|trying|round',
  ],
  'death-day': [
    `${died}|year|birthday|christmas|mothers day|fathers day|would (?:be|have)|been \\w{1,12} (?:years?|months?)|date\\b|today|should be`,
    `${died}|since|would be|would have been|wouldve|mothers day|fathers day`,
  ],
  'parent-died': [parent, `${died}|since|normal\\b`],
  'grandparent-died': [grandparent, `${died}|year (?:today|on)|since`],
  'partner-died': [partner, died],
  'somebody-died': [died],
  'dead-remembered': [
    `${died}|grand(?:ma|pa|dad|mother|father)|nan\\b|nans\\b|mums?\\b|dads?\\b|mothers?\\b|fathers?\\b|brothers?\\b|sisters?\\b|smell|handwriting|voice|recipe|remind`,
  ],
  'somebody-fading': [
    'dementia|alzheimer|hospice|care home|nursing home|dying|terminal|palliative|recogni[sz]e|my name|forget|forgot|remember|asks|asked|who i (?:am|was)|worse|weeks left|months left|not long|fad|slipping|visited|visit|home|thinner|(?:doesnt|didnt|did not|does not) know (?:me|us|who|my)|cancer|stroke|hospital',
  ],
  breakup: [
    'broke(?:n)? up|break ?up|breaking up|split|over\\b|ended|dumped|finished (?:it|with)|left me|(?:he|she) left|ex\\b|apart|no longer together|called it|relationship|deleted|agreed|done with (?:him|her)|single|boyfriend|girlfriend|love',
  ],
  'was-left': [
    'left|leav|gone\\b|packed|moved out|moving out|walked out|dumped|took (?:her|his|the|half)|wardrobe|without (?:a|me)|note\\b|doesnt love|does not love|empty|for (?:someone|somebody|another)',
  ],
  divorce: ['divorc|separat|ex (?:wife|husband|hubby)\\b|decree|custody|solicitor|lawyer|dividing|splitting'],
  'cheated-on': [
    'cheat|affair|lied|lying|lies\\b|seeing (?:some|another|her|him|a)|slept with|sleeping with|another (?:woman|man|girl|guy)|other (?:woman|man|girl|guy)|messages|texts|caught|found|unfaithful|behind my back|kissed|betray|tinder|hotel',
  ],
  'turned-down': [
    'said no|told (?:her|him)|aww?\\b|brother|unmatch|sister|going with|somebody in|someone in|just really busy\\b|no\\b|reject|turn(?:ed)? (?:me )?down|friend|as a|doesnt like|does not|doesnt (?:love|feel|want)|not interested|asked (?:her|him|them)|unrequited|like me|likes|loves|wont|someone else|sweet',
  ],
  ghosted: [
    'ghost|repl|read\\b|seen\\b|ticks?\\b|answer|message|text|stood (?:me )?up|never (?:came|showed|called|wrote)|hasnt|havent heard|no word|silence|waited|didnt (?:come|show|turn|call|write)|ring\\b|unmatched|blocked|left me',
  ],
  'missing-ex': ['ex\\b|exs\\b|him\\b|her\\b|his\\b|hers\\b|miss|broke up|together|divorc'],
  'ex-moved-on': [
    'ex\\b|exs\\b|ex(?: |-)?(?:wife|husband|girlfriend|boyfriend)|married|engaged|girlfriend|boyfriend|new (?:guy|man|woman|girl|wife|husband)|someone new|somebody new|moved on|used to (?:date|love)',
  ],
  'glad-its-over': [
    'ex\\b|him\\b|her\\b|his\\b|divorc|single|broke up|left (?:him|her)|papers|marriage|relationship|dumped|over\\b|moved out',
  ],
  'partner-quarrel': [
    'husband|wife|boyfriend|girlfriend|bf\\b|gf\\b|partner|hubby|marriage|fianc|spouse|missus|sofa|couch|anniversary|between us|(?:he|she|we)\\b.{0,60}\\b(?:speak|talk|fight|fought|argu|row\\b|shout|silent|not)',
    'fight|fought|row\\b|rowed|argu|quarrel|not (?:speak|talk)|isnt (?:speak|talk)|stopped (?:talk|speak|touch|ask)|speaking|silent|silence|shout|yell|cold|sofa|couch|distant|strangers?\\b|hardly|barely|forgot|never (?:asks|says|looks)|says nothing|angry|trouble|disagree|mad at|upset|annoy|slept|sleeps|about|drifting|word\\b|apart',
  ],
  'alone-on-day': [
    'birthday|bday|valentine|christmas|xmas|thanksgiving|eid|diwali|new year|easter|holiday|eve\\b|ramadan|graduation|anniversary|mothers day|fathers day|hanukkah|passover|festival|prom\\b|weekend|fireworks|cake|celebrat|party|wedding',
  ],
  'left-out': [
    'invit|without me|left (?:me )?out|leave me out|group|exclud|ignor|everyone (?:but|except|else)|nobody|no one|they all|all of them|all (?:went|go|got)|them\\b|they\\b|included|forgot|chat|photos?\\b|saw|picked',
  ],
  'new-place-lonely': [
    'new\\b|moved|move\\b|just started|first (?:week|day|month|term)|here\\b|abroad|city|town|country|dont know anyone|dont know anybody|know (?:nobody|no one)|eat (?:lunch )?alone|lunch|since (?:i )?(?:came|moved|got)',
  ],
  'nobody-calls': [
    'lonely|for one\\b|someone|alone|nobody|no ?one|hasnt|havent|phone|calls?\\b|rung|rang|texts?\\b|writes?\\b|talk|anyone|anybody|friends?\\b|except|only|notice|company|myself|visit',
  ],
  'house-empty': [
    'house|fridge|cooked for one|toaster|kettle|until|rug|sold|dishes|home|flat|room|apartment|quiet|silent|silence|empty|moved out|left|gone\\b|away|without|kitchen|table|bathroom|uni\\b|college',
  ],
  homesick: [
    'home|country|abroad|overseas|away|far\\b|village|back (?:there|in)|kitchen|cooking|language|here\\b|ramadan|eid|diwali|festival|from (?:my|the) (?:city|town|village|street)|dorm|miss (?:the|my|our) (?:street|town|city|sea|mountains|food|smell|market|neighbou?rhood|country|weather|beach|house)',
  ],
  'far-apart': [
    'far\\b|away|distance|apart|miles|kilomet|ship|rig\\b|deploy|overseas|abroad|video|call\\b|calls\\b|moved|until|till\\b|months|weeks|works? (?:in|on|at|away)|flight|airport|uni\\b|army|sea\\b|different (?:city|country|time)|screen|lives in|offshore|time ?zone',
  ],
  'friend-lost': [
    'friend|bestie|bff|mate\\b|mates\\b|we (?:used|were|shared|did|always)|together|she\\b|he\\b|them\\b',
    'used to|any ?more|no longer|stopped|drift|ended|lost\\b|not friends|unfollow|block|moved on|apart|replac|without me|grew|fell out|fallen out|havent spoken|dont (?:talk|speak)|dropped|new friends|others|were (?:best|so)|shared?|now\\b|last (?:year|time)',
  ],
  'family-quarrel': [
    `${parent}|family|sister|brother|sibling|aunt|uncle|cousin|in ?laws?\\b|son\\b|daughter|grand|relatives|home\\b`,
    'had words|slam|fight|fought|row\\b|argu|quarrel|speak|spoke|talk|silen|inherit|will\\b|shout|yell|angry|not coming|blame|split|said|says|accus|rift|cut (?:me|us|him|her|off)|estrang|hung up|rude|wont|refus|kicked|pressur|compare|never (?:listen|ask)|asks?\\b|asking|keeps|want|trouble|drama|sold|ashamed',
  ],
  'lost-job': [
    'fired|laid off|lay ?off|sacked|redundan|let (?:me|us|him|her|a third of us) go|let go|lost my job|lost the job|job|contract|unemploy|dismissed|rid of (?:me|us)|renew|closed|shut|replaced|cut\\b|box\\b|badge|severance|p45|work',
  ],
  'job-in-danger': [
    '(?:my|our|their|the|his|her|losing|lose|keep) jobs?\\b|jobs\\b|layoff|lay ?off|redundan|cuts?\\b|cutting|merg|clos(?:e|es|ing|ed) (?:down|us|the)|contract|restructur|takeover|bankrupt|insolven|fired|let go|ai\\b|robots?\\b|downsiz|sacked|furlough|uncertain|who (?:goes|stays)|owners?\\b|hr\\b|depot|factory|mill\\b|plant\\b',
  ],
  'boss-unfair': [
    'boss|manager|supervisor|chef\\b|foreman|director|head (?:of|nurse|teacher)|team lead|ceo|principal|owner|leader|superior|coach|sergeant|professor|headmaster|shift lead|line manager',
  ],
  'slighted-at-work': [work],
  'rude-customers': [
    'customer|guest|client|patient|passenger|caller|lady|man\\b|woman|guy\\b|people|drunk|tourist|coupon|receipt|till\\b|shop|table|order|parents?\\b|someone|called me|shout|yell|scream|threw|snapped',
  ],
  'too-much-work': [
    `${work}|due\\b|homework|assignment|essay|tasks?\\b|harvest|exam|tax|too much|list|pile|todo|to do`,
  ],
  'long-shift': [
    'shift|hours?\\b|hrs?\\b|nights?\\b|double|on call|ward|overtime|till\\b|feet|work|day\\b|twelve|fourteen|sixteen',
  ],
  'burnt-out': [
    'burn(?:t|ed|ing)? ?out|burnout|tired|exhaust|empty|nothing left|drained|done\\b|years|cant (?:do|go|face|look|remember|feel)|work|job|teach|nurs|shift|used to|quit|anymore|couldnt',
  ],
  'dreads-work': [
    'work|job|office|monday|sunday|meeting|shift|boss|supervisor|class|school|tomorrow|call\\b|back\\b',
  ],
  'dull-work': [
    `${work}|bored|boring|dull|slow|clock|hour|lecture|class|museum|security|screws|training|seminar|module|booth|reception|data|forms|boxes`,
  ],
  'job-hunt': [
    'job|interview|appl|cv\\b|resum|reject|vacanc|hire|hiring|position|role\\b|offer|employ|recruit|candidate|trial\\b|work|career|internship|apprentice',
  ],
  'exam-ahead': [exam],
  'exam-behind': [exam],
  'results-awaited': [
    'result|wait|hear|answer|letter|email|portal|decision|decide|marks?\\b|offer|accept|application|interview|refresh|scholarship|grades?\\b|jury|panel|news|verdict|visa|list',
  ],
  'bad-grade': [
    `${exam}|fail|grade|marks?\\b|points?\\b|percent|d\\b|f\\b|e\\b|flunk|result|cleared|pass|score|class\\b|degree|report card|maths?\\b|cutoff|rank|course`,
  ],
  bullied: [
    'bull(?:y|ie)|laugh|mock|tease|teasing|call(?:ed|s)? me|names|school|class|lads|boys|girls|group|accent|nickname|joke|whisper|they\\b|everyone|at work|online|comments?\\b',
  ],
  'match-lost': [
    `${winning}|play`,
    'lost\\b|lose|losing|beat|beaten|defeat|knocked|relegat|penalt|against|out\\b|own goal|missed|let in|nil\\b|thrash|hammered|\\d-\\d|last|second|red card',
  ],
  'not-chosen': [
    'audition|cast|part\\b|role|team|list|reject|try ?outs?|chosen|chose|picked|pick\\b|select|publish|prize|short ?list|jury|place|got in|get in|accept|they (?:took|went|chose|want|gave)|not (?:me|get|good)|didnt (?:get|make)|squad|choir|band|manuscript|waitlist|university|college|school|interview|candidate|scholarship|turned (?:me )?down',
  ],
  'business-failing': [
    'business|shop|company|startup|start up|cafe|restaurant|bakery|farm|studio|gallery|store|bank|investor|closing|orders|customers|clients|sales|debt|venture|brand|salon|bar\\b|pub\\b|boat|book ?shop|food truck|etsy|orchard|rent|sold|sell',
    'clos|fail|debt|bank|fold|no (?:customers|orders|bookings)|empty|sell|sold|end\\b|last\\b|losing|lost\\b|quiet|rent|struggl|broke\\b|pay\\b|shut|nobody|sink|behind|under\\b|running out|let .{1,20} go|out of money|give up|giving up',
  ],
  'effort-wasted': [
    'spent|hours|weeks?\\b|months?\\b|days?\\b|years?\\b|made|making|baked|knit|built|painted|wrote|wrong|ruin|burn|broke|collapse|sank|crack|delet|gone|lost|crash|for nothing|again|fail|wast|cancel|worked|tried|planted',
  ],
  'cold-or-flu': [
    'cold\\b|flu\\b|fever|sick|ill\\b|unwell|nose|throat|cough|sneez|bug\\b|stomach|vomit|throw(?:ing)? up|virus|covid|corona|bed\\b|temperature|tonsil|sinus|poorly|bucket|lemon|man ?flu|under the weather|noro|food poison|chickenpox|infection|voice',
  ],
  'in-pain': [
    'pain|ache|aching|hurts?\\b|hurting|sore|migraine|head ?ache|tooth|teeth|dentist|cramp|period|back\\b|neck|sciatica|disc\\b|kidney|stone|wisdom|throb|burn|knees?\\b|hip\\b|shoulder|endo|arthrit|blister|sting|braces|stiff|rib|ear\\b|stomach|swollen|cluster|feet|legs?\\b',
  ],
  'bad-diagnosis': [
    `${medical}|parkinson|ms\\b|diabet|stage|lupus|epileps|kidney|hiv\\b|condition|chronic|tell (?:my|them|him|her)|leukemia|dementia|adhd|autis|arthritis|disease`,
  ],
  treatment: [
    'chemo|radi|surg|operat|op\\b|hospital|treatment|dialysis|anaesth|anesth|infusion|transplant|ward|knee|hip\\b|under (?:the|general)|procedure|cancer|session|round|injection|drip|ivf|cataract|stent|pacemaker|physio',
  ],
  injured: [
    'injur|broke|broken|sprain|fractur|torn?\\b|tore\\b|twist|pulled|plaster|cast\\b|crutch|wrist|ankle|knee|toe\\b|rib|elbow|hamstring|muscle|achilles|ligament|acl\\b|dislocat|stitches|collarbone|thumb|finger|concuss|fell\\b|slipped|calf|shoulder|foot|physio|cant (?:train|run|play|climb|walk)',
  ],
  'scan-awaited': [medical],
  'long-illness': [
    'ms\\b|lupus|fatigue|chronic|ill\\b|illness|disab|fibro|crohn|endo|arthrit|pain|sick|symptom|flare|wheelchair|diagnos|doctor|stairs|tired|brave|body|bad day|long covid|pots\\b|migraine|condition|medic|tablets|pills|diabet|asthma|hands|legs|knees|cane\\b|stick\\b|hospital|treat|insulin|ached?\\b',
  ],
  hungover: [
    'hung ?over|hangover|drank|drink|drunk|wine|tequila|vodka|beer|gin\\b|shots?\\b|whisk|rum\\b|cocktail|party|last night|pub\\b|never again|head\\b|punch\\b|schnapps|prosecco',
  ],
  'body-dislike': [
    'mirror|body|fat\\b|weight|ugly|look|nose|trousers|jeans|skin|spots|acne|photos?\\b|pictures?\\b|thin|belly|dress|swimsuit|bikini|thighs|chin\\b|scale|size|kilos|face|hair|teeth|changing room',
  ],
  therapy: [
    'therap|counsel|psycholog|psychiatr|session|antidepress|medicat|meds\\b|tablets|pills|shrink|talked? (?:to|about)|group\\b|rehab|support|cbt\\b|emdr|waiting list|mental',
  ],
  'good-result': [medical],
  'clean-streak': [
    'sober|clean\\b|drink|drinking|smok|cigarette|vape|vaping|weed|gambl|betting|alcohol|booze|quit|sponsor|without|days|relaps|addict|meeting|glass|months|craving|nicotine|sugar',
  ],
  'awake-at-night': [
    'awake|jet ?lag|sleep|slept|insomnia|am\\b|night|midnight|ceiling|lying|bed\\b|past (?:one|two|three|four|\\d)|clock|dark|toss|oclock|\\dam\\b|tired',
  ],
  'thoughts-race': [
    'head|brain|mind|think|thought|overthink|replay|wont stop|cant stop|stop|shut|going round|round and round|over and over|loop|spiral|lying|what if',
  ],
  'broken-nights': [
    'sleep|slept|night|woke|wak|snor|teeth(?:ing)|am\\b|oclock|times|hours?\\b|alarm|every|tired|till\\b',
    'baby|babies|child|kids?\\b|son\\b|daughter|toddler|twins|newborn|little one|dog|cat\\b|puppy|pup\\b|neighbou?r|snor|noise|noisy|alarm|lorry|bin\\b|truck|party|husband|wife|partner|cockerel|rooster|tractor|upstairs|wak|woke|broken|interrupted|teething|every (?:hour|two)|traffic|fox|hedge|bark|times',
  ],
  'nervous-before': [
    'speech|date\\b|interview|presentation|audition|recital|solo|stage|wedding|talk\\b|pitch|meeting|first|tonight|tomorrow|hour|exam|test|performance|concert|gig\\b|hearing|nervous|hands|shaking|sweat|stomach|butterfl|about to|minutes|soon|speak|meet|before|viva|toast',
  ],
  'money-worry': [
    'money|rent\\b|rents\\b|bills?\\b|debt|pay\\b|paid|paying|payday|afford|broke\\b|skint|loan|overdraft|bank|owe|salary|wage|pension|euro|pound|quid|dollar|\\$|£|€|\\d ?(?:k|quid|euro)|cost|price|expens|budget|savings?\\b|mortgage|fee|deposit|electricity|heating|cut\\b|declined|rate\\b|semester|tuition|income|cash|invoice|tax',
  ],
  'worry-for-other': [
    `${parent}|${grandparent}|${child}|${partner}|${pet}|brother|sister|friend|aunt|uncle|cousin|he\\b|hes\\b|she\\b|shes\\b|they\\b|theyre|him\\b|her\\b|them\\b|neighbou?r|colleague`,
  ],
  'others-pain': [
    `${child}|friend|colleague|stranger|woman|man\\b|lady|old\\b|neighbou?r|patient|cleaner|he\\b|she\\b|him\\b|her\\b|they\\b|them\\b|people|refugee|homeless|animal`,
    'cry|cried|hurt|pain|sad\\b|lost|alone|lonely|heart|ill\\b|sick|suffer|bull(?:y|ied)|dumped|divorc|died|scared|afraid|struggl|depress|anx|hungry|cold|tears|accident|hospital|poor\\b|shake|cant (?:help|stop|forget)|thinking|left|fired|beaten|sorry for|broke|dying|cancer|wish i could',
  ],
  'fear-of-flying': [
    'fly|flight|flown|planes?\\b|take ?off|turbulence|airport|boarding|train|ferry|tunnel|bridge|motorway|journey|trip|driv|travel|seat|boat|crossing',
    'scared|afraid|fear|terrif|nervous|hate|sick|exits|loo\\b|first (?:flight|in)|dont fly|panic|anxi|shak|sweat|dread|stomach|crash|hands|holding|wet|worr|frighten|phobi|cant',
  ],
  panic: [
    'panic|breath|heart|chest|shak|attack|dizz|tingl|numb|scared|terrif|afraid|fear|racing|air\\b|collaps|faint|anxiety|sweat',
  ],
  'news-fatigue': [
    'news|headline|war\\b|wars\\b|elect|politic|climate|world|government|president|bomb|shooting|documentary|media|radio|fires|channel|scroll|twitter|paper\\b|refugees?|crisis|genocide',
  ],
  embarrassed: [
    'embarrass|awkward|cringe|mortif|blush|red\\b|shame|waved|waving|trip|fell\\b|fly\\b|front of|called|wrong|everyone|silence|mum\\b|whole|reply all|mic\\b|mute|sent|teacher|zip|clapped|heard|laughed|stage|toilet|hot mic|said',
  ],
  guilty: [
    'guilt|sorry|ashamed|asham|lied|lie\\b|snapped|shouted|yelled|forgot|hurt|promis|bad about|feel (?:so )?(?:bad|awful|terrible|rotten)|mean\\b|should(?:nt| not|ve| have)|apolog|let (?:her|him|them|down)|broke|said (?:things|something|no|i)|regret|fault|conscience|told|didnt|wasnt there|hit\\b|unkind|cheat|didnt visit',
  ],
  'old-regret': [
    'regret|wish|should(?:ve|nt| have)?|if i|if only|could have|couldve|would have|wouldve|never\\b|years ago|back then|instead|what if|stayed|chose|turned down|when i was|gave up',
  ],
  'angry-at-self': [
    'myself|my own|i (?:forgot|missed|lost|left|sent|broke|ruin|had)|stupid|idiot|fool|dumb|self|my fault|why (?:do|did) i|again|deadline',
  ],
  'neighbour-trouble': [
    'neighbou?r|landlord|landlady|room ?mate|flat ?mate|house ?mate|upstairs|downstairs|next door|drill|wall|noise|noisy|music|bark|party|dorm|building|flat\\b|door|parking|rent|mould|below|above|evict|tenant|leaf blower|hedge|stomp',
  ],
  betrayed: [
    'trust|told|tell|secret|lent|lie|lied|behind my|friend|cousin|sister|brother|partner|betray|promis|sold|diary|turns out|spread|rumou?r|stab|back\\b|gossip|screenshot|used me|colleague|mate\\b|colluded',
  ],
  'car-trouble': [
    'car\\b|cars\\b|tyre|tire|flat\\b|engine|battery|parking|parked|ticket|mechanic|exhaust|clutch|brake|mot\\b|scrap|scratch|motorway|traffic|jam\\b|driv|gearbox|van\\b|bumper|garage|road|fine\\b|tow|honk|petrol|wheel|clamp|lorry|motorbike|hearse|mirror|reversed|wing\\b',
  ],
  'theft-or-loss': [
    'stole|nick|rob|thief|thieves|theft|pinched|taken|took|broke|lost\\b|lose\\b|gone\\b|missing|left|dropped|smash|burgl|flood|cut\\b|lock|hack|pickpocket|crack|shatter|fell\\b|ruin|fire\\b|lifted',
  ],
  'red-tape': [
    'form|appeal|reject|office|insurance|claim|hold\\b|stamp|visa|permit|tax|council|passport|document|application|hotline|paper|embassy|bank|pension|benefit|system|code|number|department|certificate|proof|refus|customer service|bureau|registr|queue|permit|address|agency|dmv|hmrc|portal|school|music',
  ],
  'treated-unfairly': [
    'unfair|rude|racis|sexis|insult|followed|accent|paid|less\\b|because|cheat|charged|refus|blame|accus|disrespect|discrimin|same|skip|stare|touch|security|bouncer|treated|credit|told|ignored|let (?:me|us)|called|took|kicked|headscarf|wheelchair|laughed|they\\b',
  ],
  'worn-out': [
    'tired|exhaust|knacker|shattered|worn|drained|wrung|wiped|beat\\b|dead\\b|energy|sleepy|asleep|fell|done\\b|spent\\b|weary|no strength|pooped|wrecked|zombie|battery|slept|body|cant keep|bed\\b|bushed|fried|cooked|run ?down|tire',
  ],
  crying: ['cry|cri(?:ed|es)|tears?\\b|sob|weep|wept|bawl|😭|eyes|tissue'],
  'bad-day': [
    'day\\b|week|morning|month|everything|today|then\\b|again|and then|year\\b|all at once|monday|tuesday|wednesday|nothing (?:works|goes|went)|on top',
  ],
  numb: [
    'numb|nothing|empty|flat\\b|grey|gray|dont (?:feel|care)|feel(?:ing)? (?:like|much|any|no|less|hollow)|hollow|blank|dead inside|cant feel|anything|blah|detach|glass|autopilot|robot|tastes',
  ],
  hopeless: [
    'hopeless|point|hope|nothing|no use|useless|give up|giving up|gave up|bother|why (?:try|do|even)|never|ever\\b|pointless|whats the|change|dark',
  ],
  disappointed: [
    'cancel|disappoint|let ?down|gutted|hoped|hoping|promis|looking forward|saved|plans?\\b|forgot|never (?:came|showed)|refused|postpon|sold out|tickets?\\b|supposed|thought|waited|didnt|wasnt|not coming|missed|wanted|called off|bad weather|last minute|instead|expected|rain|closed',
  ],
  overwhelmed: [
    'overwhelm|all over the place|scattered|too (?:much|many)|stress|pressure|everything|everyone|all at once|at once|so (?:much|many)|swamp|drown|cant (?:cope|keep)|deadline|juggl|forms|kids|everybody|list|tabs|ringing|much\\b|where to (?:begin|start)|breathe',
  ],
  adrift: [
    'lost\\b|know what|dont know|no idea|plan\\b|plans\\b|direction|future|life\\b|drift|stuck|purpose|where\\b|what (?:now|next|to do|i want)|supposed to|everyone (?:else|has)|want to (?:be|do)|aimless|career|degree|path',
  ],
  'getting-old': [
    'old\\b|older|oldest|age\\b|ages\\b|aged\\b|ageing|aging|young|birthday|turn(?:ed|ing|s)? \\w{1,12}|years|grey hair|gray hair|knees|glasses|seat\\b|wrinkle|\\d\\d\\b|time (?:flies|goes|passes)|retire|grand|thirty|forty|fifty|sixty|seventy|eighty|menopause|generation',
    'old\\b|older|age\\b|ageing|aging|young|birthday|turn(?:ed|ing|s)?\\b|grey|gray|knees|glasses|seat|wrinkl|im \\d\\d|am \\d\\d|\\d\\d now|time\\b|thirty|forty|fifty|sixty|seventy|eighty|generation|grown|retire|menopause',
  ],
  'misses-old-days': [
    'old\\b|used to|miss|when i|when we|remember|childhood|photo|years ago|summers?\\b|back then|past\\b|those days|nostalg|grew up|memor|once\\b|as a kid|school|village|shop|still|found|wistful|the \\d0s|youth|young|drove',
  ],
  envy: [
    'jealous|envy|envious|everyone|everybody|friends?\\b|sister|brother|cousin|they all|their\\b|others|colleague|instagram|photos|pictures|neighbou?r|ex\\b|she (?:has|got|gets)|he (?:has|got|gets)|compar|all have|best',
  ],
  'small-mishap': [
    'drop|spill|spilt|missed|burn|lock|forgot|wrong|broke|late|fell|trip|stuck|lost|zip|shirt|egg|milk|sugar|salt|toast|coffee|key|bus\\b|sock|shoe|slept|sent|stain|crack|step|sat\\b|wore|noticed|caught|phone|tray|mixed|cat\\b|lol|ugh|oops|typical|of course|smash|bin\\b|rain|slip|cut\\b|shrunk|pink',
  ],
  'tech-trouble': [
    'phone|laptop|computer|wi ?fi|internet|printer|print|password|update|app\\b|screen|crash|tablet|mac\\b|pc\\b|server|tv\\b|zoom|download|deleted|file|battery|charger|router|email|website|tech|machine|toilet|headphones|ipad|keyboard|account|software|video|camera|essay',
  ],
  'mocking-fine': [],
  bored: [
    'bored|boring|boredom|nothing|ceiling|counted|wi ?fi|duty|stuck|long\\b|watching|fridge|dull|telly|waiting|hours?\\b|slow|same',
  ],
  meh: [
    'meh\\b|ok\\b|okay|fine\\b|so so|alright|all right|neither|nor\\b|bad\\b|grey|gray|beige|dunno|dont know|idk|whatever|guess|suppose|average|ordinary|usual|nothing|bit\\b|blah|bland|mixed|sort of|kind of|kinda|not (?:great|good|sad|happy|really)|not\\b|weird|between',
  ],
  'plain-sad': [
    'sad|down\\b|low\\b|lower|blue\\b|blues|unhappy|heart ?broken|broken|miserabl|gloom|rubbish|crap|hurt|tear|cry|cried|crying|depress|awful|terrible|bad\\b|worst|shit|dark\\b|heavy|lost\\b|hopeless|melanch|upset|gutted|devastat|not (?:ok|okay|good|great|well|happy)|rough|horrible|empty|grief|ache|sorrow|lousy|poorly|sucks?\\b|😢|😭|😔|💔|☹|🥺',
  ],
  'plain-angry': [
    'ang(?:er|ry)|mad\\b|furious|annoy|piss|rage|raging|fuming|livid|cross\\b|irritat|fed up|hate|frustrat|sick of|ugh|argh|grr|temper|boiling|seething|wtf|bloody|fuck|damn|resent|bitter|aggress|explode|scream|punch|agitat|😡|🤬|😤|enough',
  ],
  'plain-anxious': [
    'anxi|nerv|scar(?:ed|y)|afraid|worr|fear|panic|stress|tense|edge|frighten|terrif|stomach|uneasy|shak|restless|jitter|overthink|dread|butterfl|on edge|heart|unsettled|tight|wound up|😰|😨|😟|knot',
  ],
} satisfies Partial<Record<Topic, readonly string[]>>;
