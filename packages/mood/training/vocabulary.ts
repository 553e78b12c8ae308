import type { MessageFeatures } from '../src/embedded/features.ts';

/** The features a model knows: their keys in rising order, and how rare each is. */
export interface Vocabulary {
  keys: Uint32Array;
  /** Inverse document frequency by position in `keys`: ln((1 + rows) / (1 + rows with it)) + 1. */
  rarities: Float32Array;
}

export interface VocabularyOptions {
  /** Rows a word feature or a run of characters must occur in to be kept. */
  minWordRows: number;
  minCharacterRows: number;
}

export function buildVocabulary(rows: readonly MessageFeatures[], options: VocabularyOptions): Vocabulary {
  const counts = new Map<number, number>();
  const needed = new Map<number, number>();
  for (const { words, characters } of rows) {
    for (const [family, least] of [
      [words, options.minWordRows],
      [characters, options.minCharacterRows],
    ] as const) {
      for (const key of family) {
        counts.set(key, (counts.get(key) ?? 0) + 1);
        needed.set(key, least);
      }
    }
  }
  const kept = Uint32Array.from(
    [...counts].filter(([key, count]) => count >= (needed.get(key) ?? 1)).map(([key]) => key),
  ).sort();
  const rarities = Float32Array.from(
    kept,
    (key) => Math.log((1 + rows.length) / (1 + (counts.get(key) ?? 0))) + 1,
  );
  return { keys: kept, rarities };
}
