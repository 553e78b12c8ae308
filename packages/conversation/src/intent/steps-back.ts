import { numberOf } from '../cues/word-classes.ts';
import { cuesOf, type Message, wordAt } from '../message.ts';

/** As far as the page goes back. */
export const mostSteps = 20;
const counted: ReadonlyMap<string, number> = new Map(
  Object.entries({ twice: 2, couple: 2, both: 2, thrice: 3, once: 1 }),
);

/** "go back two", "undo the last three", "undo twice"; one, where no number is said. */
export function stepsBack(message: Message): number {
  for (const { from, to } of cuesOf(message, 'undo')) {
    for (let at = from; at < to + 4; at += 1) {
      const word = wordAt(message, at);
      if (at >= to && word === '') break;
      const count = counted.get(word) ?? (isNumber(message, at) ? numberOf(word) : undefined);
      if (count !== undefined && count > 0) return Math.min(mostSteps, count);
      if (word === 'before' && wordAt(message, at + 1) === 'last') return 2;
    }
  }
  // The page goes back no further than to where it began.
  if (fromTheStart.test(message.text.slice(0, mostRead))) return mostSteps;
  // "Scrap the last two things I asked for".
  for (const [at, { text }] of message.words.slice(0, mostWords).entries()) {
    const count =
      text === 'last'
        ? (counted.get(wordAt(message, at + 1)) ?? numberOf(wordAt(message, at + 1)))
        : undefined;
    if (count !== undefined && count > 0 && counts.has(wordAt(message, at + 2)))
      return Math.min(mostSteps, count);
  }
  return 1;
}

/** "How you had it at the beginning". */
const fromTheStart =
  /\b(?:at|in|of|from) (?:the )?(?:very )?(?:beginning|outset)\b|\b(?:at|in) the (?:very )?start\b|\bthe (?:very )?first (?:mix|list|playlist|version|selection)\b|\b(?:how|the way) (?:it|you|we) (?:began|started)\b/i;
/** In characters. */
const mostRead = 400;

const mostWords = 40;
const counts = new Set(
  'things thing changes change steps step wishes requests bits edits messages of'.split(' '),
);

/** "the one before" counts nothing, "one step back" does. */
function isNumber(message: Message, at: number): boolean {
  const word = wordAt(message, at);
  if (word !== 'one') return true;
  return ['step', 'change', 'back'].includes(wordAt(message, at + 1));
}
