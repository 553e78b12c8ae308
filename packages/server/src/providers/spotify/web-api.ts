import { market } from '../../market.ts';
import type { FoundTrack, ListenerCall, StreamingService } from '../../streaming/streaming-service.ts';
import { createCatalogueCalls } from './catalogue-calls.ts';
import { createDeviceCalls } from './device-calls.ts';
import { createLibraryCalls } from './library-calls.ts';
import {
  isPlayable,
  normalizeCurrentTrack,
  normalizePlaylist,
  normalizeProfile,
  normalizeTrack,
} from './normalize.ts';
import { createPlaylistCalls } from './playlist-calls.ts';
import * as wire from './schemas.ts';
import { artistFilter, createSearch } from './search.ts';
import { createTrackCalls } from './track-calls.ts';
import { createWebApiCalls, parseEach, parseJson, type WebApiCallsOptions } from './web-api-calls.ts';

export interface SpotifyWebApiOptions extends WebApiCallsOptions {
  /** Whether what an album or an artist has, and what is saved, is read to its end. Default: its beginning, as each call counts. */
  readsOn?: boolean;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** What the search endpoint gives at most. */
export const searchLimit = 10;

const foundTrack = (track: wire.SpotifyTrack): FoundTrack => ({
  ...normalizeTrack(track),
  isPlayable: isPlayable(track),
});

/** The Web API as it behaves in 2026: see `classify-error.ts` and `schemas.ts` for where it leaves its document. */
export function createSpotifyWebApi(options: SpotifyWebApiOptions): StreamingService {
  const { now, readsOn = false } = options;
  const calls = createWebApiCalls(options);
  const { get } = calls;

  async function wireTrack(id: string, call: ListenerCall): Promise<wire.SpotifyTrack> {
    return parseJson(wire.trackSchema, await get({ path: `/tracks/${id}`, query: { market } }, call));
  }

  return {
    ...createPlaylistCalls(calls),
    ...createTrackCalls(calls, { market, readsOn }),
    ...createLibraryCalls(calls),
    ...createDeviceCalls(calls),
    ...createCatalogueCalls(calls, { market, readsOn }),
    search: createSearch(calls, market),

    async profile(call) {
      return normalizeProfile(parseJson(wire.profileSchema, await get({ path: '/me' }, call)));
    },

    async searchPlaylists({ query, offset = 0 }, call) {
      const page = offset > 0 ? { offset: String(offset) } : {};
      const limit = String(searchLimit);
      const reply = await get(
        { path: '/search', query: { q: query, type: 'playlist', limit, market, ...page } },
        call,
      );
      const found = parseJson(wire.searchSchema, reply).playlists?.items ?? [];
      return {
        playlists: parseEach(wire.playlistSchema, found).map(normalizePlaylist),
        nextOffset: found.length >= searchLimit ? offset + searchLimit : null,
      };
    },

    async currentTrack(call) {
      const query = { market, additional_types: 'track,episode' };
      const reply = await get({ path: '/me/player/currently-playing', query, player: 'reads' }, call);
      if (reply.status === 204 || reply.text.trim() === '') return null;
      const playing = parseJson(wire.currentlyPlayingSchema, reply);
      const isAdvertisement = playing.currently_playing_type === 'ad' && playing.is_playing === true;
      return normalizeCurrentTrack(playing, now()) ?? (isAdvertisement ? 'advertisement' : null);
    },

    async tracks(ids, call) {
      if (ids.length === 0) return [];
      const reply = await get({ path: '/tracks', query: { ids: ids.join(','), market } }, call);
      const { tracks } = parseJson(wire.tracksSchema, reply);
      // In the order of what was asked, with nothing left out: one that stands in for another there is known by its place.
      const isWhole = tracks.length === ids.length;
      return tracks.flatMap((track, at) =>
        parseEach(wire.trackSchema, [track])
          .map(foundTrack)
          .map((one) => ({ ...one, id: (isWhole ? ids[at] : undefined) ?? one.id })),
      );
    },

    async track(id, call) {
      // In the market another may stand in for it, under an id of its own.
      return { ...foundTrack(await wireTrack(id, call)), id };
    },

    async tracksBySameArtist(seed, call) {
      const artist = (await wireTrack(seed, call)).artists?.find((candidate) => candidate?.name)?.name;
      if (!artist) return [];
      const limit = String(searchLimit);
      const reply = await get(
        { path: '/search', query: { q: artistFilter(artist), type: 'track', limit, market } },
        call,
      );
      const found = parseJson(wire.searchSchema, reply).tracks?.items ?? [];
      return parseEach(wire.trackSchema, found)
        .filter(isPlayable)
        .map(normalizeTrack)
        .filter(({ id }) => id !== seed);
    },
  };
}
