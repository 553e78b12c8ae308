/** On which side of good and bad a message stands by plain words alone; `mixed` where it has words of both. */
export type Polarity = 'glad' | 'low' | 'mixed' | null;

const anyOf = (...parts: readonly string[]): RegExp => new RegExp(`\\b(?:${parts.join('|')})\\b`, 'g');

/** News that is good whoever it comes to, and what only the glad say. */
const goodNews = anyOf(
  'yay|yess+|woo+|woohoo|hooray|hurray|hurrah|wahey|ya+s+',
  'delighted|thrilled|ecstatic|elated|overjoyed|chuffed|stoked|buzzing|giddy',
  'good news|great news|best news|so good|pretty (?:great|good|happy)|(?:feeling|feel|im|am|doing|going) (?:really |so |pretty |very |just |absolutely )?(?:great|good|well|amazing)',
  'best (?:\\w+ )?(?:\\w+ )?(?:ever|of my life|in (?:my life|years|ages)|ive (?:ever )?\\w+)|best (?:day|night|evening|morning|weekend|week|birthday|feeling)',
  'won (?:the|a|my|our|first|gold|it|today|tonight|second|an|her|his|their)|(?:we|i|they|she|he|team) won|winning (?:streak|goal)|champions|first (?:prize|place)|gold medal',
  '(?:i|we|he|she|they|who) (?:just |actually |finally |officially )*(?:passed|aced|nailed|graduated|made it|did it|got in)',
  'finally (?:finished|passed|got|did|done|made|found|met|told|said|sold|bought|fixed|paid|over|working|works|home|booked|learned|learnt|clicked|came|asleep|arrived)',
  'got (?:the|my|our|that|a new|her|his|their|an?) (?:\\w+ )?(?:job|part|role|lead|grade|place|keys?|promotion|offer|house|flat|apartment|visa|licen[cs]e|degree|raise|scholarship|puppy|kitten|citizenship|diploma|results i wanted)',
  'got (?:accepted|promoted|hired|picked|chosen|selected|engaged|published|cast|signed)|accepted (?:me|my|into)|cast as|got into',
  '(?:he|she|they) said yes|im engaged|we(?:re| are) (?:engaged|expecting|pregnant|adopting)|im pregnant|in love|new love|officially ours|just married',
  'in (?:a|the) (?:very )?good way|all clear|benign|cancer free|in remission|beat cancer|going to be (?:ok|okay|fine|alright)|out of (?:hospital|surgery|the woods)|is home (?:safe|again)|came home (?:today|safe)|on the mend|negative result',
);

/** What goes with joy most often, and stands in sad stories as well: "smiled in all the photos". */
const gladWords = anyOf(
  'happy(?! birthday| new| christmas)|happiest|happiness|glad|joy|joyful|grateful|thankful|content|blessed|proud|relieved',
  'lovely|wonderful|beautiful|beautifully|gorgeous|fantastic|brilliant|amazing|perfect|perfectly|marvellous|heavenly|bliss|magical|glorious|delicious|adorable',
  'cant wait|could(?:nt| not) be (?:happier|prouder)|looking forward|worth it|(?:before|until) the holidays|long weekend|regret nothing|no regrets|day off|nowhere to be|nothing to do and',
  'laugh(?:ed|ing|s)? (?:so|until|till|at (?:my|our|his|her|the)|with|all|about|like)|smil(?:e|ed|ing|es)(?! at (?:me|us))|grin(?:ned|ning|s)?|giggl(?:e|ed|ing|es)|chuckl(?:e|ed|ing)|hugged (?:me|us)|made me laugh|we laughed|i laughed|laughing',
  'got together|together again|back together|reunited|first time in (?:\\w+ )?(?:years|months|ages|decades)|after (?:\\w+ )?years apart|taught me|teaching me|surprised me with|surprise visit|called me (?:mum|mom|mama|mummy|dad|daddy|papa|nana|grandma|grandpa)',
  'clapped|applauded|applause|cheered|standing ovation|encore|stopped to (?:listen|say|thank)|thanked me|paid for my|complimented|loved (?:it|my|our|him|her|every)|(?:she|he|they|everyone) loved',
  'first (?:steps?|word|words|smile|snow|swim)|dream (?:job|college|school|house|home|come true|come)|feel (?:about |like |around )?(?:an? |five |six |seven |eight |nine |ten |twelve )?(?:kid|child|years old|wizard|queen|king|million)',
  '(?:love|loving|adore) (?:it|this|that|my|her|him|them|you|these|our|how|being|when|every)|i love',
  'brought (?:me|us)|gave (?:me|us) (?:his|her|their)|helped (?:me|us)|looked after (?:me|us)|made (?:me|us) (?:dinner|lunch|breakfast|tea|soup|coffee|a cake)|for no reason|just because|remembered (?:me|my)|bought myself',
  'celebrat(?:e|ed|ing|ion)|cheers|champagne|(?:concert|gig|festival|party|holiday|vacation|trip) (?:is )?(?:tonight|tomorrow|today)|(?:night out|out with the (?:girls|boys|lads|gang|team)|girls night)|hum(?:s|med|ming)|whistl(?:es|ed|ing)',
);

