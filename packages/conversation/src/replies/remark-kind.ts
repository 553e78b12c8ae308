import { readToneShares } from '@attune/mood';
import { wantsNoChange } from '../intent/keeps-as-is.ts';
import { namesTrouble } from './speaks-against.ts';

/** What is said beside the music that stands, and asks nothing of it. */
export type Remark =
  | 'luck'
  | 'thanksBye'
  | 'thanksNight'
  | 'thanks'
  | 'night'
  | 'bye'
  | 'private'
  | 'teased'
  | 'complaint'
  | 'keep'
  | 'praise'
  | 'lukewarm'
  | 'yes'
  | 'no'
  | 'unsure'
  | 'outcry'
  | 'doubt'
  | 'hard'
  | 'glad'
  | 'laugh';

/** In characters; whoever remarks does so in few words. */
const mostRead = 240;
/** In words. */
const fewWords = 4;
const mostInRefusal = 6;

/** Whether one of several short patterns is in a text. */
const either = (patterns: readonly string[]) => {
  const compiled = patterns.map((pattern) => new RegExp(`\\b(?:${pattern})\\b`));
  return { test: (said: string) => compiled.some((pattern) => pattern.test(said)) };
};

const luck = either([
  'wish (?:me|us|him|her|them) (?:all the )?luck{1,2}',
  'fingers crossed',
  'cross (?:your|ur) fingers',
  'here goes(?: nothing)?',
  'pray for (?:me|us|him|her)',
]);

const thanks = either([
  'thanks|thank (?:you|u|ya|god bless)|thankyou|thx|tysm|ty|tq|tks|cheers|ta|much obliged|obliged|appreciated?|merci|gracias|danke|grazie|obrigad[oa]|diolch|jazakallah|jzk|shukran|arigato|takk|tack|mahalo|asante|god bless|bless you|bless your heart',
]);

/** "Thanks a lot, now I am homesick" and "no thanks" are none. */
const noThanks = /\b(?:thanks|thank you) (?:for nothing|to (?:him|her|them|that|my|the)\b)|\bno,? thanks?\b/;
const saddened = /\b(?:homesick|sad|sadder|lonely|miserable|worse|ruined|weeping|bawling|depressed)\b/;
const ironic = /\bthanks (?:a lot|a bunch|so much|very much)\b/;

const night = either([
  'good ?ni(?:ght|te)|g ?night|gn|nighty night|night night|nite|sweet dreams|bedtime|bed time',
  '(?:off|go|goes|going|gone|head|heading|headed|time|ready|crawling|climbing|getting|drifting) (?:(?:back|now|off|straight) )?(?:to|for|into|in) (?:my )?(?:bed|sleep)',
  '(?:i|ill|will|shall|gonna|going to|try to|trying to|let me|can) (?:(?:try to|just|finally|now|maybe|actually|go to) )?sleep (?:now|siesta|tonight|then|well)',
  '(?:going|gonna|trying|try|will|shall) (?:(?:to|try) ){0,3}(?:get some )?sleep',
  'enough (?:music |songs )?for (?:tonight|today|this evening)',
  'nodding off|turning in|hitting the (?:hay|sack|pillow)|(?:me|it|us|all) (?:done )?for (?:the|to) ?night',
]);
const loneNight =
  /(?:^|[.,!;] {0,2})(?:night|nite|nights)(?: (?:all|then|now|x|xx|mate|love|friend|dear))?[ .!x]{0,6}$/;
/** "I can't sleep" says no good night. */
const sleepless =
  /\b(?:cant|cannot|couldnt|wont|not|never|unable|awake|hard|impossible|before|without|keeps?|no) (?:[a-z]{1,10} ){0,3}(?:sleep|bed|asleep)\b/;

const bye = either([
  'bye|byee|goodbye|cya|ciao|cheerio|farewell|ttyl|toodles|adios|gtg|g2g|tschuss|sayonara|toodle pip|ta ra|so long|peace out|over and out|take care|brb',
  '(?:got|gotta|have|need|must|time|better|should) (?:to )?(?:go|run|dash|head|leave)(?: now)?$',
  '(?:see|catch|talk to|speak to) (?:you|ya|u|yous|yall)(?: (?:later|soon|tomorrow|around|again|then|there|next|on|monday|tuesday|wednesday|thursday|friday|saturday|sunday))',
  '(?:talk|speak|more|again|back) (?:later|soon|tomorrow)$|^(?:ok |right |alright )?laters?$|until (?:next time|tomorrow|then)|till (?:next time|tomorrow|then)',
  '(?:thats|this is|that is) (?:me|us|it|all)(?: done)? (?:for )?(?:(?:the|this|my) )?(?:evening|day|now|today|tonight|afternoon|morning|shift)',
  '(?:im|i am|were|we are) (?:off|out|leaving|heading (?:out|off|home|in)|going in)(?: now| then)?$|we go now|leaving now|heading (?:home|in|out|off)|signing off|logging off|closing (?:now|up)|my stop|(?:im|i am) (?:going to )?(?:stop|done) typing',
]);

