import type { Bars, BassLine } from '../arrangements/arrangement.ts';
import { activity, chordAt, type DraftNote, finalBeat, type Plan } from '../draft.ts';
import type { Random } from '../random.ts';
import { pitchClass } from '../theory/modes.ts';
import type { ChordSpan, Section, Sound } from '../types.ts';
import { sectionSteps } from './section-steps.ts';

/** The compass of each kind of bass, lowest and highest MIDI pitch of its roots. */
const compass: Partial<Record<Sound, readonly [number, number]>> = {
  'sub-bass': [29, 40],
  'reese-bass': [29, 41],
  'synth-bass': [30, 43],
  'upright-bass': [28, 43],
  'electric-bass': [28, 43],
  'picked-bass': [28, 41],
  cello: [36, 50],
};

/**
 * Writes the bass. Pattern signs: `1` root, `3`, `5`, `7` chord tones above it, `8` octave, `6` the sixth, `4` the
 * fourth, `a` a step towards the next root, `x` a muted touch.
 */
export function writeBass(plan: Plan, line: BassLine, sound: Sound, random: Random): DraftNote[] {
  const [low, high] = compass[sound] ?? [28, 43];
  const roots = placeRoots(plan.chords, low, high);
  const sections = plan.sections.filter((section) => section.intensity >= line.from);
  const notes = sections.flatMap((section) => {
    if (line.patterns === 'held') return heldRoots(plan, section, roots);
    if (line.patterns === 'walking') return walk(plan, section, roots, low, high, random);
    const patterns = (plan.beatsPerBar === 3 ? line.patternsInThree : line.patterns) ?? line.patterns;
    return pattern(plan, section, roots, patterns);
  });
  const last = finalBeat(plan);
  const closing = { beat: last, beats: plan.beatsPerBar, pitch: roots.at(-1) ?? 36, velocity: 0.72 };
  return [...notes.filter((note) => note.beat < last), closing];
}

/** Chooses the octave of each root so that the line leaps as little as it can within the compass. */
function placeRoots(chords: readonly ChordSpan[], low: number, high: number): number[] {
  let last = (low + high) / 2 - 2;
  return chords.map((chord) => {
    const lowest = low + pitchClass(chord.bassPitchClass - low);
    const options = [lowest, lowest + 12].filter((pitch) => pitch <= high);
    const nearest = options.reduce((a, b) => (Math.abs(b - last) < Math.abs(a - last) ? b : a), lowest);
    last = nearest;
    return nearest;
  });
}

interface Spot {
  chord: ChordSpan;
  root: number;
  nextRoot: number;
  /** Beats until the next chord. */
  left: number;
}

function spotAt(plan: Plan, roots: readonly number[], beat: number): Spot {
  const chord = chordAt(plan, beat);
  const index = plan.chords.indexOf(chord);
  const root = roots[index] ?? 36;
  return { chord, root, nextRoot: roots[index + 1] ?? root, left: chord.beat + chord.beats - beat };
}

function pattern(
  plan: Plan,
  section: Section,
  roots: readonly number[],
  patterns: readonly Bars[],
): DraftNote[] {
  return sectionSteps(plan, section, patterns).map(({ beat, beats, token }) => {
    const spot = spotAt(plan, roots, beat);
    const muted = token === 'x';
    return {
      beat,
      beats: muted ? 0.1 : Math.min(beats, Math.max(0.2, spot.left)) * 0.92,
      pitch: toneFor(token, spot),
      velocity: muted ? 0.35 : token === '1' ? 0.78 : 0.7,
    };
  });
}