/** What went wrong or hurts, whoever it hurts, and what people say who are low or in trouble. */
const lowWords = anyOf(
  'hurts?|hurting|ache|aches|aching|pain|painful|heartbroken|heartbreak|broken heart|grief|grieving|mourning|funeral',
  'sad|sadder|saddest|lonely|loneliness|(?:all|so|home|sat|eating) alone|miserable|depressed|depression|hopeless|empty inside|numb|homesick|gutted|devastated|crushed|broken|unhappy|awful|terrible|terribly|horrible|horribly|dreadful|nightmare',
  'ashamed|shame|guilty|guilt|regret(?! nothing)|embarrass(?:ed|ing|ment)|humiliat(?:ed|ing|ion)|mortified|worthless|useless|pathetic|a failure|unwanted|unloved|invisible|left out|so stupid|want to (?:vanish|disappear|hide)',
  'scared|scares|afraid|terrified|frightened|panic|panicking|panicked|anxious|anxiety|dread|dreading|worried|worrying|worry|nervous|stressed|overwhelmed|shaking|freaking out|cant breathe',
  'hate (?:my|myself|this|that|it|him|her|them|how|being|when|everything|everyone)|i hate|furious|fuming|livid|raging|seething|betray(?:ed|al|s)|so angry|makes me sick|unfair|how dare|sick of|tired of|fed up',
  '(?:cant|couldnt|cannot|can not) (?:afford|pay|sleep|breathe|cope|face|stop (?:crying|thinking|shaking)|eat|do this|take (?:it|this|any|another)|feel|get (?:up|out of bed|over)|concentrate|even|tell (?:you|anyone|anybody|him|her|them)|remember|settle)',
  '(?:rent|bills?|prices?|mortgage) (?:\\w+ )?(?:went|goes|going|gone|is|are|keeps?) (?:\\w+ )?(?:up|rising|due|overdue|late)|overdue|overdraft|in debt|debts?|debt collectors?|evict(?:ed|ion)|out of money|skip(?:ping|ped)? (?:lunch|dinner|meals|breakfast)|going hungry|bankrupt|foreclos\\w*',
  '(?:i|we|he|she|they) (?:dont|didnt|never) want(?:ed)?|in silence|unfollowed|blocked me|(?:been|is|was) lying|limping|(?:more|further) tests|(?:a|the|his|her) stroke|(?:the|my|our) \\w+ (?:just )?broke|burned (?:the|my|our|dinner|lunch)|(?:job|budget|staff) cuts|there will be cuts|drove off|hours of traffic|was closed|closed down|(?:parking|speeding) ticket|got fined|dented|scratched my|laid off|lay ?offs?|redundan(?:t|cy|cies)|got fired|been fired|was fired|sacked|lost my (?:job|wallet|keys|phone|mum|mom|dad|brother|sister|wife|husband|baby|home|temper|bag|passport|dog|cat)|let me go|unemployed|no work|job cent(?:re|er)',
  '(?:i|he|she|they|boss|mum|mom|dad|who) (?:just |always |never )?(?:yelled|shouted|snapped|swore|lied|cheated|stole|ignored|mocked|insulted|threatened|bull(?:y|ied))|yell(?:ed|ing|s) at|shout(?:ed|ing|s) at|scream(?:ed|ing|s) at|snapped at|bull(?:y|ied|ying)|lied to|ghosted|stood (?:me|us) up|made fun of|laughed at me|picked on',
  '(?:talk(?:ed|ing|s)?|spoke|speaks) (?:over|down to|behind)|took (?:the |all the )?credit|blam(?:ed|es|ing) (?:me|us)|ignor(?:ed|es|ing) (?:me|us|my)|forgot (?:my|our|about me|about us|me|us)|without (?:me|us|him|her|the kids|them|my (?:mum|mom|dad|wife|husband|son|daughter|kids))|behind my back|passed (?:me )?over|didnt (?:invite|ask|call|even|want) (?:me|us)|wasnt invited|not invited|excluded|jokes? about (?:me|it) (?:at|in front)',
  'no ?(?:body|one) (?:\\w+ )?(?:came|called|calls|knows|cares|asked|asks|remembered|noticed|texted|replied|talks|listens|believes|to (?:talk|eat|call|be))|(?:isnt|not|wont|stopped|arent|refuses to|dont) (?:speak|speaking|talk|talking) to me|we dont (?:speak|talk)|havent (?:spoken|talked)|silent treatment',
  '(?:im|been|is|home|feel|feeling|so|off) (?:so |really |work )?sick|flu|fever|migraine|vomit(?:ing|ed)?|throwing up|threw up|stomach bug|injured|injury|hospice|icu|intensive care|cancer|chemo|diagnos(?:ed|is)|dementia|alzheimers|(?:car|bike|an|the|bad|in) accident|crash(?:ed)?|burnout|burnt out|burned out|exhausted|drained|miscarriage|(?:lost|losing) (?:her|his|their|our|the) (?:baby|mum|mom|dad|mother|father|wife|husband|son|daughter|brother|sister|job|home)',
  'died|dead|dying|death|passed away|cremat\\w+|buried|gone forever|rest in peace|stolen|robbed|burgled|broke (?:down|up|my|his|her|the|into|in)|just broke|(?:mug|phone|laptop|car|bike|boiler|heating|window|washing machine|fridge|oven|tv|computer) (?:just )?(?:broke|died|is broken)|ruined|fell apart|falling apart|destroyed|flooded|burned down|burnt',
  'fail(?:ed|ing|s)?|reject(?:ed|ion)|turned (?:me |us )?down|went (?:so |really |very )?(?:badly|wrong|terribly|horribly)|messed up|screwed up|bombed|didnt (?:make it|get (?:in|it|the|picked)|take|work out)|missed (?:the|my|our|his|her) (?:bus|train|flight|connection|deadline|exam|penalty|funeral|birth|call)|delayed|cancell?ed|postponed|pushed back|stuck in|stranded|locked out|rained off|got an? (?:d|e|f|c minus|d minus) (?:in|on|for)|lost (?:the|in the|our|by) (?:final|match|game|cup|semi|league|election|case)|we lost',
  'deployed|shipped out|custody|divorc(?:e|ed|ing)|separated|separating|split up|broke up|break ?up|dumped|left me|moved out|cheat(?:ed|ing) on|seeing someone else|(?:ex|he|she) (?:is|s|has been|been|proposed|married) (?:\\w+ )?(?:dating|seeing|marrying|to her|to him|engaged)|my ex is|miss (?:him|her|them|you|my|us|home|our)|wish (?:i|he|she|they|it) (?:had|hadnt|could|was|were|wasnt)',
  '(?:house|home|flat|room|place|apartment|bed) (?:is|feels|seems|looks) (?:so |too |very |really )*(?:quiet|empty|big|silent|cold)|too quiet|so quiet|are fighting|is fighting|fighting again|(?:big|huge|had a|another) (?:fight|argument|row)|arguing|slamm(?:ed|ing)|drinking again|hes been drinking|shes been drinking',
  'ugh|argh|sigh|fml|oh no|unfortunately|sadly|bad news|rough (?:day|week|night|one)|bad (?:day|week|night|dream|time)|hard (?:day|week|time)|long shift|not (?:ok|okay|great|well|fine|doing)|struggling|struggle|suffering|trouble|heavy heart|let (?:everyone|him|her|them|me|us) down|why (?:do|does|am|is|cant|did|dont) (?:i|it|nobody|everyone|everybody|he|she|they|people)\\b',
);

