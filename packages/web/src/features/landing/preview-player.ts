import type { CreateEngine, EngineTrack, PlaybackEngine } from '@attune/player';
import { createStore, type ReadonlyStore } from '../../lib/store.ts';

/** `ended`: it was heard as far as a preview goes, or stopped. */
export type PreviewState = 'starting' | 'playing' | 'ended' | 'failed';

export interface PreviewParts {
  loadEngine: () => Promise<CreateEngine>;
  loadTrack: () => Promise<EngineTrack>;
  seconds: number;
  clock: {
    /** @returns how to call it off */
    after(milliseconds: number, callback: () => void): () => void;
  };
  onFailure: (error: unknown) => void;
}

/** Plays the beginning of one track, without a service that is told of it. */
export interface PreviewPlayer extends ReadonlyStore<PreviewState> {
  /** @param device opened and woken in a gesture, as browsers ask for; it is closed with what played on it */
  play(device: AudioContext): Promise<void>;
  stop(): void;
}

const fadeMs = 1_500;
const fadeSteps = 15;

export function createPreviewPlayer({
  loadEngine,
  loadTrack,
  seconds,
  clock,
  onFailure,
}: PreviewParts): PreviewPlayer {
  const store = createStore<PreviewState>('ended');
  let engine: PlaybackEngine | null = null;
  let device: AudioContext | null = null;
  let callOff = () => {};

  function end(state: 'ended' | 'failed'): void {
    callOff();
    const closing = engine;
    const open = device;
    engine = null;
    device = null;
    // What closes the engine closes its device; one that never came to sound is closed here.
    void (closing === null ? open?.close() : closing.close())?.catch(onFailure);
    if (store.get() !== state) store.set(state);
  }

  function fade(step: number): void {
    if (step > fadeSteps) {
      end('ended');
      return;
    }
    engine?.setVolume(1 - step / fadeSteps);
    callOff = clock.after(fadeMs / fadeSteps, () => fade(step + 1));
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    async play(opened) {
      end('ended');
      device = opened;
      store.set('starting');
      try {
        const [createEngine, track] = await Promise.all([loadEngine(), loadTrack()]);
        if (device !== opened) return;
        engine = createEngine(() => opened);
        const outcome = await engine.play(track, 0);
        if (device !== opened || outcome === 'superseded') return;
        // Without the gesture there is nothing to hear; pressing Play is one.
        if (outcome === 'blocked') {
          end('ended');
          return;
        }
        store.set('playing');
        callOff = clock.after(seconds * 1000 - fadeMs, () => fade(1));
      } catch (error) {
        if (device !== opened) return;
        onFailure(error);
        end('failed');
      }
    },
    stop: () => end('ended'),
  };
}
