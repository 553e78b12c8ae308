/** Words that say nothing about which music is meant. Dropped from a query unless it has no others. */
const stopWords = new Set(
  (
    'a an and any are as at be because been but by can could do does for from get give got had has have having hear ' +
    'her here him his how i id im in into is it its ive just kind kinda let lets like listen little lot make maybe me ' +
    'more most much music musics my myself need nice of on one or our out over play played playing playlist playlists ' +
    'please really s should so some somebody someone something song songs sound sounds stuff t that thats the their ' +
    'them then there these they thing things this those to today tonight too track tracks tune tunes up us very want ' +
    'wanted was we were what when where which while who will with would you your'
  ).split(' '),
);

export const isStopWord = (word: string) => stopWords.has(word);

/**
 * Takes off a plural ending: Harman's S-stemmer (How effective is suffixing?, 1991), which never leaves a stem
 * that is not a word. `harmonies` becomes `harmony`, `horns` `horn`, `bass` stays, and
 * so does `blues`, which is no number of blues.
 */
export function singular(word: string): string {
  if (word.length < 4 || word === 'blues' || /(?:us|ss)$/.test(word)) return word;
  if (/[^ae]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return /s$/.test(word) && !/[ao]es$/.test(word) ? word.slice(0, -1) : word;
}

/** The words of a text as they are compared: lower-case, without accents and apostrophes, in the singular. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/&/g, ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(singular);
}

/** Slips between two words (insert, leave out, replace, swap neighbours), or `limit + 1` when there are more. */
export function slipsBetween(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let slips = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && swapped) slips = Math.min(slips, (beforeLast[column - 2] ?? 0) + 1);
      current.push(slips);
    }
    beforeLast = last;
    last = current;
  }
  return Math.min(last[other.length] ?? 0, limit + 1);
}

/** Comparing costs length times length, and no name in the catalogue comes near. */
const longestWord = 40;

/** How many slips a word of this length may have and still be recognised. */
export function slipsAllowed(word: string): number {
  if (word.length < 4 || word.length > longestWord) return 0;
  return word.length < 7 ? 1 : 2;
}
