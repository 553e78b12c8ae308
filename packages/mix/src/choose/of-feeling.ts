import type { Brief } from '@attune/contract';
import type { Trait } from '../traits/answer.ts';
import { listedTrait } from '../traits/listed.ts';
import { listedOccasion } from '../traits/occasions.ts';

const parting = { kind: 'scene', value: 'heartbreak' } as const;

/** Songs of a parting, for who is sad and told of none: who mourns, or fears for somebody's life, was not left by a lover. */
export function otherSorrowOf({ mood, path, situation, wanted }: Brief): Trait | null {
  if (mood !== 'sad' || path === 'shift' || situation === 'heartbreak') return null;
  const isAsked = wanted.some(({ kind, value }) => kind === parting.kind && value === parting.value);
  return isAsked ? null : listedOccasion(parting.kind, parting.value);
}

/** Darker and livelier than this, what is felt is anger; the middle of the plane is 0.5. */
const angry = { valence: 0.4, energy: 0.7 };
const loudGenres = [
  ...['metal', 'hard rock', 'punk', 'hardcore', 'post-hardcore', 'grunge', 'industrial', 'hip-hop'],
  ...['techno', 'hardcore techno', 'hardstyle', 'drum and bass', 'dubstep'],
];

/** Loud kinds of music, for anger of which no kind was asked for: by its figures alone a fast double bass is as wild. */
export function angerOf({ target, path, wanted }: Brief): Trait | null {
  const isAngry = path === 'match' && target.valence <= angry.valence && target.energy >= angry.energy;
  return isAngry && !wanted.some(({ kind }) => kind === 'genre')
    ? listedTrait('genres', ...loudGenres)
    : null;
}
