import { pitchClass } from '../theory/modes.ts';

/** Pitches of one chord, from the lowest voice up. */
export type Voicing = readonly number[];

export interface VoiceRange {
  voices: number;
  low: number;
  high: number;
  /** Whether the voices move like singers: parallel fifths and octaves are then kept out. */
  strict: boolean;
}

interface Candidate {
  voicing: Voicing;
  cost: number;
}

/**
 * Voices a row of chords so that each voice moves as little as it can, by the cheapest path through all playable
 * voicings (Viterbi's algorithm). Parallel fifths and octaves, leaps, muddy low intervals and missing thirds cost.
 * @param chords pitch classes of each chord, the root first.
 */
export function leadVoices(chords: readonly (readonly number[])[], range: VoiceRange): Voicing[] {
  const cache = new Map<string, Candidate[]>();
  const columns = chords.map((chord) => {
    const key = chord.join();
    const known = cache.get(key) ?? voicingsOf(chord, range);
    cache.set(key, known);
    return known;
  });
  const costs: number[][] = [];
  const origins: number[][] = [];
  columns.forEach((column, at) => {
    const previous = columns[at - 1];
    const before = costs[at - 1];
    const columnCosts: number[] = [];
    const columnOrigins: number[] = [];
    for (const candidate of column) {
      let best = previous ? Number.POSITIVE_INFINITY : 0;
      let origin = 0;
      previous?.forEach((from, index) => {
        const cost = (before?.[index] ?? 0) + moveCost(from.voicing, candidate.voicing, range.strict);
        if (cost < best) {
          best = cost;
          origin = index;
        }
      });
      columnCosts.push(best + candidate.cost);
      columnOrigins.push(origin);
    }
    costs.push(columnCosts);
    origins.push(columnOrigins);
  });
  return trace(columns, costs, origins);
}

function trace(
  columns: readonly Candidate[][],
  costs: readonly number[][],
  origins: readonly number[][],
): Voicing[] {
  const path: Voicing[] = [];
  const last = costs.at(-1) ?? [];
  let index = last.indexOf(Math.min(...last));
  for (let at = columns.length - 1; at >= 0; at--) {
    path.unshift(columns[at]?.[index]?.voicing ?? []);
    index = origins[at]?.[index] ?? 0;
  }
  return path;
}

/** What it costs to go from one chord to the next: a semitone of one voice is 1. */
export function moveCost(from: Voicing, to: Voicing, strict: boolean): number {
  let cost = 0;
  for (let i = 0; i < to.length; i++) {
    const move = Math.abs((to[i] ?? 0) - (from[i] ?? 0));
    cost += move + (move > 7 ? 6 : 0);
  }
  const top = Math.abs((to.at(-1) ?? 0) - (from.at(-1) ?? 0));
  return cost + top * 0.4 + countParallels(from, to) * (strict ? 14 : 3);
}

/** Pairs of voices that move together from one perfect fifth or octave into another. */
export function countParallels(from: Voicing, to: Voicing): number {
  let count = 0;
  for (let low = 0; low < to.length; low++) {
    for (let high = low + 1; high < to.length; high++) {
      const before = (from[high] ?? 0) - (from[low] ?? 0);
      const after = (to[high] ?? 0) - (to[low] ?? 0);
      const moved = (to[low] ?? 0) !== (from[low] ?? 0);
      const perfect = before % 12 === 0 || before % 12 === 7;
      if (moved && perfect && before % 12 === after % 12 && sameDirection(from, to, low, high)) count++;
    }
  }
  return count;
}

function sameDirection(from: Voicing, to: Voicing, low: number, high: number): boolean {
  const lowMove = (to[low] ?? 0) - (from[low] ?? 0);
  const highMove = (to[high] ?? 0) - (from[high] ?? 0);
  return Math.sign(lowMove) === Math.sign(highMove);
}

/** Awkward layouts are not worth the time of trying every way into and out of them. */
const candidatesKept = 40;

/** Every way to lay the chord out in the range, with what each costs by itself. */
function voicingsOf(chord: readonly number[], range: VoiceRange): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const tones of tonesFor(chord, range.voices)) {
    for (let pitch = range.low; pitch <= range.high; pitch++) {
      const index = tones.indexOf(pitchClass(pitch));
      if (index >= 0) stack([pitch], tones.toSpliced(index, 1), range, found, chord);
    }
  }
  if (found.size > 0) return [...found.values()].sort((a, b) => a.cost - b.cost).slice(0, candidatesKept);
  // A range too narrow for the chord is opened by a third at either end until something fits.
  return voicingsOf(chord, { ...range, low: range.low - 4, high: range.high + 4 });
}

function stack(
  voicing: number[],
  left: readonly number[],
  range: VoiceRange,
  found: Map<string, Candidate>,
  chord: readonly number[],
): void {
  if (left.length === 0) {
    found.set(voicing.join(), { voicing, cost: shapeCost(voicing, range, chord) });
    return;
  }
  const below = voicing.at(-1) ?? 0;
  for (let pitch = below + 1; pitch <= Math.min(range.high, below + 10); pitch++) {
    const index = left.indexOf(pitchClass(pitch));
    if (index >= 0) stack([...voicing, pitch], left.toSpliced(index, 1), range, found, chord);
  }
}

/** Which tones to take when voices and tones differ in number. The bass has the root, so a full chord may drop it. */
function tonesFor(chord: readonly number[], voices: number): number[][] {
  const [root = 0, third = root, fifth = third] = chord;
  if (chord.length === 2) return [[root, third, root, third, root].slice(0, voices)];
  if (chord.length === voices) return [[...chord]];
  if (chord.length < voices) {
    return [root, fifth, third].map((doubled) => tonesFor([...chord, doubled], voices)[0] ?? [...chord]);
  }
  const withoutFifth = chord.filter((_, index) => index !== 2);
  const withoutRoot = chord.slice(1);
  const shorter = voices === 3 && chord.length >= 4 ? [withoutRoot.filter((tone) => tone !== fifth)] : [];
  return [withoutFifth, withoutRoot, ...shorter].flatMap((tones) =>
    tones.length > voices ? [tones.slice(0, voices)] : tonesFor(tones, voices),
  );
}

function shapeCost(voicing: Voicing, range: VoiceRange, chord: readonly number[]): number {
  const centre = (range.low + range.high) / 2;
  const mean = voicing.reduce((sum, pitch) => sum + pitch, 0) / voicing.length;
  let cost = Math.abs(mean - centre) * 0.35;
  const lowest = voicing[0] ?? 0;
  const gap = (voicing[1] ?? 0) - lowest;
  if (lowest < 52 && gap < 5) cost += (5 - gap) * 1.5;
  for (let i = 1; i < voicing.length; i++) {
    const interval = (voicing[i] ?? 0) - (voicing[i - 1] ?? 0);
    if (interval === 1) cost += i === voicing.length - 1 ? 5 : 2.5;
  }
  const third = chord[1];
  if (third !== undefined && chord.length > 2 && !voicing.some((pitch) => pitchClass(pitch) === third))
    cost += 5;
  const thirds = voicing.filter((pitch) => pitchClass(pitch) === third).length;
  return cost + (thirds > 1 ? 2.5 : 0);
}
