import type { Track as PlayerTrack } from '@attune/player/track';
import type { Music, Track } from '../music/index.ts';

/** Puts a track into the shape that players take; addresses are paths on the service's own origin. */
export function queueTrack({ catalogue, recordings }: Music, base: string, track: Track): PlayerTrack {
  const { artists, albums } = catalogue;
  const recording = recordings?.describe(track.id) ?? null;
  const { mood, instrumentalness, activities, ...attributes } = track.attributes;
  return {
    id: track.id,
    name: track.name,
    artist: track.artistIds.map((id) => artists.get(id)?.name ?? '').join(', '),
    album: albums.get(track.albumId)?.name ?? '',
    image: `${base}/image/album/${track.albumId}/300.svg`,
    durationMs: track.durationMs,
    attributes,
    ...(recording !== null && { recording: { ...recording, url: `${base}/recording/${track.id}` } }),
  };
}
