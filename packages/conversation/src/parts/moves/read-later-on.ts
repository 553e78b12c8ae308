import { createCueFinder } from '../../cues/cue-finder.ts';
import { type Message, typed, wordAt } from '../../message.ts';
import type { AskedMood } from '../moods/read-asked-mood.ts';
import type { AskedPath } from '../settings/read-path.ts';
import type { Moves } from './read-moves.ts';

/** What is to come only after a while. */
const findLaterOn = createCueFinder<'laterOn' | 'slowly'>({
  laterOn: `
    (at|by|near|nearing|around|toward|towards|before|for|until|till|nearer) the (very|tail)? (end|finish|finale|close|last bit|last part|last few|last one|back half|second half|last third|final stretch)
    (in|during|through) the (second half|back half|last third|last part|last bit|final part|closing stretch)
    as (i|we|it|they|she|he|the night|the evening|the party|the mix|the list|time|people) (get|gets|go|goes|come|comes|drive|approach|approaches|near|nears|progress|progresses|carry|wear|wears|move|moves|passes|leave|leaves|arrive) (on|along|by|nearer|closer|in|home|there)?
    (over time|with time|bit by bit|little by little|step by step|by degrees|one song at a time|song by song|further in|later on|halfway through|half way through|more and more|with each song|with every song)
  `,
  slowly: `
    (slowly|gradually|by degrees|in stages|in steps|eventually|in time)
    not (all)? (at once|straight away|right away|in one go|immediately|abruptly)
  `,
});

const judging = new Set(['too', 'not', 'so', 'enough']);

/** "More upbeat around the end", "a bit calmer as I get nearer": the music goes there, and does not begin there. */
export function readLaterOn(
  message: Message,
  moves: Moves,
  asked: AskedMood | null,
  isOfTracks: boolean,
): AskedPath | null {
  const [later] = findLaterOn(message.words);
  const isMoved = moves.valence !== 0 || moves.energy !== 0 || asked !== null;
  if (later === undefined || !isMoved || isOfTracks || moves.denied.length > 0) return null;
  // "It got slow towards the end" tells how it was.
  if ((moves.complained ?? []).length > 0) return null;
  if (later.cue === 'laterOn' && moves.words.some((words) => judging.has(words.split(' ')[0] ?? '')))
    return null;
  if (wordAt(message, later.from - 1) === 'not') return null;
  return { path: 'shift', from: null, to: null, words: typed(message, later.from, later.to) };
}
