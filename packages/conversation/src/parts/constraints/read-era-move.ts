import type { Brief, Change } from '@attune/contract';
import { cuesOf, type Message, typed, wordAt } from '../../message.ts';

const newest = 2020;
const oldest = 1950;
const ofOldies = '1960s';

/** "same but newer", "older songs": a decade on or back from those wanted; where none is, today's or oldies. */
export function eraChanges(message: Message, brief: Brief): Change[] {
  const [newer] = eraCues(message, 'newer');
  const [older] = eraCues(message, 'older');
  const cue = newer ?? older;
  if (cue === undefined || message.named.some(({ kind, meant }) => kind === 'era' && meant)) return [];
  const eras = brief.wanted.filter(({ kind }) => kind === 'era');
  const decades = eras.map(({ value }) => Number.parseInt(value, 10)).filter((decade) => decade >= oldest);
  const words = typed(message, cue.from, cue.to).slice(0, 120);
  const value =
    newer === undefined
      ? decades.length === 0
        ? // Older than oldies is a decade of them.
          eras.some(({ value: era }) => era === 'oldies')
          ? ofOldies
          : 'oldies'
        : `${Math.max(oldest, Math.min(...decades) - 10)}s`
      : `${Math.min(newest, decades.length === 0 ? newest : Math.max(...decades) + 10)}s`;
  return [
    ...eras.map(
      ({ value: old }): Change => ({ field: 'wanted', op: 'remove', kind: 'era', value: old, words }),
    ),
    { field: 'wanted', op: 'add', kind: 'era', value, words },
  ];
}

const ofSomebody = new Set(['am', 'was', 'were', 'feel', 'getting']);

/** "Less new age" is about that kind of music, and "I'm not old" about somebody. */
function eraCues(message: Message, cue: 'newer' | 'older') {
  return cuesOf(message, cue).filter(
    (found) =>
      !ofSomebody.has(wordAt(message, found.from - 1)) &&
      !message.named.some(({ from, to }) => from < found.to && found.from < to && to > found.to),
  );
}
