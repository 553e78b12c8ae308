import type { Brief, Situation } from '@attune/contract';
import { type ToneShares, type Topic, toneOf } from '@attune/mood';
import { wordSet } from '../cues/word-classes.ts';
import { saysLow, statedFeeling } from '../intent/stated-feeling.ts';
import { isExclaimed } from '../intent/tells-of-oneself.ts';
import type { Message } from '../message.ts';
import { isCry, isFestive, isWordlessFeeling, sayingIn } from './cries.ts';
import { isOccasion } from './occasions.ts';
import { hurtsIn, likelierMoods } from './situation-moods.ts';

/** Said of people alone; "good", "low" and "heavy" are said of music as well. */
const felt = wordSet(`
  tired sleepy exhausted knackered drained shattered sluggish groggy hungover anxious nervous worried scared afraid stressed overwhelmed
  jittery jumpy panicky panicking ill terrified petrified frightened panicked dreading freaking lonely depressed numb teary weepy tearful
  homesick disappointed gutted hopeless heartbroken devastated betrayed rejected unloved ashamed embarrassed grateful relieved thankful
  joyful ecstatic thrilled elated giddy chuffed overjoyed excited hyped pumped restless stoked energised energized bored frustrated irritated
  furious pissed livid seething fuming raging outraged enraged infuriated angry cranky grumpy tilted jealous buzzing euphoric sobbing
  crying bawling weeping shaking trembling wallowing wallow happy sad upset unhappy guilty hurting unwell poorly grieving mourning
`);
/** Said of somebody else they are no feeling of one's own. */
const someoneElses = wordSet('he she they shes hes theyre everyone everybody who people kids bride');

/** Right before a feeling these state it, however long the message is. */
const stating = wordSet(
  'im am i so really very just feel feeling feels absolutely totally well pretty proper dead',
);
/** What somebody did to whoever writes, or what became of it: few words, and the day is another. */
const happened = wordSet(`
  cancelled canceled bailed flaked ghosted ghosting dumped unmatched cheated fired sacked evicted failed died crashed bombed won
  relegated eliminated engaged pregnant proposed promoted hired accepted quit quitting resigned resigning divorced divorcing
`);
/** In a longer message a feeling is stated in so many words, or told by the whole. */
const mostInCallout = 8;
const mostInNews = 9;

function namesFeeling({ words }: Message): boolean {
  if (words.some(({ text }) => someoneElses.has(text))) return false;
  return words.some(
    ({ text }, at) =>
      felt.has(text) && (words.length <= mostInCallout || stating.has(words[at - 1]?.text ?? '')),
  );
}

const bringsNews = ({ words }: Message): boolean =>
  words.filter(({ isWord }) => isWord).length <= mostInNews && words.some(({ text }) => happened.has(text));

/** "She was a teacher", of somebody nobody spoke of before. */
const remembers = ({ text }: Message): boolean => remembered.test(text.slice(0, mostRead));
const remembered = /^(?:and |but |oh |well ){0,2}(?:he|she|they) (?:was|were) (?:an?|the|my|our) [a-z]/i;
/** In characters. */
const mostRead = 60;

/** "Exhausted", "so tired now": a feeling and hardly a word more. */
const mostInBareFeeling = 4;
/** "Haha I'm crying". */
const laughing = /\b(?:lol|lmao|rofl|(?:ha){2,9}h?|laugh(?:ing)?|hilarious|funny)\b|[😂🤣]/iu;

/** Whether it begins anew whatever it was taken for: a bare feeling, or somebody nobody spoke of before. */
export const isPlainlyNew = (message: Message, { situation, tone, before }: Omit<Told, 'topic'>): boolean =>
  (message.words.length <= mostInBareFeeling && namesFeeling(message) && !laughing.test(message.text)) ||
  (statedFeeling(message) === 'plain' && saysLow(message) && !wasLow(before)) ||
  isFestive(message.text) ||
  isCalledOff(message.text, before) ||
  namesDay(message, situation, tone, before) ||
  (!isMourned(before) && remembers(message)) ||
  turns(message.text, before);

