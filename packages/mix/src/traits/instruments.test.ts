import type { MixTrack } from '@attune/contract';
import { expect, test } from 'vitest';
import type { Candidate } from '../candidate.ts';
import { evidenceFor } from '../explain/evidence.ts';
import { traitOf } from './trait-of.ts';

const orchestra = { kind: 'instrument', value: 'orchestra', matched: 'orchestra' } as const;
const track = (genres: string[], instruments: string[]) =>
  ({
    name: 'Evening',
    artists: [],
    facts: { genres, instruments },
    factsFrom: 'catalogue',
  }) as unknown as Candidate & MixTrack;

test('an orchestra plays what is orchestral, whatever instruments are listed', () => {
  const has = traitOf(orchestra, null, []);
  expect(has(track(['orchestral'], ['strings', 'french horn']))).toBe(1);
  expect(has(track(['jazz'], ['strings', 'french horn']))).toBe(0);
  expect(evidenceFor(orchestra, track(['orchestral'], ['strings']))).toBe('genre orchestral');
  expect(evidenceFor(orchestra, track(['jazz'], ['strings']))).toBe('instruments strings');
});

test('an orchestra that is turned down keeps what is orchestral away', () => {
  expect(traitOf({ kind: 'instrument', value: 'orchestra' }, null, [])(track(['orchestral'], []))).toBe(1);
});
