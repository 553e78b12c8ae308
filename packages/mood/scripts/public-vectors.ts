import { type PublicVectors, readPublicVectors } from '../training/topics/word-vectors.ts';

/** The public word vectors that training starts from; without `WORD_VECTORS`, the folder of them, it says so and ends the process. */
export function publicVectorsOrExit(dimension: number): PublicVectors {
  const folder = process.env.WORD_VECTORS;
  if (folder !== undefined) return readPublicVectors(folder, dimension);
  console.error(
    'WORD_VECTORS names no folder of word vectors (GloVe, 100 dimensions); see docs/mood-model.md.',
  );
  process.exit(2);
}
