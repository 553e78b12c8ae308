import type { MixTrack } from '@attune/contract';

/** Steps on the circle of fifths between two key signatures, from 0 to 6. */
function keySteps(one: MixTrack['facts'], other: MixTrack['facts']): number | null {
  if (one.key === undefined || other.key === undefined) return null;
  const fifths = ({ key = 0, mode }: MixTrack['facts']) => ((mode === 'minor' ? key + 3 : key) * 7) % 12;
  const steps = Math.abs(fifths(one) - fifths(other));
  return Math.min(steps, 12 - steps);
}

/** How far apart two tempos are in octaves, with double time as near as a fifth of one, at most a half. */
function tempoSteps(one: number | undefined, other: number | undefined): number | null {
  if (one === undefined || other === undefined) return null;
  const octaves = Math.abs(Math.log2(one / other));
  return Math.min(0.5, octaves, Math.abs(octaves - 1) + 0.1);
}

/** The mean jump in tempo and key, each from 0 to 1, from one track to the next. */
export function meanJump(tracks: readonly MixTrack[]): number {
  const jumps = tracks.slice(1).flatMap(({ facts }, at) => {
    const before = tracks[at]?.facts;
    if (before === undefined) return [];
    const [key, tempo] = [keySteps(before, facts), tempoSteps(before.tempo, facts.tempo)];
    return [...(key === null ? [] : [key / 6]), ...(tempo === null ? [] : [tempo * 2])];
  });
  return jumps.reduce((sum, jump) => sum + jump, 0) / Math.max(1, jumps.length);
}

/** The same tracks in another order, by a linear congruential generator begun with the name. */
export function shuffled<Value>(list: readonly Value[], name: string): Value[] {
  let state = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  return list
    .map((value) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return { value, lot: state };
    })
    .sort((a, b) => a.lot - b.lot)
    .map(({ value }) => value);
}
