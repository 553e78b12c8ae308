import type { QueuedTrack } from '../track.ts';
import type { QueueTrack } from './messages.ts';

/** The service's track as the player takes it. */
export function playerTrack({
  id,
  name,
  artists,
  album,
  image,
  durationMs,
  attributes,
}: QueueTrack): QueuedTrack {
  return {
    id,
    title: name,
    artist: artists.map((artist) => artist.name).join(', '),
    album,
    coverUrl: image,
    durationMs,
    attributes,
  };
}
