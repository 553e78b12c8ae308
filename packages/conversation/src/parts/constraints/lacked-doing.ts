import { wordClasses, wordSet } from '../../cues/word-classes.ts';
import { type Message, wordAt } from '../../message.ts';
import type { ReadConstraint } from './read-constraint.ts';

const ofLists = wordSet(
  'stuff vibe vibes playlist playlists list lists mix beats type kind things please pls',
);
const places = wordSet('on in at');
const today = wordSet('today tonight again yet last this tomorrow now either anymore for');

/**
 * "Newborn, no sleep", "no gym today", "this commute is driving me crazy": what there is none of, or is disliked, is told, and no music for it is
 * turned down, as it is with "no party music". Beside music that stands a bare "no party" turns it down.
 */
export function isLackedDoing(
  message: Message,
  { kind, value, operation, from, to }: Pick<ReadConstraint, 'kind' | 'value' | 'operation' | 'from' | 'to'>,
  isFirst: boolean,
): boolean {
  if (kind !== 'activity' || (operation !== 'avoid' && operation !== 'takeOut')) return false;
  const isOfMusic = [to - 1, to, to + 1].some((at) => wordClasses.music.has(wordAt(message, at)));
  if (isOfMusic || ofLists.has(wordAt(message, to))) return false;
  const [ahead, before] = [wordAt(message, from - 1), wordAt(message, from - 2)];
  // "Can't take my shoes off on the bus" is where somebody is.
  const isPlace = places.has(wordAt(message, from)) || (ahead === 'the' && places.has(before));
  if (isPlace && wordAt(message, from - 3) !== 'not') return true;
  if (isFirst) return ahead !== 'for' || before !== 'not';
  return operation === 'avoid' && ahead === 'no' && (value === 'sleep' || today.has(wordAt(message, to)));
}
