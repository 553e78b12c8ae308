import { type Message, wordAt } from '../message.ts';

const refusing = new Set(
  'no not dont never nothing without stop quit less cant nor enough sick tired'.split(' '),
);
/** "Can't get enough of this kind of music", "don't stop": what takes the refusal back. */
const takingBack = new Set('get not never dont nearly hear isnt have why almost cant'.split(' '));
/** What may stand between a refusal and what it refuses. */
const between = new Set(
  'any anything more of to want wanna need hear hearing play playing give giving me us put really please the some songs music stuff with all in mood for feeling'.split(
    ' ',
  ),
);
const farthest = 6;

/** "No more songs like this" asks for the contrary; a mark parts: "no, more like this". */
export function isRefusedBefore(message: Message, from: number): boolean {
  for (let at = from - 1; at >= from - farthest; at -= 1) {
    const word = wordAt(message, at);
    if (refusing.has(word)) return !takingBack.has(wordAt(message, at - 1));
    if (!between.has(word)) return false;
  }
  return false;
}
