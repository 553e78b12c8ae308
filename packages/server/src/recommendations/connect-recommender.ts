import type { Config } from '../config.ts';
import type { Upstream } from '../http-client/http-client.ts';
import type { Provider } from '../providers/provider.ts';
import type { SharedStore } from '../shared-store/shared-store.ts';
import { chooseRecommender, isReccoBeats } from './choose-recommender.ts';
import { createReccoBeatsClient, type Recommender } from './reccobeats-client.ts';
import { withRecommendationCache } from './recommendation-cache.ts';

interface RecommenderOptions {
  config: Pick<Config, 'recommender'>;
  provider: Pick<Provider, 'recommender' | 'tracks'>;
  upstream: Upstream;
  store: SharedStore;
  /** Whether what was found is cached for a while. Default: where the public service is asked. */
  keepsFound: boolean | undefined;
}

/** The recommender that is configured, or the provider's own; `null` where there is none. */
export function connectRecommender({
  config,
  provider,
  upstream,
  store,
  keepsFound,
}: RecommenderOptions): Recommender | null {
  const place = chooseRecommender(config.recommender, provider.recommender);
  if (place === null) return null;
  const client = createReccoBeatsClient({ url: place.url, upstream, tracks: provider.tracks });
  const isCached = keepsFound ?? (place.runs === 'elsewhere' && isReccoBeats(place.url()));
  return isCached ? withRecommendationCache(client, store) : client;
}
