import type { Album, Artist, Catalogue, Track } from '../music/index.ts';
import { createAddresses, identityOf } from './addresses.ts';
import { type PageRequest, pagingOf } from './paging.ts';
import { createPlaylistObjects } from './playlist-objects.ts';

/** The countries the service is open in. The published album object has to name them. */
export const availableMarkets = [
  'AU',
  'BR',
  'CA',
  'DE',
  'ES',
  'FR',
  'GB',
  'IN',
  'IT',
  'JP',
  'MX',
  'NL',
  'SE',
  'US',
];

/**
 * Puts the catalogue into the Web API's shapes, as an application in Development Mode has seen them since
 * February 2026: no popularity and no markets on tracks, no followers, no genres where they were removed.
 */
export function createSpotifyObjects(publicUrl: () => string, catalogue: Catalogue) {
  const addresses = createAddresses(publicUrl);

  const simplifiedArtist = ({ id, name }: Pick<Artist, 'id' | 'name'>) => ({
    ...identityOf(addresses, 'artist', id),
    type: 'artist' as const,
    name,
  });

  const artist = (source: Artist) => ({
    ...simplifiedArtist(source),
    images: addresses.images('artist', source.id),
  });

  const artistsOf = (ids: readonly string[]) =>
    ids.flatMap((id) => catalogue.artists.get(id) ?? []).map(simplifiedArtist);

  const simplifiedAlbum = (source: Album) => ({
    ...identityOf(addresses, 'album', source.id),
    type: 'album' as const,
    album_type: source.trackIds.length > 3 ? ('album' as const) : ('single' as const),
    total_tracks: source.trackIds.length,
    available_markets: availableMarkets,
    images: addresses.images('album', source.id),
    name: source.name,
    // As Spotify writes a date that nobody knows.
    release_date: source.releaseDate || '0000',
    release_date_precision: source.releaseDate.length > 4 ? ('day' as const) : ('year' as const),
    artists: artistsOf([source.artistId]),
  });

  const simplifiedTrack = (source: Track) => ({
    ...identityOf(addresses, 'track', source.id),
    type: 'track' as const,
    name: source.name,
    artists: artistsOf(source.artistIds),
    disc_number: 1,
    track_number: source.trackNumber,
    duration_ms: source.durationMs,
    // The published object says "no" of what nobody knows as well.
    explicit: source.explicit ?? false,
    is_playable: true,
    is_local: false,
  });

  const track = (source: Track) => {
    const album = catalogue.albums.get(source.albumId);
    if (!album) throw new Error(`The catalogue has no album for the track ${source.id}`);
    return {
      ...simplifiedTrack(source),
      album: simplifiedAlbum(album),
      external_ids: source.isrc === '' ? {} : { isrc: source.isrc },
    };
  };

  const albumTracks = (source: Album, page: PageRequest) => {
    const tracks = source.trackIds.flatMap((id) => catalogue.tracks.get(id) ?? []);
    return pagingOf(addresses.api(`albums/${source.id}/tracks`), page, tracks, simplifiedTrack);
  };

  const album = (source: Album) => ({
    ...simplifiedAlbum(source),
    tracks: albumTracks(source, { limit: 50, offset: 0 }),
    copyrights: [],
    // The published album object has to have these; invented records carry no bar code, and nobody counts plays.
    external_ids: {},
    genres: [],
    label: catalogue.artists.get(source.artistId)?.name ?? '',
    popularity: 0,
  });

  const playlistObjects = createPlaylistObjects(addresses, catalogue, track);
  return {
    addresses,
    album,
    albumTracks,
    artist,
    simplifiedAlbum,
    simplifiedArtist,
    simplifiedTrack,
    track,
    ...playlistObjects,
  };
}
export type SpotifyObjects = ReturnType<typeof createSpotifyObjects>;
export type TrackObject = ReturnType<SpotifyObjects['track']>;