const keptToOneself = either([
  '(?:not|never) (?:ready|going|able|here|in the mood|up) (?:to|for) (?:talk|talking|discuss|explain|speak)(?:ing)?',
  '(?:dont|do not|rather not|cant|cannot|wont|no need to|lets not) (?:(?:really|even|much) )?(?:(?:want|wanna|wish|like|feel) )?(?:(?:to|like) )?(?:talk|talking|speak|discuss|explain|get into|go into)(?: about| of| it| that)?',
  '(?:dont|do not) (?:say|tell me) (?:its|it|itll|its all|i|im|that|to|everything|things|anything)|none of (?:your|ur) business|no questions|dont ask|(?:no|dont want|dont need|not want|without) (?:any )?(?:advice|pity|sympathy|pep ?talk|wisdom|therapy)',
]);

const teased = either([
  '(?:dont|do not|stop|quit|no|are you|you are|youre|ur|u) (?:you )?(?:dare )?(?:laugh(?:ing)?|judg(?:e|ing)|mock(?:ing)?|teas(?:e|ing)|smirk(?:ing)?|grin(?:ning)?)',
  'dont tell (?:anyone|anybody|a soul|no ?one|nobody|him|her|them|my)|(?:lol|haha|thats|so|bit|how) rude',
]);

const dislikes =
  'bad|awful|terrible|rubbish|crap|crappy|shit|shite|horrible|horrid|dreadful|boring|dull|lame|trash|garbage|wrong|mid|meh|tacky|naff|cringe|cringey|grim|dire|ghastly|annoying|irritating|hate|hated|hates|sucks|disgusting|yuck|ew|eww|bleh|blah|ugh|ughh|nope|pants|wank|painful|cheesy|childish';
const music = '(?:this|that|thats|its|it|these|those|they|theyre|song|one|music|mix|list)';
const refusing = [
  /^(?:(?:oh|ok|god|jesus|christ|good|grief|man|dude|lol|haha|no|nah|naw|ew|eww|hmm|mm|ugh) ){0,4}(?:no|nah|naw|nope|ew|eww|yuck|ugh|bleh|never|noo)$/,
  new RegExp(
    `\\b${music} (?:(?:is|are|was|just|so|really|all|kinda|a bit|bit|a|thing|sounds?) ){0,4}(?:${dislikes})\\b`,
  ),
  new RegExp(`\\b(?:${dislikes}) (?:song|one|music|mix|list|taste|choice|pick|idea|this|that|it)\\b`),
];
const complained = either([
  '(?:someone|somebody|everyone|everybody|they|he|she|neighbou?rs?|customers?|guests?|people|boss|missus|wife|husband|kids|passenger) (?:all |just |has |have )?(?:complain(?:ed|s|ing)?|hates? (?:it|this)|(?:does|do|did)nt like (?:it|this)|boo(?:ed|s|ing)?)',
  '(?:dont|do not|doesnt|didnt|not) (?:really |quite |much )?(?:like|feel|feeling|dig|digging|fancy|loving|enjoy|enjoying) (?:this|that|it|these|those)',
  '(?:this|that|these|it) ?(?:s|is|are)? (?:what|like what|stuff|music|something) (?:my|your|their|our) (?:uncle|dad|mum|mom|mother|father|nan|gran|granny|aunt|auntie|boss|teacher|parents|grandparents|dentist|gym) (?:listens?|plays?|likes?|would|puts?)',
  'not (?:it|this|these|my (?:thing|taste|vibe|cup of tea)|for me|what i (?:meant|mean|asked|wanted|said)|quite|really|working|helping)$',
]);

