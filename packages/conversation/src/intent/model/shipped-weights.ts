import { readWeightFile, unpackBytes } from '../../packed-weights.ts';
import type { IntentWeights } from './intent-model.ts';

/** What `npm run conversation:train` writes. */
export interface PackedIntentWeights {
  scale: number;
  /** gzip, base64: a byte for each feature of each intent. */
  values: string;
}

let unpacked: IntentWeights | undefined;

/** The weights that come with the product; read at the first call. */
export function shippedWeights(): IntentWeights {
  unpacked ??= unpackIntentWeights(readWeightFile('intent-weights') as PackedIntentWeights);
  return unpacked;
}

const unpackIntentWeights = ({ scale, values }: PackedIntentWeights): IntentWeights => ({
  values: unpackBytes(values),
  scale,
});
