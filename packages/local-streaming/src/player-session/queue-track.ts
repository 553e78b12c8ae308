import type { QueueTrack } from '@attune/player/messages';
import type { Catalogue, Track } from '../music/index.ts';

/** Puts a track into the shape that players take; addresses are paths on the service's own origin. */
export function queueTrack({ artists, albums }: Catalogue, base: string, track: Track): QueueTrack {
  const {
    genre,
    tempoBpm,
    key,
    mode,
    valence,
    energy,
    acousticness,
    danceability,
    instruments,
    vocals,
    era,
  } = track.attributes;
  return {
    id: track.id,
    name: track.name,
    artists: track.artistIds.map((id) => ({ id, name: artists.get(id)?.name ?? '' })),
    album: albums.get(track.albumId)?.name ?? '',
    image: `${base}/image/album/${track.albumId}/300.svg`,
    url: `${base}/track/${track.id}`,
    durationMs: track.durationMs,
    attributes: {
      genre,
      tempoBpm,
      key,
      mode,
      valence,
      energy,
      acousticness,
      danceability,
      instruments,
      vocals,
      era,
    },
  };
}