const good =
  'good|great|grand|nice|nicer|lovely|perfect|perfection|awesome|amazing|(?<!cool cool )cool(?! cool)|brilliant|brill|fantastic|excellent|wonderful|beautiful|beauty|ace|wicked|sweet|sick|fab|fabulous|superb|fine|solid|dope|lit|fire|gorgeous|neat|decent|magic|class|delightful|terrific|stellar|sublime|heavenly|immaculate|ideal|stunning|splendid|marvellous|marvelous|glorious|delicious|divine|bravo|bellissimo|bello|perfecto|bueno|bien|superb|iconic|golden|unreal|cracking|smashing|legendary|parfait|magnifique|mashallah|impressed|impressive|tasty|banging|tidy|correct|sharp|lekker|mint|lush|peng|tidy|belter|banger|bangers|tune|tuneful|better|best|right|not bad(?: at all)?|can live with (?:this|that|it)|(?:were|we|now we) cooking|(?:this is|its) doing it|just so|get in$|(?:thats|this is) the (?:pace|speed|mood|feeling|tempo|level)|love love|uh huh|spot on|dead on|bang on|chef s? kiss|heroic|clever|kind$|kind of you|patient|discreet|funny|legend|genius|star|angel|gem|goat|treasure|heaven|bliss|jam|vibe|vibes';
const soundsGood = new RegExp(`\\b(?:${good})\\b`);
/** "Too nice", "not great", "good but" praise nothing. */
const taintedPraise = new RegExp(
  `\\b(?:not|isnt|wasnt|arent|aint|never|too|be|no|hardly|less|if|dont|cant|more|nothing|as|feel|feeling|sound) (?:very |so |that |really |all that |quite |a |the |my |any )?(?:${good})\\b`,
);
const ofMusic =
  /\b(?:this|that|thats|these|those|it|its|they|song|songs|one|ones|music|mix|list|playlist|track|tune|tempo|beat|sound|guitar|piano|banjo|fiddle|violin|trumpet|voice|choir|drums?|bass|sax|you|youre|u|ur|now|taste|choice|pick)\b/;
const ofOthers =
  /^(?:and |so |but |ok |now |then ){0,2}(?:he|she|we|my|his|her|their|our|hes|shes|the kids|everyone|everybody|mum|mom|dad)\b/;

const approving = either([
  '(?:one|song|that|this|it) was (?:it|the one)|(?:was|is) spot on',
  '(?:thats|that is|this is|thats|its|it is|here|there is|that there is) (?:actually |exactly |more |just |really |pretty |totally )?(?:it|the (?:one|stuff|ticket|spirit|way|vibe|sound|class|spot)|like it|my (?:jam|song|one|tune|vibe)|what i (?:mean|meant|need|needed|want|wanted|asked|was after|had in mind)|what im talkin[g]? (?:about|bout)|me)',
  'now (?:were|we are|youre|you are|ur) talkin[g]?|thats what im talkin[g]? (?:about|bout)|thats more me',
  '(?:there|here) (?:we|you|ya|u|it) (?:are|go|is)|that(?:ll| will)? do(?: nicely| me| fine)?|(?:much|way|far|so much|bit|little) (?:better|nicer)',
  '(?:this|that|it|its|it is|these|song|music|mix) (?:one )?(?:really |just |actually |totally |so |is |kinda |does )?(?:slaps?|bangs?|rocks?|hits?|goes|works?|working|helps?|helped|helping|fits|noticed|gets? me|got me|suits|lands|kills|rules|heals|swings|grooves)',
  'not bad(?: at all)?|can live with (?:this|that|it)|(?:were|we|now we) cooking|(?:this is|its) doing it|just so|get in$|(?:thats|this is) the (?:pace|speed|mood|feeling|tempo|level)|love love|uh huh|spot on|dead on|bang on|on the money|by heart|on point|no notes|(?:nailed|smashed|crushed|nailing|killing) it|hits? the spot|(?:you|u) (?:got|get|nailed|noticed|know|understand) (?:it|me|this)$|(?:you|u) (?:understood|listened|can mix)|making me blush|knew (?:you|u|youd|ud) (?:would )?get (?:it|me|this)',
  '(?:love|loving|liking|adore|dig|digging|enjoying|(?:i|we|do|really|actually|also|she|he|they|kids|children) (?:all )?(?:like|likes|enjoy|enjoys|loves)) (?:it|this|that|these|those|all)(?: (?:one|song|tune|mix|fr|so much|a lot|actually|already|very much|here))?',
  '(?:yes|yeah|yep|ye|aye|ah|ooh|ok|exactly|just) (?:exactly )?(?:like|just like) (?:this|that)|exactly (?:this|that|like|right|so)|(?:yes|yeah|yep|aye|ah) (?:this|that|there|here|so)$|^(?:this|that|exactly)$|^(?:yes|yeah) (?:yes|chef|lord|mon|please)|yes mon|(?:close|good|fair|miserable|near) enough',
]);

