/** What to take out of a list and put at its end, so that it becomes another. */
export interface EntriesChange {
  /** Places in the list as it was. */
  removed: readonly number[];
  added: readonly string[];
}

/**
 * Servers take entries out by their places and put new ones at the end; so what stays is the longest beginning of the wanted
 * list whose entries stand in that order already.
 */
export function changeOfEntries(before: readonly string[], wanted: readonly string[]): EntriesChange {
  const removed: number[] = [];
  let kept = 0;
  before.forEach((id, place) => {
    if (kept < wanted.length && wanted[kept] === id) kept += 1;
    else removed.push(place);
  });
  return { removed, added: wanted.slice(kept) };
}
