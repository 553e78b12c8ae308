import type { ToldDay } from './told-day.ts';

const lately = '(?:(?:just|finally|also|actually|really|kind of|kinda|recently) ){0,2}';
const i = `(?:(?:i|we) (?:have |had )?${lately}|${lately})`;
const am = `(?:(?:im|i am|were|we are) ${lately}|${lately})`;
const it = `(?:(?:its|it is|today is|tomorrow is) ${lately}|${lately})`;
const kin =
  '(?:mum|mom|mother|dad|father|wife|husband|boyfriend|girlfriend|partner|sister|brother|best friend|friend|boss|roommate|flatmate|son|daughter|parents|bf|gf|ex|neighbou?r|colleague)';
const pet = '(?:dog|cat|puppy|kitten|hamster|rabbit|bird|horse|baby|kid|son|daughter)';
const amount =
  '(?:\\d{1,4}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|eighteen|twenty|thirty|fifty|sixty|ninety|(?:a |one |two )?hundred|half an?)(?: (?:whole|full|and a half))?(?: (?:days?|weeks?|months?|years?|decades?))(?: and a half)?';
const without =
  '(?:(?:clean and )?sober|clean|(?:cancer|smoke|alcohol|drug|nicotine|pain|seizure) free|in remission|off (?:the |all )?(?:booze|drink|drugs|alcohol|cigarettes|fags|pills)|without (?:a |any )?(?:(?:single )?(?:drink|drinking|alcohol|smoking|cigarettes?|gambling|bet|drugs|smoke))|not drinking|not smoking)';
const quit =
  '(?:quit|stopped|gave up|put down) (?:the )?(?:drinking|smoking|drink|booze|alcohol|cigarettes|bottle|drugs|gambling)';
const ones =
  '(?:(?:i am|im|i have been|ive been|i was|we are|were|it is|its|it has been|its been|today is|today marks|that is|thats|celebrating|(?:i )?made it to|(?:i )?(?:hit|reached)|(?:(?:my|our) [a-z]{3,9}|he|she) (?:is|has been)|(?:hes|shes)(?: been)?) )?(?:(?:now|officially|today|finally|proudly|proud to be) ){0,2}';
const somebody =
  '(?:a|an|this|that|the|my) (?:[a-z]{3,9} )?(?:girl|boy|guy|man|woman|lad|lass|crush|barista|coworker|colleague|neighbou?r|classmate|teacher|best friend|friend|someone|somebody)(?: (?:in|at|from|on|next|that) (?:my |the )?[a-z]{2,9}(?: [a-z]{2,9})?)?';
const dear =
  '(?:(?:all )?(?:my|our|the) (?:(?:little|big|baby|dear|whole|new|old|lovely) )?(?:mum|mom|mother|dad|father|parents|sisters?|brothers?|kids|children|sons?|daughters?|grandson|granddaughter|grandchildren|grandkids|grandparents|nan|gran|grandma|grandpa|niece|nephew|cousins?|family|friends?|best friend|girls|boys|mates|girlfriend|boyfriend|wife|husband|partner|dog|cat)|everyone|everybody)';
const awaited = `(?:(?:my|our|the|a|an|this|next|his|her|their) )?(?:(?:first|big|next|long|well deserved|own|new|little|best friends|sisters|brothers|sons|daughters) )?(?:weekend|holidays?|vacation|trip|journey|break|concert|gig|show|festival|party|wedding|christmas(?: dinner| eve| day)?|easter|eid|diwali|hanukkah|thanksgiving|new year|summer|spring|winter|autumn|snow|birthday|anniversary|dinner|lunch|brunch|match|game|day off|week off|time off|days off|retirement|graduation|reunion|job|house|flat|baby|visit|film|movie|series|album|season|date|dance|friday|saturday|sunday|school trip|road trip|night out|evening|tea|match|race|marathon|camping)(?: (?:in|to|at|on|with|of) (?:the |my |our )?[a-z]{2,12})?`;
const meeting = `(?:seeing|see|meeting|meet|visiting|visit|hugging|hug|spending time with|spend time with|being with|be with|hanging out with|hang out with|catching up with|catch up with|cooking for|cook for|having (?:dinner|lunch|tea|brunch) with|dinner with|lunch with) ${dear}`;
const begun =
  '(?:(?:start(?:ing)?|begin(?:ning)?) (?:my |the |a )?(?:new )?(?:job|school|course|uni|college|class|chapter|work)|going (?:home for (?:christmas|the holidays|easter|the weekend)|on (?:holiday|vacation|our honeymoon)|to (?:the (?:beach|cinema|concert|gig|match|zoo|pub|theatre|sea|park|mountains|festival)|[a-z]{3,10} with (?:my |the )?[a-z]{3,9})))';