const affirming = new Set(
  'yes yeah yep yup ye yea ya aye yess yesss yeees yeeees yas si oui ja da sure ok okay k kk alright right fine aight bet mm m hm ah oh correct exactly absolutely definitely totally indeed true deal fair mhm mmhm mmm hmm yh oh please lets go then so hell fuck mate man bro dude chef sir maam dear love and well roger'.split(
    ' ',
  ),
);
const yes = new Set(
  'yes yeah yep yup ye yea aye yess yas si oui sure ok okay alright bet deal correct exactly absolutely definitely totally indeed'.split(
    ' ',
  ),
);
const denying = new Set('no nope nah naw never non nein not really no thanks thank you'.split(' '));
const opening = '^(?:(?:hm|hmm|nvm|omg|well|um|uh|oh|honestly|haha|ok|yeah) ){0,2}';
const unsure = [
  new RegExp(
    `${opening}(?:idk|dunno|i (?:really |honestly |just )?(?:dont|do not) (?:really |even )?know|(?:im )?not (?:really |so |too )?sure|no idea|no clue|hard to say|who knows)(?: (?:yet|really|honestly|tbh|man|mate|lol|sorry|what|what i want|what i like|how i feel|to hear|i want|to be honest|why|yet though)){0,4}$`,
  ),
  new RegExp(
    `${opening}(?:mostly|maybe|perhaps|kind of|kinda|sort of|sorta|a bit|a little|so so|it depends|depends|bit of both|both|neither|either|hm|hmm|meh|eh)(?: (?:yes|no|both|really|not|i guess|i think|i suppose)){0,2}$`,
  ),
];
const outcries = new Set(
  'wow woah whoa omg omfg oh ah ahh ahhh aah ooh oooh huh ha gosh damn dang blimey crikey jeez lord god goodness my phew aww aw ole voila yay yayyy woo woohoo wahey hooray boom well man me oi seriously really sweet jesus christ holy moly cow'.split(
    ' ',
  ),
);
const doubting =
  /^(?:but |and |so |ok |oh |god ){0,2}(?:what if|is (?:he|she|it|that) |are they |do you think|does (?:he|she|that)|will (?:he|she|they|it|i)|should i|am i|why (?:did|does|do|is|am|would|cant)|who (?:does|even)|how (?:could|can|do i))\b|\b(?:not|never|wont|cant|isnt|doesnt|nt) (?:[a-z]{1,12} ){0,4}(?:is|are|did|does|will|do) (?:he|she|it|they|we)$/;

const laughing = /\b(?:haha\w{0,20}|hehe\w{0,10}|heh|jaja\w{0,10}|lol|lmao|lmfao|rofl|xd|ha)\b/;

/** "Good stuff mate", "very good indeed": what goes along with praise, and is no news of its own. */
const besidePraise = new Set(
  `so very really super quite pretty just absolutely simply truly too ah aw aww wow damn god holy that this its a an the some bit all lowkey highkey kinda sorta most muy tres molto
  job work stuff start choice pick one song tune music taste lad girl boy bot robot thing company idea show shout call dj guess try mix list
  now already again here today tonight actually honestly fr ngl tbh x xx`
    .trim()
    .split(/\s+/),
);
const opensWithPraise =
  /^(?:(?:haha|jaja|lol|oh|ah|ok|yes|yeah|wow|omg|aw) ){0,2}(?:perfect|perfecto|lovely|brilliant|beautiful|wonderful|excellent|better|bravo|superb|gorgeous)(?: (?:i|my|the|he|she|we|they|it|you|now|and|like|for|dear|as)\b|$)/;
const hesitant =
  /\b(?:ok|okay|alright|fine|decent|passable|bearable|not bad|do)\b.{0,30}\b(?:i (?:guess|suppose)|ish)\b|\b(?:its|this is|thats|it is) (?:just |only |sort of |kind of )?(?:ok|okay|alright|meh|so so)(?: ish)?$|\bcould be (?:better|worse)\b|^(?:its |were |we are |you are |youre )?(?:getting|almost|nearly|halfway|half way) there$|\bbut (?:its |it is |thats )?(?:ok|okay|alright|fine|will do)$/;

