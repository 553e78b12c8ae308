import type { TrackService } from '../../streaming/streaming-service.ts';
import { isPlayable, normalizeTrackDetails } from './normalize.ts';
import * as wire from './schemas.ts';
import { parseEach, parseJson, type WebApiCalls } from './web-api-calls.ts';

const searchLimit = 10;
const libraryLimit = 50;

/** So many pages are read where calls are not counted: as much as a listener may save at the service of our own. */
const mostPages = 20;

export interface TrackCallsOptions {
  market: string;
  /** Whether what is saved is read to its end: where each call counts, the newest have to do. */
  readsOn: boolean;
}

/** Tracks with all that a list of music says of them. Local files have no id, and are left out, as is what cannot be played. */
export function createTrackCalls({ get }: WebApiCalls, { market, readsOn }: TrackCallsOptions): TrackService {
  const detailsOf = (entries: readonly unknown[] | null | undefined) =>
    parseEach(wire.trackDetailsSchema, entries ?? [])
      .filter(isPlayable)
      .map(normalizeTrackDetails);

  return {
    async searchTracks({ query, offset = 0 }, call) {
      const page = offset > 0 ? { offset: String(offset) } : {};
      const limit = String(searchLimit);
      const reply = await get(
        { path: '/search', query: { q: query, type: 'track', limit, market, ...page } },
        call,
      );
      return detailsOf(parseJson(wire.searchSchema, reply).tracks?.items);
    },

    async savedTracks(call) {
      const entries: unknown[] = [];
      let isWhole = false;
      for (let page = 0; !isWhole && page < (readsOn ? mostPages : 1); page += 1) {
        const from = page === 0 ? {} : { offset: String(entries.length) };
        const query = { limit: String(libraryLimit), market, ...from };
        const { items } = parseJson(wire.pageSchema, await get({ path: '/me/tracks', query }, call));
        entries.push(...(items ?? []));
        isWhole = (items?.length ?? 0) < libraryLimit;
      }
      return {
        tracks: detailsOf(parseEach(wire.savedEntrySchema, entries).map(({ track }) => track)),
        isWhole,
      };
    },

    async topTracks(call) {
      const query = { limit: String(libraryLimit) };
      const { items } = parseJson(wire.pageSchema, await get({ path: '/me/top/tracks', query }, call));
      return detailsOf(items);
    },

    async trackDetails(id, call) {
      const reply = await get({ path: `/tracks/${encodeURIComponent(id)}`, query: { market } }, call);
      // In the market another may stand in for it, under an id of its own.
      return { ...normalizeTrackDetails(parseJson(wire.trackDetailsSchema, reply)), id };
    },
  };
}
