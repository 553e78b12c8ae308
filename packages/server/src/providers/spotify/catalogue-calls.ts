import type { CatalogueService } from '../../streaming/streaming-service.ts';
import { namedOnes, normalizeAlbum, normalizeArtist, normalizeTrackDetails } from './normalize.ts';
import * as wire from './schemas.ts';
import { artistFilter } from './search.ts';
import { parseEach, parseJson, type WebApiCalls } from './web-api-calls.ts';

/** What the search, and an artist's list of albums, give at most. */
const limit = '10';

/** One track, album or artist. An artist's songs are searched for: new apps may no longer ask for the most heard ones. */
export function createCatalogueCalls({ get }: WebApiCalls, market: string): CatalogueService {
  return {
    async openTrack(id, call) {
      const reply = await get({ path: `/tracks/${encodeURIComponent(id)}`, query: { market } }, call);
      const track = parseJson(wire.trackDetailsSchema, reply);
      const [album = null] = namedOnes([track.album]);
      return { track: normalizeTrackDetails(track), artists: namedOnes(track.artists), album };
    },

    async openAlbum(id, call) {
      const reply = await get({ path: `/albums/${encodeURIComponent(id)}`, query: { market } }, call);
      const album = parseJson(wire.wholeAlbumSchema, reply);
      const { name, images, release_date } = album;
      // A track within an album does not repeat what is true of all of them.
      const tracks = parseEach(wire.trackDetailsSchema, album.tracks?.items ?? []).map((track) =>
        normalizeTrackDetails({ ...track, album: { name, images, release_date } }),
      );
      return {
        album: normalizeAlbum(album),
        artists: namedOnes(album.artists),
        tracks,
        total: Math.max(tracks.length, album.total_tracks ?? 0),
      };
    },

    async openArtist(id, call) {
      const path = `/artists/${encodeURIComponent(id)}`;
      const records = get(
        { path: `${path}/albums`, query: { include_groups: 'album,single', limit, market } },
        call,
      );
      const [artistReply, recordsReply] = await Promise.all([get({ path }, call), records]);
      const artist = normalizeArtist(parseJson(wire.artistSchema, artistReply));
      const query = { q: artistFilter(artist.name), type: 'track', limit, market };
      const { tracks } = parseJson(wire.searchSchema, await get({ path: '/search', query }, call));
      return {
        artist,
        albums: parseEach(wire.albumSchema, parseJson(wire.pageSchema, recordsReply).items ?? []).map(
          normalizeAlbum,
        ),
        // Another artist may be called so, too.
        songs: parseEach(wire.trackDetailsSchema, tracks?.items ?? [])
          .filter(({ artists }) => artists?.some((one) => one?.id === id))
          .map(normalizeTrackDetails),
      };
    },
  };
}
