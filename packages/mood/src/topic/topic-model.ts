import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod/mini';
import { encodeModelFile, openModelFile } from '../embedded/model-file.ts';
import { scaleOf } from '../embedded/score-message.ts';
import { findKey, keyDirectory } from '../embedded/weigh-features.ts';
import { MoodModelError } from '../errors.ts';
import { topicFeaturesOf, topicFeatureVersion } from './topic-features.ts';
import { type Topic, toneOf, topicClasses } from './topics.ts';

const headerSchema = z.object({
  featureVersion: z.literal(topicFeatureVersion),
  featureCount: z.int().check(z.gte(0)),
  dimension: z.int().check(z.gte(1)),
  classes: z.array(z.string()),
  /** How likely a topic must be by the whole of the words. */
  leastLikely: z.number().check(z.gte(0), z.lte(1)),
  scaleSteps: z.number(),
});
export type TopicHeader = z.infer<typeof headerSchema>;

/** A message is the sum of its features' vectors over the square root of their number; a topic's score is its product with the topic's. */
export interface TopicModel {
  header: TopicHeader;
  /** The features' keys in rising order. */
  keys: Uint32Array;
  directory: Uint32Array;
  /** `dimension` signed bytes a feature, each times the feature's scale. */
  vectors: Int8Array;
  scales: Uint8Array;
  /** `dimension` numbers a class, and one more, its intercept. */
  outputs: Float32Array;
}

const magic = 'atttopi1';

export function encodeTopicModel(model: Omit<TopicModel, 'directory'>): Uint8Array {
  const { header, keys, outputs, scales, vectors } = model;
  return encodeModelFile(magic, header, [keys, outputs, scales, vectors]);
}

/** @throws {MoodModelError} `model-file` when the bytes are not a model this version can use. */
export function decodeTopicModel(file: Uint8Array): TopicModel {
  const opened = openModelFile(magic, file);
  if (opened === null) throw unusable();
  const { bytes } = opened;
  const header = readHeader(opened.header);
  const { featureCount: count, dimension } = header;
  const outputCount = topicClasses.length * (dimension + 1);
  let at = opened.arraysAt;
  if (at + count * (5 + dimension) + 4 * outputCount !== bytes.byteOffset + bytes.byteLength)
    throw unusable();
  const keys = new Uint32Array(bytes.buffer, at, count);
  at += 4 * count;
  const outputs = new Float32Array(bytes.buffer, at, outputCount);
  at += 4 * outputCount;
  const scales = new Uint8Array(bytes.buffer, at, count);
  at += count;
  const vectors = new Int8Array(bytes.buffer, at, count * dimension);
  return { header, keys, directory: keyDirectory(keys), vectors, scales, outputs };
}

function readHeader(json: Uint8Array): TopicHeader {
  try {
    const header = headerSchema.parse(JSON.parse(new TextDecoder().decode(json)));
    if (`${header.classes}` !== `${topicClasses}`) throw unusable();
    return header;
  } catch (cause) {
    throw unusable(cause);
  }
}

function unusable(cause?: unknown): MoodModelError {
  return new MoodModelError('model-file', 'The file is no model of topics that can be used.', { cause });
}

/**
 * The model that ships with Attune.
 * @throws {MoodModelError} `model-file` when it cannot be read, or is not the one that was recorded.
 */
export function loadTopicModel(): TopicModel {
  try {
    const { resolve } = createRequire(import.meta.url);
    const bytes = readFileSync(resolve('@attune/mood/topic-model'));
    const recorded = readFileSync(resolve('@attune/mood/topic-model/checksum'), 'utf8');
    if (createHash('sha256').update(bytes).digest('hex') !== recorded.split(/\s/)[0]) throw unusable();
    return decodeTopicModel(bytes);
  } catch (cause) {
    throw unusable(cause);
  }
}

export interface LikelyTopic {
  topic: Topic | 'none';
  /** 0 to 1, of all topics and none. */
  probability: number;
}

const hasLetter = /\p{L}/u;

/** How likely each of `topicClasses` is, together 1; `null` where no feature of the message is known. */
export function weighTopics(model: TopicModel, message: string): Float64Array | null {
  const { keys, directory, vectors, scales, outputs, header } = model;
  const { dimension } = header;
  const positions = Array.from(topicFeaturesOf(message), (key) => findKey(keys, key, directory)).filter(
    (at) => at !== -1,
  );
  // A picture alone says how somebody feels, and not of what.
  if (positions.length === 0 || !hasLetter.test(message)) return null;
  const share = 1 / Math.sqrt(positions.length);
  const sum = new Float64Array(dimension);
  for (const at of positions) {
    const scale = share * scaleOf(scales[at] ?? 0, header.scaleSteps);
    for (let d = 0; d < dimension; d += 1)
      sum[d] = (sum[d] as number) + scale * (vectors[at * dimension + d] as number);
  }
  const likely = new Float64Array(topicClasses.length);
  for (let k = 0; k < likely.length; k += 1) {
    const from = k * (dimension + 1);
    let score = outputs[from + dimension] as number;
    for (let d = 0; d < dimension; d += 1) score += (sum[d] as number) * (outputs[from + d] as number);
    likely[k] = score;
  }
  const highest = Math.max(...likely);
  let total = 0;
  for (let k = 0; k < likely.length; k += 1) {
    const odds = Math.exp((likely[k] as number) - highest);
    likely[k] = odds;
    total += odds;
  }
  for (let k = 0; k < likely.length; k += 1) likely[k] = (likely[k] as number) / total;
  return likely;
}

/** What a message may be about by the shares of `topicClasses`, the likeliest first, no more than `most` and none less likely than `least`. */
export function likelyTopics(shares: Float64Array | null, most: number, least = 0): LikelyTopic[] {
  const found: LikelyTopic[] = [];
  for (const [k, probability] of (shares ?? []).entries())
    if (probability >= least) found.push({ topic: topicClasses[k] ?? 'none', probability });
  return found.sort((a, b) => b.probability - a.probability).slice(0, most);
}

/** What a message is likeliest about; `null` where no feature of it is known. */
export function likeliestTopic(shares: Float64Array | null): LikelyTopic | null {
  if (shares === null) return null;
  const probability = Math.max(...shares);
  return { topic: topicClasses[shares.indexOf(probability)] ?? 'none', probability };
}

/** How likely it is that a message tells of something that hurts, and of something glad, whatever it is; 0 to 1 each. */
export interface ToneShares {
  hurts: number;
  glad: number;
}

const toneOfClass = topicClasses.map((topic) => (topic === 'none' ? 'either' : toneOf(topic)));

export function toneSharesOf(shares: Float64Array | null): ToneShares {
  let hurts = 0;
  let glad = 0;
  if (shares === null) return { hurts, glad };
  for (let k = 0; k < shares.length; k += 1) {
    if (toneOfClass[k] === 'hurts') hurts += shares[k] as number;
    else if (toneOfClass[k] === 'glad') glad += shares[k] as number;
  }
  return { hurts, glad };
}

/** What a message is about; `null` when that is nothing of the list, or unsure. */
export function topicOf(shares: Float64Array | null, { leastLikely }: TopicHeader): Topic | null {
  const likeliest = likeliestTopic(shares);
  if (likeliest === null || likeliest.topic === 'none') return null;
  return likeliest.probability >= leastLikely ? likeliest.topic : null;
}
