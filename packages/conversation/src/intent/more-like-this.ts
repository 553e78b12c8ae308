import { isFiller } from '../cues/fillers.ts';
import { cuesOf, type Message, wordAt } from '../message.ts';
import { isRefusedBefore } from '../parts/refused-before.ts';

const ofMusic = new Set('music songs song stuff thing things tunes tracks kind sort type of'.split(' '));

function endsThought(message: Message, to: number): boolean {
  let at = to;
  while (ofMusic.has(wordAt(message, at)) || isFiller(wordAt(message, at))) at += 1;
  return wordAt(message, at) === '';
}

/** Whether more like what plays is asked for, or no more of it; `null` where neither is, as in "no more of this artist". */
export function moreLikeThis(message: Message): 'asked' | 'refused' | null {
  const found = cuesOf(message, 'moreLikeThis');
  const refused = found.filter(({ from }) => isRefusedBefore(message, from));
  if (refused.length === 0) return found.length === 0 ? null : 'asked';
  return refused.some(({ to }) => endsThought(message, to)) ? 'refused' : null;
}
