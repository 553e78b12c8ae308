/** A word as the lists have it: without the comma behind it, in small letters. */
export const bare = (word: string): string => (word.endsWith(',') ? word.slice(0, -1) : word).toLowerCase();
export const isOf = (word: string | undefined, list: ReadonlySet<string>): boolean =>
  word !== undefined && list.has(bare(word));
