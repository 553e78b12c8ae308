import type { Candidate } from '../candidate.ts';

/** Whether a track has something: it has, it has not, or nobody can say. */
export type Answer = 1 | 0 | -1;
export const has = 1;
export const hasNot = 0;
export const unknown = -1;

/** Asked of a hundred thousand tracks, so it makes no objects. */
export type Trait = (candidate: Candidate) => Answer;

/** A number between two others; `NaN` for anything else, and for what is not known. */
export function numberIn(value: unknown, least: number, most: number): number {
  return typeof value === 'number' && value >= least && value <= most ? value : Number.NaN;
}

export const shareOf = (value: unknown) => numberIn(value, 0, 1);
export const tempoOf = (value: unknown) => numberIn(value, 20, 400);
/** The year a track came out, as far as that can be one. */
export const yearOf = (value: unknown) => {
  const year = numberIn(value, 1000, 2200);
  return Number.isInteger(year) ? year : Number.NaN;
};
