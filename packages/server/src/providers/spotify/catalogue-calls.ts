import type { CatalogueService, ListenerCall } from '../../streaming/streaming-service.ts';
import {
  isPlayable,
  namedOnes,
  normalizeAlbum,
  normalizeArtist,
  normalizeTrackDetails,
} from './normalize.ts';
import * as wire from './schemas.ts';
import { artistFilter } from './search.ts';
import { parseEach, parseJson, type WebApiCalls } from './web-api-calls.ts';

/** What the search, and an artist's list of albums, give at most. */
const limit = 10;
/** What an album's list of tracks gives at most. */
const tracksLimit = 50;
/** So many more parts of a list are read where calls are not counted. */
const mostParts = 20;

interface Page {
  items?: unknown[] | null | undefined;
  total?: number | null | undefined;
}

export interface CatalogueOptions {
  market: string;
  /** Whether lists are read to their end: where each call counts, their beginning has to do. */
  readsOn: boolean;
}

/** One track, album or artist. An artist's songs are searched for: new apps may no longer ask for the most heard ones. */
export function createCatalogueCalls(
  { get }: WebApiCalls,
  { market, readsOn }: CatalogueOptions,
): CatalogueService {
  /** The entries after the first ones. */
  async function restOf(
    path: string,
    query: Record<string, string>,
    first: Page,
    size: number,
    call: ListenerCall,
  ) {
    const entries: unknown[] = [];
    let offset = first.items?.length ?? 0;
    for (let part = 0; readsOn && part < mostParts && offset > 0 && offset < (first.total ?? 0); part += 1) {
      const paged = { ...query, market, limit: String(size), offset: String(offset) };
      const { items } = parseJson(wire.pageSchema, await get({ path, query: paged }, call));
      if (!items?.length) break;
      entries.push(...items);
      offset += items.length;
    }
    return entries;
  }

  return {
    async openTrack(id, call) {
      const reply = await get({ path: `/tracks/${encodeURIComponent(id)}`, query: { market } }, call);
      const track = parseJson(wire.trackDetailsSchema, reply);
      const [album = null] = namedOnes([track.album]);
      return { track: normalizeTrackDetails(track), artists: namedOnes(track.artists), album };
    },

    async openAlbum(id, call) {
      const path = `/albums/${encodeURIComponent(id)}`;
      const album = parseJson(wire.wholeAlbumSchema, await get({ path, query: { market } }, call));
      const { name, images, release_date } = album;
      // A track within an album does not repeat what is true of all of them.
      const begun = { items: album.tracks?.items, total: album.total_tracks };
      const rest = await restOf(`${path}/tracks`, {}, begun, tracksLimit, call);
      const tracks = parseEach(wire.trackDetailsSchema, [...(begun.items ?? []), ...rest]).map((track) => ({
        ...normalizeTrackDetails({ ...track, album: { name, images, release_date } }),
        isPlayable: isPlayable(track),
      }));
      return {
        album: normalizeAlbum(album),
        artists: namedOnes(album.artists),
        tracks,
        total: Math.max(tracks.length, album.total_tracks ?? 0),
      };
    },

    async openArtist(id, call) {
      const path = `/artists/${encodeURIComponent(id)}`;
      const groups = { include_groups: 'album,single' };
      const albumsQuery = { ...groups, limit: String(limit), market };
      const records = get({ path: `${path}/albums`, query: albumsQuery }, call).then(async (reply) => {
        const begun = parseJson(wire.partSchema, reply);
        const rest = await restOf(`${path}/albums`, groups, begun, limit, call);
        return [...(begun.items ?? []), ...rest];
      });
      const [artistReply, albums] = await Promise.all([get({ path }, call), records]);
      const artist = normalizeArtist(parseJson(wire.artistSchema, artistReply));
      const query = { q: artistFilter(artist.name), type: 'track', limit: String(limit), market };
      const { tracks } = parseJson(wire.searchSchema, await get({ path: '/search', query }, call));
      return {
        artist,
        albums: parseEach(wire.albumSchema, albums).map(normalizeAlbum),
        // Another artist may be called so, too.
        songs: parseEach(wire.trackDetailsSchema, tracks?.items ?? [])
          .filter((track) => isPlayable(track) && track.artists?.some((one) => one?.id === id))
          .map(normalizeTrackDetails),
      };
    },
  };
}
