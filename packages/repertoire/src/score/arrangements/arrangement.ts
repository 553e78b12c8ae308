import type { FormName } from '../form.ts';
import type { Language } from '../harmony/languages.ts';
import type { MelodyStyle } from '../melody/cells.ts';
import type { GrooveName } from '../parts/grooves.ts';
import type { Swing } from '../rhythm/clock.ts';
import type { DrumKit, Role, SectionKind, Sound } from '../types.ts';

/**
 * Bars of a pattern, one text a bar, for music in four and (where the style has it) in three.
 * The signs are those of `readSteps` and of the part that reads them.
 */
export type Bars = readonly string[];

/** One accompanying part. */
export interface ChordLayer {
  role: Extract<Role, 'chords' | 'pad' | 'arpeggio'>;
  /** Sounds that fit, the usual one first; a track that names an instrument gets that one where it fits. */
  sounds: readonly Sound[];
  /** `held` ties common tones from chord to chord, `drops` scatters single tones; else patterns from calm to busy. */
  patterns: 'held' | 'drops' | readonly Bars[];
  patternsInThree?: readonly Bars[];
  voices: number;
  /** Lowest and highest MIDI pitch. */
  range: readonly [number, number];
  /** Section intensity from which it plays. */
  from: number;
  gainDb: number;
  pan: number;
  reverb: number;
  /** Velocity before dynamics, 0.6 unless told. */
  touch?: number;
  /** Root, fifth and octave in root position whatever the chord: what a distorted guitar can play cleanly. */
  powerChords?: boolean;
  /** Tones ring on until the harmony changes, as under a piano's pedal or on open strings. */
  rings?: boolean;
}

export interface BassLine {
  sounds: readonly Sound[];
  /** `walking` is improvised in quarters; else patterns from calm to busy. */
  patterns: 'walking' | 'held' | readonly Bars[];
  patternsInThree?: readonly Bars[];
  from: number;
  gainDb: number;
}

export interface MelodyPart {
  style: MelodyStyle;
  scale: 'mode' | 'pentatonic' | 'blues';
  /** The usual lead where the track names none. */
  sounds: readonly Sound[];
  busier: number;
  gainDb: number;
  reverb: number;
  /** Sections that carry the tune; all but breaks unless told. */
  sections?: readonly SectionKind[];
}

/** How a genre is played. One word for each choice a band would make. */
export interface Arrangement {
  name: string;
  language: Language;
  form: FormName;
  meters: readonly (3 | 4)[];
  swing: Swing;
  /** Standard deviation of the players' timing and their lean behind the beat, in milliseconds. */
  loosenessMs: number;
  leanMs: number;
  /** How much metre and phrase shape the dynamics, 0 to 1. */
  expression: number;
  drums: { kits: readonly DrumKit[]; groove: GrooveName; gainDb: number } | null;
  bass: BassLine | null;
  layers: readonly ChordLayer[];
  melody: MelodyPart;
  /** A second voice in the fuller sections. */
  counter: { sounds: readonly Sound[]; from: number; gainDb: number } | null;
  /** Size of the room, 0 to 1. */
  room: number;
  texture?: 'vinyl' | 'air';
  /** How far the bass drum pushes the chords aside, 0 to 1; not at all unless told. */
  pump?: number;
  /** Whether the last bars slow down. */
  slowsDown: boolean;
  /** Shifts the brightness that energy and acousticness give, -0.5 to 0.5. */
  tint: number;
}
