import { wordSet } from '../../cues/word-classes.ts';
import { type Message, typed, wordAt } from '../../message.ts';
import { movingWords } from '../moves/moving-words.ts';
import type { Amount } from './read-amounts.ts';

const tellers = wordSet(
  'i we he she they it who mum dad mom mother father nan nana gran granny grandma grandad grandpa wife husband son daughter',
);
/** What was done, or was the case, for a time: told with one it is no length of a mix. */
const past = wordSet(`
  did took was were went sat stood drove walked ran slept spent held kept lay flew rode swam cried waited worked talked spoke danced
  sang played listened cooked cleaned read wrote stayed made lasted fought argued delayed travelled traveled trained practised practiced
  said told knew called asked met came gave looked smiled laughed thought felt forgot remembered saw heard
`);
const wishing = wordSet(
  'want wanted need needed make give play put please like would could can should let keep last lasting music mix playlist songs',
);
const after = wordSet('today yesterday tomorrow straight nonstop already later late early ago away once');
const byMeans = wordSet('plane train car bus boat ferry foot bike road air taxi');
const before = wordSet('delayed late behind lasted took spent waited slept');
const endsOf = wordSet(
  'shift class meeting lesson match game school work party film exam course lecture service mass flight train ferry he she nap',
);

/**
 * "He took the yoke for ten minutes", "I did the exercises, twelve minutes", "14 hours today", "delayed 5 hours", "two hours by plane": a time that is
 * told. A length of the music takes a sign that it is to last so long.
 */
export function isToldTime(message: Message, { from, to, unit }: Amount): boolean {
  if (unit !== 'minutes') return false;
  const next = wordAt(message, to);
  if (after.has(next) && !isWishedBefore(message, from)) return true;
  if (spent.has(next) && !isWishedBefore(message, from)) return true;
  if (isShiftOver(message, to)) return true;
  if (next === 'by' && byMeans.has(wordAt(message, to + 1))) return true;
  if (before.has(wordAt(message, from - 1))) return true;
  if (next === 'and' && isDoneSince(message, to + 1)) return true;
  if (raced.test(message.text) && !isWished(message, from)) return true;
  if (isEndOf(message, from) || isOfElse(message, { from, to })) return true;
  return isNarrated(message, from);
}

