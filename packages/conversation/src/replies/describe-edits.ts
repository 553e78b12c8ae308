import type { Change, Edit } from '@attune/contract';
import { listed } from './describe-changes.ts';

const said: Readonly<Record<Exclude<Edit['op'], 'put'>, (tracks: string) => string>> = {
  drop: (tracks) => `${tracks} out`,
  keep: (tracks) => `${tracks} kept`,
  moreLike: (tracks) => `more like ${tracks}`,
  lessLike: (tracks) => `less like ${tracks}`,
};

/** What is done with single tracks, in plain words. A song whose name is told beside it needs no number. */
export function describeEdits(edits: readonly Edit[], changes: readonly Change[]): string[] {
  const isNamed = changes.some((change) => change.field === 'like' && change.op === 'add');
  return edits.flatMap(({ op, positions }) =>
    op === 'put' || positions.length === 0 || (op === 'moreLike' && isNamed)
      ? []
      : [said[op](numbered(positions))],
  );
}

/** "Number 3", "numbers 1 to 4", "numbers 4, 7 and 12". */
function numbered(positions: readonly number[]): string {
  const runs: Array<{ first: number; last: number }> = [];
  for (const position of positions.toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run !== undefined && position <= run.last + 1) run.last = position;
    else runs.push({ first: position, last: position });
  }
  const names = runs.flatMap(({ first, last }) =>
    last - first > 1 ? [`${first} to ${last}`] : first === last ? [`${first}`] : [`${first}`, `${last}`],
  );
  return `${positions.length === 1 ? 'number' : 'numbers'} ${listed(names)}`;
}