/** So likely what is told is glad, or hurts; 0 to 1. */
const surely = { glad: 0.9, hurts: 0.8, troubled: 0.5 };
const hardly = 0.25;

/** What a message says beside the music; `null` where it only tells something, or nothing that can be named. */
export function readRemark(text: string): Remark | null {
  const plain = plainOf(text.slice(0, mostRead));
  const sentences = plain.split(/ ?[.!?;,…\n—–]+ ?/).filter((one) => one !== '');
  const said = sentences.join(' ');
  return (
    readParting(said, plain) ??
    readShort(said) ??
    readRebuff(said) ??
    (wantsNoChange(text) || goesOn.test(said) ? 'keep' : null) ??
    readVerdict(sentences, said) ??
    readTold(text, said)
  );
}

const goesOn =
  /\b(?:carry on|keep going|keep (?:it|her|er|this|that|em|them) (?:on|goin|going|coming|up|low)|keep this|leave (?:it|this|that)|let it (?:go on|play|run)|stay (?:here|like this|there)|same again)\b/;

const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    // "Yesss", "perfecttt", "wooow".
    .replace(/(\p{L})\1{2,20}/gu, '$1')
    .replace(/[^\p{L}\p{N}.!?;,…\n—–]+/gu, ' ')
    .trim();

function readParting(said: string, plain: string): Remark | null {
  if (luck.test(said)) return 'luck';
  const thanked = thanks.test(said) && !noThanks.test(said);
  if ((night.test(said) || loneNight.test(plain)) && !sleepless.test(said))
    return thanked ? 'thanksNight' : 'night';
  if (bye.test(said)) return thanked ? 'thanksBye' : 'bye';
  if (!thanked) return null;
  return ironic.test(said) && (namesTrouble(plain) || saddened.test(said)) ? 'hard' : 'thanks';
}

function readRebuff(said: string): Remark | null {
  if (keptToOneself.test(said)) return 'private';
  if (teased.test(said)) return 'teased';
  const isBrief = said.split(' ').length <= mostInRefusal;
  return complained.test(said) || (isBrief && refusing.some((one) => one.test(said))) ? 'complaint' : null;
}

function readVerdict(sentences: readonly string[], said: string): Remark | null {
  if (hesitant.test(said)) return 'lukewarm';
  if (taintedPraise.test(said) || sentences.slice(1).some((one) => one.startsWith('but '))) return null;
  // "Stupid but it helps" praises, and "good but too loud" does not.
  return (!said.includes(' but ') && approving.test(said)) ||
    sentences.some((one, at) =>
      isPraise(one.split(' but ').at(-1) ?? one, at === 0 || at === sentences.length - 1),
    )
    ? 'praise'
    : null;
}

function isPraise(sentence: string, isEnd: boolean): boolean {
  if (approving.test(sentence)) return true;
  if (ofOthers.test(sentence) || !soundsGood.test(sentence)) return false;
  if (ofMusic.test(sentence) || opensWithPraise.test(sentence)) return true;
  // "My manager called, all good, it moved" has it in passing.
  if (!isEnd) return false;
  return sentence
    .split(' ')
    .every(
      (word) => soundsGood.test(word) || besidePraise.has(word) || affirming.has(word) || laughing.test(word),
    );
}

function readShort(said: string): Remark | null {
  const words = said.split(' ').filter((word) => !laughing.test(word));
  if (unsure.some((one) => one.test(said))) return 'unsure';
  if (words.length === 0 || words.length > fewWords) return null;
  if (words.every((word) => outcries.has(word))) return 'outcry';
  if (words.every((word) => denying.has(word))) return 'no';
  const isYes = words.some((word) => yes.has(word));
  return isYes && words.every((word) => affirming.has(word) || outcries.has(word)) ? 'yes' : null;
}

function readTold(text: string, said: string): Remark | null {
  if (doubting.test(said)) return 'doubt';
  const { hurts, glad } = readToneShares(text);
  const isLow = hurts >= surely.hurts || (namesTrouble(text) && hurts >= surely.troubled);
  const isLaughed = laughing.test(said);
  if (isLow && hurts > glad && !isLaughed) return 'hard';
  if (glad >= surely.glad && hurts < hardly && !namesTrouble(text)) return 'glad';
  return isLaughed && !namesTrouble(text) ? 'laugh' : null;
}
