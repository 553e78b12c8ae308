import type { Change } from '@attune/contract';

/** How a mix is to begin, where it is told in parts; quieter than this is quiet. */
const quiet = 0.5;
const tellsBeginning = /\b(?:first|begin\w{0,6}|start\w{0,4}|open\w{0,4})\b/i;

/** "The first five minutes slow": what is said is the beginning, and not where the music goes from there. */
export function withoutOpening(changes: readonly Change[]): {
  changes: readonly Change[];
  opening: string[];
} {
  const path = changes.find(({ field }) => field === 'path');
  const start = changes.find(({ field }) => field === 'feeling.energy');
  if (
    path?.op !== 'set' ||
    path.to !== 'shift' ||
    start?.op !== 'set' ||
    !tellsBeginning.test(path.words ?? '')
  )
    return { changes, opening: [] };
  return {
    changes: changes.filter(({ field, words }) => !(field.startsWith('target.') && words === path.words)),
    opening: [Number(start.to) < quiet ? 'a quiet beginning' : 'a lively beginning'],
  };
}
