import type { Brief, Constraint } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import type { Candidate } from '../candidate.ts';
import { makeMix } from '../make-mix.ts';
import { constraint, plainBrief } from '../testing/briefs.ts';
import { whatIsMissing } from './what-is-missing.ts';

const track = (id: number, genres: string[], more: Partial<Candidate> = {}): Candidate => ({
  id: `t${id}`,
  name: `Song ${id}`,
  artists: [`Artist ${id}`],
  image: 'i',
  url: '#',
  durationMs: 200_000,
  year: 1964,
  factsFrom: 'catalogue',
  facts: { valence: 0.55, energy: 0.25, genres, instruments: ['accordion'], vocals: ['vocals'] },
  ...more,
});
const songs = [track(1, ['bossa nova']), track(2, ['afrobeat']), track(3, ['house']), track(4, ['jazz'])];
const asking = (...wanted: Constraint[]): Brief => ({ ...plainBrief, wanted });
const nearestTo = (genre: string) => whatIsMissing(asking(constraint('genre', genre)), songs)[0]?.nearest;

describe('what is asked for and not there is told before a mix is made', () => {
  test('what is there is not missing', () => {
    expect(whatIsMissing(asking(constraint('genre', 'jazz')), songs)).toEqual([]);
  });

  test.each([
    ['highlife', 'afrobeat'],
    ['amapiano', 'afrobeat'],
    ['salsa', 'bossa nova'],
    ['swing', 'jazz'],
    ['bollywood', null],
  ])('%s: the nearest is %s', (genre, nearest) => {
    expect(nearestTo(genre)).toBe(nearest);
  });

  test('what is named as the nearest is what a mix begins with', () => {
    const far = Array.from({ length: 8 }, (_, at) => track(10 + at, ['house']));
    const mix = makeMix(asking(constraint('genre', 'salsa')), [...far, ...songs]);
    expect(mix.tracks[0]?.facts.genres).toContain('bossa nova');
  });

  test('an instrument, a decade, an artist', () => {
    const brief = {
      ...asking(constraint('instrument', 'harmonica'), constraint('era', '1950s')),
      like: [{ kind: 'artist' as const, name: 'ZZ Top' }],
    };
    expect(whatIsMissing(brief, songs)).toEqual([
      { kind: 'instrument', value: 'harmonica', isUnknown: false, nearest: 'accordion' },
      { kind: 'era', value: '1950s', isUnknown: false, nearest: '1960s' },
      { kind: 'artist', value: 'ZZ Top', isUnknown: false, nearest: null },
    ]);
  });

  test('nobody can say who sings, nor in which language', () => {
    const wanted = [constraint('vocals', 'female vocals'), constraint('language', 'spanish')];
    expect(whatIsMissing(asking(...wanted), songs).map(({ isUnknown }) => isUnknown)).toEqual([true, true]);
  });

  test('an artist or a song of that name is there', () => {
    const like = [
      { kind: 'artist' as const, name: 'Artist 2' },
      { kind: 'artist' as const, name: 'Song 3' },
    ];
    expect(whatIsMissing({ ...plainBrief, like }, songs)).toEqual([]);
  });
});
