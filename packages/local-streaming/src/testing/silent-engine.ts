import type { PlaybackEngine } from '@attune/player';

export interface SilentEngine extends PlaybackEngine {
  /** What it was asked to play, in order. */
  plays: { id: string; from: number }[];
  isSounding: boolean;
  /** Where the track stands, in seconds; moved by the test. */
  position: number;
  /** Lets the track come to its end. */
  end(): void;
}

/** An engine without sound whose clock the test moves. */
export function createSilentEngine(): SilentEngine {
  const ended = new Set<() => void>();
  const engine: SilentEngine = {
    plays: [],
    isSounding: false,
    position: 0,
    end() {
      engine.isSounding = false;
      for (const listener of ended) listener();
    },
    durationMs: (track) => track.durationMs,
    prepare: async () => undefined,
    async play(track, fromSeconds) {
      engine.plays.push({ id: track.id, from: fromSeconds });
      engine.position = fromSeconds;
      engine.isSounding = true;
      return 'playing';
    },
    pause() {
      engine.isSounding = false;
    },
    positionSeconds: () => engine.position,
    setVolume: () => undefined,
    onEnded(listener) {
      ended.add(listener);
      return () => ended.delete(listener);
    },
    onInterrupted: () => () => undefined,
    readSignal: (target) => void target.fill(0),
    close: async () => undefined,
  };
  return engine;
}
