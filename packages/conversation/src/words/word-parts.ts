const partLength = 4;
const mostLetters = 24;

/** The runs of four letters of a word, its ends marked; none of a shorter one. At most as many as the first 24 letters have. */
export function wordParts(word: string): string[] {
  if (word.length < partLength) return [];
  const padded = `^${word.slice(0, mostLetters)}$`;
  return Array.from({ length: padded.length - partLength + 1 }, (_, at) => padded.slice(at, at + partLength));
}
