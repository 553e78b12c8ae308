import { readToneShares } from '@attune/mood';
import { followUpFeatures, followUpPlaces } from '../feeling/follow-up-danger.ts';
import { readWeightFile, unpackBytes } from '../packed-weights.ts';

/** How what is told beside music is for whoever tells it: good, dear or bitter-sweet, a burden, or nothing to speak of. */
export const toldTones = ['glad', 'fond', 'hard', 'plain'] as const;
export type LearntTone = (typeof toldTones)[number];

/** What each feature says for each tone: one place after another, each with a value for each tone. */
export interface ToldWeights {
  values: Float64Array | Int8Array;
  /** What one step of a value is worth. */
  scale: number;
}

/** What `npm run conversation:train:told` writes. */
export interface PackedToldWeights {
  scale: number;
  /** gzip, base64: a byte for each value. */
  values: string;
}

/** The features of what follows in a conversation, and how likely it reads to hurt and to be glad by itself. */
export const toldPlaces = followUpPlaces + 2;
/** What those two count beside a word. */
const ofTone = 2;

export function toldFeatures(text: string): Map<number, number> {
  const { hurts, glad } = readToneShares(text);
  return followUpFeatures(text)
    .set(followUpPlaces, ofTone * hurts)
    .set(followUpPlaces + 1, ofTone * glad);
}

let unpacked: ToldWeights | undefined;

function shippedWeights(): ToldWeights {
  if (unpacked === undefined) {
    const { scale, values } = readWeightFile('told-weights') as PackedToldWeights;
    unpacked = { scale, values: unpackBytes(values) };
  }
  return unpacked;
}

/** How likely each tone is; the shares sum to 1. Linear in the length of the message, up to sixty words. */
export function toldShares(
  text: string,
  weights: ToldWeights = shippedWeights(),
): Record<LearntTone, number> {
  const scores = toldTones.map(() => 0);
  for (const [place, count] of toldFeatures(text))
    for (const at of toldTones.keys())
      scores[at] =
        (scores[at] ?? 0) + count * weights.scale * (weights.values[place * toldTones.length + at] ?? 0);
  const highest = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - highest));
  const total = raised.reduce((sum, one) => sum + one, 0);
  return Object.fromEntries(toldTones.map((tone, at) => [tone, (raised[at] ?? 0) / total])) as Record<
    LearntTone,
    number
  >;
}
