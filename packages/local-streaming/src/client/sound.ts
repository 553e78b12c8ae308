import {
  createEngine,
  createSession,
  mediaControlsOver,
  oneTabOver,
  type PlayerSession,
} from '@attune/player';

/**
 * Everything that composes and sounds; a file of its own that only `open-sound.ts` loads.
 * @param context opened and woken within the gesture, before this file had arrived
 */
export function createSound(context: AudioContext): PlayerSession {
  return createSession({
    engine: createEngine(() => context),
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
}
