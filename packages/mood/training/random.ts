/** Numbers that look random and are the same in every run. */
export interface Random {
  /** From 0, below 1. */
  next(): number;
  /** Normally distributed, mean 0, deviation 1. */
  normal(): number;
  /** Reorders in place. */
  shuffle<T>(list: Shufflable<T>): void;
}

interface Shufflable<T> {
  readonly length: number;
  [at: number]: T;
}

/** A linear congruential generator with the constants of "Numerical Recipes". */
export function fixedRandom(): Random {
  let state = 12345;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    next,
    normal: () => Math.sqrt(-2 * Math.log(next() + 1e-12)) * Math.cos(2 * Math.PI * next()),
    shuffle(list) {
      for (let at = list.length - 1; at > 0; at -= 1) {
        const other = Math.floor(next() * (at + 1));
        const kept = list[at] as (typeof list)[number];
        list[at] = list[other] as (typeof list)[number];
        list[other] = kept;
      }
    },
  };
}
