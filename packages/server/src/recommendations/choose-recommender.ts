import type { RecommenderConfig } from '../config.ts';
import type { RecommenderPlace } from '../providers/provider.ts';

/** The public one counts every call, and knows songs of Spotify alone; a server of the operator's own may be asked each time. */
export const isReccoBeats = (url: string) => new URL(url).host === 'api.reccobeats.com';

/** @returns `null` where the operator turned recommendations off. */
export function chooseRecommender(
  wanted: RecommenderConfig,
  ofProvider: RecommenderPlace,
): RecommenderPlace | null {
  if (wanted.kind === 'off') return null;
  // Of one's own music the public one knows nothing, and would only be told what plays.
  const isOfNoUse = wanted.kind === 'named' && isReccoBeats(wanted.url) && ofProvider.runs === 'here';
  if (wanted.kind === 'default' || isOfNoUse) return ofProvider;
  return { name: 'ReccoBeats', runs: 'elsewhere', url: () => wanted.url };
}