const ahead = `(?:${awaited}|${meeting}|${begun})(?: (?:all|this|the whole) (?:week|month|year|day|morning))?`;
const god = '(?:god|the lord|jesus|allah|our lord|my god)';
const part =
  '(?:lower back|back|head|knees?|neck|shoulders?|tooth|teeth|gums|stomach|tummy|belly|foot|feet|legs?|throat|ears?|wrists?|hips?|jaw|eyes?|ankles?|elbow|hands?|fingers?|toes?|arms?|ribs|joints|muscles|calves|thighs|sinuses|braces|period|cramps|whole body|body)';
const pains =
  '(?:(?:my )?(?:(?:really |very )?(?:bad|terrible|awful|horrible|nasty|splitting|constant|mild|slight) )?(?:period (?:pains?|cramps)|menstrual cramps|cramps|pms|toothache|tooth ache|earache|ear ache|stomach ?ache|tummy ?ache|belly ?ache|head ?ache|back ?ache|back pain|neck pain|knee pain|joint pain|muscle pain|growing pains|sore (?:throat|back|neck|head|knees?|shoulders?|hips?|legs?|feet|muscles?|wrists?|ankles?|jaw|eyes?)|stiff neck|arthritis|sciatica|sunburn|food poisoning|stomach bug|hay ?fever|fever|flu|cold|migraine|hangover|nausea))';
const worst = '(?: (?:so much|so bad(?:ly)?|a lot|like (?:hell|crazy|mad)|really bad(?:ly)?|terribly))?';
const nervousness =
  '(?:panic(?: attacks?)?|anxiety(?: attacks?)?|anxious|nervous|worried|scared|afraid|frightened|terrified|nerves|worry|worries|dread|fear|stage fright|exam nerves|the jitters|jitters|butterflies)';
const dull = '(?:boring|dull|dullest|tedious)';

/** How whoever states a thing plainly mostly is; `hurting` is of the body. */
export type Stated = ToldDay | 'nervous' | 'hurting' | 'bored' | 'unsure';

