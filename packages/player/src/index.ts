export { createEngine } from './engine.ts';
export type { CreateEngine, PlaybackEngine } from './playback-engine.ts';
export { composedSeconds, durationLimits, score } from './score/compose.ts';
export type {
  ChordSpan,
  DrumHit,
  DrumKit,
  DrumPart,
  DrumPiece,
  Note,
  Part,
  Placement,
  Role,
  Score,
  Section,
  SectionKind,
  Sound,
} from './score/types.ts';
export { type MediaActions, type MediaControls, mediaControlsOver } from './session/media-controls.ts';
export { type ChannelLike, type OneTab, oneTabOver } from './session/one-tab.ts';
export type { SessionStorageLike } from './session/remembered.ts';
export {
  createSession,
  type PlayerEvent,
  type PlayerSession,
  type PlayerState,
  type PlayerStatus,
  type Repeat,
  type SessionClock,
  type SessionParts,
} from './session.ts';
export { renderOffline } from './sound/render-offline.ts';
export type { PlayableAttributes, PlayableTrack, QueuedTrack } from './track.ts';