/** Shed for joy as well: beside good news they speak of nothing else. */
const tears = anyOf('cry|crying|cried|cries|sob|sobbing|sobbed|weeping|wept|tears|teary');

/** Tears and hurt faces, and such as are turned upside down by who means the opposite. */
const lowPictures = /[\u{1F622}\u{1F494}\u{1F61E}\u{1F614}\u{1F625}\u{1F63F}\u{1F940}\u{1F641}\u{2639}]/u;
const gladPictures = /[\u{1F389}\u{1F38A}\u{1F973}\u{1F942}\u{1F60A}\u{1F60D}\u{1F929}\u{1F970}]/u;
const ironicPictures = /\u{1F643}/u;

/** "Great news, I guess": said by who is not glad. */
const hedges = /\b(?:i guess|i suppose|apparently|supposed to be|was meant to be)\b/;

/** "Oh great, a flat tyre", "everything is fine, I'm fine": said by who means the opposite. */
const irony =
  /(?:^|[.!?] *)(?:oh |well |just |so |and )*(?:great|perfect|wonderful|brilliant|fantastic|lovely|thrilled|ecstatic|joy)[,.]? (?:another|now|the|my|a|an|more|just)\b|\boh (?:great|joy|good|perfect|wonderful|brilliant)\b|\bfine\b[^.!?]*\b(?:everythings?|its all|all|totally|completely) (?:is )?(?:fine|good|ok|okay)\b/;

