import { numberOf } from '../cues/word-classes.ts';
import { cuesOf, type Message, wordAt } from '../message.ts';

const most = 20;
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
      if (count !== undefined && count > 0) return Math.min(most, count);
      if (word === 'before' && wordAt(message, at + 1) === 'last') return 2;
    }
  }
  return 1;
}

/** "the one before" counts nothing, "one step back" does. */
function isNumber(message: Message, at: number): boolean {
  const word = wordAt(message, at);
  if (word !== 'one') return true;
  return ['step', 'change', 'back'].includes(wordAt(message, at + 1));
}
