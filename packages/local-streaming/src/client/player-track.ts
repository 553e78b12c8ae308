import type { QueuedTrack } from '@attune/player';
import type { QueueTrack } from '../player-session/messages.ts';

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
