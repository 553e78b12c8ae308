import { type Beats, beatsIn } from '@attune/vocabulary';
import { type Answer, has, hasNot, type Trait, tempoOf, unknown, yearOf } from './answer.ts';

/** Where one word for a tempo ends and the next begins, in beats per minute; on a border both are true. */
export const tempoBorders: ReadonlyMap<string, readonly [from: number, to: number]> = new Map(
  Object.entries({
    slow: [20, 90],
    medium: [90, 120],
    fast: [120, 400],
  }),
);

/** The beats per minute that were named by figures ("140 to 150 bpm"); `null` of a tempo that was named by a word. */
export const namedBeats = ({ matched }: { matched?: string }): Beats | null =>
  matched === undefined ? null : beatsIn(matched);

/** @param around what share of a figure it may be faster or slower by */
export function tempoTrait(tempo: { value: string; matched?: string }, around = 0): Trait {
  const beats = namedBeats(tempo);
  const borders = beats === null ? tempoBorders.get(tempo.value) : ([beats.least, beats.most] as const);
  if (borders === undefined) return () => unknown;
  const [from, to] = [borders[0] * (1 - around), borders[1] * (1 + around)];
  return ({ facts }) => within(tempoOf(facts?.tempo), from, to);
}

/** The years an era spans. `recent` is the last five years, or since 2020 where nobody told the year. */
export function yearsOf(value: string, thisYear: number | null): readonly [from: number, to: number] | null {
  if (value === 'oldies') return [1000, 1979];
  if (value === 'recent') return [thisYear === null ? 2020 : thisYear - 5, 2200];
  const decade = /^(\d{3}0)s$/.exec(value)?.[1];
  return decade === undefined ? null : [Number(decade), Number(decade) + 9];
}

export const eraTrait = (value: string, thisYear: number | null): Trait => yearsTrait(value, thisYear, 0);

/** A decade before or after sounds more like it than any other time. */
export const nearEraTrait = (value: string, thisYear: number | null): Trait =>
  yearsTrait(value, thisYear, 10);

function yearsTrait(value: string, thisYear: number | null, around: number): Trait {
  const years = yearsOf(value, thisYear);
  if (years === null) return () => unknown;
  const [from, to] = years;
  return ({ year }) => within(yearOf(year), from - around, to + around);
}

function within(value: number, from: number, to: number): Answer {
  if (Number.isNaN(value)) return unknown;
  return value >= from && value <= to ? has : hasNot;
}