/** "He just texted he can't come", of whom the music was for. */
const isCalledOff = (text: string, { situation }: Brief): boolean =>
  situation !== null &&
  forCompany.has(situation) &&
  notComing.test(text.slice(0, mostRead * 2).replace(/['’]/g, ''));
const forCompany: ReadonlySet<Situation> = new Set<Situation>([
  ...(['date', 'dinner with guests', 'party', 'birthday', 'reunion'] as const),
]);
const notComing =
  /\b(?:he|she|they|my date|everyone|everybody|nobody|no one|all of them|the guests)\b.{0,24}\b(?:(?:cant|can not|cannot|wont|will not|isnt|is not|arent|are not|not) (?:come|coming|be there|be here)|stood me up|cancell?(?:ed|ing)|bailed)\b/i;

/** What is so with somebody, or happens to them, and is no occasion for which they would have asked for music. */
const ofTheDay: ReadonlySet<Situation> = new Set<Situation>([
  ...([
    'grief',
    'heartbreak',
    'loneliness',
    'homesickness',
    'failure',
    'illness',
    'worry',
    'sleeplessness',
  ] as const),
  ...(['work stress', 'exams', 'achievement', 'wedding', 'birth', 'birthday'] as const),
]);
const mostInDay = 6;
/** A situation is heard in "yes sir" as well; the tone is of neither. 0 to 1. */
const agreeing = 0.5;

/** "My boyfriend broke up with me", "I can't sleep", "it's my birthday", beside music that was only asked for. */
const namesDay = ({ words }: Message, now: Situation | null, tone: ToneShares, before: Brief): boolean =>
  now !== null &&
  (before.situation === null || (isTrouble(now) && !wasLow(before))) &&
  ofTheDay.has(now) &&
  (isTrouble(now) ? tone.hurts : tone.glad) >= agreeing &&
  words.length <= mostInDay &&
  (!words.some(({ text }) => someoneElses.has(text)) || words.some(({ text }) => toOneself.has(text)));
/** "He broke up with me". */
const toOneself = wordSet('me us');

/** "It went so well" after nerves: a saying for being glad of somebody who was not. */
const turns = (text: string, before: Brief): boolean => sayingIn(text) === 'glad' && !wasGlad(before);

/** "Winding down alone with a cup of tea": what is done now by its name. */
const namesOccasion = ({ text, words }: Message, now: Situation | null, before: Situation | null): boolean =>
  now !== null &&
  now !== before &&
  isOccasion(now) &&
  text.toLowerCase().includes(now) &&
  (!words.some((word) => someoneElses.has(word.text)) || words.some((word) => word.text === 'now'));

/** 0 to 1. */
const surely = 0.9;
const agreed = 0.85;
/** Enough where it is said with an outcry: "WE FOUND HIM", "he is here!!", "aaaaah". */
const loudly = 0.6;
/** Livelier or brighter than this a brief is of somebody who is glad. */
const gladFrom = 0.6;

interface Told {
  situation: Situation | null;
  topic: Topic | null;
  tone: ToneShares;
  before: Brief;
}

/**
 * Whether a message after which music stands tells of a feeling, or of news, that the music was not made for: "we won!!", "my dog died".
 * What goes on with the story that was told, "he brought his mother", is answered, and the music stays.
 */
export function tellsAnew(message: Message, { situation, topic, tone, before }: Told): boolean {
  const { text } = message;
  if (isExclaimed(message) || (!isMourned(before) && remembers(message))) return true;
  if (statedFeeling(message) !== null || namesFeeling(message) || bringsNews(message)) return true;
  if (namesOccasion(message, situation, before.situation)) return true;
  if (isCry(text) || isFestive(text) || isWordlessFeeling(text) || sayingIn(text) !== null) return true;
  const now = situation === before.situation ? null : situation;
  const about = topic === null ? null : toneOf(topic);
  const hurts = tone.hurts >= leastOf(message, about === 'hurts');
  const isGlad = tone.glad >= leastOf(message, about === 'glad');
  if (!hurts && !isGlad) return false;
  if (now !== null && isTrouble(now) === hurts && likelierMoods[now].length > 0) return true;
  // Who tells more of the same is heard already; a turn of what happened is new.
  return isGlad ? !wasGlad(before) : about === 'hurts' && !wasLow(before);
}

/** What is surely told; a little less is enough where what it is about tells the same, or it is cried out. */
const leastOf = ({ text }: Message, isAgreed: boolean): number =>
  outcry.test(text) ? loudly : isAgreed ? agreed : surely;
const outcry = /!!|\b[A-Z]{2,12} [A-Z]{2,12}\b|([a-zA-Z])\1{3}/;

const wasLow = ({ mood, situation, feeling }: Brief): boolean =>
  mood === 'sad' || (situation !== null && isTrouble(situation)) || feeling.valence < 1 - gladFrom;
const wasGlad = ({ mood, situation }: Brief): boolean =>
  (mood === 'happy' || mood === 'energetic') && (situation === null || !isTrouble(situation));
/** Work, worry and anger wear out whom they do not make sad alone. */
const isTrouble = (situation: Situation): boolean =>
  situation === 'anger' || likelierMoods[situation].includes('sad');
const isMourned = ({ situation }: Brief): boolean => situation !== null && hurtsIn(situation);
