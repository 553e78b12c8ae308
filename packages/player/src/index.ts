export { durationLimits, score } from './score/compose.ts';
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
export type { PlayableAttributes, PlayableTrack } from './track.ts';
