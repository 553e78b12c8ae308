import type { Brief } from '@attune/contract';
import type { Distress } from '@attune/mood';
import { isGentle } from '../brief/gentle-brief.ts';
import { chatsAlone, triesOut } from '../intent/chats-alone.ts';
import { guessLanguage } from '../language/guess-language.ts';
import { isAtEase } from './danger-in-context.ts';
import { deniedDanger } from './denied-danger.ts';
import { harmlessElsewhere, harmlessStories } from './harmless-stories.ts';
import { withoutIdiomsOfLeave } from './idioms-of-leave.ts';
import { isPlainAnswer, onlyLeaves } from './plain-answers.ts';
import { isPlainAlone } from './plain-statements.ts';
import { isDoubtful } from './wishes-only.ts';

const sayings = (...patterns: string[]) => new RegExp(`\\b(?:${patterns.join('|')})(?![\\w'’])`, 'gi');

const is = `(?:['’]?s| is| was| were| are)`;
const isNot = `(?:${is} not|(?: is|was| was| were|are)n['’]?t|is ?n['’]?t)`;
const illness =
  '(?:(?:an? |the )?(?:cancer|tumou?r|stroke|malignant|serious|contagious|infected|broken|covid|appendicitis|fracture|concussion|anything (?:bad|serious)))';
const test = '(?:(?:the|my|her|his) (?:lump|scan|biopsy|mri|x-?ray|tests?|results?|bloods?|bump|mole))';
const trifle = '(?:cyst|cold|sprain|virus|bug|bruise)';
/** Things that are the death of somebody in a manner of speaking. Nobody, no home and no pain is among them. */
const nuisance =
  '(?:stairs|exams?|modules?|homework|spreadsheets?|mondays?|meetings?|commute|printer|traffic|puzzle|crossword|recipe|garden|dog|puppy|kitten|hill|workout|gym|diet|heat|weather|projects?|deadlines?|wi-?fi|dissertation|thesis|essay|hiccups|game|level|team|season|knitting|sourdough|laundry|dishes|hay fever|slugs|moths|emails?|open[- ]plan(?: (?:office|living))?|shoes|heels|suspense|lag)';
const thing = '(?:phone|mobile|battery|laptop|tablet|car|bike|printer|speaker|router|torch|headphones)';
const place = '(?:job|place|gig|course|office|shift|commute|boss|contract|firm|company|school)';
/** What somebody may ask after who is thinking of an end. */
const beyond =
  '(?:i|me|my|we|you|he|she|they|people|any[a-z]{0,5}|some(?:body|one|thing|where)|no(?:body| one)?|god|heaven|hell|hope|love|help|peace|rest|reasons?|ways?|points?|cures?|side|life|live|living|death|dying|souls?|ghosts?|afterlife|meaning|future|painless)';
const relieved =
  "(?:(?:i['’]?m|i am|i feel|feeling|feel) )?(?:(?:weirdly|oddly|strangely|kind of|kinda|so|just|honestly|actually) ){0,2}relieved";
const hatedIt = `(?:(?:i|i['’]?ve|i have) )?(?:(?:always|really|never) )?(?:hated|loathed|dreaded|liked|disliked) (?:that|this|the|my) ${place}(?: (?:since|for|from) [a-z0-9]{2,12}(?: [a-z0-9]{2,12}){0,2}| anyway| all along)?`;

/**
 * What speaks of danger in its words and of none in what they mean. What else a message says is listened to without it. Nothing is here that a
 * person in danger says of themselves, however seldom: no goodbye, no relief by itself, no last time.
 */
