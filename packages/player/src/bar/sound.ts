import type { CreateEngine, EngineTrack } from '../playback-engine.ts';
import type { PlayerSession } from '../player-session.ts';
import { mediaControlsOver } from '../session/media-controls.ts';
import { oneTabOver } from '../session/one-tab.ts';
import { pageStorage } from '../session/page-storage.ts';
import { createSession } from '../session.ts';

/** What makes the sound of this page. */
export interface Sound {
  session: PlayerSession;
  /** Gets a track ready that is about to be played. */
  prepare(track: EngineTrack): Promise<void>;
  /** Frees the sound device and the system's media keys, and hears no other tab any more. */
  close(): Promise<void>;
}

/**
 * The session of this page over its engine; a file of its own that only `open-sound.ts` loads.
 * @param takeContext called at the first play, for the sound device that the gesture has opened
 */
export function createSound(createEngine: CreateEngine, takeContext: () => AudioContext): Sound {
  const engine = createEngine(takeContext);
  const channel = new BroadcastChannel('attune-player');
  const session = createSession({
    engine,
    storage: pageStorage(),
    clock: {
      every(milliseconds, callback) {
        const timer = setInterval(callback, milliseconds);
        return () => clearInterval(timer);
      },
    },
    oneTab: oneTabOver(channel),
    media: mediaControlsOver(navigator.mediaSession),
  });
  return {
    session,
    prepare: (track) => engine.prepare(track),
    async close() {
      channel.close();
      await session.close();
    },
  };
}
