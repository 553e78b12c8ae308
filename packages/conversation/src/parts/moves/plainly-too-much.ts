import { type Message, wordAt } from '../../message.ts';
import { livelier } from './moving-phrases.ts';
import type { Move } from './moving-words.ts';

/** "Too much!", "even this is too much for me": of all that there is. "I think too much" is told. */
export function plainlyTooMuch(message: Message, at: number): Move | undefined {
  if (wordAt(message, at) !== 'too' || wordAt(message, at + 1) !== 'much') return undefined;
  if (!endsTooMuch.has(wordAt(message, at + 2))) return undefined;
  let before = at - 1;
  while (before > at - 5 && besideTooMuch.has(wordAt(message, before))) before -= 1;
  const subject = wordAt(message, before);
  const isSaid = subject === '' || ofWhatPlays.has(subject);
  return isSaid ? { direction: livelier, sign: -1, from: at, to: at + 2 } : undefined;
}

const endsTooMuch = new Set(' now already here haha lol please tbh mate bro man'.split(' '));
const besideTooMuch = new Set(
  `a bit little way far just ok okay no nah nope oh ow oof still really is was getting got becoming much now thats even honestly well
  wow whoa woah hey far`
    .trim()
    .split(/\s+/),
);
const ofWhatPlays = new Set(
  'it this that these those song one ones track music bass drums beat mix'.split(' '),
);
