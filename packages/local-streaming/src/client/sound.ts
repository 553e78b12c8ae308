import {
  createEngine,
  createSession,
  mediaControlsOver,
  oneTabOver,
  type PlayableTrack,
  type PlayerSession,
} from '@attune/player';

/** What makes the sound of this page. */
export interface Sound {
  session: PlayerSession;
  /** Composes a track that is about to be played. */
  prepare(track: PlayableTrack): Promise<void>;
}

/**
 * Everything that composes and sounds; a file of its own that only `open-sound.ts` loads.
 * @param takeContext called at the first play, for the sound device that the gesture has opened
 */
export function createSound(takeContext: () => AudioContext): Sound {
  const engine = createEngine(takeContext);
  const session = createSession({
    engine,
    storage: localStorage,
    clock: {
      every(milliseconds, callback) {
        const timer = setInterval(callback, milliseconds);
        return () => clearInterval(timer);
      },
    },
    oneTab: oneTabOver(new BroadcastChannel('attune-player')),
    media: mediaControlsOver(navigator.mediaSession),
    random: Math.random,
  });
  return { session, prepare: (track) => engine.prepare(track) };
}
