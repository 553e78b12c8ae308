import type { Situation } from '@attune/contract';
import { type Topic, toneOf } from '@attune/mood';
import { wordSet } from '../cues/word-classes.ts';
import { laughsToDeath } from '../feeling/cries.ts';
import { hurtsIn } from '../feeling/situation-moods.ts';
import { hasTopicWords } from './topic-words/has-topic-words.ts';

/** What spoils a wedding, a trip or an evening with friends. */
const trouble =
  wordSet(`lost lose losing missed stolen stole broke broken cancelled canceled refused burnt burning burned ruined failed failing
    fail stuck stranded alone crying cried sad scared afraid dread dreading hate awful terrible worst sick hurt hurts without
    unfortunately sadly nobody closed closes closing sprained twisted injured pulled late forgot forgotten died dead divorce dumped fired fight fought argued argument trouble police`);
const verbsDenied = wordSet('doesnt didnt isnt arent wasnt werent cant couldnt wont');
/** \"Everybody else is married with kids\" tells of others. */
const denials = wordSet(
  'not dont doesnt didnt isnt arent wasnt werent cant couldnt wont never nothing no hardly else',
);

/** What takes the weight out of a trouble, or says that it is not meant so gravely. */
const relief = wordSet(
  `benign clear cured recovered healed remission relieved relief better cosy cozy funny thankfully luckily fortunately nicely fun post afterwards fine nothing well good great nice lovely proud found`,
);

/**
 * Whether a message about something takes the usual feeling of it back: "packing for a trip I don't want to take", "the doctor said it
 * is benign". A sentence written for the situation would be the wrong one.
 */
export function speaksAgainst(text: string, situation: Situation, isRequest: boolean): boolean {
  const said = wordsOf(text);
  if (isRequest && turnsDownMourning(said)) return true;
  if (meansElse(said.join(' '), situation)) return true;
  if (tasks.has(situation) && said.some((word) => finished.has(word))) return true;
  if (hurtsIn(situation) || graver.has(situation))
    return said.some((word) => relief.has(word) || (laughs.has(word) && hurtsIn(situation)));
  if (bearsTrouble.has(situation)) return false;
  // What a request turns down is of the music: "no vocals", "not too loud".
  const denied = isRequest ? verbsDenied : denials;
  return said.some((word) => trouble.has(word) || denied.has(word));
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}]+/u);

/** Whether a message names something that spoils a day, and nothing that takes its weight away. */
export function namesTrouble(text: string): boolean {
  const said = wordsOf(text);
  return said.some((word) => trouble.has(word)) && !said.some((word) => relief.has(word));
}

