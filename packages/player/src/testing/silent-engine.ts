import type { PlaybackEngine } from '../playback-engine.ts';

/** An engine without sound whose clock the test moves. */
export function silentEngine() {
  const ended = new Set<() => void>();
  const interrupted = new Set<() => void>();
  const engine = {
    plays: [] as { id: string; from: number }[],
    prepared: [] as string[],
    followedBy: null as string | null,
    volume: -1,
    position: 0,
    sounding: false,
    outcome: 'playing' as 'playing' | 'blocked' | Error,
    finish: () => {
      engine.sounding = false;
      for (const listener of ended) listener();
    },
    interrupt: () => {
      engine.sounding = false;
      for (const listener of interrupted) listener();
    },
    durationMs: (track: { durationMs: number }) => track.durationMs,
    prepare: async (track: { id: string }) => void engine.prepared.push(track.id),
    follow: (track: { id: string } | null) => {
      engine.followedBy = track?.id ?? null;
    },
    async play(track: { id: string }, from: number) {
      if (engine.outcome instanceof Error) throw engine.outcome;
      if (engine.outcome === 'blocked') return 'blocked' as const;
      engine.plays.push({ id: track.id, from });
      engine.position = from;
      engine.sounding = true;
      return 'playing' as const;
    },
    pause: () => {
      engine.sounding = false;
    },
    positionSeconds: () => engine.position,
    setVolume: (volume: number) => {
      engine.volume = volume;
    },
    onEnded: (listener: () => void) => {
      ended.add(listener);
      return () => ended.delete(listener);
    },
    onInterrupted: (listener: () => void) => {
      interrupted.add(listener);
      return () => interrupted.delete(listener);
    },
    readSignal: (target: Float32Array<ArrayBuffer>) => void target.fill(0.5),
    close: async () => undefined,
  };
  return engine satisfies PlaybackEngine;
}
export type SilentEngine = ReturnType<typeof silentEngine>;
