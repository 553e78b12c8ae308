import type { Situation } from '@attune/contract';
import { isFiller } from '../cues/fillers.ts';
import type { Message } from '../message.ts';

const occasions: ReadonlySet<Situation> = new Set([
  ...(['wedding', 'birthday', 'reunion', 'party', 'workout', 'running', 'sports match', 'commute'] as const),
  ...([
    'travel',
    'cooking',
    'cleaning',
    'waking up',
    'winding down',
    'falling asleep',
    'meditation',
  ] as const),
  ...([
    'reading',
    'study',
    'coding',
    'making something',
    'dinner with guests',
    'date',
    'children around',
  ] as const),
]);

/** Whether music is for it, rather than about it. */
export function isOccasion(situation: Situation): boolean {
  return occasions.has(situation);
}

const refusing = new Set('not nothing never less isnt too'.split(' '));
/** With these an occasion is told beside what is refused: "nothing with words while I study". */
const beside = new Set('while for when because since to as but just only more now with i we'.split(' '));
const laughs = /^(?:l+m+f?a+o+|l+o+l+|(?:ha){2,9}h?|omg|nah|no|nope|ugh|hm+)$/;
const selves = new Set('i my we our im ive'.split(' '));
const mostRefused = 6;

/** The occasion a message tells of; `null` where it says only how the music is not to be: "not too romantic". */
export function occasionIn({ words }: Message, situation: Situation | null): Situation | null {
  const said = words.filter(
    ({ text, isWord }) => isWord && (text === 'too' || !isFiller(text)) && text !== 'but',
  );
  // "Lmaooo too breakup".
  const [opener = '', ...others] = said.map(({ text }) => text);
  const [first, ...rest] = laughs.test(opener) ? others : [opener, ...others];
  // "Less drums, I have a migraine".
  const tellsBeside = words.some(({ text }, at) => selves.has(text) && words[at - 1]?.isWord === false);
  const isRefused =
    !tellsBeside &&
    refusing.has(first ?? '') &&
    said.length <= mostRefused &&
    !rest.slice(1).some((word) => beside.has(word));
  return isRefused ? null : situation;
}