const denial =
  /(?:\b(?:not|isnt|wasnt|arent|dont|didnt|doesnt|hardly|never|no|without|no longer|nothing|stopped|less|neither|nor|wont|cant)|n t)(?: (?:exactly|really|quite|even|so|too|very|that|be|feeling|feel|any|a|to|been|much))* $/;
const reach = 30;

/** Words with one space between and no apostrophes; marks that end a sentence stay. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}.!?,;]+/gu, ' ')
    .slice(0, longestRead);
}

/** In characters; what a message is about is said before. */
const longestRead = 600;

/** How often words are said and not taken back. */
function timesSaid(words: RegExp, said: string): number {
  let times = 0;
  for (const { index } of said.matchAll(words))
    if (!denial.test(said.slice(Math.max(0, index - reach), index))) times += 1;
  return times;
}

const isIronic = (text: string, said: string): boolean => irony.test(said) || ironicPictures.test(text);

/**
 * What the plain words of a message tell of whether something good or something bad is told, whoever it happened to. Words for
 * a trouble that is taken back ("not sad", "no pain") do not count.
 */
export function polarityOf(text: string): Polarity {
  const said = plain(text);
  if (isIronic(text, said)) return 'low';
  const isGlad =
    !hedges.test(said) &&
    (timesSaid(goodNews, said) > 0 || timesSaid(gladWords, said) > 0 || gladPictures.test(text));
  const isNews = isGlad && timesSaid(goodNews, said) > 0;
  const isTearful = timesSaid(tears, said) > 0 || lowPictures.test(text);
  const isLow = timesSaid(lowWords, said) > 0 || (isTearful && !isNews);
  if (isGlad && isLow) return 'mixed';
  return isGlad ? 'glad' : isLow ? 'low' : null;
}

/**
 * The side a message stands on so plainly that no model's guess stands against it: by news that are good, by irony, or by more than
 * one word for it.
 */
export function plainPolarityOf(text: string): 'glad' | 'low' | null {
  const polarity = polarityOf(text);
  const said = plain(text);
  if (polarity === 'glad') return timesSaid(goodNews, said) > 0 ? 'glad' : null;
  if (polarity === 'low')
    return isIronic(text, said) || timesSaid(lowWords, said) + timesSaid(tears, said) > 1 ? 'low' : null;
  return null;
}

/** Whether more than one word goes with joy; of one alone nobody knows. */
export function isGladTwice(text: string): boolean {
  return timesSaid(gladWords, plain(text)) > 1;
}

const anger = anyOf(
  'hate|angry|anger|furious|fuming|livid|raging|rage|seething|mad|pissed|scream(?:ing)?|smash|punch|break something|unfair|how dare|credit|(?<!\\bi )(?:lied|cheat(?:ed|ing)|stole)|stolen|betray\\w*|insult\\w*|fight|fought|sick of|fed up|idiots?|jerk|bastards?|can (?:u|you) believe',
);

/** Whether a trouble is told that somebody may well be angry about. */
export function mayAnger(text: string): boolean {
  return timesSaid(anger, plain(text)) > 0 || text.includes('!!');
}
