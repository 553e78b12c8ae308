/** Words for what many topics speak of, as beginnings: whom it is of, and what happened. */
export const died =
  'die[ds]?\\b|dead|death|passed\\b|pass(?:ing|es) away|gone\\b|lost|los(?:ing|e)\\b|funeral|buri|bury|grave|cemetery|ashes|heaven|late\\b|widow|without (?:her|him|them|you|me mam|(?:my |our )?(?:mum|mom|mam|dad|nan|gran|wife|husband|mother|father|brother|sister))\\b|miss\\b|missing|misses|mourn|grie[fv]|anniversary|killed|hospice|empty|still (?:set|make|buy|lay|put|say|reach|have|keep|listen|call)|would have|used to|taken from|rip\\b|put (?:[a-z]{1,10} ){0,3}(?:down|to sleep)|last (?:breath|goodbye)|goodbye|hers\\b|his (?:coat|chair|voice|watch|handwriting)|her (?:coat|chair|voice|handwriting|recipe)';
export const parent =
  'dad|da\\b|mums?\\b|mummy|moms?\\b|mommy|mam\\b|mama|mamma|papa|pop\\b|pa\\b|ma\\b|amma|appa|mother|father|parent|step(?:dad|mum|mom|father|mother)';
export const grandparent =
  'gran|nan\\b|nans\\b|nana|nanna|nanny|nonn[ao]|oma\\b|opa\\b|abuel|yaya|babushka|babcia|lol[ao]\\b|pops?\\b|poppy|papa|meemaw|mawmaw|memaw|papaw|bubbe|gogo|nai ?nai|great.?(?:aunt|uncle)';
export const pet =
  'dogs?\\b|pup|cats?\\b|kitten|kitty|pets?\\b|rabbit|bunny|hamster|horse|pony|mare\\b|parrot|budgie|birds?\\b|hound|greyhound|sheepdog|spaniel|labrador|lab\\b|collie|terrier|poodle|retriever|vets?\\b|guinea|gold ?fish|fish\\b|tortoise|ferret|rats?\\b|mouse|mice|snake|chickens?\\b|hens?\\b|goat|cow\\b|animal|lead\\b|leash|paws?\\b|tail\\b|duck|lizard|gecko|donkey|beagle|dachshund|husky|pug\\b|corgi|doodle|stable|hedgehog';
export const partner =
  'husband|wife|hubby|partner|spouse|boyfriend|girlfriend|bf\\b|gf\\b|fianc|widow|married|marriage|missus|other half|soul ?mate|my (?:love|man|woman|girl|guy|person|better half)|the two of us|us two|years together|love of my life|forty years|fifty years';
export const child =
  'kids?\\b|kiddo|child|son\\b|sons\\b|daughter|baby|babies|toddler|twins?\\b|boys?\\b|girls?\\b|little (?:one|man|guy|lad|lass)|grand(?:son|daughter|child|kid)|newborn|teen|year old|yr old|pupils?\\b|students?\\b|niece|nephew|infant|bub\\b|wee one|class\\b|parent|mum|mom|nursery|school run|tantrum|nappy|nappies|diaper|bedtime|cot\\b|crib|lad\\b|lass\\b|apprentice|goddaughter|godson|step(?:son|daughter)|his (?:first|teacher)|her (?:first|teacher)';
export const exam =
  'exam|tests?\\b|midterm|finals?\\b|quiz|viva|boards?\\b|revis|prelims?\\b|upsc|jee\\b|neet|gcse|a ?levels?\\b|sats?\\b|orals?\\b|papers?\\b|mocks?\\b|theory|practical|licen[cs]e|matric|waec|jamb|assessment|certificate|bar\\b|coursework|essay|thesis|resit|defen[cs]e|examiner|multiple choice|question';
export const medical =
  'doctor|\\bdr\\b|gp\\b|biops|scans?\\b|results?\\b|tests?\\b|mri\\b|x ?ray|ultrasound|mammogram|blood|lump|mole\\b|clinic|hospital|consultant|cardiolog|oncolog|surgeon|specialist|nurse|appointment|screening|cancer|tumou?r|cyst|diagnos|thyroid|smear|colonoscopy|heart|eye|lung|physio|medical|health|cast\\b|operation|surgery|pressure|sugar|remission|chemo|heal';
export const winning =
  'match|game|goal|team|league|cup\\b|final|tournament|won\\b|win\\b|winning|beat\\b|champion|score|penalt|derby|playoff|set\\b|point|race|relegat|season|coach|club|pitch|keeper|opponent|chess|darts|bowls|tennis|quiz|pool\\b|knocked out|lost (?:\\d|to|by|against|again|the|in)|(?:\\d|one|two|three|four|five|six)[- ](?:\\d|nil|one|two)\\b|defeat|poker|debate|fight|round';
export const work =
  'work|job|boss|manager|office|shift|meeting|colleague|cowork|customer|client|project|deadline|report|company|employ|teach|nurs|ward|supervisor|hr\\b|contract|career|desk|overtime|emails?\\b|business|chef|kitchen|till\\b|shop|patients?\\b|rota|team|slides|presentation|lab\\b|site\\b|warehouse|promotion|salary|rais|review|idea|credit|department|trained|training|staff';
