import { readWeightFile } from '../../packed-weights.ts';
import type { OpeningCandidate, OpeningKind } from './opening-candidates.ts';

/** A weight by the name of each feature. */
export type OpeningWeights = Readonly<Record<string, number>>;
/** For each kind of first sentence, what makes readers find it fitting, and what makes them find it wrong. */
export type OpeningModel = Readonly<Record<OpeningKind, { fits: OpeningWeights; wrong: OpeningWeights }>>;

/** How likely readers find a first sentence fitting, and wrong; 0 to 1 each. */
export interface OpeningOdds {
  fits: number;
  wrong: number;
}

export function weighOpening(
  { kind, features }: OpeningCandidate,
  model: OpeningModel = shippedModel(),
): OpeningOdds {
  const { fits, wrong } = model[kind];
  return { fits: likelihood(features, fits), wrong: likelihood(features, wrong) };
}

function likelihood(features: Readonly<Record<string, number>>, weights: OpeningWeights): number {
  let score = 0;
  for (const [name, weight] of Object.entries(weights)) score += weight * (features[name] ?? 0);
  return 1 / (1 + Math.exp(-score));
}

let shipped: OpeningModel | null = null;

function shippedModel(): OpeningModel {
  shipped ??= readWeightFile('opening-weights') as OpeningModel;
  return shipped;
}
