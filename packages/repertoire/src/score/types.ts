import type { ModeName } from './theory/modes.ts';

/** The instruments that the sound engine can play, by what they sound like. */
export const sounds = [
  'grand-piano',
  'felt-piano',
  'electric-piano',
  'organ',
  'accordion',
  'harmonica',
  'melodica',
  'nylon-guitar',
  'steel-guitar',
  'clean-guitar',
  'muted-guitar',
  'overdriven-guitar',
  'slide-guitar',
  'banjo',
  'mandolin',
  'harp',
  'kalimba',
  'marimba',
  'vibraphone',
  'glockenspiel',
  'violin',
  'cello',
  'strings',
  'choir',
  'voice',
  'flute',
  'clarinet',
  'trumpet',
  'saxophone',
  'trombone',
  'brass',
  'warm-pad',
  'glass-pad',
  'saw-pad',
  'saw-lead',
  'square-lead',
  'synth-pluck',
  'upright-bass',
  'electric-bass',
  'picked-bass',
  'synth-bass',
  'sub-bass',
  'reese-bass',
] as const;
export type Sound = (typeof sounds)[number];

export const drumPieces = [
  'kick',
  'snare',
  'rim',
  'clap',
  'hat-closed',
  'hat-open',
  'ride',
  'crash',
  'tom-high',
  'tom-mid',
  'tom-low',
  'shaker',
  'tambourine',
  'conga-high',
  'conga-low',
  'cowbell',
  'claves',
  'brush',
  'timpani',
] as const;
export type DrumPiece = (typeof drumPieces)[number];

/** How the drums are built: `brushes` are soft, `club` are synthetic and tight, `rock` are big. */
export type DrumKit = 'acoustic' | 'brushes' | 'dusty' | 'electronic' | 'club' | 'rock' | 'orchestral';

export interface Note {
  /** Place on the written grid, in beats from the start. */
  beat: number;
  /** When it sounds, in seconds from the start, with swing and a human hand. */
  time: number;
  /** Seconds until it is released. */
  duration: number;
  /** MIDI number; 60 is middle C. */
  pitch: number;
  /** Above 0, at most 1. */
  velocity: number;
}

export interface DrumHit {
  beat: number;
  time: number;
  piece: DrumPiece;
  velocity: number;
}

export type Role = 'lead' | 'solo' | 'counter' | 'chords' | 'pad' | 'arpeggio' | 'bass';

/** How a part sits in the mix. */
export interface Placement {
  gainDb: number;
  /** -1 is left, 1 is right. */
  pan: number;
  /** Share sent to the room, 0 to 1. */
  reverb: number;
}

export interface Part {
  role: Role;
  sound: Sound;
  placement: Placement;
  /** How far its filter is open, 0 to 1. */
  brightness: number;
  notes: readonly Note[];
}

export interface DrumPart {
  kit: DrumKit;
  placement: Placement;
  hits: readonly DrumHit[];
}

export type SectionKind = 'intro' | 'a' | 'b' | 'variation' | 'break' | 'outro';

export interface Section {
  kind: SectionKind;
  firstBar: number;
  bars: number;
  /** 0 to 1: how much is going on. */
  intensity: number;
}

/** One chord of the written harmony. */
export interface ChordSpan {
  /** Roman numeral relative to the tonic: `bVII`, `ii7`. */
  symbol: string;
  beat: number;
  beats: number;
  /** Pitch classes, the root first. */
  pitchClasses: readonly number[];
  bassPitchClass: number;
  /** The seven (or more) pitch classes that a melody may use over it. */
  scale: readonly number[];
}

/** A composition, complete: everything that sounds and when. */
export interface Score {
  trackId: string;
  /** Name of the arrangement that the genre was mapped to. */
  arrangement: string;
  tempoBpm: number;
  beatsPerBar: number;
  /** Pitch class of the tonic. */
  key: number;
  mode: ModeName;
  durationSeconds: number;
  sections: readonly Section[];
  chords: readonly ChordSpan[];
  parts: readonly Part[];
  drums: DrumPart | null;
  /** A bed of noise under everything: the record's crackle, or open air. */
  texture: 'vinyl' | 'air' | null;
  /** How far the bass drum pushes the chords aside, 0 to 1. */
  pump: number;
  /** How live the room is, 0 (dry) to 1 (a hall). */
  room: number;
  /** Overall openness of the sound, 0 (dark) to 1 (bright). */
  brightness: number;
}
