export {
  type CreateEngine,
  type EngineTrack,
  type PlaybackEngine,
  UnplayableTrackError,
} from './playback-engine.ts';
export type { PlayerSession, Repeat } from './player-session.ts';
export { oneTabOver } from './session/one-tab.ts';
export { createSession } from './session.ts';
export { canSeek, type SoundAttributes, type Track, whyNoSound } from './track.ts';
