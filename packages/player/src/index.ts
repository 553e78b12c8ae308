export {
  type CreateEngine,
  type EngineTrack,
  type PlaybackEngine,
  UnplayableTrackError,
} from './playback-engine.ts';
export type {
  PlayerEvent,
  PlayerSession,
  PlayerState,
  PlayerStatus,
  Repeat,
  SessionClock,
  SessionParts,
} from './player-session.ts';
export { type MediaActions, type MediaControls, mediaControlsOver } from './session/media-controls.ts';
export { type ChannelLike, type OneTab, oneTabOver } from './session/one-tab.ts';
export type { SessionStorageLike } from './session/remembered.ts';
export { createSession } from './session.ts';
export { canSeek, type SoundAttributes, type Track } from './track.ts';