const harmless = sayings(
  `${nuisance}(?: of mine)? (?:is|are|will be|['’]ll be|(?:is|are) (?:going to|gonna) be) the (?:death|end) of (?:me|us|my social life)`,
  `${nuisance} (?:is|are|keeps|keep) killing (?:me|us)`,
  // The rest of the house: "I work while they sleep".
  `(?:(?:i|we) )?(?:work|study|bake|cook|clean|write|paint|knit|code|read|revise|practise|practice|sew|iron) while (?:they|everyone|everybody|the (?:kids|baby|children|others|house|town|city|village|world)|my (?:kids|wife|husband|children)) (?:sleeps?|(?:is|are) (?:asleep|sleeping))`,
  `${relieved}[\\s,.?!…-]{1,4}(?:because |since |cos )?${hatedIt}`,
  `${hatedIt}[\\s,.?!…-]{1,4}(?:so |and )?${relieved}`,
  `(?:end|close|finish) (?:the|this|our) (?:hour|set|service|lesson|class|show|party|dinner|concert|ceremony) with`,
  `(?:i['’]?m|i am|we['’]?re|we are) (?:just |only |so |a bit )?(?:lazy|resting|chilling|relaxing|old|older|single|retired|slow|bored|forty|fifty|sixty|seventy|\\d\\d),? (?:and |but )?not dead(?: yet)?`,
  // "I just want to stop going over it", of an email.
  `(?:i )?(?:just |only |really )?(?:want|need|trying|try|would like) to stop (?:going over|replaying|overthinking|rehearsing|obsessing over|refreshing) (?:it|this|that|everything|things|what i said|the [a-z]{3,12})(?: (?:in my head|again|over and over|all night))?`,
  `nothing(?:['’]?s| is)? happening(?: (?:here|tonight|yet|so far|at all|on (?:the|my) (?:ward|shift|desk)))?`,
  `i give up,? (?:the|this|that) (?:mess|dough|puzzle|cat|dog|printer|laundry|pile|crossword|level|game|recipe|traffic|jar|lid|sofa|wardrobe|dust) (?:wins|won|has won|beat me|beats me)`,
  // "I think I'll bake something".
  `(?:i think |maybe |perhaps |now )?(?:i['’]?ll|i will|i might|i['’]?m going to|i['’]?m gonna|let me) (?:just |maybe |go and |go )?(?:bake|cook|knit|sew|bake myself|cook myself|make myself|make us) (?:something|some (?:bread|buns|biscuits|cookies|soup|dinner|tea|cake)|a (?:cake|pie|loaf|soup|sandwich|tart))(?:,? (?:buns?|bread|soup|cake|cookies|biscuits),? maybe)?`,
  `(?:try(?:ing)?(?: to)? |going to |gonna |need to |will )?sleep (?:it|this|that) off`,
  `bleed(?:ing)? the (?:radiators?|brakes)`,
  `(?:trapped|stuck) in (?:a|an|this|another) (?:zoom|teams|video|conference|budget|staff|endless)? ?(?:call|meeting|queue|lecture|webinar|seminar)`,
);

/** At home and at school. */
const harmlessDoings = sayings(
  `hiding from (?:my|the|our) (?:kids|children|toddlers?|twins|guests|visitors|relatives|dog)`,
  `so (?:they|he|she) (?:do not|don['’]?t|doesn['’]?t|won['’]?t) (?:get|be) (?:scared|frightened|startled|spooked)`,
  `got paid today and (?:it['’]?s|it is) already (?:half |all |nearly )?gone`,
  `bell rang,? bye{1,6}`,
  `(?:i['’]?ve|i have|i['’]?ve got|i start) (?:work|school|an? exam|a shift) (?:at|from) (?:\\d{1,2}|five|six|seven|eight)(?: ?am)?,? god help me(?:[.!…]|$)`,
  `(?:have|has|got) to (?:go|come) to (?:church|school|mosque|temple|work|practice|the dentist|my aunt['’]?s)(?: on [a-z]{3,6}day| tomorrow| today)?,? (?:and |but )?i (?:really )?don['’]?t want to(?:[.!…]|$)`,
);

