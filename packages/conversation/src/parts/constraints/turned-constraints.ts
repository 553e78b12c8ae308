import type { Brief } from '@attune/contract';
import type { Message } from '../../message.ts';
import type { Moves } from '../moves/read-moves.ts';
import type { Positions } from '../tracks/read-positions.ts';
import { isMissedInMusic } from './missed-in-music.ts';
import type { ReadConstraint } from './read-constraint.ts';

const turning: ReadonlySet<ReadConstraint['operation']> = new Set(['avoid', 'takeOut']);

export const missed = (
  message: Message,
  constraints: readonly ReadConstraint[],
  brief: Brief | null,
): ReadConstraint[] =>
  constraints.map((one) => {
    const isWanted =
      brief?.wanted.some(({ kind, value }) => kind === one.kind && value === one.value) === true;
    return turning.has(one.operation) && isMissedInMusic(message, one.from, isWanted)
      ? { ...one, operation: 'want' }
      : one;
  });

/** "Bossa is for old people", "techno gives me a headache": what fault is found with is turned down. */
export function faulted(
  constraints: readonly ReadConstraint[],
  { complained = [] }: Moves,
): ReadConstraint[] {
  return constraints.map((one) =>
    one.operation === 'want' &&
    faulty.has(one.kind) &&
    complained.some(({ from }) => from === one.to || from === one.to + 1)
      ? { ...one, operation: 'avoid' }
      : one,
  );
}

/** "The one with the organ woke her up", where nobody knows which one that is: the organ goes. */
export const turnedDown = (constraints: readonly ReadConstraint[], unwelcome: readonly Positions[]) =>
  constraints.map(
    (one): ReadConstraint =>
      one.operation === 'want' && unwelcome.some(({ from, to }) => from <= one.from && one.to <= to)
        ? { ...one, operation: 'avoid' }
        : one,
  );
const faulty: ReadonlySet<string> = new Set(['genre', 'instrument', 'vocals', 'era']);
