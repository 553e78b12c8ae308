import type { Brief } from '@attune/contract';
import { wordSet } from '../cues/word-classes.ts';
import { type Message, wordAt } from '../message.ts';
import type { NamedArtists } from './read-artists.ts';
import { keyOf } from './shown-names.ts';

const music = wordSet('this that it these those they he she one ones song track songs music none nothing');
const being = wordSet('is are was were');
const degrees = wordSet('really even exactly actually quite remotely by');

const lacking = wordSet('see hear find get got have has is spot notice');
const tellers = wordSet('i we you u it there they');
const besideLacking = wordSet('still just really absolutely only even literally');

/** "I see no Henrik Solvay", "you have no Sade": told of what is there, and so they are missed. */
export function isLacked(message: Message, from: number): boolean {
  if (wordAt(message, from - 1) !== 'no') return false;
  let at = from - 2;
  while (besideLacking.has(wordAt(message, at))) at -= 1;
  if (!lacking.has(wordAt(message, at))) return false;
  at -= 1;
  while (besideLacking.has(wordAt(message, at))) at -= 1;
  return tellers.has(wordAt(message, at)) && wordAt(message, at - 1) !== 'if';
}

/** Who is missed is wished. */
export const lackedArtists = (message: Message, avoided: NamedArtists['avoided']): NamedArtists['like'] =>
  avoided
    .filter(({ from }) => isLacked(message, from))
    .map(({ name, words, from, to }) => ({
      ...{ like: { kind: 'artist', name }, words, from, to, isLed: true },
    }));

/** "This is not Di Sarli": of whoever the music was to be like it is said that they are missed, and they are not turned down. */
export function isMissed(
  message: Message,
  { name, from }: { name: string; from: number },
  brief: Brief | null,
): boolean {
  if (isLacked(message, from)) return true;
  const isLiked =
    brief?.like.some((like) => like.kind === 'artist' && keyOf(like.name) === keyOf(name)) === true;
  if (!isLiked) return false;
  let at = from - 1;
  while (degrees.has(wordAt(message, at))) at -= 1;
  if (wordAt(message, at) !== 'not') return false;
  return being.has(wordAt(message, at - 1)) && music.has(wordAt(message, at - 2));
}