function toneFor(token: string, { chord, root, nextRoot }: Spot): number {
  const above = (tone: number | undefined) => root + pitchClass((tone ?? root) - root);
  const [, third, fifth, seventh] = chord.pitchClasses;
  switch (token) {
    case '3':
      return above(third);
    case '5': {
      const up = above(chord.pitchClasses.length === 2 ? third : fifth);
      return up - 12 >= 28 && root > 36 ? up - 12 : up;
    }
    case '7':
      return above(seventh ?? chord.scale.find((tone) => pitchClass(tone - root) >= 10) ?? fifth);
    case '6':
      return above(chord.scale.find((tone) => [8, 9].includes(pitchClass(tone - root))) ?? fifth);
    case '4':
      return root + 5;
    case '8':
      return root + 12;
    case 'a':
      return approach(nextRoot, root, chord.scale);
    default:
      return root;
  }
}

/** The note before a new root: a scale step or a semitone from the side the line comes from. */
function approach(next: number, from: number, scale: readonly number[]): number {
  if (next === from) return from + 7 <= 48 ? from + 7 : from - 5;
  const below = next > from;
  const semitone = below ? next - 1 : next + 1;
  const whole = below ? next - 2 : next + 2;
  return scale.includes(pitchClass(whole)) && !scale.includes(pitchClass(semitone)) ? whole : semitone;
}

function heldRoots(plan: Plan, section: Section, roots: readonly number[]): DraftNote[] {
  const start = section.firstBar * plan.beatsPerBar;
  const end = start + section.bars * plan.beatsPerBar;
  const notes: DraftNote[] = [];
  plan.chords.forEach((chord, index) => {
    if (chord.beat < start || chord.beat >= end) return;
    const pitch = roots[index] ?? 36;
    const previous = notes.at(-1);
    if (previous && previous.pitch === pitch && previous.beats < plan.beatsPerBar * 2)
      previous.beats += chord.beats;
    else notes.push({ beat: chord.beat, beats: chord.beats * 0.98, pitch, velocity: 0.7 });
  });
  return notes;
}

/** A walking line: the root when the chord comes, chord and scale tones between, and a step into the next root. */
function walk(
  plan: Plan,
  section: Section,
  roots: readonly number[],
  low: number,
  high: number,
  random: Random,
): DraftNote[] {
  const notes: DraftNote[] = [];
  const start = section.firstBar * plan.beatsPerBar;
  const end = start + section.bars * plan.beatsPerBar;
  // Calm tunes are played "in two", as a rhythm section does behind the first statement.
  const inTwo = activity(plan, section) < 0.34 && plan.beatsPerBar === 4;
  let last = roots[0] ?? 36;
  for (let beat = start; beat < end; beat += inTwo ? 2 : 1) {
    const spot = spotAt(plan, roots, beat);
    const isFirst = Math.abs(beat - spot.chord.beat) < 1e-6;
    const isLast = spot.left <= (inTwo ? 2 : 1) + 1e-6;
    let pitch: number;
    if (isFirst) pitch = spot.root;
    else if (isLast && !inTwo) pitch = approach(spot.nextRoot, last, spot.chord.scale);
    else pitch = between(last, spot, beat, low, high + 5, random);
    notes.push({ beat, beats: inTwo ? 1.85 : 0.92, pitch, velocity: isFirst ? 0.76 : 0.7 });
    if (!inTwo && random.chance(0.06)) notes.push({ beat: beat + 0.5, beats: 0.4, pitch, velocity: 0.42 });
    last = pitch;
  }
  return notes.sort((a, b) => a.beat - b.beat);
}

function between(last: number, spot: Spot, beat: number, low: number, high: number, random: Random): number {
  const tones = beat % 2 === 0 || random.chance(0.5) ? spot.chord.pitchClasses.slice(0, 4) : spot.chord.scale;
  const heading = Math.sign(spot.nextRoot - last) || (random.chance(0.5) ? 1 : -1);
  const options: number[] = [];
  for (let pitch = low; pitch <= high; pitch++) {
    if (pitch !== last && Math.abs(pitch - last) <= 7 && tones.includes(pitchClass(pitch)))
      options.push(pitch);
  }
  if (options.length === 0) return last;
  return random.weighted(options, (pitch) => {
    const move = pitch - last;
    return (Math.sign(move) === heading ? 2 : 1) / (1 + Math.abs(move) * 0.5);
  });
}
