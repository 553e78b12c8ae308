import { readWeightFile, unpackBytes } from '../../packed-weights.ts';
import type { Standing } from './intent-features.ts';
import type { IntentWeights } from './intent-model.ts';

export interface PackedIntentWeights {
  scale: number;
  /** gzip, base64: a byte for each feature of each intent. */
  values: string;
}

/** What `npm run conversation:train` writes: weights for a first message and for one that follows: what is told at length at the beginning would amend the music later. */
export interface IntentWeightFile {
  first: PackedIntentWeights;
  later: PackedIntentWeights;
}

let unpacked: { first: IntentWeights; later: IntentWeights } | undefined;

/** The weights that come with the product, for where a message stands; read at the first call. */
export function shippedWeights(standing: Standing): IntentWeights {
  unpacked ??= unpackFile(readWeightFile('intent-weights') as IntentWeightFile);
  return standing === 'first' ? unpacked.first : unpacked.later;
}

const unpackFile = ({ first, later }: IntentWeightFile) => ({
  first: unpackIntentWeights(first),
  later: unpackIntentWeights(later),
});

const unpackIntentWeights = ({ scale, values }: PackedIntentWeights): IntentWeights => ({
  values: unpackBytes(values),
  scale,
});
