import type { TrackFacts } from '@attune/contract';
import { z } from 'zod';
import type { Upstream } from '../http-client/http-client.ts';
import type { UpstreamReply } from '../http-client/send-request.ts';
import { UpstreamError } from '../http-client/upstream-error.ts';
import { market } from '../market.ts';
import type { TrackNaming } from '../providers/provider.ts';
import { readFeatures } from './audio-features.ts';
import { RecommendationError } from './recommendation-error.ts';

/** A song as the recommender names it, before the streaming service is asked for its details. */
export interface ReccoBeatsTrack {
  id: string;
  title: string | null;
  artists: readonly string[];
  url: string;
  /** `null` where it does not say. */
  durationMs: number | null;
}

/** Music near the seeds that sounds as the targets say. */
export interface Suggestion {
  /** Track ids, one to five. */
  seeds: readonly string[];
  /** How many at most, to 100. */
  size: number;
  targets: Partial<Record<'valence' | 'energy' | 'instrumentalness' | 'acousticness' | 'tempo', number>>;
  /** 1 to 5: how strongly the targets count. */
  weight: number;
}

/** Every method throws `RecommendationError`: `unavailable` or `aborted`. */
export interface Recommender {
  /**
   * Up to fifteen tracks near the seed, playable in the product's market, without the seed and duplicates.
   * @throws {RecommendationError} `no-valid-ids` when there is none.
   */
  recommend(seed: string, signal?: AbortSignal): Promise<ReccoBeatsTrack[]>;
  /** As `recommend`, for more seeds and with a sound in mind; there may be none. */
  suggest(wanted: Suggestion, signal?: AbortSignal): Promise<ReccoBeatsTrack[]>;
  /** How tracks sound, of those it knows. At most 40 ids. */
  facts(ids: readonly string[], signal?: AbortSignal): Promise<Map<string, TrackFacts>>;
}

export interface ReccoBeatsOptions {
  url: () => string;
  upstream: Upstream;
  /** Whose links are believed: the streaming service's own. What the recommender links to is read, never passed on. */
  tracks: Pick<TrackNaming, 'idInLink' | 'pageOf'>;
}

const size = 15;

const replySchema = z.object({ content: z.array(z.unknown()) });
const entrySchema = z.object({
  href: z.string(),
  trackTitle: z.string().nullish(),
  artists: z.array(z.object({ name: z.string().nullish() }).nullable()).nullish(),
  durationMs: z.number().nullish().catch(null),
  availableCountries: z.string().nullish(),
});
type Entry = z.infer<typeof entrySchema>;

/** An entry that does not say where it is available is kept: the streaming service will know. */
function isAvailable({ availableCountries }: Entry): boolean {
  return !availableCountries || availableCountries.split(',').some((country) => country.trim() === market);
}

function contentOf(reply: UpstreamReply): readonly unknown[] {
  try {
    return replySchema.parse(JSON.parse(reply.text)).content;
  } catch (cause) {
    throw new RecommendationError('unavailable', { cause });
  }
}

/** The wire of ReccoBeats, which takes neither key nor token. */
export function createReccoBeatsClient({ url, upstream, tracks }: ReccoBeatsOptions): Recommender {
  async function ask(path: string, query: Record<string, string>, signal?: AbortSignal) {
    let reply: UpstreamReply;
    try {
      reply = await upstream.send({
        method: 'GET',
        url: `${url()}/v1/${path}?${new URLSearchParams(query)}`,
        headers: { accept: 'application/json' },
        signal,
      });
    } catch (cause) {
      const aborted = cause instanceof UpstreamError && cause.kind === 'aborted';
      throw new RecommendationError(aborted ? 'aborted' : 'unavailable', { cause });
    }
    if (reply.status !== 200) throw new RecommendationError('unavailable');
    return contentOf(reply);
  }

  function tracksIn(content: readonly unknown[], seeds: readonly string[], most: number): ReccoBeatsTrack[] {
    const found = new Map<string, ReccoBeatsTrack>();
    for (const raw of content) {
      if (found.size === most) break;
      const { data: entry } = entrySchema.safeParse(raw);
      if (entry === undefined || !isAvailable(entry)) continue;
      const id = tracks.idInLink(entry.href);
      if (id === null || seeds.includes(id)) continue;
      const artists = (entry.artists ?? []).flatMap((artist) => (artist?.name ? [artist.name] : []));
      const durationMs = entry.durationMs ?? null;
      found.set(id, { id, title: entry.trackTitle ?? null, artists, url: tracks.pageOf(id), durationMs });
    }
    return [...found.values()];
  }

  return {
    async recommend(seed, signal) {
      const content = await ask('track/recommendation', { seeds: seed, size: String(size) }, signal);
      const found = tracksIn(content, [seed], size);
      if (found.length === 0) throw new RecommendationError('no-valid-ids');
      return found;
    },

    async suggest({ seeds, size: most, targets, weight }, signal) {
      const figures = Object.entries(targets).map(([name, value]) => [name, String(value)]);
      const query = {
        seeds: seeds.join(','),
        size: String(most),
        ...Object.fromEntries(figures),
        featureWeight: String(weight),
      };
      return tracksIn(await ask('track/recommendation', query, signal), seeds, most);
    },

    async facts(ids, signal) {
      const wanted = new Set(ids);
      const content = await ask('audio-features', { ids: ids.join(',') }, signal);
      return new Map(
        content.flatMap((raw) => {
          const { href, facts } = readFeatures(raw);
          const id = href === null ? null : tracks.idInLink(href);
          return id === null || !wanted.has(id) ? [] : [[id, facts] as const];
        }),
      );
    },
  };
}
