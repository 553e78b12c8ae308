import { wordSet } from '../cues/word-classes.ts';
import { type Message, wordAt } from '../message.ts';
import type { Amount } from './read-amounts.ts';

const tellers = wordSet('i we he she they it who mum dad');
/** What was done, or was the case, for a time: told with one it is no length of a mix. */
const past = wordSet(`
  did took was were went sat stood drove walked ran slept spent held kept lay flew rode swam cried waited worked talked spoke danced
  sang played listened cooked cleaned read wrote stayed made lasted fought argued delayed travelled traveled trained practised practiced
`);
const wishing = wordSet(
  'want wanted need needed make give play put please like would could can should let keep last lasting music mix playlist songs',
);
const after = wordSet('today yesterday straight nonstop already later late early ago away');
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
  if (next === 'by' && byMeans.has(wordAt(message, to + 1))) return true;
  if (before.has(wordAt(message, from - 1))) return true;
  if (isEndOf(message, from)) return true;
  return isNarrated(message, from);
}

const sentenceEnds = wordSet('. ! ? ;');

/** Somebody did something, in the same sentence, and nothing is wished in it. */
function isNarrated(message: Message, from: number): boolean {
  let isTold = false;
  for (let at = from - 1; at >= 0 && !sentenceEnds.has(message.words[at]?.text ?? ''); at -= 1) {
    const word = wordAt(message, at);
    if (wishing.has(word)) return false;
    const isPast = past.has(word) || /^[a-z]{3,12}ed$/.test(word);
    if (isPast && [1, 2].some((back) => tellers.has(wordAt(message, at - back)))) isTold = true;
  }
  return isTold;
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
