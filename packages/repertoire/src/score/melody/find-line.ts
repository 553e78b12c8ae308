import type { Random } from '../random.ts';
import { pitchClass } from '../theory/modes.ts';

/** What is asked of one note of a line before its pitch is found. */
export interface Slot {
  /** Pitch classes allowed here. */
  scale: readonly number[];
  /** Pitch classes of the chord under it. */
  chord: readonly number[];
  /** 0 to 1: how much a foreign tone would be heard here, by metre and length. */
  weight: number;
  /** The pitch that the contour would like. */
  target: number;
  /** Scale steps from the note before, when this note answers an earlier one. */
  imitate?: number;
  /** Pitch classes that the phrase may end on; only at its end. */
  rest?: readonly number[];
}

export interface LineRange {
  low: number;
  high: number;
}

interface State {
  pitch: number;
  /** The leap that led here, in semitones, as it asks for an answer; 0 after a step. */
  leap: number;
  cost: number;
  from: State | null;
}

/**
 * Finds the pitches of a melodic line: the cheapest path through the scale, where chord tones carry the strong beats,
 * steps are free and leaps cost and ask to be answered by a step back, and the line follows its contour and motif.
 * @param start the pitch sung last, or `null` at the beginning.
 */
export function findLine(
  slots: readonly Slot[],
  range: LineRange,
  start: number | null,
  random: Random,
): number[] {
  let states: State[] = start === null ? [] : [{ pitch: start, leap: 0, cost: 0, from: null }];
  slots.forEach((slot, index) => {
    const next = new Map<number, State>();
    for (let pitch = range.low; pitch <= range.high; pitch++) {
      if (!slot.scale.includes(pitchClass(pitch)) && !slot.chord.includes(pitchClass(pitch))) continue;
      const own = noteCost(slot, pitch) + random.next() * 0.9;
      if (states.length === 0) {
        next.set(key(pitch, 0), { pitch, leap: 0, cost: own, from: null });
        continue;
      }
      const previousSlot = index > 0 ? slots[index - 1] : undefined;
      for (const state of states) {
        const cost = state.cost + own + stepCost(state, pitch, slot, previousSlot);
        const leap = Math.abs(pitch - state.pitch) > 4 ? Math.sign(pitch - state.pitch) : 0;
        const known = next.get(key(pitch, leap));
        if (!known || cost < known.cost) next.set(key(pitch, leap), { pitch, leap, cost, from: state });
      }
    }
    states = [...next.values()];
  });
  let best: State | null = states.reduce<State | null>((a, b) => (a && a.cost <= b.cost ? a : b), null);
  const line: number[] = [];
  while (best && line.length < slots.length) {
    line.unshift(best.pitch);
    best = best.from;
  }
  return line;
}

function key(pitch: number, leap: number): number {
  return pitch * 4 + leap + 1;
}

function noteCost(slot: Slot, pitch: number): number {
  const tone = pitchClass(pitch);
  const foreign = slot.chord.includes(tone) ? 0 : 7 * slot.weight ** 1.3;
  const wrongEnd = slot.rest && !slot.rest.includes(tone) ? 12 : 0;
  return foreign + wrongEnd + Math.abs(pitch - slot.target) * 0.42;
}

function stepCost(from: State, pitch: number, slot: Slot, previous: Slot | undefined): number {
  const move = pitch - from.pitch;
  const size = Math.abs(move);
  let cost = intervalCost(size);
  // A leap is answered by a step the other way.
  if (from.leap !== 0 && (Math.sign(move) === from.leap || size > 4)) cost += 2.2;
  // Rocking between two tones is what a search finds cheapest and an ear finds dull.
  if (pitch === from.from?.pitch) cost += from.pitch === from.from.from?.pitch ? 4 : 0.9;
  // Foreign tones are entered and left by step.
  const tone = pitchClass(pitch);
  if (!slot.chord.includes(tone) && size > 2) cost += 2;
  if (previous && !previous.chord.includes(pitchClass(from.pitch)) && size > 2) cost += 3;
  if (slot.imitate !== undefined) {
    const steps = scaleSteps(from.pitch, pitch, slot.scale);
    cost += Math.min(6, Math.abs(steps - slot.imitate) * 1.7);
  }
  return cost;
}

/** The price of an interval in semitones: steps are the rule, sixths and sevenths the exception. */
function intervalCost(semitones: number): number {
  const prices = [1.3, 0.2, 0, 0.6, 0.8, 1.6, 5, 2, 4, 4, 7, 9, 4];
  return prices[semitones] ?? 20;
}

/** Distance in scale steps, upwards positive. */
export function scaleSteps(from: number, to: number, scale: readonly number[]): number {
  const [low, high] = from < to ? [from, to] : [to, from];
  let steps = 0;
  for (let pitch = low + 1; pitch <= high; pitch++) if (scale.includes(pitchClass(pitch))) steps++;
  return from < to ? steps : -steps;
}
