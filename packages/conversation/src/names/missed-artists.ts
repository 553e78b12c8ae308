import type { Brief } from '@attune/contract';
import { wordSet } from '../cues/word-classes.ts';
import { type Message, wordAt } from '../message.ts';
import { keyOf } from './shown-names.ts';

const music = wordSet('this that it these those they he she one ones song track songs music none nothing');
const being = wordSet('is are was were');
const degrees = wordSet('really even exactly actually quite remotely by');

/** "This is not Di Sarli": of whoever the music was to be like it is said that they are missed, and they are not turned down. */
export function isMissed(
  message: Message,
  { name, from }: { name: string; from: number },
  brief: Brief | null,
): boolean {
  const isLiked =
    brief?.like.some((like) => like.kind === 'artist' && keyOf(like.name) === keyOf(name)) === true;
  if (!isLiked) return false;
  let at = from - 1;
  while (degrees.has(wordAt(message, at))) at -= 1;
  if (wordAt(message, at) !== 'not') return false;
  return being.has(wordAt(message, at - 1)) && music.has(wordAt(message, at - 2));
}
