import { z } from 'zod';
import type { Upstream } from '../http-client/http-client.ts';
import type { UpstreamReply } from '../http-client/send-request.ts';
import { UpstreamError } from '../http-client/upstream-error.ts';
import type { TrackNaming } from '../providers/provider.ts';
import { RecommendationError } from './recommendation-error.ts';

/** A song as the recommender names it, before the streaming service is asked for its details. */
export interface RecommendedTrack {
  id: string;
  title: string | null;
  artists: readonly string[];
  url: string;
}

export interface Recommender {
  /**
   * Up to fifteen tracks near the seed, playable in the product's market, without the seed and duplicates.
   * @throws {RecommendationError} `unavailable`, `no-valid-ids` or `aborted`.
   */
  recommend(seed: string, signal?: AbortSignal): Promise<RecommendedTrack[]>;
}

export interface ReccoBeatsOptions {
  url: () => string;
  upstream: Upstream;
  /** Whose links are believed: the streaming service's own. What the recommender links to is read, never passed on. */
  tracks: Pick<TrackNaming, 'idInLink' | 'pageOf'>;
}

const size = 15;
const market = 'US';

const replySchema = z.object({ content: z.array(z.unknown()) });
const entrySchema = z.object({
  href: z.string(),
  trackTitle: z.string().nullish(),
  artists: z.array(z.object({ name: z.string().nullish() }).nullable()).nullish(),
  availableCountries: z.string().nullish(),
});
type Entry = z.infer<typeof entrySchema>;

/** An entry that does not say where it is available is kept: the streaming service will know. */
function isAvailable({ availableCountries }: Entry): boolean {
  return !availableCountries || availableCountries.split(',').some((country) => country.trim() === market);
}

function readEntries(reply: UpstreamReply): Entry[] {
  try {
    return replySchema.parse(JSON.parse(reply.text)).content.flatMap((raw) => {
      const entry = entrySchema.safeParse(raw);
      return entry.success ? [entry.data] : [];
    });
  } catch (cause) {
    throw new RecommendationError('unavailable', { cause });
  }
}

/** The wire of `GET {recommendation service}/v1/track/recommendation`, which takes neither key nor token. */
export function createReccoBeatsClient(options: ReccoBeatsOptions): Recommender {
  const { url, upstream, tracks } = options;
  return {
    async recommend(seed, signal) {
      let reply: UpstreamReply;
      try {
        const query = new URLSearchParams({ seeds: seed, size: String(size) });
        reply = await upstream.send({
          method: 'GET',
          url: `${url()}/v1/track/recommendation?${query}`,
          headers: { accept: 'application/json' },
          signal,
        });
      } catch (cause) {
        const aborted = cause instanceof UpstreamError && cause.kind === 'aborted';
        throw new RecommendationError(aborted ? 'aborted' : 'unavailable', { cause });
      }
      if (reply.status !== 200) throw new RecommendationError('unavailable');

      const found = new Map<string, RecommendedTrack>();
      for (const entry of readEntries(reply)) {
        if (found.size === size) break;
        const id = tracks.idInLink(entry.href);
        if (id === null || id === seed || !isAvailable(entry)) continue;
        const artists = (entry.artists ?? []).flatMap((artist) => (artist?.name ? [artist.name] : []));
        found.set(id, { id, title: entry.trackTitle ?? null, artists, url: tracks.pageOf(id) });
      }
      if (found.size === 0) throw new RecommendationError('no-valid-ids');
      return [...found.values()];
    },
  };
}
