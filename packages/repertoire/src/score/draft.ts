import type { SoundAttributes } from '@attune/player/track';
import type { Random } from './random.ts';
import type { ChordSpan, DrumPiece, Section } from './types.ts';

/** A note as written, before anybody plays it. */
export interface DraftNote {
  beat: number;
  /** Length in beats. */
  beats: number;
  pitch: number;
  /** 0 to 1, before section and metre have their say. */
  velocity: number;
  /** Seconds that the hand adds on purpose, as when a strum crosses the strings. */
  lag?: number;
}

export interface DraftHit {
  beat: number;
  piece: DrumPiece;
  velocity: number;
}

/** What every part writer is given: the plan of the piece, settled before the first note. */
export interface Plan {
  attributes: SoundAttributes;
  sections: readonly Section[];
  chords: readonly ChordSpan[];
  beatsPerBar: 3 | 4;
  bars: number;
  /** Pitch classes of the mode, the tonic first. */
  scale: readonly number[];
  /** A stream of chance of its own for each part. */
  random(part: string): Random;
}

/** The chord that sounds at a beat. */
export function chordIndexAt(plan: Plan, beat: number): number {
  let low = 0;
  let high = plan.chords.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((plan.chords[middle]?.beat ?? 0) <= beat + 1e-6) low = middle;
    else high = middle - 1;
  }
  return low;
}

export function chordAt(plan: Plan, beat: number): ChordSpan {
  const chord = plan.chords[chordIndexAt(plan, beat)];
  if (!chord) throw new RangeError('a piece needs at least one chord');
  return chord;
}

/** The beat of the last chord, which is held until everything has rung out. */
export function finalBeat(plan: Plan): number {
  return (plan.bars - 1) * plan.beatsPerBar;
}

/**
 * Picks from a list that runs from calm to busy, by how much is wanted from 0 to 1. What lies between two levels is
 * reached by going over from the lower to the upper in the course of a section, so that sections build.
 * @param progress how far the section has come, 0 to 1.
 */
export function byLevel<T>(levels: readonly T[], wanted: number, progress: number): T {
  const place = Math.min(1, Math.max(0, wanted)) * (levels.length - 1);
  const lower = Math.floor(place);
  const index = progress >= 1 - (place - lower) ? lower + 1 : lower;
  const level = levels[Math.min(levels.length - 1, index)];
  if (level === undefined) throw new RangeError('a list of levels is never empty');
  return level;
}

/** How busy a section is to be: its place in the form counts, the track's energy counts more. */
export function activity(plan: Plan, section: Section): number {
  return Math.min(1, Math.max(0, plan.attributes.energy * 0.95 + (section.intensity - 0.6) * 0.3));
}
