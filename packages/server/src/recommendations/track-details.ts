import { defaultTrackImage, type TrackSummary, trackSummarySchema } from '@attune/contract';
import pLimit from 'p-limit';
import { z } from 'zod';
import type { SharedStore } from '../shared-store/shared-store.ts';
import { readStored } from '../shared-store/stored-json.ts';
import { needsAction, StreamingError } from '../streaming/streaming-error.ts';
import type {
  FoundTrack,
  ListenerCall,
  ReadTrackCard,
  StreamingService,
} from '../streaming/streaming-service.ts';
import type { ReccoBeatsTrack } from './reccobeats-client.ts';

export interface TrackDetailsOptions {
  streaming: Pick<StreamingService, 'tracks' | 'track'>;
  store: SharedStore;
  /** Absent where the streaming service has no public cards. */
  readCard: ReadTrackCard | null;
}

/** Gives each recommended track the best details that can be had, in the same order and without losing any that can be played. */
export type DescribeTracks = (
  recommended: readonly ReccoBeatsTrack[],
  call: ListenerCall,
) => Promise<TrackSummary[]>;

/** Few enough to stay below the rate limit, enough to be quick. */
const parallelCalls = 3;
const hour = 60 * 60 * 1000;
const detailsMs = 6 * hour;
/** Apps are moved between access modes now and then: after a day the batch is tried again. */
const batchRefusedMs = 24 * hour;
const batchRefusedKey = 'streaming-batch-refused';
const trackKey = (id: string) => `song:${id}`;
const storedTrackSchema = z.object({ ...trackSummarySchema.shape, isPlayable: z.boolean() });
/** A card that is not there, or could not be had, is asked for again after this time. */
const missingCardMs = 10 * 60 * 1000;
const cardKey = (id: string) => `card:${id}`;
const storedCardSchema = z.object({
  card: z.nullable(z.object({ title: z.string(), image: z.nullable(z.string()) })),
});

/** What can be shown of a track when the streaming service gave no details for it. */
function fromRecommender(track: ReccoBeatsTrack, card: Awaited<ReturnType<ReadTrackCard>>): TrackSummary {
  return {
    id: track.id,
    name: card?.title ?? track.title ?? 'Untitled track',
    description: track.artists.length > 0 ? track.artists.join(', ') : 'Various Artists',
    image: card?.image ?? defaultTrackImage,
    url: track.url,
  };
}

/** What the listener or the operator has to act on is theirs to know; the rest has a fallback here. */
function throwIfNeedsAction(error: unknown): asserts error is StreamingError {
  if (!(error instanceof StreamingError) || needsAction.has(error.kind)) throw error;
}

/**
 * The ladder: one batch call where the app may make it; else what is cached, then single calls, a few at a time;
 * then the track's public card; then the recommender's own words. One id that fails costs its own details alone.
 * @throws {StreamingError} only when the listener or the operator has to act.
 */
export function createDescribeTracks({ streaming, store, readCard }: TrackDetailsOptions): DescribeTracks {
  /** @returns `null` when this app may not make the batch call. */
  async function inOneCall(ids: readonly string[], call: ListenerCall): Promise<FoundTrack[] | null> {
    if ((await store.get(batchRefusedKey)) !== null) return null;
    try {
      return await streaming.tracks(ids, call);
    } catch (error) {
      throwIfNeedsAction(error);
      if (error.kind !== 'endpoint-removed') return [];
      await store.set(batchRefusedKey, 'true', batchRefusedMs);
      return null;
    }
  }

  async function oneByOne(ids: readonly string[], call: ListenerCall): Promise<FoundTrack[]> {
    const limit = pLimit(parallelCalls);
    const one = async (id: string): Promise<FoundTrack[]> => {
      const cached = await readStored(store, trackKey(id), storedTrackSchema);
      if (cached !== null) return [cached];
      try {
        const song = await streaming.track(id, call);
        await store.set(trackKey(id), JSON.stringify(song), detailsMs);
        return [song];
      } catch (error) {
        throwIfNeedsAction(error);
        // After a 429 the gate refuses the others without a call.
        return [];
      }
    };
    return (await Promise.all(ids.map((id) => limit(() => one(id))))).flat();
  }

  async function cardOf({ id, url }: ReccoBeatsTrack, { signal }: ListenerCall) {
    if (readCard === null) return null;
    const cached = await readStored(store, cardKey(id), storedCardSchema);
    if (cached !== null) return cached.card;
    const card = await readCard(url, signal);
    // Of whoever left before the answer nothing is known: there may be a card all the same.
    if (card !== null || signal?.aborted !== true)
      await store.set(cardKey(id), JSON.stringify({ card }), card === null ? missingCardMs : detailsMs);
    return card;
  }

  return async (recommended, call) => {
    const ids = recommended.map(({ id }) => id);
    const details = (await inOneCall(ids, call)) ?? (await oneByOne(ids, call));
    const known = new Map(details.map((song) => [song.id, song]));
    const limit = pLimit(parallelCalls);
    const described = recommended.map(async (track): Promise<TrackSummary[]> => {
      const found = known.get(track.id);
      if (found === undefined) return [fromRecommender(track, await limit(() => cardOf(track, call)))];
      const { isPlayable, ...song } = found;
      return isPlayable ? [song] : [];
    });
    return (await Promise.all(described)).flat();
  };
}