/** "First 5k ever, 38 mins, didn't walk once". */
const raced =
  /\b(?:\d{1,2} ?k(?:m|ms)? (?:ever|today|done|finished|in)|(?:ran|run|did|finished|swam|cycled|rowed) (?:my |a |the |it|that )|parkrun|half marathon|marathon|didn['’]?t (?:walk|stop) once|without (?:walking|stopping)|(?:new |personal )(?:pb|pr|best|record))\b/i;

/** "6 hrs waiting on a tow", "fixed it eight hours alone". */
const spent = wordSet('waiting wait alone stuck queuing queueing standing sitting crying line delay delayed');
const done = wordSet('finish finished finishes done over ended ends ago behind yesterday');

/** "12 hour night shift finish now". */
const isShiftOver = (message: Message, to: number): boolean =>
  [0, 1, 2].some(
    (next) =>
      wordAt(message, to + next) === 'shift' &&
      [1, 2, 3].some((behind) => done.has(wordAt(message, to + next + behind))),
  );

/** "Forty minutes and I've moved about a mile". */
const isDoneSince = (message: Message, at: number): boolean =>
  tellers.has(wordAt(message, at)) &&
  [1, 2].some((next) => isPastVerb(wordAt(message, at + next))) &&
  wordAt(message, at + 1) !== 'want';

const sentenceEnds = wordSet('. ! ? ;');

/** Somebody did something, in the same sentence, and nothing is wished in it. */
function isNarrated(message: Message, from: number): boolean {
  let isTold = false;
  for (let at = from - 1; at >= 0 && !sentenceEnds.has(message.words[at]?.text ?? ''); at -= 1) {
    const word = wordAt(message, at);
    if (wishing.has(word)) return false;
    if (isPastVerb(word) && [1, 2].some((back) => tellers.has(wordAt(message, at - back)))) isTold = true;
  }
  return isTold;
}

const over = wordSet('spare go wait');
const was = wordSet('was were is');
/** "Half an hour is enough" says how long it is to be, "the ten minutes was the phone call" does not. */
const sufficing = wordSet(
  'enough fine plenty good ok okay perfect ideal right lovely great nice about all what too long short not more',
);
const ofIt = wordSet('it this that these those them music songs tunes nothing something anything some more');
const determiners = wordSet('the a an my our his her their no');
const during = wordSet('in at on with without by');

/** "Two minutes to spare", "ten minutes of moisture percentages", "four hours no power", "eight hours in the cab": what is told took so long. */
function isOfElse(message: Message, { from, to }: Pick<Amount, 'from' | 'to'>): boolean {
  const [next, behind] = [wordAt(message, to), wordAt(message, to + 1)];
  if (was.has(next)) return !sufficing.has(behind);
  // "For one minute she said my name", "for two hours we talked like before", "for a moment my nan knew me".
  if (isDone(message, to) && !isWishedBefore(message, from)) return true;
  if (isWished(message, from)) return false;
  if (next === 'to' && over.has(behind)) return true;
  if (next === 'of') return tellsBefore(message, from) && !isOfMusic(message, to + 1);
  return next === 'no' || (during.has(next) && determiners.has(behind));
}

/** Somebody did something. */
function isDone(message: Message, at: number): boolean {
  const who = determiners.has(wordAt(message, at)) ? at + 1 : at;
  const verb = wordAt(message, who + 1);
  return tellers.has(wordAt(message, who)) && !wishing.has(verb) && isPastVerb(verb);
}

const isPastVerb = (word: string): boolean => past.has(word) || /^[a-z]{3,12}ed$/.test(word);

/** "My father in law danced, at ninety!", in the same sentence. */
export const isToldBefore = (message: Message, from: number): boolean =>
  tellsBefore(message, from) && !isWishedBefore(message, from);

/** "That was it, ten minutes of moisture", where "ninety minutes of highway" is ahead. */
function tellsBefore(message: Message, from: number): boolean {
  for (let at = from - 1; at >= 0 && !sentenceEnds.has(message.words[at]?.text ?? ''); at -= 1)
    if (isPastVerb(wordAt(message, at))) return true;
  return false;
}

/** "An hour of it", "an hour of soft piano", "two hours of Nina Simone". */
const isOfMusic = (message: Message, at: number): boolean =>
  ofIt.has(wordAt(message, at)) ||
  movingWords.adjectives.has(wordAt(message, at)) ||
  movingWords.nouns.has(wordAt(message, at)) ||
  message.named.some(({ from, to }) => from <= at + 1 && at < to) ||
  /^\p{Lu}/u.test(typed(message, at, at + 1));

/** In its sentence, on either side of it. */
function isWished(message: Message, from: number): boolean {
  if (isWishedBefore(message, from)) return true;
  for (let at = from; at < message.words.length && !sentenceEnds.has(message.words[at]?.text ?? ''); at += 1)
    if (wishing.has(wordAt(message, at)) || wordAt(message, at) === 'something') return true;
  return false;
}

function isWishedBefore(message: Message, from: number): boolean {
  for (let at = from - 1; at >= 0 && !sentenceEnds.has(message.words[at]?.text ?? ''); at -= 1)
    if (wishing.has(wordAt(message, at))) return true;
  return false;
}

/** "My shift ends in two hours". */
function isEndOf(message: Message, from: number): boolean {
  if (wordAt(message, from - 1) !== 'in') return false;
  const verb = wordAt(message, from - 2);
  return (
    ['ends', 'starts', 'finishes', 'begins', 'stops', 'leaves', 'wakes', 'is'].includes(verb) &&
    endsOf.has(wordAt(message, from - 3))
  );
}

/** "Still on the bus, 20 more minutes", "should I do one more hour", "home. Two and a quarter hours": of what is done, and not of the music. */
const ofSomethingElse =
  /\b(?:still (?:on|in|at|stuck (?:on|in|at)) (?:the|a|my)|(?:should|shall) i (?:[a-z]{2,9} ){0,6}(?:do|stay|work|study|read|wait)|(?:or|and|just|to) do (?:one|another|an) (?:more |extra )?(?:hour|half hour))\b|^\W{0,3}(?:home|back|here|arrived|made it)[.!,]/i;
const ofTheMix = /\b(?:longer|shorter|make it|add|extend|songs|tracks|music for|mix|playlist)\b/i;
export const tellsHowLong = (text: string): boolean => ofSomethingElse.test(text) && !ofTheMix.test(text);
