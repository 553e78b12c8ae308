import type { CreateEngine, EngineTrack } from '../playback-engine.ts';
import type { PlayerSession } from '../player-session.ts';
import type { Sound } from './sound.ts';

/**
 * The sound of this page, fetched when somebody is about to press Play and opened when they do.
 * @param loadEngine fetches what makes the sound
 * @param createContext opens the sound device
 */
export function createSoundSource(
  loadEngine: () => Promise<CreateEngine>,
  createContext: () => AudioContext = () => new AudioContext(),
) {
  let context: AudioContext | null = null;
  let loading: Promise<Sound> | null = null;

  function takeContext(): AudioContext {
    // An engine closes the device it was given; the one that takes its place gets another.
    if (context === null || context.state === 'closed') context = createContext();
    return context;
  }

  function load(): Promise<Sound> {
    loading ??= Promise.all([import('./sound.ts'), loadEngine()]).then(
      ([{ createSound }, createEngine]) => createSound(createEngine, takeContext),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  return {
    /** Fetches and gets ready ahead of time. A failure shows when it is to sound. */
    async prepare(track: EngineTrack | null): Promise<void> {
      try {
        const sound = await load();
        if (track) await sound.prepare(track);
      } catch {
        // Pressing Play tries again, and says what is wrong.
      }
    },
    /**
     * Call it from the handler of a gesture: the sound device is opened and woken in it, before anything is waited
     * for, as browsers ask for.
     */
    async open(): Promise<PlayerSession> {
      // Settles only once the browser allows it; the engine looks at the outcome, not at this promise.
      void takeContext()
        .resume()
        .catch(() => undefined);
      return (await load()).session;
    },
    /** Ends what sounds. Opening it again begins anew. */
    async close(): Promise<void> {
      const sound = await loading?.catch(() => null);
      loading = null;
      await sound?.close();
      // The engine closes the device it was given; one that never came to sound is closed here.
      if (context?.state !== 'closed') await context?.close();
      context = null;
    },
  };
}
