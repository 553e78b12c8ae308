import type { RecommenderConfig } from '../config.ts';
import type { RecommenderPlace } from '../providers/provider.ts';

/** @returns `null` where the operator turned recommendations off. */
export function chooseRecommender(
  wanted: RecommenderConfig,
  ofProvider: RecommenderPlace,
): RecommenderPlace | null {
  if (wanted.kind === 'off') return null;
  if (wanted.kind === 'default') return ofProvider;
  return { name: 'ReccoBeats', runs: 'elsewhere', url: () => wanted.url };
}
