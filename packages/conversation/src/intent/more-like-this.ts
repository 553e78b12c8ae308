import { isFiller } from '../cues/fillers.ts';
import { cuesOf, type Message, wordAt } from '../message.ts';

const refusing = new Set(
  'no not dont never nothing without stop quit less cant nor enough sick tired'.split(' '),
);
/** "Can't get enough of this kind of music", "don't stop": what takes the refusal back. */
const takingBack = new Set('get not never dont nearly hear isnt have why almost cant'.split(' '));
/** What may stand between a refusal and what it refuses. */
const between = new Set(
  'any anything more of to want wanna need hear hearing play playing give giving me us put really please the some songs music stuff with all'.split(
    ' ',
  ),
);
const farthest = 6;

/** "No more songs like this" asks for the contrary; a mark parts: "no, more like this". */
function isRefused(message: Message, from: number): boolean {
  for (let at = from - 1; at >= from - farthest; at -= 1) {
    const word = wordAt(message, at);
    if (refusing.has(word)) return !takingBack.has(wordAt(message, at - 1));
    if (!between.has(word)) return false;
  }
  return false;
}

const ofMusic = new Set('music songs song stuff thing things tunes tracks kind sort type of'.split(' '));

function endsThought(message: Message, to: number): boolean {
  let at = to;
  while (ofMusic.has(wordAt(message, at)) || isFiller(wordAt(message, at))) at += 1;
  return wordAt(message, at) === '';
}

/** Whether more like what plays is asked for, or no more of it; `null` where neither is, as in "no more of this artist". */
export function moreLikeThis(message: Message): 'asked' | 'refused' | null {
  const found = cuesOf(message, 'moreLikeThis');
  const refused = found.filter(({ from }) => isRefused(message, from));
  if (refused.length === 0) return found.length === 0 ? null : 'asked';
  return refused.some(({ to }) => endsThought(message, to)) ? 'refused' : null;
}
