import { type Message, wordAt } from '../../message.ts';

const refusing = new Set('dont not never no didnt wouldnt without'.split(' '));
/** What may stand between a refusal and the command that it turns down. */
const between = new Set(
  'you to need have want wanna please just ever even dare me us the this that a be say said ask asked for tell told so really'.split(
    ' ',
  ),
);
const farthest = 5;

const stoppable = new Set(
  'please pls now for music it everything anything altogether then again until a thanks ok'.split(' '),
);
const whatPlays = new Set('music song track tune songs playlist mix list one'.split(' '));

/** "Stop playing stuff like Nirvana", "stop playing this artist": something is not to come, and the rest plays on. */
export function stopsSomeOnly(message: Message, from: number): boolean {
  if (wordAt(message, from) !== 'stop' || wordAt(message, from + 1) !== 'playing') return false;
  const next = wordAt(message, from + 2);
  if (next === '' || stoppable.has(next)) return false;
  const isPointing = ['the', 'this', 'that', 'my'].includes(next);
  const after = wordAt(message, from + 3);
  return !(isPointing && (after === '' || (whatPlays.has(after) && wordAt(message, from + 4) === '')));
}

/** "Don't stop the music", "no need to pause": no order, and the contrary of one. "Why don't you skip it" is one. */
export function isTurnedDown(message: Message, from: number): boolean {
  for (let at = from - 1; at >= from - farthest; at -= 1) {
    const word = wordAt(message, at);
    if (refusing.has(word)) return !['why', 'if'].includes(wordAt(message, at - 1));
    if (!between.has(word)) return false;
  }
  return false;
}

/** "Skip to the third one", "skip ahead to the last": it is gone to, and nothing else is passed over. */
export function isSkippedTo(message: Message, from: number): boolean {
  if (wordAt(message, from) !== 'skip') return false;
  const at = ['ahead', 'forward', 'back', 'straight', 'right'].includes(wordAt(message, from + 1)) ? 2 : 1;
  return wordAt(message, from + at) === 'to';
}
