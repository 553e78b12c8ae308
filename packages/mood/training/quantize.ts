import { scaleOf } from '../src/embedded/score-message.ts';
import { classCount } from './logistic-regression.ts';

/** Steps of a feature's scale to a doubling, and of a rarity to one. */
export const scaleSteps = 8;
export const rarityStep = 20;

export interface Quantized {
  weights: Int8Array;
  scales: Uint8Array;
  rarities: Uint8Array;
}

/** Puts each feature's coefficients into signed bytes, under the smallest scale that holds the largest of them. */
export function quantize(
  coefficients: Float64Array,
  rarities: Float32Array,
  classes: number = classCount,
): Quantized {
  const count = rarities.length;
  const weights = new Int8Array(count * classes);
  const scales = new Uint8Array(count);
  for (let feature = 0; feature < count; feature += 1) {
    const own = coefficients.subarray(feature * classes, (feature + 1) * classes);
    const largest = own.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    if (largest === 0) continue;
    const scale = Math.min(255, Math.max(0, Math.ceil(scaleSteps * (Math.log2(largest) + 16))));
    scales[feature] = scale;
    for (const [k, one] of own.entries())
      weights[feature * classes + k] = Math.round(one / scaleOf(scale, scaleSteps));
  }
  return { weights, scales, rarities: quantizeRarities(rarities) };
}

/** Puts each word's vector into signed bytes, `scale` being the worth of one step. */
export function quantizeVectors(
  vectors: Float64Array,
  dimension: number,
): { embeddings: Int8Array; embeddingScales: Float32Array } {
  const embeddings = new Int8Array(vectors.length);
  const embeddingScales = new Float32Array(vectors.length / dimension);
  for (let word = 0; word < embeddingScales.length; word += 1) {
    const own = vectors.subarray(word * dimension, (word + 1) * dimension);
    const scale = own.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127;
    embeddingScales[word] = scale;
    if (scale === 0) continue;
    for (const [d, one] of own.entries()) embeddings[word * dimension + d] = Math.round(one / scale);
  }
  return { embeddings, embeddingScales };
}

/** Rarities are rounded before training, so that training and run time compute the same values. */
export function quantizeRarities(rarities: Float32Array): Uint8Array {
  return Uint8Array.from(rarities, (rarity) => Math.min(255, Math.round(rarity * rarityStep)));
}
