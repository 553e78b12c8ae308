import { combineHashes, finishHash, hashText, startOf } from '../../src/embedded/hash.ts';
import { scaleOf } from '../../src/embedded/score-message.ts';
import { findKey, keyDirectory } from '../../src/embedded/weigh-features.ts';
import { topicFeaturesOf, topicFeatureVersion } from '../../src/topic/topic-features.ts';
import type { TopicModel } from '../../src/topic/topic-model.ts';
import { topicClasses } from '../../src/topic/topics.ts';
import { scaleSteps } from '../quantize.ts';
import { fixedRandom } from '../random.ts';
import { fitTopics } from './fit-topics.ts';
import type { LabelledTopic } from './topic-rows.ts';
import type { PublicVectors } from './word-vectors.ts';

/** Chosen on messages of others, labelled by a reader who had not seen the model; see docs/mood-model.md. */
export const topicRecipe = {
  /** A feature is learned when this many messages hold it; those in the most messages first. */
  leastMessages: 2,
  featureCount: 28_000,
  /** So many frequent words are known beside them by their public vectors alone. */
  otherWords: 3_000,
  fit: { dimension: 64, epochs: 40, stepLength: 0.1, vectorShare: 0.3, dropout: 0.4, smoothing: 0.05 },
  leastLikely: 0.45,
};

const unknownDeviation = 0.02;
/** A word that stands in few messages begins the longer. */
const longestRarity = 6;

/** Trains on labelled messages, from public word vectors. Deterministic: the same rows give the same model. */
export function trainTopics(rows: readonly LabelledTopic[], known: PublicVectors): TopicModel {
  const { dimension } = topicRecipe.fit;
  const features = rows.map(({ text }) => topicFeaturesOf(text));
  const counts = new Map<number, number>();
  for (const keys of features) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const rankOf = new Map<number, number>();
  for (const [rank, word] of known.words.entries()) {
    const key = wordKey(word);
    if (!rankOf.has(key)) rankOf.set(key, rank);
  }
  const learned = [...counts]
    .filter(([, count]) => count >= topicRecipe.leastMessages)
    .sort(([a, many], [b, more]) => more - many || a - b)
    .slice(0, topicRecipe.featureCount)
    .map(([key]) => key);
  const taken = new Set(learned);
  const others = [...rankOf.keys()].filter((key) => !taken.has(key)).slice(0, topicRecipe.otherWords);
  const keys = Uint32Array.from([...learned, ...others]).sort();
  const directory = keyDirectory(keys);
  const random = fixedRandom();
  const initial = new Float64Array(keys.length * dimension);
  for (const [at, key] of keys.entries()) {
    const rank = rankOf.get(key);
    const rarity = Math.log((rows.length + 1) / ((counts.get(key) ?? 0) + 1)) / longestRarity;
    for (let d = 0; d < dimension; d += 1)
      initial[at * dimension + d] =
        rank === undefined
          ? unknownDeviation * random.normal()
          : rarity * (known.vectors[rank * dimension + d] as number);
  }
  const encoded = rows.map(({ topic }, row) => ({
    positions: Array.from(features[row] ?? [], (key) => findKey(keys, key, directory)).filter(
      (at) => at !== -1,
    ),
    topic: topicClasses.indexOf(topic),
  }));
  const fit = fitTopics(encoded, initial, topicClasses.length, topicRecipe.fit);
  const outputs = new Float32Array(topicClasses.length * (dimension + 1));
  for (const k of topicClasses.keys()) {
    outputs.set(fit.outputs.subarray(k * dimension, (k + 1) * dimension), k * (dimension + 1));
    outputs[k * (dimension + 1) + dimension] = fit.intercepts[k] ?? 0;
  }
  return {
    header: {
      featureVersion: topicFeatureVersion,
      featureCount: keys.length,
      dimension,
      classes: [...topicClasses],
      leastLikely: topicRecipe.leastLikely,
      scaleSteps,
    },
    keys,
    directory,
    outputs,
    ...toBytes(fit.vectors, dimension),
  };
}

const wordKey = (word: string): number =>
  finishHash(combineHashes(startOf('single'), hashText('token', word.replaceAll("'", ''))));

/** Each vector in signed bytes, under the smallest scale that holds the largest of its numbers. */
function toBytes(numbers: Float64Array, dimension: number): Pick<TopicModel, 'vectors' | 'scales'> {
  const scales = new Uint8Array(numbers.length / dimension);
  const vectors = new Int8Array(numbers.length);
  for (const at of scales.keys()) {
    const own = numbers.subarray(at * dimension, (at + 1) * dimension);
    const largest = own.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    if (largest === 0) continue;
    const scale = Math.min(255, Math.max(0, Math.ceil(scaleSteps * (Math.log2(largest) + 16))));
    scales[at] = scale;
    vectors.set(
      Int8Array.from(own, (one) => Math.round(one / scaleOf(scale, scaleSteps))),
      at * dimension,
    );
  }
  return { vectors, scales };
}
