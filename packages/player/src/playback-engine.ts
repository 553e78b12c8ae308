import type { Track } from './track.ts';

/** What of a track makes its sound: same id and attributes, same music, on every machine. */
export type EngineTrack = Pick<Track, 'id' | 'durationMs' | 'attributes' | 'recording'>;

/** This one track cannot be sounded here; another one may. */
export class UnplayableTrackError extends Error {
  override readonly name = 'UnplayableTrackError';
}

/** Plays one track at a time. Times are seconds; the position comes from the audio clock. */
export interface PlaybackEngine {
  /** How long a track sounds, which need not be the length it was asked to have. */
  durationMs(track: EngineTrack): number;
  /** Gets a track ready, so that playing it starts at once. */
  prepare(track: EngineTrack, fromSeconds?: number): Promise<void>;
  /**
   * Says what will be played from its start when the current track has come to its end, so that there need be no gap between the two;
   * `null` for nothing. It is to have been prepared, and does not replace `play` in `onEnded`.
   */
  follow?(track: EngineTrack | null): void;
  /**
   * Plays from a position, in place of what plays now; what cannot be sought through goes on where it rests, or else from its
   * start. Call it from the handler of a gesture: browsers keep sound back
   * until then, and the promise resolves to `blocked`. `superseded` when another call came in the meantime.
   * @throws {UnplayableTrackError}
   */
  play(track: EngineTrack, fromSeconds: number): Promise<'playing' | 'blocked' | 'superseded'>;
  /** Falls silent within a few hundredths of a second; `positionSeconds` stays where it was. */
  pause(): void;
  positionSeconds(): number;
  /** 0 to 1. */
  setVolume(volume: number): void;
  /** Calls back when a track has played to its end. */
  onEnded(listener: () => void): () => void;
  /** Calls back when the device took the sound away, as an incoming call does. */
  onInterrupted(listener: () => void): () => void;
  /** Copies the latest stretch of what is heard, -1 to 1, for drawing; zeros while nothing plays. */
  readSignal(target: Float32Array<ArrayBuffer>): void;
  /** Stops and frees the sound device. */
  close(): Promise<void>;
}

/** Makes the engine of a page. `openDevice` is called at the first play, for the sound device that a gesture has woken. */
export type CreateEngine = (openDevice: () => AudioContext) => PlaybackEngine;