/** Fears, hopes and things, where nothing else is said but what may be asked of music: beside more, these may be meant. */
const harmlessAlone = sayings(
  // An illness that is not to be, or is not: "i hope it's not cancer".
  `(?:(?:i|we) )?(?:(?:really|just|do|so|only|still) ){0,2}(?:hope|hoping|pray|praying|fingers crossed) (?:that )?(?:it|that|this|hers|his|mine|${test})(?:${isNot} |${is} nothing |['’]?s not )${illness}`,
  `(?:(?:i|we) )?(?:(?:really|just|do|so|only|still) ){0,2}(?:hope|hoping|pray|praying|fingers crossed) (?:that )?(?:it|that|this|${test})${is} (?:nothing|benign|(?:only|just) a ${trifle})`,
  `(?:i |we )?(?:really |just )?(?:hope|hoping) ${test}${is} (?:clear|clean|fine|negative|ok(?:ay)?)`,
  `please let (?:it|this|that|${test}) (?:not be ${illness}|be (?:nothing|benign|clear|negative|(?:only|just) a ${trifle}))`,
  `(?:it|that|this)(?:${isNot}) (?:an? )?(?:cancer|tumou?r|malignant|contagious|infected|covid)`,
  `no more cancer`,
  // What music is asked for most, and what a day is like: "help me" and "sucks" are signs of danger in other languages.
  `(?:please )?help (?:me|us) (?:to )?(?:relax|unwind|chill(?: out)?|focus|concentrate|wind down|(?:fall a|get to )?sleep(?: better)?|wake up|study|dance|smile|de-?stress|decompress)`,
  `(?:my |the |this )?(?:work|job|school|college|uni|mondays?|traffic|homework|weather|winter|commute) sucks`,
  `(?:(?:i['’]?m|i am|i feel|feeling|i['’]?ve been) )?(?:(?:a bit|so|really|kinda|still) )?(?:ill|unwell|poorly)(?: today| tonight| again| all week)?`,
  `(?:who(?:['’]?s| has)? (?:died|dead)[?! ]{1,4})?no(?:body|[ -]one)(?:['’]?s| is| has| was)? (?:died|dead|dying)(?: here| today| at all)?`,
  `over my dead body`,
  `never felt (?:so|more) alive`,
  // A call is made, or comes: "calling my dad now to tell him".
  `(?:(?:i['’]?m|i am|now|just|about to|gonna|going to) ){0,3}(?:call|calling|ring|ringing|phoning|texting) (?:up )?(?:my |our )?(?:dad|mum|mom|mother|father|sister|brother|wife|husband|girlfriend|boyfriend|partner|best friend|friend|gran|grandma|grandpa|son|daughter|boss|family|parents|everyone|her|him|them)(?: (?:now|back|up|first|right now|later|tonight)){0,2}(?: to tell (?:him|her|them|everyone))?(?: now)?`,
  `(?:he|she|they|my (?:dad|mum|mom|sister|brother|wife|husband|girlfriend|boyfriend|boss|ex))(?:['’]?s| is| are|['’]?re) (?:calling|ringing|phoning|texting)(?: me)?(?: (?:now|again|back|right now)){0,2}`,
  `(?:no,? )?(?:i |we )?(?:really |just )?need (?:waking|perking|livening|warming|cheering) up`,
  `(?:i )?(?:keep|kept|always) forgetting (?:everything|things|stuff|names|words)`,
  `(?:does|do) (?:(?!${beyond}\\b)[a-z0-9'’&-]{1,15} ){1,5}exist(?: as an? [a-z]{2,12}(?: (?:i|one|we) can [a-z]{2,10})?)?`,
  `(?:(?:my|the|our) )?${thing}(?:['’]?s| is| was| has)? (?:just |about to |almost |nearly |already )?(?:die|dying|died|dead)`,
  `i(?:['’]?ll| will) survive`,
  `(?:i )?(?:really |just |honestly )?(?:do not|don['’]?t) (?:even |really )?(?:want|need) (?:any |more )?(?:sad|slow|depressing|gloomy) (?:songs?|music|stuff)(?: (?:tbh|anymore|right now|today|now))?`,
  // Smitten: "can't get over the way she looked at me last night".
  `(?:i )?(?:still )?(?:can['’]?t|cannot|can not) (?:get over|stop thinking about) (?:the way (?:he|she|they|you|it) (?:looked|looks|smiled|smiles|laughed|laughs|danced|dances|sang|sings|sounds|tasted|kissed|hugged|held|played|plays)|how (?:good|great|pretty|beautiful|handsome|cute|funny|kind|sweet|nice|lovely|hot|well|much fun)(?: (?:he|she|they|it|that|this|the|my|we|last night)){1,2}(?: (?:looked|looks|was|is|were|are|had|[a-z]{3,12})){0,3})(?: at| with)?(?: me| us)?(?: (?:last night|tonight|today|yesterday|this morning|on (?:friday|saturday|sunday)))?`,
);

/**
 * What somebody says they are not: "I am not sad. I am like snow, quiet". Where danger is heard only faintly, and nothing is without it, it was heard
 * in these words. Of 15,532 messages of danger none is heard less by it.
 */
