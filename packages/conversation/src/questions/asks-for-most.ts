import { type Message, wordAt } from '../message.ts';
import type { MixQuestion } from './mix-question.ts';

const most =
  'oldest|newest|latest|earliest|longest|shortest|fastest|quickest|slowest|quietest|loudest|softest|calmest|gentlest|liveliest|wildest|saddest|happiest|darkest|brightest|best|last|final|first';
const lead =
  '(?:(?:and|but|so|ok|okay|then|also|please|lol|haha|hm|oh|well|now|just|(?:can|could) you tell me|tell me|do you know) ){0,3}';
const song = '(?: (?:one|ones|song|songs|track|tune|piece))?';
const within =
  '(?: (?:here|now|please|then|in here|in there|on here|on there|in it|in this|on it|of them|of these|of all|of them all|of the lot|of the (?:mix|list)|in the (?:mix|list)|on the (?:mix|list)|you have|there is))?';
const asked = new RegExp(
  `^${lead}(?:(?:which|what|whats|whichs)${song}(?: (?:of|in|on) (?:these|them|those|all|all these|this|the mix|the list|here))?(?: (?:is|are|was|would be|s))?) (?:the )?(?:very )?(${most})${song}${within}$`,
);
const bare = new RegExp(`^${lead}(?:the )(?:very )?(${most})${song}${within}$`);
/** Of places a song has in the mix, which "the last?" alone may point at in other ways. */
const places = new Set(['first', 'last', 'final']);

/** "Which is the shortest?", "the slowest one?": the song of the mix that has most of something. */
export function asksForMost(message: Message, tracks: number): MixQuestion | null {
  const words: string[] = [];
  for (let at = 0; at < message.words.length; at += 1) {
    const word = wordAt(message, at);
    if (word !== '') words.push(word);
    // More than one sentence is read one by one.
    else if (words.length > 0 && message.words.slice(at).some(({ isWord }) => isWord)) return null;
  }
  const said = words.slice(0, mostWords + 1).join(' ');
  if (words.length > mostWords) return null;
  const isMarked = message.text.trimEnd().endsWith('?');
  const found = asked.exec(said)?.[1] ?? (isMarked ? bare.exec(said)?.[1] : undefined);
  if (found === undefined) return null;
  if (!places.has(found)) return { about: 'most', positions: [], trait: null, name: found };
  if (!asked.test(said)) return null;
  return { about: 'title', positions: [found === 'first' ? 1 : tracks], trait: null };
}
const mostWords = 14;
