/** What to take out of a list and put at its end, so that it becomes another. */
export interface EntryDiff {
  /** Places in the list as it was. */
  removed: readonly number[];
  added: readonly string[];
}

/**
 * Servers take entries out by their places and put new ones at the end; so what stays is the longest beginning of the wanted
 * list whose entries stand in that order already.
 */
export function diffEntries(before: readonly string[], wanted: readonly string[]): EntryDiff {
  const removed: number[] = [];
  let stayed = 0;
  before.forEach((id, place) => {
    if (stayed < wanted.length && wanted[stayed] === id) stayed += 1;
    else removed.push(place);
  });
  return { removed, added: wanted.slice(stayed) };
}
