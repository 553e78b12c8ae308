import { finishHash, stepHash } from '../../embedded/hash.ts';
import type { LikelyTopic, ToneShares } from '../../topic/topic-model.ts';
import { isUnspaced, type Word } from '../matching/read-words.ts';
import { acuteFrom, possibleFrom, surelyAcute, type Weighed } from '../weigh-signs.ts';

/** Changes whenever features are computed in another way: a model knows for which it was made. */
export const featureVersion = 4;
/** Features are kept by the last bits of their hash; two that share a bucket share a weight. */
export const bucketBits = 18;
const bucketMask = 2 ** bucketBits - 1;

/** Kinds of features; equal texts of different kinds fall into different buckets. */
const kinds = [
  'word',
  'two',
  'gap',
  'three',
  'four',
  'part',
  'theme',
  'themes',
  'near',
  'sign',
  'weight',
  'topic',
  'tone',
] as const;
type Kind = (typeof kinds)[number];
const starts = Object.fromEntries(
  kinds.map((kind, at) => [kind, stepHash(0x811c9dc5, (at + 1) * 0x1f3d)]),
) as Record<Kind, number>;

const separator = 0x20;
const edge = 0x24;
/** Shortest and longest runs of characters in a word, its edges counted as characters. */
const shortestPart = 3;
const longestPart = 5;

/** How long the features of the text are together, those of what stands together, and those of topics, beside a single theme. */
const textLength = 14;
const jointLength = 6;
const topicLength = 4;
/** A topic less likely than this says nothing. */
export const leastTopic = 0.01;

/** Each bucket with how much of it there is. */
export type Features = Map<number, number>;

/**
 * What the words of a message say, whatever their language: words, neighbours, and runs of characters within words.
 * They share one length, so that long messages count no more than short ones.
 */
export function textFeatures(words: readonly Word[]): Set<number> {
  const features = new Set<number>();
  const texts = words.map(({ text }) => text);
  const add = (kind: Kind, ...parts: (string | undefined)[]) => {
    let hash = starts[kind];
    for (const part of parts) hash = stepHash(hashOnto(hash, part ?? '$'), separator);
    features.add(bucketOf(hash));
  };
  if (texts.length > 0) add('two', undefined, texts[0]);
  for (const [at, text] of texts.entries()) {
    add('word', text);
    add('two', text, texts[at + 1]);
    if (at + 2 < texts.length) {
      add('gap', text, texts[at + 2]);
      add('three', text, texts[at + 1], texts[at + 2]);
    }
    if (!isUnspaced(text)) addParts(features, text);
    else if (at + 3 < texts.length) add('four', text, texts[at + 1], texts[at + 2], texts[at + 3]);
  }
  return features;
}

/** Runs of characters in a word: they find its stem in forms never seen. */
function addParts(features: Set<number>, word: string): void {
  const length = word.length + 2;
  const unitAt = (at: number) => (at === 0 || at === length - 1 ? edge : word.charCodeAt(at - 1));
  for (let start = 0; start + shortestPart <= length; start += 1) {
    let hash = starts.part;
    const end = Math.min(length, start + longestPart);
    for (let at = start; at < end; at += 1) {
      hash = stepHash(hash, unitAt(at));
      if (at - start + 1 >= shortestPart) features.add(bucketOf(hash));
    }
  }
}

/** Themes one by one, and what stands together or is a single sign. */
export interface SignFeatures {
  themes: ReadonlySet<number>;
  joint: ReadonlySet<number>;
}

/** What the signs and themes of the message's language say: the same features in every language, but for single signs. */
export function signFeatures({ weight, themes, nearThemes, signs }: Weighed): SignFeatures {
  const single = new Set<number>();
  const joint = new Set<number>();
  const bucket = (kind: Kind, text: string) => bucketOf(hashOnto(starts[kind], text));
  const sorted = [...themes].sort();
  for (const [at, theme] of sorted.entries()) {
    single.add(bucket('theme', theme));
    for (const other of sorted.slice(at + 1)) joint.add(bucket('themes', `${theme}+${other}`));
  }
  single.add(bucket('weight', levelOf(weight)));
  for (const pair of nearThemes) joint.add(bucket('near', pair));
  for (const sign of signs) joint.add(bucket('sign', sign));
  return { themes: single, joint };
}

/**
 * What the message is likely about and how likely that hurts or is glad: it tells of danger in words that no message of danger had,
 * since topics are known from far more messages.
 */
export function topicFeatures(topics: readonly LikelyTopic[], { hurts, glad }: ToneShares): Features {
  const features: Features = new Map();
  const add = (kind: Kind, text: string, share: number) => {
    const bucket = bucketOf(hashOnto(starts[kind], text));
    features.set(bucket, (features.get(bucket) ?? 0) + topicLength * share);
  };
  for (const { topic, probability } of topics)
    if (probability >= leastTopic) add('topic', topic, Math.sqrt(probability));
  add('tone', 'hurts', hurts);
  add('tone', 'glad', glad);
  return features;
}

/** All features of a message. There are more pairs of themes, as of words, the longer it is: they share one length. */
export function joinFeatures(text: ReadonlySet<number>, { themes, joint }: SignFeatures): Features {
  const joined: Features = new Map();
  const add = (buckets: ReadonlySet<number>, value: number) => {
    for (const bucket of buckets) joined.set(bucket, (joined.get(bucket) ?? 0) + value);
  };
  add(text, textLength / Math.sqrt(text.size));
  add(joint, jointLength / Math.sqrt(joint.size));
  add(themes, 1);
  return joined;
}

function levelOf(weight: number): string {
  if (weight >= acuteFrom) return weight >= surelyAcute ? 'surely' : 'acute';
  if (weight >= possibleFrom) return 'possible';
  return weight > 0 ? 'faint' : weight < 0 ? 'joking' : 'none';
}

function hashOnto(hash: number, text: string): number {
  let onto = hash;
  for (let at = 0; at < text.length; at += 1) onto = stepHash(onto, text.charCodeAt(at));
  return onto;
}

function bucketOf(hash: number): number {
  return finishHash(hash >>> 0) & bucketMask;
}
