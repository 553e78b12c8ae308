import { mixBounds } from '@attune/contract';

/**
 * What is played along with one of a list: what stands before it and after it, each song once, and no more than the service tells of
 * in one call. What stands after it comes first.
 */
export function playedAlong(ids: readonly string[], index: number): string[] {
  const after = [...new Set(ids.slice(index))].slice(0, mixBounds.tracks);
  const before = [...new Set(ids.slice(0, index))].filter((id) => !after.includes(id));
  return [...before.slice(Math.max(0, before.length + after.length - mixBounds.tracks)), ...after];
}
