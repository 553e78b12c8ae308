import { type MoodProbabilities, moods } from '@attune/contract';
import { readWeightFile } from '../packed-weights.ts';
import { type MoodEvidence, moodFeatures } from './mood-evidence.ts';

/** For each feature how much it speaks for each mood, in the order of `moods`. */
export type MoodWeights = Readonly<Record<string, readonly number[]>>;

/**
 * How likely each mood is by all that a message tells: a multinomial regression over the reading, what the message is about and what it
 * states, learned from messages that readers labelled (`npm run conversation:train:moods`).
 */
export function weighMoods(
  evidence: MoodEvidence,
  weights: MoodWeights = shippedWeights(),
): MoodProbabilities {
  return weighFeatures(moodFeatures(evidence), weights);
}

/** The same of features that were gathered before. */
export function weighFeatures(
  features: ReadonlyMap<string, number>,
  weights: MoodWeights,
): MoodProbabilities {
  const scores = moods.map(() => 0);
  for (const [name, value] of features) {
    const own = weights[name];
    if (own === undefined || value === 0) continue;
    for (const k of scores.keys()) scores[k] = (scores[k] ?? 0) + value * (own[k] ?? 0);
  }
  return likelihoods(scores);
}

/** Scores as probabilities that are 1 together (softmax). */
function likelihoods(scores: readonly number[]): MoodProbabilities {
  const highest = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - highest));
  const sum = odds.reduce((total, one) => total + one, 0);
  return Object.fromEntries(moods.map((mood, at) => [mood, (odds[at] ?? 0) / sum])) as MoodProbabilities;
}

let shipped: MoodWeights | null = null;

function shippedWeights(): MoodWeights {
  shipped ??= readWeightFile('mood-weights') as MoodWeights;
  return shipped;
}
