import { StreamingError } from '../../streaming/streaming-error.ts';
import type {
  LibraryService,
  ListEntry,
  OwnedPlaylist,
  Part,
  TrackDetails,
} from '../../streaming/streaming-service.ts';
import { normalizePlaylist, normalizeTrackDetails } from './normalize.ts';
import * as wire from './schemas.ts';
import { parseEach, parseJson, type WebApiCalls } from './web-api-calls.ts';

/** The most that a page holds. */
const pageSize = 50;

export const trackUri = (id: string) => `spotify:track:${id}`;
const pathOf = (id: string) => `/playlists/${encodeURIComponent(id)}`;

/** What a listener keeps at the Web API, which since 2026 saves and removes whatever it is at `/me/library`. */
export function createLibraryCalls({ get, write }: WebApiCalls): LibraryService {
  const changeLiked = async (method: 'PUT' | 'DELETE', uri: string, call: Parameters<typeof write>[1]) => {
    await write({ method, path: '/me/library', query: { uris: uri } }, call);
  };
  const paged = (offset: number) => ({ limit: String(pageSize), offset: String(offset) });

  return {
    async listenerId(call) {
      return parseJson(wire.listenerIdSchema, await get({ path: '/me' }, call)).id;
    },

    // Without a market, here and below: a track would be told by the id of its stand-in there, which is not the one that was liked.
    async likedTracks(offset, call) {
      const reply = await get({ path: '/me/tracks', query: paged(offset) }, call);
      return partOf(parseJson(wire.partSchema, reply), offset, (entries) =>
        entriesOf(entries).flatMap(({ item, addedAt }) => (item === null ? [] : [{ item, addedAt }])),
      );
    },

    async areLiked(ids, call) {
      const query = { uris: ids.map(trackUri).join(',') };
      const reply = await get({ path: '/me/library/contains', query }, call);
      const answers = parseJson(wire.answersSchema, reply);
      if (answers.length !== ids.length)
        throw new StreamingError('unexpected-reply', { status: reply.status });
      return answers;
    },

    like: (id, call) => changeLiked('PUT', trackUri(id), call),
    unlike: (id, call) => changeLiked('DELETE', trackUri(id), call),

    async libraryPlaylists(offset, call) {
      const reply = await get({ path: '/me/playlists', query: paged(offset) }, call);
      return partOf(parseJson(wire.partSchema, reply), offset, (entries) =>
        parseEach(wire.playlistSchema, entries).map(owned),
      );
    },

    async playlist(id, call) {
      const found = parseJson(wire.ownPlaylistSchema, await get({ path: pathOf(id) }, call));
      const contents = found.items?.items ? found.items : found.tracks?.items ? found.tracks : null;
      return { playlist: owned(found), contents: contents && partOf(contents, 0, entriesOf) };
    },

    async playlistEntries(id, offset, call) {
      const reply = await get({ path: `${pathOf(id)}/items`, query: paged(offset) }, call);
      return partOf(parseJson(wire.partSchema, reply), offset, entriesOf);
    },

    async addTracks(id, trackIds, position, call) {
      const body = { uris: trackIds.map(trackUri), ...(position !== undefined && { position }) };
      await write({ method: 'POST', path: `${pathOf(id)}/items`, body }, call);
    },

    async moveTrack(id, { from, to }, call) {
      // The service counts the place among the entries as they stand before the move.
      const body = { range_start: from, range_length: 1, insert_before: to > from ? to + 1 : to };
      await write({ method: 'PUT', path: `${pathOf(id)}/items`, body }, call);
    },

    async removeTracks(id, trackIds, call) {
      const body = { items: trackIds.map((trackId) => ({ uri: trackUri(trackId) })) };
      await write({ method: 'DELETE', path: `${pathOf(id)}/items`, body }, call);
    },

    async recentlyPlayed(call) {
      const reply = await get(
        { path: '/me/player/recently-played', query: { limit: String(pageSize) } },
        call,
      );
      return (parseJson(wire.partSchema, reply).items ?? []).flatMap((entry) => {
        const parsed = wire.playedEntrySchema.safeParse(entry);
        const details = wire.trackDetailsSchema.safeParse(parsed.data?.track);
        if (!details.success) return [];
        return { item: normalizeTrackDetails(details.data), addedAt: dateOf(parsed.data?.played_at) };
      });
    },

    removePlaylist: (id, call) => changeLiked('DELETE', `spotify:playlist:${id}`, call),
  };
}

function owned(playlist: wire.SpotifyPlaylist): OwnedPlaylist {
  return { ...normalizePlaylist(playlist), ownerId: playlist.owner?.id || null };
}

/** Every entry keeps its place, also one that nothing usable is told of. */
function entriesOf(entries: readonly unknown[]): ListEntry<TrackDetails | null>[] {
  return entries.map((entry) => {
    const parsed = wire.savedEntrySchema.safeParse(entry);
    if (!parsed.success) return { item: null, addedAt: null };
    const { item, track, added_at } = parsed.data;
    const details = wire.trackDetailsSchema.safeParse(item ?? track);
    return {
      item: details.success ? normalizeTrackDetails(details.data) : null,
      addedAt: dateOf(added_at),
    };
  });
}

function dateOf(text: string | null | undefined): string | null {
  const ms = Date.parse(text ?? '');
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

function partOf<Item>(
  { items, total }: { items?: unknown[] | null | undefined; total?: number | null | undefined },
  offset: number,
  read: (entries: readonly unknown[]) => Item[],
): Part<Item> {
  const entries = items ?? [];
  const end = offset + entries.length;
  const known = typeof total === 'number' && Number.isSafeInteger(total) ? Math.max(total, end) : end;
  return {
    items: read(entries),
    total: known,
    // An empty page ends the list, whatever its length is said to be.
    nextOffset: entries.length > 0 && end < known ? end : null,
  };
}
