import type { ListedTrack } from '@attune/contract';
import type { TrackDetails } from './streaming-service.ts';

/** A track as the lists of the page show it. */
export const listedTrack = (track: TrackDetails): ListedTrack => ({
  id: track.id,
  name: track.name,
  description: track.artists.join(', ') || 'Various Artists',
  image: track.image,
  url: track.url,
  album: track.album,
  durationMs: track.durationMs,
  explicit: track.explicit,
});