/** What is said whole and means no more than it says, by how whoever says it mostly is. */
export const statementForms: Readonly<Record<Stated, string>> = {
  glad: [
    `${it}(?:friday|the weekend|payday|summer|my birthday|holiday time|the holidays|party time|my day off|sunny|warm|a beautiful day|gorgeous out|christmas)(?: (?:outside|out|here|at last))?`,
    `(?:so |almost |nearly )?ready for the weekend|weekend mode(?: on)?|(?:friday|weekend|holiday|summer|party) (?:mood|vibes|feeling|mode)|last day of (?:school|work|exams|term|uni|college)`,
    `${i}(?:got|have|had|gave birth to|welcomed) (?:a|our|my) (?:new |healthy |little )?(?:baby|baby boy|baby girl|puppy|kitten|new dog|new cat)`,
    `(?:i think )?(?:he|she|they|my crush) (?:finally )?(?:likes? me(?: back| too)?|asked me out|texted me back|texted me|kissed me|smiled at me|said yes)`,
    `${am}(?:with|out with|hanging out with|meeting|seeing) (?:my |some |the )?(?:friends|best friends?|family|girls|boys|mates|lads)`,
    `${am}(?:celebrating|on holiday|on vacation|pregnant|engaged|expecting|having a baby|getting married|getting a (?:dog|puppy|cat|kitten)|moving in together|debt free|cancer free)`,
    `${i}(?:bought|got|found) (?:a|our|my|our first|my first|my own) (?:house|flat|apartment|home|car|boat|place)`,
    `${i}(?:got|landed) (?:the|a|my dream|a new|my first|that) (?:job|raise|promotion|part|role|place|bonus)|${i}got (?:promoted|a raise|in|accepted|engaged|married|hired)`,
    `(?:everything|life)(?: is|s) (?:so |really |just )?(?:great|good|perfect|going well|amazing|beautiful|sweet|wonderful|going so well)`,
    `${i}(?:have|got|going on) an? (?:first |hot |second )?date`,
    `${am}having (?:some |a few )?(?:friends|people|mates|family|guests|the girls|the boys) (?:over|round|around)(?: for [a-z]{3,9})?|${i}(?:met|found|am seeing|im seeing) (?:someone|somebody)(?: special| new| amazing| nice)?`,
    `${i}(?:won|passed|graduated|made it|did it|nailed it|aced it)`,
    `${ones}(?:${amount} ${without}|${without} (?:for )?${amount}|(?:an? |the )?${amount} since (?:i ${quit}|my last (?:drink|cigarette|bet|chemo|drag|smoke|treatment)))|${amount} ago i ${quit}|i (?:havent|have not) (?:smoked|drunk|gambled|had (?:a|any) (?:drink|cigarette|alcohol|smoke)|touched (?:a drop|alcohol|a drink|a cigarette)) (?:in|for) ${amount}|${i}(?:got|get|received|picked up) my ${amount} (?:chip|coin|medal)(?: tonight)?`,
    `(?:theres|there is) this (?:(?:really )?(?:cute|sweet|nice|lovely|beautiful|gorgeous|hot) )?(?:girl|boy|guy|man|woman) (?:in|at|from) (?:my |the )?[a-z]{2,9}|(?:i )?(?:want to|wanna|will|going to|am going to|might) ask (?:her|him|them|my crush) (?:out|to (?:prom|the dance|dinner))|we (?:texted|talked|chatted|stayed up talking) (?:all night|all day|for hours|(?:until|till|til) (?:\\d(?:am)?|late|three|two|four|midnight|the morning))`,
    `(?:i )?(?:cant|can not|cannot) stop (?:thinking|dreaming|daydreaming|smiling) (?:about|of) ${somebody}|${i}(?:have |got )?(?:such |still )?(?:a )?(?:(?:big|huge|massive|little|secret|total) )?crush on ${somebody}|${am}(?:totally |completely )?(?:crushing on|falling for|falling in love with|head over heels for) (?:${somebody}|someone|somebody|him|her|them)|(?:i )?(?:still )?(?:cant|can not|cannot) (?:get over|stop thinking about) the way (?:he|she|they) (?:looked at|smiled at|kissed|held|hugged|danced with|laughed with|sang to) me(?: (?:last night|tonight|today|yesterday|this morning|on (?:friday|saturday|sunday)))?|(?:my crush|he|she) (?:just )?(?:said hi|looked at me|liked my (?:photo|picture|story|post)|held my hand|winked at me|hugged me|smiled(?: back)?)(?: to me)?|(?:i think )?i (?:really )?(?:like|fancy) (?:someone|somebody|this (?:girl|boy|guy)(?: so much| a lot)?|a (?:girl|boy|guy)(?: (?:in|at|from) [a-z]{2,8}(?: [a-z]{2,8})?)?)`,
    `${am}(?:(?:so|really|very much|already|also) ){0,2}looking forward to ${ahead}|(?:ive|weve|i have|we have) been (?:(?:so|really) )?looking forward to ${ahead}|(?:i )?(?:(?:really|just|honestly) )?(?:cant|can not|cannot) wait (?:for|to) ${ahead}|${am}counting (?:down )?the days (?:until|till|til|to) ${ahead}`,
    `${god} (?:is|was|has been)(?: been)? (?:so |always |really |very |too )?(?:good|great|faithful|kind|gracious|merciful)(?: to (?:me|us|my family|our family))?(?: (?:all the time|every day|always|this (?:week|year|month)))?|(?:i )?(?:thank|praise|thanks be to|thanking|praising) (?:you )?${god}(?: (?:for (?:another (?:day|year)|this (?:beautiful |lovely )?(?:day|morning|life|week)|everything|my (?:family|children|kids|health|life|home|wife|husband|friends|blessings))|everyone is (?:safe|well|ok|okay)|we are (?:all )?(?:safe|well)|its friday|it is friday))?|${god} (?:has )?answered (?:my|our) prayers?|(?:my|our) prayers (?:were|are|have been) answered|jesus loves me|hallelujah|what a blessing(?: today was| this is| today)?|(?:(?:feeling|so|truly|im|i am|too|feel) ){0,3}blessed(?: (?:beyond measure|to be stressed|and (?:thankful|grateful)|by god|today)){0,2}`,
    `(?:i )?(?:finally )?(?:found|got back) (?:my|the|our) (?:lost |missing )?(?:keys|wallet|phone|ring|glasses|passport|bag|cat|dog|earrings?|airpods|watch|purse|necklace)(?: again)?|(?:the |my )?(?:dentist|doctor|scan|check ?up|blood tests?|tests?|results?|exam|interview|appointment|meeting|presentation|surgery|mammogram|mri|operation) (?:went|came back|was|were|is|are) (?:all |so |really |totally )?(?:fine|well|good|ok|okay|clear|great|negative)|(?:went to the dentist )?no (?:new )?cavities(?: this time)?(?: small wins?)?|small wins?|little victor(?:y|ies)|(?:had )?(?:a )?good hair day|inbox zero|(?:the )?bug (?:is )?(?:fixed|solved|found)`,
    `${i}(?:fixed|finished|solved|repaired|assembled|cleaned|completed) (?:the|my|a|that|our) (?:(?:whole|old|broken|entire|last) )?(?:bike|tap|sink|puzzle|book|crossword|shed|car|shelf|wardrobe|jumper|house|flat|kitchen|garage|quilt|taxes|essay|report|painting|marathon|course|laptop|computer|printer|washing machine|roof|fence|bug|jigsaw)(?: (?:all )?by myself| myself| alone)?(?: and it feels (?:so )?(?:great|good|amazing))?|${i}got (?:a|the|my) (?:discount|refund|tax refund|free coffee|upgrade|window seat|seat on the (?:train|bus)|last (?:one|ticket|croissant|tickets|seat))|(?:a |some )?(?:stranger|someone|somebody) (?:paid for my (?:coffee|lunch|drink)|complimented (?:me|my [a-z]{3,9})|smiled at me|held the door)|(?:the |our |my )?(?:wifi|power|internet|heating|car|phone|laptop) (?:is back|works again|is working again|is fixed)(?: at last| finally)?|(?:the |my )?(?:parcel|package|order|visa|passport|card) (?:has )?(?:finally |just )?arrived|my (?:tomatoes|strawberries|roses|tulips|plants) are (?:ripe|blooming|growing|out)`,
  ].join('|'),
  hard: [
    `${i}(?:lost (?:my|the) (?:job|match|game|baby|house|flat|home)|got (?:fired|laid off|sacked|dumped|rejected|evicted|robbed|scammed)|failed(?: (?:my|the|an?) [a-z]{3,9}(?: (?:test|exam))?)?)`,
    `(?:everything|life|it all)(?: is|s| keeps)? (?:so |really |just )?(?:going wrong|falling apart|a mess|awful|terrible|shit|unfair|hard|sucks)|(?:life|everything) sucks`,
    `${i}(?:argued|fought|had (?:a|an|another|a big|a huge) (?:fight|argument|row)|broke up|split up) with my ${kin}|(?:my ${kin} and i|we|me and my ${kin}) (?:just )?(?:broke up|split up|had (?:a|another|a big) (?:fight|argument|row))`,
    `(?:i think )?(?:he|she|my ${kin}) (?:is cheating|cheated|lied|walked out|ghosted) ?(?:on |to )?(?:me)?`,
    `my ${pet} (?:is|s|got) (?:very |really |so )?(?:sick|ill|hurt|missing|lost)`,
    `(?:i|im) (?:really |just |so )?(?:need|could use) (?:a hug|a good cry|to cry)|${i}(?:did not|didnt) get (?:the job|in|it|the part)`,
  ].join('|'),
  tiring: [
    `(?:theres |there is |${i}(?:have |got )?)?(?:too|so|way too) (?:much|many) (?:to do|going on|on my plate|work|homework|on my mind|emails|assignments|deadlines|reading|paperwork|chores|laundry|revision|to study)(?: to do)?(?:,?(?: and| that)? i (?:dont|do not) (?:even )?know where to (?:begin|start))?|${am}so behind(?: (?:at|with|on) [a-z]{3,9})?`,
    `(?:i )?(?:cant|cannot|can not) (?:stop|switch off|turn off) (?:thinking|my (?:brain|mind|head)|overthinking)|(?:i )?(?:cant|cannot) (?:switch off|unwind|relax)|my (?:brain|mind|head) (?:wont|will not|cant) (?:shut up|stop|switch off|be quiet)`,
    `(?:i )?(?:really )?(?:dont|do not) want to (?:go to (?:work|school|class|the gym|bed)|work|study|get up|adult|do (?:anything|homework|the dishes|chores))(?: today| tomorrow| tonight)?|(?:i )?(?:dont|do not) feel like (?:doing anything|working|studying|going out|cooking)(?: today| tonight)?`,
    `(?:i )?(?:just |really )?(?:need|want) to (?:calm down|relax|unwind|rest|wind down|slow down|chill|breathe|decompress|be left alone|be alone)(?: (?:for a bit|for a while|tonight|today|right now))?`,
  ].join('|'),
  plain: [
    `(?:just |been )?(?:thinking|wondering) about (?:life|things|stuff|everything|the future)|just (?:chilling|chillin|relaxing|vibing|hanging out|hanging)(?: at home)?|(?:not|nothing) much (?:going on|happening)`,
    `${it}(?:monday|tuesday|wednesday|thursday|sunday|snowing|windy|foggy|cold|late|early|autumn|winter|spring|still dark)(?: (?:outside|out|again|here))?`,
    `${am}(?:in bed|going to bed|off to bed|home alone|at home|gaming|waiting for (?:a friend|the bus|my friend)|on (?:the|a) (?:bus|train|plane|tram)|on my way (?:home|to work))`,
    `${i}(?:have|got) (?:an? |my )?(?:exam|exams|test|interview|job interview|presentation|meeting|deadline|party|concert|gig|show|match|game|flight|appointment|shift|class|day off|headache|cold|homework)`,
    `(?:i )?(?:really |just )?(?:need|want|have|got) to (?:wake up|get up|get going|get moving|get ready|go to work|work|study|clean|cook|focus|concentrate|wake up properly|sleep|get some sleep)`,
    `(?:i )?(?:dont|do not) want to be (?:so )?(?:sad|stressed|bored|tired|angry|nervous|grumpy|moody|lazy)(?: (?:anymore|any more|any longer|today|tonight|right now))?`,
  ].join('|'),
  nervous: [
    `(?:i )?(?:(?:am|im|i am|ive got|i have|have|having|had|just had|i had|got|getting|feel|feeling|full of|ive been|been) ){0,2}(?:(?:a|an|so|some|so much|lots of|bad|terrible|very|really|all|too|the|just|quite) ){0,3}${nervousness}(?: (?:again|all day|in my (?:stomach|tummy|chest)|for no reason|and (?:i )?(?:dont|do not) know why|like crazy|coming on))?`,
    `(?:i )?(?:(?:am|im|i am|feel|feeling) )?(?:(?:so|very|really|a bit|bit|quite|super) ){0,2}(?:anxious|nervous|worried|scared|worrying|stressing|panicking|freaking out|uneasy) (?:about|of|before|for|over) (?:(?:my|the|a|an|our|this|flying|everything|it|work|school|tomorrow|public|big|driving|next|first|job|final|the future|what is coming) ?){1,3}(?:[a-z]{3,14})?`,
    `my (?:nerves|anxiety|worries|panic) (?:is|are|s) (?:(?:so|really|very) )?(?:bad|shot|high|back|on edge|awful|terrible|through the roof|getting to me|all over the place|acting up|killing me)|(?:im |i am |i feel |feeling )?(?:a )?(?:nervous wreck|bundle of nerves)|my (?:stomach|tummy) (?:is|s|feels) (?:(?:all|so) )?(?:in knots|tied in knots|churning)|my (?:hands|legs) (?:are|wont stop) shaking|my (?:mind|head) (?:is|s) racing|(?:i )?(?:cant|cannot) (?:calm|quiet|settle) (?:my (?:mind|nerves|thoughts)|down)|${am}(?:worrying|stressing|overthinking|panicking|freaking out)(?: (?:a bit|about everything|again|too much|all day))?`,
  ].join('|'),
  hurting: [
    `(?:ugh |ow |ouch |man |god ){0,2}(?:my |the |all my )?${part} (?:(?:really|just|still|always|all|so) )?(?:hurts?|aches?|is sore|are sore|is aching|are aching|is hurting|is killing me|are killing me|is throbbing|is in agony|is stiff|is playing up|is acting up|went out|is bad|are bad)${worst}`,
    `${am}(?:i have |have |got |ive got |i got |having |down with |in bed with |suffering from )?(?:a |the |some |an )?${pains}(?: (?:is|are) (?:back|bad|awful|playing up|acting up|killing me|the worst|terrible|really bad))?`,
    `${am}(?:achy|sore all over|aching all over|nauseous|queasy|feeling sick|unwell|poorly|under the weather|on my period|sick|feverish)(?: and (?:tired|achy|sore|cold))?|i feel (?:a bit |so |really |very )?(?:sick|ill|unwell|poorly|nauseous|queasy|achy)|${i}(?:sprained|twisted|pulled|stubbed|bruised|broke|hurt) (?:my|a) (?:ankle|wrist|muscle|toe|finger|arm|leg|foot|knee|back|neck|shoulder|elbow)|(?:i )?(?:have )?lost my voice`,
  ].join('|'),
  bored: [
    `(?:(?:im|i am|we are|just|so|really|very|kinda|a bit|feeling|still|super|at work|home alone|quiet shift|(?:snow|rainy|mon|tues|wednes|thurs|fri|satur|sun)day),?(?: and)? ){0,4}bored(?: (?:stiff|silly|to death|out of my mind|to tears|as hell|rn|at (?:work|home|school)|in (?:class|bed|here)|on the (?:bus|train|plane)|with my (?:music|playlist)|already|entertain me|help)){0,2}`,
    `(?:(?:what|had|its been|it is|its|this is|having|just had|another|i had) ){0,2}(?:an? |the )?(?:most |so |super |deadly )${dull} (?:[a-z]{3,9}day|day|week|weekend|morning|afternoon|evening|night|shift|meeting|lecture|class|lesson|journey)(?: (?:ever|of my life|at work|at home))?(?:,? (?:and )?(?:nothing (?:good )?on (?:telly|tv|netflix)|nobody(?: is)? (?:around|home|here|online)|nothing to do|nowhere to go)){0,3}(?:[.!,]? (?:help|help me|entertain me|save me))?`,
    `(?:school|work|class|today|this lecture|this meeting|this class|the lecture|the meeting|my job|my shift|everything) (?:is|was|has been) (?:(?:so|really|very|just|super|pretty|deadly) ){0,2}(?:boring|dull)`,
  ].join('|'),
  unsure: [
    `(?:(?:i )?(?:really |honestly |just )?(?:dont|do not|cant|cannot) (?:really |even |quite )?(?:know|tell|say)|(?:im |i am )?(?:not sure|unsure|confused about|no idea)|(?:i have )?no (?:idea|clue)|hard to say) (?:what|how|which|if|my)(?: mood| way)? ?(?:i|im|i am|it is i)? ?(?:feel|feeling|am feeling|feelings|in)(?: about anything)?`,
    `(?:(?:i have |having |so many |such |very |a lot of |lots of |too many |just ){0,3}(?:mixed (?:feelings|emotions)|feelings|emotions)|emotional roller ?coaster|(?:i feel |feeling )?(?:everything at once|a bit of everything|all sorts(?: of things)?|up and down|all over the place|different|strange|weird|odd|in between))`,
  ].join('|'),
};
