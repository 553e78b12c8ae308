import { isFiller } from '../../cues/fillers.ts';
import { wordClasses } from '../../cues/word-classes.ts';
import { type Message, wordAt } from '../../message.ts';

const copulas = new Set('is are was were be s re so just way much far all got gets getting'.split(' '));
const pointers = new Set(
  'it its this that these those they thats them something anything nothing and but not or no with up down on off in out me him her them us'.split(
    ' ',
  ),
);
/** In words. */
const reach = 3;

/** Whether "too" at a place speaks of a thing that is named and is no music: "the connection too slow", "everything is too fast". */
export function isTooMuchOfThing(message: Message, at: number): boolean {
  if (wordAt(message, at) !== 'too') return false;
  let before = at - 1;
  while (before >= at - reach && copulas.has(wordAt(message, before))) before -= 1;
  // "The drums are too loud" is about the music all the same.
  if (message.named.some(({ to }) => to === before + 1)) return false;
  const subject = wordAt(message, before);
  return subject !== '' && !pointers.has(subject) && !isFiller(subject) && !wordClasses.music.has(subject);
}