const deniedOfOneself =
  /\b(?:i['’]?m|i am) (?:really |just |honestly )?(?:not|no) (?:really |even |so |very |in )?(?:any )?(?:sad|upset|crying|danger|unhappy|down|heartbroken|mourning|lonely|worried|angry)\b/gi;

/** `null` where what is denied is not what was heard. */
function heardWithoutDenied(
  heard: Distress,
  said: string,
  hears: (text: string) => Distress,
): Distress | null {
  if (heard.tier !== 'possible' || heard.isFaint !== true || heard.heardBy === 'sign') return null;
  const left = said.replace(deniedOfOneself, ' ');
  const other = left === said ? heard : hears(left);
  return other.tier === 'none' ? other : null;
}

const askedBeside =
  /^(?:[\s,.;:!?…()-]|(?:party|something|music|songs?|play|put|on|some|please|pls|lol|haha|but|and|ok|okay|well|ugh|yay|phew|the|a|by|fast|loud|happy|upbeat|dance|rock|pop|jazz|soul|calm)\b){0,40}$/i;

const livelyMoods: ReadonlySet<Brief['mood']> = new Set<Brief['mood']>(['happy', 'energetic']);
/** "I'm dead" beside lively music: after a run, or from laughing. */
const spent =
  /^(?:(?:omg|ugh|lol|haha|ok|phew),? )?(?:i['’]?m|i am) (?:(?:so|literally|actually|totally|honestly|absolutely|kinda) ){0,2}dead(?:,? (?:now|lol|haha|omg|tired|already|after (?:that|this)(?: one)?)){0,2}[.!…\s]{0,5}$/i;

/**
 * What is heard of danger in a message, once more without what is only a manner of speaking where anything is. Danger that is told beside it is
 * heard as before, and so is all that follows danger: "my phone's about to die" is no trifle then.
 */
export function heardBesideSayings(
  text: string,
  brief: Brief | null,
  hears: (text: string) => Distress,
): Distress {
  const said = withoutIdiomsOfLeave(text);
  const heard = hears(said);
  if (heard.tier === 'none') return heard;
  // After pain "I don't want to be sad any more" may mean more.
  const isUnhurt = brief === null || isAtEase(brief);
  if (isUnhurt && (heard.heardBy !== 'sign' || heard.isFaint) && saysNoMore(text)) return { tier: 'none' };
  if (!isGentle(brief) && isPlainAnswer(text)) return { tier: 'none' };
  if (brief !== null && isUnhurt && onlyLeaves(text)) return { tier: 'none' };
  if (brief !== null && isUnhurt && livelyMoods.has(brief.mood) && spent.test(said.trim()))
    return { tier: 'none' };
  if (heard.language !== 'en') return isGentle(brief) ? heard : heardElsewhere(said, heard, hears);
  const undenied = withoutDenials(said);
  if (isGentle(brief)) return undenied === said ? heard : lesser(heard, hears(undenied));
  const other = heardWithoutDenied(heard, said, hears);
  if (other !== null) return other;
  const rest = withoutStories(undenied.replace(harmless, ' ').replace(harmlessDoings, ' '));
  const left = rest.replace(harmlessAlone, ' ');
  const meant = left !== rest && askedBeside.test(left) ? left : rest;
  return meant === said ? heard : lesser(heard, hears(meant));
}

/** "Looking forward to the weekend", "long time no see": what is heard is in the words alone, which say no more than they say. */
const saysNoMore = (text: string): boolean => isPlainAlone(text) || chatsAlone(text) || triesOut(text);

/** What is told of ordinary days; where more may be meant by what stands beside it, it is heard with it. */
function withoutStories(said: string): string {
  const left = said.replace(harmlessStories, ' ');
  return left !== said && isDoubtful(left) ? said : left;
}

/** Who works at night is at work, in German and Dutch alike; and "help me sleep" is no Hindi, where it is all that is said. */
function heardElsewhere(said: string, heard: Distress, hears: (text: string) => Distress): Distress {
  const alone = said.replace(harmlessAlone, ' ');
  if (alone !== said && askedBeside.test(alone)) return lesser(heard, hears(alone));
  const left = said.replace(harmlessElsewhere, 'Dienst');
  return left === said ? heard : lesser(heard, hears(left));
}

/** Danger that is denied was heard in words for it; where more may be meant by what stands beside it, it is heard with them. */
function withoutDenials(said: string): string {
  const left = said.replace(deniedDanger, ' ');
  if (left === said) return said;
  const isRead = left.split(/[.,!?;\n]{1,9}/).every((part) => guessLanguage(part).isEnglish);
  return isRead && !isDoubtful(left) ? left : said;
}

const lesser = (heard: Distress, other: Distress): Distress =>
  rankOf[other.tier] < rankOf[heard.tier] ? other : heard;

const rankOf = { none: 0, possible: 1, acute: 2 };
