import { StreamingError } from '../../streaming/streaming-error.ts';
import type { PlaylistDetails, PlaylistService } from '../../streaming/streaming-service.ts';
import { normalizePlaylist } from './normalize.ts';
import * as wire from './schemas.ts';
import { parseEach, parseJson, type WebApiCalls } from './web-api-calls.ts';

/** The newest of them; whoever has made a playlist just now finds it there. */
const ownPlaylistsLimit = 50;

/** A description that is there may not be empty, and none of them may hold a line break. */
const detailsBody = ({ name, description }: PlaylistDetails) => ({
  name,
  ...(description !== '' && { description }),
});

/** The listener's own playlists at the Web API. `items` is what was called `tracks` before February 2026. */
export function createPlaylistCalls({ get, write }: WebApiCalls): PlaylistService {
  return {
    async createPlaylist(details, call) {
      // Without a word on it, it would be public.
      const body = { ...detailsBody(details), public: false };
      const reply = await write({ method: 'POST', path: '/me/playlists', body }, call);
      return normalizePlaylist(parseJson(wire.playlistSchema, reply));
    },

    async changePlaylist(id, details, call) {
      const path = `/playlists/${encodeURIComponent(id)}`;
      await write({ method: 'PUT', path, body: detailsBody(details) }, call);
    },

    async replaceTracks(id, trackIds, call) {
      const path = `/playlists/${encodeURIComponent(id)}/items`;
      const body = { uris: trackIds.map((trackId) => `spotify:track:${trackId}`) };
      await write({ method: 'PUT', path, body }, call);
    },

    // Without a market: a track would be told by the id of its stand-in there.
    async ownPlaylist(id, call) {
      const reply = await get({ path: `/playlists/${encodeURIComponent(id)}` }, call);
      const playlist = parseJson(wire.ownPlaylistSchema, reply);
      const entries = playlist.items?.items ?? playlist.tracks?.items;
      // Contents are told to owners alone.
      if (!entries) throw new StreamingError('not-found', { status: reply.status });
      const trackIds = parseEach(wire.playlistEntrySchema, entries).flatMap(
        ({ item, track }) => item?.id ?? track?.id ?? [],
      );
      return { playlist: normalizePlaylist(playlist), trackIds };
    },

    async areInLibrary(ids, call) {
      const query = { uris: ids.map((id) => `spotify:playlist:${id}`).join(',') };
      const answers = parseJson(wire.answersSchema, await get({ path: '/me/library/contains', query }, call));
      return ids.map((_, at) => answers[at] ?? true);
    },

    async ownPlaylists(call) {
      const query = { limit: String(ownPlaylistsLimit) };
      const { items } = parseJson(wire.pageSchema, await get({ path: '/me/playlists', query }, call));
      return parseEach(wire.playlistSchema, items ?? []).map(normalizePlaylist);
    },
  };
}