/** Whether a message says that something looked forward to does not take place: "wedding's off". */
export const isCalledOff = (text: string): boolean =>
  /\b(?:wedding|engagement|trip|holiday|honeymoon|party|date|deal|concert|gig|match|game|flight|move|sale)(?:['’]s| is| was| got)? (?:been )?(?:off|called off|cancell?ed)\b/i.test(
    text,
  );

/** Whether a message names what takes the weight out of a trouble. */
export const namesRelief = (text: string): boolean => wordsOf(text).some((word) => relief.has(word));

/** Whether a message about something glad names a trouble as well, denies the feeling it is about, "not sad, not happy", or is of another test than an exam. */
export function speaksAgainstTopic(text: string, topic: Topic): boolean {
  return (
    contradictsTopic(text, topic) ||
    !hasTopicWords(text, topic) ||
    (toneOf(topic) === 'glad' && namesTrouble(text))
  );
}

/** Whether no sentence on a topic can be true of a message, however likely the topic is. */
export function contradictsTopic(text: string, topic: Topic): boolean {
  if (topic.startsWith('exam-') && meansElse(wordsOf(text).join(' '), 'exams')) return true;
  if (topic === 'mocking-fine') return isAtItsWord(text);
  if (topic.endsWith('-died') && isAlive.test(text)) return true;
  if (topic === 'disappointed' && wentWell.test(text)) return true;
  if (topic === 'engaged' && yesToFavour.test(text)) return true;
  if (isFeared(text, topic)) return true;
  if (topic === 'garden' && /\b(?:dying|died|dead|wither\w{0,3}|killed)\b/i.test(text)) return true;
  if (toneOf(topic) === 'hurts' && laughsToDeath(text)) return true;
  // "Not sad, not happy" need not be empty.
  if (topic === 'numb' && deniesSadness.test(wordsOf(text).join(' '))) return true;
  return (
    topic.startsWith('plain-') && wordsOf(text.replace(unexplained, ' ')).some((word) => denials.has(word))
  );
}

/** Of money or work: "she said yes before I had finished asking", "the bank said yes". */
const yesToFavour =
  /\b(?:finished asking|lend(?:s|ing)?|lent|loan|mortgage|rent|money|bank|boss|manager|pay ?rise|overtime|favou?r|day off)\b/i;
/** "Nervous and I don't know why" denies nothing. */
const unexplained =
  /\b(?:(?:do not|don['’]?t|dunno|not sure|no idea)(?: really| even)?(?: know)? (?:what|why)\b|(?:for )?no (?:real |particular )?reason)/gi;

/** Fear beside a glad or a plain thing is what was told: biryani for the in-laws, "terrified they will judge". */
const isFeared = (text: string, topic: Topic): boolean =>
  toneOf(topic) !== 'hurts' && !ofFear.has(topic) && afraid.test(text) && !fearless.test(text);
const afraid =
  /\b(?:terrified|petrified|scared|afraid|dreading|panicking|nervous|anxious|shaking|worried|a wreck)\b/i;
const fearless =
  /\b(?:not|no longer|isn't|wasn't|never) (?:[a-z]{1,10} )?(?:scared|afraid|nervous|anxious|worried|terrified)\b/i;
const ofFear: ReadonlySet<Topic> = new Set<Topic>([
  ...(['exam-ahead', 'results-awaited', 'scan-awaited', 'panic', 'before-match', 'relieved'] as const),
  ...(['nervous-before', 'plain-anxious', 'therapy', 'coming-out', 'big-decision', 'waiting'] as const),
]);

/** Good news: what let nobody down. */
const wentWell =
  /\b(?:all[- ]clear|cleared|got the (?:job|visa|keys|place|part)|came (?:thru|through)|approved|accepted|passed|won)\b/i;

/** "She's not dead, she's in the home now": nobody is mourned who is alive. */
const isAlive =
  /\b(?:not dead|isn['’]?t dead|hasn['’]?t died|still alive|(?:is|['’]s) alive|(?:is|['’]s) (?:fine|well)\b(?! (?:now )?(?:up|in heaven))|nobody died|turns? \d{2}|cumple)\b/i;

const mockingPraise =
  /\b(?:totally|perfectly|absolutely|simply|just|really|oh|so) (?:fine|good|great|okay|ok|well|wonderful|dandy)\b|\b(?:another|again|typical|yay|supposed|apparently|they say|says|said|pretend|pretending|act|acting)\b|🙃|🙄|😅|🫠/u;
const atItsWord =
  /\b(?:everything|everythings|all|things|life|im|i am|its all|it is all)(?: is| are)? (?:just |all |quite |going |pretty )?(?:fine|good|ok|okay|well|alright)\b|^(?:fine|all good|all fine)\b/;

/** "Everything is fine, thanks for asking": no irony where nothing else says so. */
function isAtItsWord(text: string): boolean {
  const said = wordsOf(text);
  const isPlain = !said.some((word) => trouble.has(word) || denials.has(word));
  return isPlain && atItsWord.test(said.join(' ')) && !mockingPraise.test(`${said.join(' ')} ${text}`);
}

const deniesSadness =
  /\b(?:not|dont|don['’]?t|never) (?:really |so |very |too |even |all that |feel |feeling ){0,2}(?:sad|unhappy|down|low|depressed)\b/;

/** What has the words of a situation and is something else: a place is no chore, and who wants to stay awake is not sleepless. */
const otherSenses: Partial<Record<Situation, RegExp>> = {
  cooking: /\b(?:dance|dances|danced|dancing|waltz|waltzing|sway|swaying)\b/,
  sleeplessness: /\b(?:stay|staying|keep me|keep us) awake\b/,
  'falling asleep':
    /\basleep (?:at|in|on|behind|during) (?:my |the |a )?(?:desk|work|class|meeting|lecture|bus|train|tram|wheel|car|keyboard)\b|\b(?:keep|stop) me (?:awake|from)\b/,
  exams:
    /\b(?:blood|eye|hearing|pregnancy|covid|drug|allergy|urine|breath|stress|patch|skin|sound|crash|screen|flight|food|playtest|user|unit) tests?\b|\bneedles?\b/,
  loneliness: /\b(?:leave me alone|less lonely)\b/,
  heartbreak: /\b(?:marry|proposed|engaged)\b/,
  'children around':
    /\b(?:slaughtered|beaten|beat|thrashed|destroyed) (?:me )?(?:at|in|by)\b|\bgiving\b|\bgave\b|\bdrawings?\b|\bwithout (?:the )?kids\b|\bkids are (?:away|at|with|out)\b/,
  'work stress': /\blast day (?:at|in|of)\b|\bbye (?:everybody|everyone|all)\b/,
  homesickness:
    /\bmiss(?:ing)? (?:a|the|that|those) (?:time|times|years|days|version|summer|summers|feeling)\b/,
  'waking up':
    /\b(?:went|goes|came|showed|turned|gave|giving|grew|growing|broke|split|blew|caught|messed|cheer|dress|dressed|dresses|dressing) up\b|\bused to (?:wake|waking) (?:me|us)\b/,
  'sports match':
    /\b(?:pub )?quiz\b|\bsocks?\b|\bcolou?rs? (?:that )?match\b|\b(?:never|dont|doesnt) match\b/,
  running:
    /\brun(?:ning)? (?:a |the |my )?(?:bakery|shop|business|company|errands|pub|cafe|team|school|household|bath|late|out|away|off|into)\b/,
  rain: /\brain(?:ed)? (?:check|off)\b/,
};

const chores = wordSet('cook cooking bake baking fry frying stir stirring roast soup dinner dough oven');
const alone = wordSet('alone myself own');
const content = wordSet('bliss peace finally heaven perfect enjoying happy happily love loving');

function meansElse(said: string, situation: Situation): boolean {
  const all = said.split(' ');
  if (situation === 'cooking' && all.some((word) => chores.has(word))) return false;
  if (
    situation === 'loneliness' &&
    all.some((word) => alone.has(word)) &&
    all.some((word) => content.has(word))
  )
    return true;
  return otherSenses[situation]?.test(said) === true;
}

const mourning = wordSet('funeral funerals mourning');
const turningDown = wordSet('not no nothing without never');
const wordsBetween = 3;

/** "Organ music, but not the funeral sort" tells of no loss. */
function turnsDownMourning(said: readonly string[]): boolean {
  return said.some(
    (word, at) =>
      mourning.has(word) &&
      said.slice(Math.max(0, at - wordsBetween - 1), at).some((before) => turningDown.has(before)),
  );
}

/** What is behind somebody needs no sentence to go with it. */
const finished = wordSet(
  'done finished over submitted handed completed sent closed compiled compiles deployed',
);
const tasks: ReadonlySet<Situation> = new Set([
  'study',
  'exams',
  'coding',
  'cleaning',
  'workout',
  'running',
  'work stress',
]);

const laughs = wordSet('lol lmao haha lmfao hahaha');

const graver: ReadonlySet<Situation> = new Set(['work stress', 'worry', 'anger', 'exams']);
/** What is said of these holds in trouble as well. */
const bearsTrouble: ReadonlySet<Situation> = new Set(['sleeplessness', 'boredom', 'nostalgia']);
