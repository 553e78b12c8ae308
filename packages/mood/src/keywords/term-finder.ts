const words = /[\p{L}\p{M}\p{N}]+/gu;
const startsWithWord = /^[\p{L}\p{M}\p{N}]/u;

/**
 * Tells of texts whether any of the terms stands in them as a whole: no letter, mark or digit of any script touches
 * it. Any white space may stand for a space of a term. Terms are lower case and begin with a letter.
 * Each word of a text is compared with the few terms that begin with it, so the work grows with the text's length.
 */
export function createTermFinder(terms: readonly string[]): (text: string) => boolean {
  const byFirstWord = new Map<string, string[]>();
  for (const term of terms) {
    const [first = term] = term.match(words) ?? [];
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), term]);
  }
  return (text) => {
    const even = text.toLowerCase().replace(/\s+/gu, ' ');
    for (const { 0: word, index } of even.matchAll(words)) {
      const found = byFirstWord.get(word)?.some((term) => {
        const end = index + term.length;
        // Two units, as a letter may take both.
        return even.startsWith(term, index) && !startsWithWord.test(even.slice(end, end + 2));
      });
      if (found) return true;
    }
    return false;
  };
}
