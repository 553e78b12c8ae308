import { builtInServicePath, type CurrentTrack } from '@attune/contract';
import type { Conductor, View } from '@attune/player/conductor';

const soundingStatuses: ReadonlySet<View['status']> = new Set(['playing', 'loading', 'elsewhere']);

/** What the player's bar shows, in the words of the current track; the same object until something in it changes. */
export function createOwnTrack(
  { view, positionMs }: Pick<Conductor, 'view' | 'positionMs'>,
  now: () => number,
): () => CurrentTrack | null {
  let last: { shown: View['track']; current: CurrentTrack | null } = { shown: null, current: null };

  return () => {
    const { track, status, durationMs } = view();
    const isPlaying = soundingStatuses.has(status);
    if (track !== last.shown || last.current?.isPlaying !== isPlaying) {
      const current = track && {
        id: track.id,
        name: track.name,
        artist: track.artist,
        image: track.image,
        isPlaying,
        url: `${builtInServicePath}/track/${track.id}`,
        progressMs: Math.round(positionMs()),
        durationMs,
        observedAt: new Date(now()).toISOString(),
      };
      last = { shown: track, current };
    }
    return last.current;
  };
}
