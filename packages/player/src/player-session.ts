import type { PlaybackEngine } from './playback-engine.ts';
import type { MediaActions, MediaControls } from './session/media-controls.ts';
import type { OneTab } from './session/one-tab.ts';
import type { SessionStorageLike } from './session/remembered.ts';
import type { Track } from './track.ts';

export type Repeat = 'off' | 'all' | 'one';

/** `blocked`: the browser waits for a gesture. `failed`: this browser cannot make sound. */
export type PlayerStatus = 'empty' | 'loading' | 'playing' | 'paused' | 'blocked' | 'failed';

/** Whether it is to be heard: it sounds, or does as soon as its track has come. */
export const isSounding = (status: PlayerStatus | 'elsewhere'): boolean =>
  status === 'playing' || status === 'loading';

/** Everything a player shows but the running position. A new object whenever something in it changes. */
export interface PlayerState {
  status: PlayerStatus;
  queue: readonly Track[];
  /** Place of the current track in the queue; -1 when it is empty. */
  index: number;
  current: Track | null;
  /** Length of the current track as it is played. */
  durationMs: number;
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  repeat: Repeat;
}

/** What happened, for those who report or draw it. `state-changed` comes with every change of `PlayerState`. */
export type PlayerEvent =
  | { type: 'state-changed'; state: PlayerState }
  | { type: 'started'; track: Track; positionMs: number }
  | {
      type: 'paused';
      track: Track;
      positionMs: number;
      reason: 'asked' | 'other-tab' | 'interrupted' | 'queue-ended';
    }
  | { type: 'seeked'; track: Track; positionMs: number }
  | { type: 'ended'; track: Track }
  | { type: 'blocked'; track: Track }
  | { type: 'failed'; track: Track; cause: unknown };

/** Calls back again and again; returns how to stop. */
export interface SessionClock {
  every(milliseconds: number, callback: () => void): () => void;
}

export interface SessionParts {
  engine: PlaybackEngine;
  storage: SessionStorageLike;
  clock: SessionClock;
  oneTab: OneTab;
  media: MediaControls;
}

/** A player as people know it. Methods that begin to sound must be called from the handler of a gesture. */
export interface PlayerSession {
  state(): PlayerState;
  subscribe(listener: (event: PlayerEvent) => void): () => void;
  /** From the audio clock. */
  positionMs(): number;
  /** Copies what is heard right now, -1 to 1, for drawing. */
  readSignal(target: Float32Array<ArrayBuffer>): void;
  /** Takes a new queue without playing it; where it holds the track heard last, that one is found at its old place. */
  load(tracks: readonly Track[], startAt?: number): void;
  add(track: Track): void;
  remove(index: number): Promise<void>;
  play(): Promise<void>;
  playAt(index: number): Promise<void>;
  pause(): void;
  toggle(): Promise<void>;
  /** At the end of the queue it stops, unless the queue repeats. */
  next(): Promise<void>;
  /** Back to the start of the track; from its first three seconds, to the one before. */
  previous(): Promise<void>;
  /** A track that cannot be sought through goes on as it is; its start alone can be gone back to. */
  seek(positionMs: number): Promise<void>;
  setVolume(volume: number): void;
  toggleMute(): void;
  setRepeat(repeat: Repeat): void;
  /** Has the system's media keys ask these from now on, in place of this session itself. */
  takeKeys(actions: MediaActions): void;
  /** Falls silent for good: frees the sound device and lets go of the system's media keys. */
  close(): Promise<void>;
}
