/** Phrases of one word or more, to be found by the first: at most places of a message none begins. */
export function byFirstWord<Phrase>(
  phrases: readonly Phrase[],
  wordsOf: (phrase: Phrase) => readonly string[],
): ReadonlyMap<string, readonly Phrase[]> {
  const found = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const [first = ''] = wordsOf(phrase);
    found.set(first, [...(found.get(first) ?? []), phrase]);
  }
  return found;
}

/** Phrases as their words, found by the first. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Reads phrases written with `|` or a line's end between them. */
export function readPhrases(lines: string): Phrases {
  const phrases = lines.trim().split(/\n|\|/);
  return byFirstWord(
    phrases.map((phrase) => phrase.trim().split(' ')),
    (words) => words,
  );
}
