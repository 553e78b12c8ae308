import { sampleTrack } from '../score/testing/sample-tracks.ts';
import type { QueuedTrack } from '../track.ts';

/** A track of two minutes with this id. */
export function namedTrack(name: string): QueuedTrack {
  return {
    ...sampleTrack('jazz', 'calm'),
    id: name,
    title: `The ${name}`,
    artist: 'The Band',
    durationMs: 120_000,
  };
}
