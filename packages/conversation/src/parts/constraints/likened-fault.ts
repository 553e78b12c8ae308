import { type Message, wordAt } from '../../message.ts';

const articles = new Set(['a', 'an', 'the', 'some', 'my']);
const wishing = new Set(['would', 'id', "i'd", 'wed', "we'd", 'i', 'we']);

/** "Too close to techno", "too much like a lullaby" asks for none. */
export const isTooNear = (message: Message, from: number): boolean => {
  const to = articles.has(wordAt(message, from - 1)) ? from - 2 : from - 1;
  return ['to', 'like'].includes(wordAt(message, to)) && wordAt(message, to - 2) === 'too';
};

const unlike = new Set(['less', 'not', 'nothing', 'never']);

/** Beside "too much" of something, what the music is like is no wish; nor is it in "less like a spa". */
export function isLikenedFault(message: Message, from: number): boolean {
  const like = articles.has(wordAt(message, from - 1)) ? from - 2 : from - 1;
  if (wordAt(message, like) === 'like' && unlike.has(wordAt(message, like - 1))) return true;
  if (wordAt(message, like) !== 'like' || wishing.has(wordAt(message, like - 1))) return false;
  return message.words.slice(0, like).some(({ text }) => text === 'too');
}
