import type { Topic } from '@attune/mood';
import { child, exam, grandparent, parent, pet, winning } from './shared-words.ts';

/** Successes, love, joys, days and doings: what has to be told for a sentence on them, as beginnings of words. */
export const otherTopicWords = {
  'exam-passed': [
    `${exam}|pass|grade|marks?\\b|percent|%|degree|result|a\\b|scor|top|maths?\\b|chemistry|physics|class|driving|points|third|try\\b`,
    'pass|got\\b|clear|aced|nailed|scor|a\\b|as\\b|top|best|good|result|distinction|first|licen[cs]e|certificate|zero|full|without|%|percent|mark|did it|through|made it|won|smashed|higher|well',
  ],
  'got-the-job': [
    'job|promot|raise\\b|contract|hired|hire\\b|position|role\\b|offer|internship|apprentice|start(?:s|ing)?\\b|permanent|lead|pay\\b|salary|work|post\\b|interview|manager|career|client|deal|gig\\b|shift|chose me|got it|they want me',
  ],
  'got-in': [
    'got in|accept|admit|university|uni\\b|college|school|course|place|scholarship|team|squad|choir|programme|program\\b|list|letter|offer|got (?:into|a|the)|phd|grad|academy|conserv|apprentice|orchestra|they want|yes|selected|visa',
  ],
  'work-finished': [
    'finish|done\\b|handed|submit|complet|deliver|deadline|last|over\\b|printed|sent|thesis|dissertation|project|report|upload|pages?\\b|book|manuscript|signed|bound|translation|closed|published|wrapped|final',
  ],
  'race-run': [
    'race|ran\\b|run\\b|running|marathon|\\d ?k\\b|km\\b|parkrun|pb\\b|pr\\b|personal best|finish|medal|triathlon|swam|swim|cycl|rode|bike|climb|summit|hike|row|lift|kilo|kg\\b|squat|deadlift|push ?ups?|pull ?ups?|plank|peak|laps|lengths|metres|meters|miles?\\b|ironman|goal|training|mountain|stopping',
  ],
  'match-won': [
    winning,
    'wo{1,9}n\\b|winner|get in{1,5}\\b|win\\b|wins\\b|winning|beat\\b|champion|victory|score|goal|through|promoted|cup\\b|gold|saved|title|top\\b|first|thrash|comeback|trophy|penalt|what a',
  ],
  'prize-won': [
    'won\\b|win\\b|winner|winning|prize|raffle|lottery|award|bingo|medal|trophy|contest|competition|jackpot|first place|second place|place\\b|hamper|scratch|ribbon|numbers|gold|best in',
  ],
  praised: [
    'said|says|told|wrote|review|thank|compliment|prais|kind|best|good|nice|star\\b|stars\\b|call(?:ed|s) me|proud|notice|letter|card|clap|applau|employee|loved?\\b|lovely|great|amazing|likes?\\b|customer|teacher|boss|feedback',
  ],
  'debt-paid': [
    'paid|pay\\b|payday|loan|debt|mortgage|overdraft|instal|refund|money|bonus|salary|raise|credit|tax|zero|sold|bank|wage|cash|cheque|check|inherit|penny|£|\\$|€|savings|owe|paycheck|pension|bought',
  ],
  'own-home': [
    'keys?\\b|flat\\b|house|home|apartment|mortgage|moved? in|own\\b|rent|furniture|sofa|mattress|room|door|walls|place|studio|bedroom|ours\\b|kitchen|lease',
  ],
  'proud-of-child': [child],
  'child-milestone': [`${child}|tooth|steps?\\b|first word|crawl|walk|nappy|potty|he\\b|she\\b`],
  'baby-born': [
    'born|birth|baby|babies|arrived|kilos|pounds|lbs\\b|girl|boy|newborn|midwife|labou?r|grand(?:son|daughter|child|ma|pa|mother|father|parent)|niece|nephew|aunt|uncle|hours old|here\\b|twins|son\\b|daughter|cousin|delivered',
    'born|birth|baby|babies|arrived|kilos|pounds|newborn|midwife|labou?r|hours old|days old|is here|shes here|hes here|are here|theyre here|grand(?:son|daughter|child|ma|pa|mother|father|parent)|niece|nephew|aunt|uncle|had (?:a|her|his|their|the|our)|delivered|twins|named',
  ],
  pregnant: [
    'pregnan|expect|baby|babies|bump|due\\b|lines?\\b|positive|scan|twins|trimester|weeks|going to be (?:a )?(?:dad|mum|mom|parent|father|mother|grand|aunt|uncle)|be a (?:dad|mum|mom|father|mother|grand|aunt|uncle)|kick|having a|ivf|test\\b|heart ?beat|sibling',
  ],
  engaged: [
    'engag|propos|marry\\b|married|fianc|rings?\\b|wedding|one knee|knee\\b|said yes|yes\\b|💍|wife|husband',
  ],
  wedding: [
    'wedding|marr|bride|groom|aisle|vow|best man|bridesmaid|registry|suit\\b|dress|speech|rings?\\b|church|elop|first dance|hen (?:do|party|night)|stag|rained|toast',
  ],
  'years-together': [
    'anniversary|years|married|marriage|wedding|decade|together|months',
    'anniversary|married|marriage|wedding|wife|husband|together|we\\b|our\\b|us\\b|partner|him\\b|her\\b|he\\b|she\\b|boyfriend|girlfriend|bf\\b|gf\\b',
  ],
  'first-kiss': [
    'kiss|date\\b|dates\\b|first|met\\b|talked|night|smil|held (?:my|his|her|hands)|hand\\b|walk|danced|he\\b|she\\b',
    'kiss|date|smil|held|hand|love|like|heart|butterfl|talked (?:till|until|for)|happened|guy\\b|girl\\b|boy\\b|he\\b|she\\b',
  ],
  crush: [
    'crush|butterfl|like[ds]?\\b|love|fancy|guy\\b|girl\\b|boy\\b|cute|man\\b|woman|he\\b|she\\b|heart|text|smil|him\\b|her\\b|flirt|date\\b|barista|neighbou?r|coworker|colleague|someone|somebody|😍|🥰|story',
  ],
  'in-love': [
    'love|met (?:someone|somebody)|smil|boyfriend|girlfriend|husband|wife|partner|bf\\b|gf\\b|married|he\\b|she\\b|him\\b|her\\b|heart|together|us\\b|we\\b|fianc|my (?:man|woman|girl|guy|person)|😍|🥰|❤',
  ],
  'partner-kind': [
    'husband|wife|boyfriend|girlfriend|bf\\b|gf\\b|partner|hubby|fianc|he\\b|hed\\b|hes\\b|she\\b|shed\\b|shes\\b|missus',
  ],
  'reunion-ahead': [
    'see\\b|seeing|com(?:e|es|ing)|land|arriv|visit|home|back\\b|meet|flying|train\\b|airport|station|reunion|pick(?:ing)? (?:him|her|them|up)|until|sleeps|lands|bringing|released|fly\\b',
    'years?\\b|months?\\b|weeks?\\b|days?\\b|tomorrow|tonight|today|friday|saturday|sunday|monday|tuesday|wednesday|thursday|weekend|soon|hours?\\b|finally|sleeps|cant wait|miss|first time|christmas|morning|next|counting|again|longest',
  ],
  'reunion-had': [
    'saw\\b|seen\\b|see\\b|met\\b|meet|hug|visit|reunion|together|again|back\\b|time|friends|family|sister|brother|cousin|years|arriv|airport|came|home|company|picked',
  ],
  'old-friend-calls': [
    'call|rang|rung|wrote|letter|message|text|email|phone|voice|found|contact|heard|number|picture|postcard|friend|nowhere|shared|bumped|knock|years|visit',
  ],
  'made-up': [
    'sorry|talk|spoke|spoken|hug|forg|peace|made up|make up|making up|together|again|apolog|cried|reconcil|knock|call|fine\\b|fixed|clear|came|laugh|both|broke the',
  ],
  'stranger-kind': [
    'strang|lady|man\\b|woman|guy|driver|neighbou?r|helped?|help|gave|paid|brought|carried|let me|note\\b|kind|someone|somebody|colleague|cashier|lad\\b|lads|teen|gentleman|nurse|returned|found|offered|lent|shovel|smiled|bought|customer|stopped|people|held',
  ],
  thankful: [
    'grateful|thankful|thank|bless|lucky|gratitude|god\\b|apprecia|count(?:ing)? my|fortunate|glad|healthy|have (?:all|everything)|good',
  ],
  'family-time': [
    `${parent}|${grandparent}|famil|kids|children|cousins?\\b|brothers?\\b|sisters?\\b|generation|aunt|uncle|table|us\\b|son\\b|daughter|grand|wife|husband|in ?laws|everyone|home`,
  ],
  'with-friends': [
    'friend|mates?\\b|lads|girls|boys|gang|crew|besties?|us\\b|we\\b|bff|squad|ladies|pals?\\b|colleagues|neighbou?rs|everyone|buddies|team|nurses|flatmates|together',
  ],
  laughing: [
    'laugh|funny|giggl|hilarious|joke|howl|lol|lmao|crack(?:ed|ing) up|haha|in stitches|wig\\b|fart|fell|sneez|comedy|silly|snort|tears|grin|called',
  ],
  'good-food': [
    'eat|ate\\b|eaten|food|dinner|lunch|breakfast|cake|pizza|bread|butter|dumpling|ramen|soup|curry|chocolate|pasta|noodle|taste|tasty|delicious|yum|restaurant|meal|burger|kfc|chips|coffee|wine|cheese|pie\\b|bbq|barbecue|sushi|taco|ice cream|sandwich|recipe|cook|sourdough|bake|potato|fish|rice|mango|biryani|jollof|pancake|tea\\b|snack|roast|garlic|plum|bowl|stew|fruit|strawberr',
  ],
  sunny: [
    'sun|warm|spring|summer|sky|light|outside|ice cream|beach|pool|park|terrace|shirt|sandals|barefoot|bare\\b|weather|lemonade|degrees|shorts|bench|garden|grass|blossom',
  ],
  'weekend-begins': [
    'friday|weekend|holiday|vacation|day off|days off|off\\b|free\\b|term|school|half term|break\\b|bank holiday|leave\\b|long\\b|tgif|saturday|shut|closed|last (?:day|class|lesson)|laptop|done\\b|out of office|annual',
  ],
  'trip-ahead': [
    'trip|travel|pack|holiday|vacation|fly|flight|suitcase|bags?\\b|passport|tickets?\\b|going to|leav|off to|road|sleeps|booked|abroad|island|beach|camp|hike|itinerary|days (?:till|til|until)|tomorrow|see\\b|airport|train|weekend|honeymoon|cruise|backpack',
  ],
  arrived: [
    'arriv|here\\b|made it|landed|checked in|hotel|hostel|tent|sea\\b|beach|mountain|lake|view|island|city|holiday|vacation|balcony|airbnb|hut|camp|finally|cabin|river|reached|top\\b|pool|were in|im in',
  ],
  'concert-ahead': [
    'concert|gig\\b|festival|tickets?\\b|show\\b|live\\b|tour|row\\b|stage|band|opera|theatre|theater|musical|sing|play(?:s|ing)?\\b|seats|front',
  ],
  'concert-had': [
    'concert|gig\\b|festival|show\\b|sang|sing|played|stage|band|choir|recital|opera|theatre|theater|musical|orchestra|crowd|encore|applau|live\\b|voice|performed|danced|saw\\b|goosebumps|ears',
  ],
  'party-ahead': [
    'party|parties|club|night out|going out|dress|ready|carnival|ball\\b|rave|birthday|tonight|dance|festival|prom\\b|pub\\b|drinks|celebrat|bash|disco',
  ],
  'own-birthday': [
    'birthday|bday|cake|turn(?:ed|ing|s)?\\b|candle|years old|im \\d|\\dth\\b|\\d0\\b|another year|older|born',
    'my (?:[a-z0-9]{1,10} )?(?:birthday|bday)|i (?:turn|am|was|just)|im\\b|me\\b|ive\\b|we\\b|my\\b',
  ],
  'others-birthday': [
    'birthday|bday|cake|turn(?:ed|ing|s)?\\b|candle|surprise|party|\\dth\\b|year old|born|years old|sang',
  ],
  festive: [
    'christmas|xmas|diwali|eid|new year|hanukkah|easter|thanksgiving|halloween|festiv|holi\\b|lantern|tree\\b|advent|santa|midsummer|carnival|ramadan|iftar|nowruz|navratri|mubarak|celebrat|lights|lunar|passover|pongal|onam|durga|holiday|bonfire|solstice|fireworks|jul\\b|eve\\b|kwanzaa|purim',
  ],
  'pet-joy': [pet],
  'new-pet': [pet],
  'small-joy': [
    'found|gave|giv|free\\b|extra|smil|wave|perfect|made my|best|love|nice|finally|got\\b|happy|win\\b|wins\\b|joy|happi|kind|said|first|new\\b|sun|cake|coffee|warm|right\\b|good|compliment|laugh|remember|brought|little|still|back\\b|whole|green|seat|change\\b|rich|roll|bun\\b|robin|tree|leaves|flower|bird|money|pocket|bakery|lady|fit|works?\\b|clean|fresh|cat\\b|dog\\b|empty|early|letter|song|just\\b|today',
  ],
  'glad-for-no-reason': [
    'happy|good|mood|glad|great|smil|sing|hum|whistl|skip|danc|joy|light|no reason|why|for nothing|weirdly|happen|reason|feel',
  ],
  relieved: [
    'relie|phew|breath|finally|over\\b|thought|worr|fear|afraid|scar(?:ed|e)|found|safe|passed|clear|fine\\b|ok\\b|okay|thank god|weight|nothing|not (?:as|so)|harmless|approved|stay|can\\b|already|only|turned out|lump|fixed|back|got\\b|gone',
  ],
  'stood-up-for-self': [
    'told|said|no\\b|quit|left|refus|report|spoke|stood|asked|sent|boundar|notice|proud|block|resign|complain|walked|not\\b|enough|confront|myself|shaking',
  ],
  'good-for-other': [
    `${child}|${parent}|friend|sister|brother|cousin|mate\\b|colleague|neighbou?r|niece|nephew|he\\b|hes\\b|she\\b|shes\\b|her\\b|his\\b|they\\b|uncle|aunt|husband|wife|partner|pupil|bestie`,
  ],
  'new-look': [
    'hair|cut\\b|dress|suit|tattoo|glasses|teeth|braces|look|shoes|nails|lipstick|dye|red\\b|pink|pierc|beard|shave|makeup|outfit|coat|jeans|wore|new\\b|ears?\\b|eyebrow|clothes|hat\\b|jacket|boots|wig\\b',
    'love|like|feel|good|great|finally|new\\b|fresh|compliment|suits?\\b|proud|happy|got\\b|bought|treat|dar(?:e|ing)|bold|chang|dyed|first|beaut|pretty|handsome|cut\\b|chopp|wore|wear|nice|said|😍|look|off\\b|back\\b',
  ],
  'haircut-bad': [
    'hair|cut\\b|fringe|bangs|barber|trim|dye|bald|orange|look|scissors|ears?\\b|hairdress|tattoo|eyebrow|shave|beard|makeup|photo|perm',
  ],
  learned: [
    'learn|taught|teach|first|managed|figured|understood|can (?:now|finally)|i can\\b|finally|how to|practis|swim|float|ride|rode|drive|play|knit|whistle|word|language|read|lesson|chord|myself|without|skill|click|tyre|baked',
  ],
  'built-it': [
    'built|build|fix|repair|mend|made\\b|assembl|put together|works?\\b|working|running|rewired|painted|sew|machine|shelf|shelves|clock|lamp|gate|radio|bike|car\\b|engine|install|video|furniture|crib|treehouse|knife',
  ],
  'coming-out': [
    'gay|lesbian|bi\\b|bisex|trans\\b|queer|came out|come out|coming out|lgbt|pride\\b|nonbinary|non binary|girlfriend|boyfriend|wife|pronoun|ace\\b|asexual|likes? (?:girls|boys|men|women)|girls|boys',
    'gay|lesbian|bi\\b|bisex|trans\\b|queer|came out|come out|coming out|lgbt|pride|non ?binary|told|tell|said|pronoun|asexual|accept|know',
  ],
  'big-decision': [
    'deci[ds]|choice|choos|whether|should i|torn\\b|offer|or (?:not|stay|go|the|to|keep|sell)|or\\b|mind\\b|weigh|stay\\b|if i (?:should|take|stay|go)|sell\\b|leave|columns|pros and|yes or no|dont know (?:if|whether)|until|answer',
  ],
  leaving: [
    'leav|left\\b|last\\b|goodbye|bye\\b|farewell|moving|moved|keys?\\b|handed|notice|badge|locker|resign|quit|final|clos|clear|pack|end\\b|shuts|going away|going back|go back|gone|retire|one way',
  ],
  beginning: [
    'first|new\\b|start|begin|begun|tomorrow|opened|apprentice|uniform|day one|join|enrol|lesson|moved',
  ],
  graduation: [
    'graduat|diploma|degree|ceremony|gown|cap\\b|hat\\b|robe|commencement|class of|finish|last day|bachelor|master|phd|prom\\b|school|certificate|convocation',
  ],
  retirement: [
    'retir|pension|last day|last shift|years|after (?:\\d\\d|thirty|forty|\\w{1,12}ty)|handed|no alarm|gold watch|lads',
    'retir|pension|years|last day|last shift|stethoscope|depot|practice|keys|monday|clock',
  ],
  'moving-house': [
    'mov(?:e|ed|ing)|box|van\\b|pack|new (?:house|home|flat|place|apartment)|keys|lease|boxes|stuff|removal|unpack|house|flat\\b|lift\\b|walls|ceiling|marks',
  ],
  snow: ['snow|flakes?|white\\b|ice\\b|icy|sledge|sled|ski|blizzard|frost|flurr'],
  heat: [
    'hot\\b|heat|degrees?\\b|melt|fan\\b|swelter|boil|ac\\b|air ?con|sweat|humid|sun|oven|tiles|ice\\b|warm|scorch|\\d\\dc\\b|summer|roast|lying',
  ],
  cold: [
    'cold|freez|froze|frost|minus|heating|boiler|gloves|jumper|coat|shiver|ice\\b|icy|hat\\b|chill|winter|kettle|windscreen|blanket|radiator|degrees|nose|fingers',
  ],
  'night-sky': [
    'star|moon|sky|sunset|sunrise|northern|aurora|comet|meteor|eclipse|milky|dawn|dusk|orange|pink|clouds|planet|telescope|sun (?:went|goes|going|came|coming|is)|light|firefl|shooting',
  ],
  'rain-outside': [
    'rain|storm|thunder|lightning|fog|mist|drizzl|pour|wind|hail|wet\\b|grey|gray|cloud|gale|puddle|shower|weather|drops|valley|monsoon|damp|window|roof',
  ],
  sea: [
    'sea\\b|seaside|ocean|beach|lake|river|wave|tide|shore|harbou?r|pier|swim|swam|sand|boat|coast|water|canal|surf|island|bay\\b|pond|stream|fishing|gulls|baltic|chips|lakes\\b',
  ],
  woods: [
    'wood|forest|mountain|hik|walk|trail|tree|hill|summit|nature|mushroom|deer|stream|hut\\b|peak|path|fell\\b|fells|lakes|valley|cliff|camp|park|field|birds?\\b|boots|moor|blisters|clouds|climb',
  ],
  'slow-sunday': [
    'nothing|slow|lazy|pyjama|pajama|sunday|no plan|bed\\b|sofa|couch|nap\\b|hammock|noon|free\\b|toast|paper|unhurried|rest|chill|morning|day\\b|planned|duvet|still in',
  ],
  'house-to-self': [
    'alone|myself|to self|empty house|house to|place to|flat to|quiet|silence|away|gone\\b|out\\b|all mine|mine\\b|peace|nobody|no one|kids|flatmate|sofa|remote|bliss|home',
  ],
  garden: [
    'garden|plant|tomato|seed|flower|bloom|balcony|allotment|rose|bean|soil|herb|lawn|grass|tree|frost|strawberr|slug|hedge|bulb|water|potato|cucumber|green|grow|bee|apple|weed|basil|pot\\b|pots\\b|beds',
  ],
  workout: [
    'gym|row(?:ing|er)\\b|aerobic|workout|work ?out|lift|train|weights|deadlift|squat|bench|kilo|kg\\b|reps|push ?up|pull ?up|plank|exercis|cardio|hiit|leg day|muscle|crossfit|pilates|spin|physio|pb\\b|pr\\b|class\\b|ups\\b',
  ],
  running: [
    'run\\b|runs\\b|ran\\b|running|jog|interval|\\d ?k\\b|km\\b|marathon|parkrun|miles?\\b|laps|trainers|pace|treadmill|stopping|couch to|round',
  ],
  'sport-other': [
    'swim|aerobic|swam|cycl|bike|rode|climb|skat|yoga|ski|surf|row|dance|pool|lengths|tennis|football|basket|volley|badminton|boxing|martial|karate|judo|golf|hike|tai chi|gym|sail|kayak|pass\\b|route|lake|ice\\b|board|horse|ride|lane|class|training|cricket|hockey|padel|climbing',
  ],
  'before-match': [
    'match|game|final|tournament|derby|play|race|compet|kick|fight|team|against|contest|semi|cup\\b|league|chess|championship|meet\\b|starts?\\b|bout|regatta|debate|gloves',
  ],
  dancing: [
    'danc|salsa|ballet|tango|zumba|waltz|disco|feet|choreo|hip\\b|floor|ceilidh|barn|bachata|step|tiktok|twerk|swing|club',
  ],
  cleaning: [
    'clean|tidy|tidi|wash|laundry|dish|hoover|vacuum|scrub|mop|dust|declutter|iron|chore|fold|sweep|swept|bathroom|windows|oven|sort|housework|wardrobe|clear|kitchen|sheets|loads',
  ],
  cooking: [
    'cook|soup|stew|pot\\b|pots\\b|kitchen|dinner|recipe|chop|peel|onion|dumpling|potato|curry|roast|making|stir|stove|simmer|jollof|pasta|sauce|meal|goulash|borscht|biryani|chef|fry|grill|bbq|feast|risotto|pan\\b',
  ],
  baking: [
    'bak|bread|cake|cookie|oven|dough|sourdough|rolls|scone|muffin|pie\\b|cupcake|macaron|flour|biscuit|loaf|croissant|brownie|pastr|rise\\b|rose\\b|cinnamon',
  ],
  'guests-coming': [
    'guest|com(?:e|es|ing) (?:over|to|for|round|here|tonight|tomorrow)|friends|dinner|hosting|host\\b|in ?laws|over\\b|party|visit|people|parents|chairs|cooking|colleagues|coming|table|invited|barbecue|bbq|round',
  ],
  'road-trip': [
    'driv|road|car\\b|van\\b|camper|motorway|highway|km\\b|miles|map\\b|trip|hours|petrol|route|truck|coast|lorry|behind the wheel',
  ],
  commute: [
    'bus\\b|tram|train|metro|subway|tube\\b|commut|on (?:my|the) way|walking|walk\\b|bike|cycl|way (?:home|to)|ride|drive to|station|platform|standing|seat|underground|carpool|stop\\b|scooter|traffic|work|school',
  ],
  'train-or-plane': [
    'train|plane|flight|ferry|airport|bus\\b|coach|boat|ship|carriage|seat|gate\\b|sleeper|deck|bunk|clouds|window|layover|station|platform|cabin|flying|airplane|rail',
  ],
  'travel-trouble': [
    'cancel|delay|stuck|strand|miss(?:ed)?|platform|replac|airport|flight|train|connection|ferry|bus\\b|coach|traffic|luggage|suitcase|border|strike|stopped|broke down|hours|wait',
  ],
  diy: [
    'paint|shelf|shelves|drill|screw|ikea|wardrobe|tile|tiling|build|assembl|repair|fix|hammer|plaster|wallpaper|sand|furniture|crib|bunk|fence|deck|roof|saw\\b|wood|plumb|renovat|diy\\b|flat ?pack|level\\b|floor|coat of|kitchen|install|hang',
  ],
  painting: [
    'paint|draw|sketch|watercolou?r|portrait|canvas|brush|colou?r|illustrat|art\\b|pencil|acrylic|easel|doodl|ink\\b|picture',
  ],
  writing: [
    'writ|wrote|novel|chapter|poem|thesis|story|essay|draft|words|letter|page|blog|journal|diary|dissertation|manuscript|memoir|script|lyrics|sentence',
  ],
  needlework: [
    'knit|by hand|dress\\b|sew|crochet|stitch|quilt|yarn|wool|embroid|darn|curtain|scarf|sock|blanket|squares|patchwork|craft|weav|hem\\b|needle|sweater|jumper|bead|origami|pottery',
  ],
  coding: [
    'cod(?:e|ing)|program|bug\\b|bugs\\b|debug|python|javascript|java\\b|deploy|merge|compil|website|script|app\\b|sql|git\\b|pull request|software|null|pointer|loop|server|algorithm|refactor|api\\b|typescript|build\\b|dev\\b',
  ],
  studying: [
    'stud(?:y|ies|ied|ying)|learn|exam|revis|library|chapter|essay|homework|notes|anatomy|flash ?cards|lecture|uni\\b|page|textbook|assignment|maths|bones|due\\b|course|dissertation|thesis|vocab|bookkeeping|read',
  ],
  paperwork: [
    'tax|the books\\b|form|paper|receipt|invoice|spreadsheet|emails?\\b|inbox|grading|marking|essays|reports?\\b|admin|bills|passport|return\\b|filing|expenses|applications?\\b|insurance|accounts|accounting|budget|documents',
  ],
  'deep-work': [
    'focus|translat|disturb|concentrat|lock in|deadline|work|write|writing|proofread|report|task|project|finish|straight|plan\\b|get .{0,20}done|distract|midnight|due\\b|zone|study|hours',
  ],
  reading: [
    'book|read|novel|pages?\\b|chapter|library|poem|story|kindle|christie|detective|crime|paperback|thriller|comic|manga|audiobook',
  ],
  gaming: [
    'gam(?:e|es|ing)|minecraft|fortnite|mario|zelda|playstation|ps\\d|xbox|nintendo|switch|steam|level|boss|ranked|online|headset|fifa|controller|console|chess|raid|league|valorant|roblox|sims|pixel|player|cs\\b',
  ],
  'board-games': [
    'game|monopoly|cards?\\b|uno\\b|chess|puzzle|jigsaw|quiz|domino|scrabble|poker|rummy|catan|dice|board|trivia|cheat|bridge|mahjong|cribbage|bingo|crossword|sudoku|piece|ludo|carrom',
  ],
  film: [
    'film|movie|series|episode|season|watch|netflix|anime|show\\b|star wars|marvel|character|finale|cinema|popcorn|book|documentary|ending|potter|plot|k ?drama|binge|rings\\b',
  ],
  practising: [
    'practi[cs]|rehears|choir|band\\b|piano|guitar|violin|accordion|drum|cello|flute|song|scales|concert|orchestra|sing|trumpet|chord|conductor|solo|play|bass\\b|tune|instrument',
  ],
  meditating: [
    'meditat|yoga|breath|mindful|tai chi|stretch|body scan|zen|calm app|sit\\b|sitting|qi ?gong|relax|eyes closed|minutes|carpet|app\\b',
  ],
  'waking-up': [
    'wak|woke|alarm|yawn|bed\\b|just (?:got|getting) up|getting up|got up|get up|up (?:early|at|before|since)|sunrise|snooz|morning|awake|eyes open|cockerel|dawn|im up|am up',
  ],
  'morning-coffee': [
    'coffee|tea\\b|breakfast|toast|porridge|cup\\b|mug\\b|espresso|latte|morning|cereal|newspaper|croissant|matcha|chai|pancake|juice|kettle|filter',
  ],
  'date-night': [
    'date\\b|dinner|restaurant|cinema|tonight|candle|babysitter|wife|husband|boyfriend|girlfriend|bf\\b|gf\\b|partner|romantic|the two of us|just us|evening|wine|anniversary|her\\b|him\\b|she\\b|he\\b',
  ],
  'putting-to-sleep': [
    'sleep|asleep|bed\\b|bedtime|nap\\b|lullab|cot\\b|crib|night|pillow|snooz',
    `${child}|he\\b|hes\\b|she\\b|shes\\b|little|bear|one\\b`,
  ],
  'kids-around': [child],
  'tired-parent': [
    child,
    'tired|exhaust|sleep|asleep|slept|scream|cry|cries|cried|ill\\b|sick|awake|am\\b|hours|alone|hide|hiding|empty|done\\b|enough|never|again|night|chicken ?pox|arm\\b|no time|cant|wont|burn|moment|bathroom|quiet|patience|help|need|both|twins|drained|all day|since|five|break\\b|move|door|tantrum|touched out|end of|times',
  ],
  'falling-asleep': [
    'sleep|asleep|nap\\b|bed\\b|drift|tired|drows|pillow|lights|night|snooze|doze|yawn|eyes|drop off|nod',
  ],
  'after-work': [
    'work|job|office|shift|home\\b|shoes|off\\b|done\\b|finished|closed|laptop|day\\b|boss|beer|shop|till\\b|till|clock|feet|week|meeting|desk|van\\b|market|class|last customer|boots',
  ],
  waiting: [
    'wait|queue|line\\b|hold\\b|number|late|delay|minutes|hours?\\b|plumber|delivery|room|corridor|between|bench|dentist|garage|doctor|bus\\b|office|station|appointment|airport|magazine|parcel|courier|technician',
  ],
  'too-many-people': [
    'people|crowd|guests|visitors|company|social|everyone|everybody|family|relatives|cousins|talk|introvert|alone|quiet|noise|party|hid(?:e|ing)|small talk|in ?laws|colleagues|open plan|battery|space|sick of|done with|loud|house',
  ],
  volunteering: [
    'volunt|shelter|help|charity|food bank|soup|donat|blood|communit|care\\b|caring|refugee|hospice|coach|teach|read|litter|lifeboat|tuesdays|thursdays|scouts|fundrais|animal|elderly|old\\b|library|homeless|church|clean|bikes|bags|drive',
  ],
  faith: [
    'pray|church|mass\\b|mosque|temple|ramadan|iftar|god\\b|faith|allah|jesus|bible|quran|fast(?:ing)?\\b|bless|prayer|worship|gospel|sunday service|psalm|lord\\b|candle|synagogue|shabbat|holy|confess|service\\b|easter|lent\\b|rosary|puja|hymn|chapel|christ|jumm?ah|baptis',
  ],
  'song-memory': [
    'song|tune|music|radio|album|record|play|lyric|melody|hum|sang|sing|heard|band|abba|voice|concert|chorus|listen|track',
  ],
  'plain-happy': [
    'happ|good\\b|great|joy|glad|smil|cheer|delight|love|lovely|amazing|wonderful|fantastic|brilliant|awesome|best\\b|bright|nice\\b|well\\b|pleased|proud|content|grateful|life|cloud nine|top of the world|over the moon|ecstatic|thrilled|fine\\b|sunny|blessed|😊|😀|😁|🥰|😍|☀|🎉|yay|woo|chuffed|stoked|mood|upbeat|silly|grin|laugh',
  ],
  'plain-calm': [
    'calm|peace|quiet|content|relax|still\\b|serene|chill|mellow|at ease|easy|fine\\b|good\\b|rest|zen|tranquil|settled|balanced|okay|slow|gentle|breath|unhurried|comfort|cosy|cozy|soft',
  ],
  'plain-hyped': [
    'energ|pump|hype|excit|buzz|ready|fired|wired|go\\b|run\\b|bounc|party|alive|adrenal|unstoppable|motivat|lets|hyper|electric|woo|yes\\b|power|wild|wait|sit still|beast|🔥|⚡|💪|stoked|amped|psyched|crazy|pumped',
  ],
} satisfies Partial<Record<Topic, readonly string[]>>;
