import { isSounding } from '../player-session.ts';
import type { ActivePlayer } from './active-player.ts';
import type { PageSound } from './page-sound.ts';
import type { PageState } from './page-state.ts';
import { queueFieldsOf } from './queue/entries.ts';
import type { KnownTracks } from './queue/known-tracks.ts';
import { currentOf } from './queue/playing-queue.ts';
import type { SessionReport } from './service/messages.ts';
import type { Status, View } from './view.ts';

export interface PlayerViewParts {
  state: PageState;
  known: KnownTracks;
  active: ActivePlayer;
  sound: PageSound;
  playerId: string;
  /** What is shown while a queue is fetched; `null` while none is. */
  startStatus: () => Status | null;
  isUnreported: () => boolean;
  passedOver: () => string | undefined;
}

/** The player as it is shown, and as it is told to the service. */
export function createPlayerView(parts: PlayerViewParts) {
  const { state, known, active, sound, playerId, startStatus, isUnreported, passedOver } = parts;

  function positionMs(): number {
    const session = sound.session();
    if (session && active.isHere()) return session.positionMs();
    return Math.min(active.positionElsewhereMs(), known.at(currentOf(state.queue))?.durationMs ?? 0);
  }

  function status(): Status {
    if (sound.hasFailed()) return 'failed';
    const starting = startStatus();
    if (starting) return starting;
    if (state.queue.walk.entries.length === 0) return 'empty';
    const session = sound.session();
    if (session && active.isHere()) return session.state().status;
    return active.isPlayingElsewhere() ? 'elsewhere' : 'paused';
  }

  function loudness(): Pick<View, 'volume' | 'muted'> {
    const sounding = sound.session()?.state();
    return { volume: sounding?.volume ?? state.volume, muted: sounding?.muted ?? state.volume === 0 };
  }

  function view(): View {
    const { walk, source, shuffle, repeat } = state.queue;
    const queue = known.all(walk.entries);
    const track = queue[walk.at] ?? null;
    return {
      status: status(),
      isPlayingElsewhere: active.isElsewhere(),
      track,
      durationMs: track?.durationMs ?? 0,
      queue,
      at: walk.at,
      source,
      ...loudness(),
      shuffle,
      repeat,
      isUnreported: active.isHere() && isUnreported(),
      passedOver: passedOver(),
    };
  }

  function snapshot(): Omit<SessionReport, 'basedOn'> {
    const { walk, source, shuffle, repeat } = state.queue;
    const { volume, muted } = loudness();
    return {
      ...queueFieldsOf(walk),
      context: source && { kind: source.kind, id: source.id },
      positionMs: Math.round(positionMs()),
      isPlaying: isSounding(status()),
      // Played to its end it rests at its first track, which is what any player shows.
      ended: false,
      shuffle,
      repeat,
      volumePercent: muted ? 0 : Math.round(volume * 100),
      playerId,
    };
  }

  return { view, positionMs, snapshot };
}
