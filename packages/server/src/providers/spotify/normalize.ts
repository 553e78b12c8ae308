import {
  type Album,
  type Artist,
  type CurrentTrack,
  defaultPlaylistImage,
  defaultTrackImage,
  type Named,
  type Playlist,
  type Profile,
  type TrackSummary,
  trackIdPattern,
} from '@attune/contract';
import { decode } from 'html-entities';
import type { TrackDetails } from '../../streaming/streaming-service.ts';
import type {
  SpotifyAlbum,
  SpotifyArtist,
  SpotifyCurrentlyPlaying,
  SpotifyPlaylist,
  SpotifyProfile,
  SpotifyTrack,
  SpotifyTrackDetails,
} from './schemas.ts';

type SpotifyImages = SpotifyPlaylist['images'];
type SpotifyArtists = SpotifyTrack['artists'];
type SpotifyNamed = Pick<NonNullable<SpotifyTrackDetails['album']>, 'id' | 'name'>;

/** An address a page may link to or load; anything else (`javascript:`, nonsense) counts as absent. */
function httpUrl(value: string | null | undefined): string | undefined {
  if (value === null || value === undefined || !URL.canParse(value)) return undefined;
  // The slashes matter: a page would read `https:x` as a path of its own.
  return /^https?:\/\//i.test(value) ? value : undefined;
}

/** A whole number from 0; anything else counts as absent. */
function countOf(value: number | null | undefined): number | undefined {
  if (typeof value !== 'number' || value < 0) return undefined;
  const whole = Math.floor(value);
  return Number.isSafeInteger(whole) ? whole : undefined;
}

const firstImage = (images: SpotifyImages) => httpUrl(images?.[0]?.url);

function artistNames(artists: SpotifyArtists): string | undefined {
  const names = (artists ?? []).flatMap((artist) => (artist?.name ? [artist.name] : []));
  return names.length > 0 ? names.join(', ') : undefined;
}

/** Many times what a curator may write; what is longer is no description. */
const longestDescription = 4000;

/** Descriptions arrive with entities, and now and then with a link's markup around plain words. */
function plainText(html: string): string {
  return decode(html.slice(0, longestDescription).replace(/<\/?[a-z][^<>]*>/gi, ''));
}

export function normalizeProfile(profile: SpotifyProfile): Profile {
  const image = firstImage(profile.images);
  return {
    display_name: profile.display_name ?? null,
    images: image === undefined ? [] : [{ url: image }],
    external_urls: { spotify: httpUrl(profile.external_urls?.spotify) ?? '#' },
  };
}

export function normalizePlaylist(playlist: SpotifyPlaylist): Playlist {
  return {
    id: playlist.id,
    name: playlist.name || 'Untitled playlist',
    description: typeof playlist.description === 'string' ? plainText(playlist.description) : null,
    image: firstImage(playlist.images) ?? defaultPlaylistImage,
    url: httpUrl(playlist.external_urls?.spotify) ?? '#',
    tracks: countOf(playlist.items?.total) ?? countOf(playlist.tracks?.total) ?? 0,
    owner: playlist.owner?.display_name || 'Unknown Artist',
  };
}

export function normalizeTrack(track: SpotifyTrack): TrackSummary {
  return {
    id: track.id,
    name: track.name || 'Untitled track',
    description: artistNames(track.artists) ?? 'Various Artists',
    image: firstImage(track.album?.images) ?? defaultTrackImage,
    url: httpUrl(track.external_urls?.spotify) ?? '#',
  };
}

export const isPlayable = ({ is_playable, restrictions }: SpotifyTrack): boolean =>
  is_playable ?? !restrictions?.reason;

/** Release dates are a day, a month or a year. */
function yearOf(releaseDate: string | null | undefined): number | null {
  const year = /^\d{4}/.exec(releaseDate ?? '')?.[0];
  return year === undefined || year === '0000' ? null : Number(year);
}

export function normalizeTrackDetails(track: SpotifyTrackDetails): TrackDetails {
  const { id, name, image, url } = normalizeTrack(track);
  return {
    id,
    name,
    artists: (track.artists ?? []).flatMap((artist) => (artist?.name ? [artist.name] : [])),
    album: track.album?.name || null,
    image,
    url,
    durationMs: Math.round(track.duration_ms),
    explicit: track.explicit ?? null,
    year: yearOf(track.album?.release_date),
  };
}

/** Those that can be opened. */
export const namedOnes = (
  entries: readonly (SpotifyNamed | null | undefined)[] | null | undefined,
): Named[] =>
  (entries ?? []).flatMap((entry) => (entry?.id && entry.name ? [{ id: entry.id, name: entry.name }] : []));

export function normalizeArtist({ id, name, images, external_urls }: SpotifyArtist): Artist {
  return {
    id,
    name: name || 'Unknown Artist',
    image: firstImage(images) ?? defaultTrackImage,
    url: httpUrl(external_urls?.spotify) ?? '#',
  };
}

export function normalizeAlbum(album: SpotifyAlbum): Album {
  return {
    id: album.id,
    name: album.name || 'Untitled album',
    description: artistNames(album.artists) ?? 'Various Artists',
    image: firstImage(album.images) ?? defaultTrackImage,
    url: httpUrl(album.external_urls?.spotify) ?? '#',
    year: yearOf(album.release_date),
  };
}

/**
 * Episodes, advertisements and local files get the id `null`: nothing can be recommended from them.
 * @param observedAt milliseconds since the epoch.
 * @returns `null` when there is no item to show.
 */
export function normalizeCurrentTrack(
  playing: SpotifyCurrentlyPlaying,
  observedAt: number,
): CurrentTrack | null {
  const { item } = playing;
  if (item === null || item === undefined) return null;
  const isTrack = (item.type ?? 'track') === 'track' && trackIdPattern.test(item.id ?? '');
  const url = httpUrl(item.external_urls?.spotify);
  const progressMs = countOf(playing.progress_ms);
  const durationMs = countOf(item.duration_ms);
  return {
    id: isTrack ? (item.id ?? null) : null,
    name: item.name || 'Untitled track',
    artist: artistNames(item.artists) ?? (item.show?.name || 'Unknown Artist'),
    image: firstImage(item.album?.images) ?? firstImage(item.images) ?? defaultTrackImage,
    isPlaying: playing.is_playing ?? false,
    ...(url !== undefined && { url }),
    ...(progressMs !== undefined && { progressMs }),
    ...(durationMs !== undefined && { durationMs }),
    observedAt: new Date(observedAt).toISOString(),
  };
}
