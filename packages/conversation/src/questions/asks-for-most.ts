import { type Message, wordAt } from '../message.ts';
import type { MixQuestion } from './mix-question.ts';

const most =
  'oldest|newest|latest|earliest|longest|shortest|fastest|quickest|slowest|quietest|loudest|softest|calmest|gentlest|liveliest|wildest|saddest|funniest|silliest|happiest|darkest|brightest|best|last|final|first';
const lead =
  '(?:(?:and|but|so|ok|okay|then|also|please|lol|haha|hm|oh|well|now|just|(?:can|could) you tell me|tell me|do you know) ){0,3}';
const song = '(?: (?:one|ones|song|songs|track|tune|piece))?';
const within =
  '(?: (?:here|now|please|then|in here|in there|on here|on there|in it|in this|on it|of them|of these|of all|of them all|of the lot|of the (?:mix|list)|in the (?:mix|list)|on the (?:mix|list)|you have|there is))?';
const asked = new RegExp(
  `^${lead}(?:(?:which|what|whats|whichs)${song}(?: (?:of|in|on) (?:these|them|those|all|all these|this|the mix|the list|here))?(?: (?:is|are|was|would be|s|plays|play|lasts|last|runs|run|goes|goes on|sounds|has|have))?) (?:the )?(?:very )?(${most})${song}${within}$`,
);
const bare = new RegExp(`^${lead}(?:the )(?:very )?(${most})${song}${within}$`);
/** Of places a song has in the mix, which "the last?" alone may point at in other ways. */
const places = new Set(['first', 'last', 'final']);

/** "Which is the shortest?", "the slowest one?": the song of the mix that has most of something. */
export function asksForMost(message: Message, tracks: number): MixQuestion | null {
  const sentences: string[] = [];
  let said: string[] = [];
  for (let at = 0; at <= message.words.length; at += 1) {
    const word = wordAt(message, at);
    if (word !== '') said.push(word);
    else if (said.length > 0) {
      sentences.push(said.join(' '));
      said = [];
    }
  }
  const [only, ...others] = sentences;
  // Of several sentences the one that asks for it in so many words: "five minutes left. Whats the shortest one".
  if (others.length > 0) {
    const found = sentences.flatMap((one) => inWords(one));
    const [name] = found;
    return found.length === 1 &&
      name !== undefined &&
      !places.has(name) &&
      others.length < mostSentences &&
      !sentences.some((one) => wishing.test(one))
      ? { about: 'most', positions: [], trait: null, name }
      : null;
  }
  if (only === undefined || only.split(' ').length > mostWords) return null;
  const isMarked = message.text.trimEnd().endsWith('?');
  const found = asked.exec(only)?.[1] ?? (isMarked ? bare.exec(only)?.[1] : undefined);
  if (found === undefined) return null;
  if (!places.has(found)) return { about: 'most', positions: [], trait: null, name: found };
  if (!asked.test(only)) return null;
  return { about: 'title', positions: [found === 'first' ? 1 : tracks], trait: null };
}
const mostSentences = 4;
/** "We want to clap" tells what it is asked for. */
const wishing =
  /\b(?:more|less|no|not|without|play|put|add|drop|remove|keep|make|give|want(?! to (?!hear|have|listen|play|get|go))|please|pls|instead|another)\b/;

/** "5 min left of lunch whats the shortest one": asked at the end. */
function inWords(said: string): string[] {
  const words = said.split(' ');
  const at = words.findIndex(
    (word, place) => /^(?:what|which|whats|whichs)$/.test(word) && place < words.length - 2,
  );
  const found =
    at < 0 || words.length - at > mostWords ? undefined : asked.exec(words.slice(at).join(' '))?.[1];
  return found === undefined ? [] : [found];
}
const mostWords = 14;
