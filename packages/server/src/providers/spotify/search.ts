import type { StreamingService } from '../../streaming/streaming-service.ts';
import {
  isPlayable,
  normalizeAlbum,
  normalizeArtist,
  normalizePlaylist,
  normalizeTrackDetails,
} from './normalize.ts';
import * as wire from './schemas.ts';
import { parseEach, parseJson, type WebApiCalls } from './web-api-calls.ts';

/** What the search endpoint gives at most, of each kind. */
const limit = '10';
const type = 'track,artist,album,playlist';

/** Finds by an artist's name alone. */
export const artistFilter = (name: string) => `artist:"${name.replaceAll('"', ' ')}"`;

/** All kinds in one call: the service counts calls, and not what they bring. */
export function createSearch({ get }: WebApiCalls, market: string): StreamingService['search'] {
  return async (q, call) => {
    const reply = await get({ path: '/search', query: { q, type, limit, market } }, call);
    const { tracks, artists, albums, playlists } = parseJson(wire.searchSchema, reply);
    return {
      // What is first found of a name is played where that is asked for.
      tracks: parseEach(wire.trackDetailsSchema, tracks?.items ?? [])
        .filter(isPlayable)
        .map(normalizeTrackDetails),
      artists: parseEach(wire.artistSchema, artists?.items ?? []).map(normalizeArtist),
      albums: parseEach(wire.albumSchema, albums?.items ?? []).map(normalizeAlbum),
      playlists: parseEach(wire.playlistSchema, playlists?.items ?? []).map(normalizePlaylist),
    };
  };
}
