import type { Item } from './item.ts';

/** What a jump counts for a thing nobody knows of one of the two: about what two tracks at random would jump. */
const unknownJump = 0.4;
/** Half and double time feel related, not the same. */
const octavePenalty = 0.2;

/** Parts of a jump; together 1. */
const parts = { tempo: 0.4, key: 0.3, energy: 0.2, valence: 0.1 } as const;

/**
 * How far one track is from the next, from 0 (the same pace, key and feeling) to 1. Tempo is heard as a ratio, so its unit is
 * half an octave, and double time is near; keys are as far apart as their signatures on the circle of fifths.
 */
export function jump(one: Item, other: Item): number {
  return (
    parts.tempo * tempoJump(one.tempo, other.tempo) +
    parts.key * keyJump(one.fifths, other.fifths) +
    parts.energy * difference(one.energy, other.energy) +
    parts.valence * difference(one.valence, other.valence)
  );
}

/** Of two tempos in octaves. */
export function tempoJump(one: number, other: number): number {
  const octaves = Math.abs(one - other);
  if (Number.isNaN(octaves)) return unknownJump;
  const folded = Math.abs(octaves - Math.round(octaves));
  return Math.min(1, octaves * 2, folded * 2 + octavePenalty);
}

export function keyJump(one: number, other: number): number {
  const steps = Math.abs(one - other);
  return Number.isNaN(steps) ? unknownJump : Math.min(steps, 12 - steps) / 6;
}

function difference(one: number, other: number): number {
  const apart = Math.abs(one - other);
  return Number.isNaN(apart) ? unknownJump : apart;
}
