import { describe, expect, test } from 'vitest';
import type { Candidate } from '../candidate.ts';
import { makeMix } from '../make-mix.ts';
import { constraint, plainBrief } from '../testing/briefs.ts';

const track = (id: string, energy: number, scenes: string[], activities: string[] = []): Candidate => ({
  ...{ id, name: `Song ${id}`, artists: [`Artist ${id}`], image: 'i', url: '#', durationMs: 200_000 },
  factsFrom: 'catalogue',
  facts: { valence: 0.5, energy, danceability: energy, tempo: 90, genres: ['soul'], scenes, activities },
});
const quiet = Array.from({ length: 6 }, (_, at) => track(`quiet-${at}`, 0.2, []));
const ofLove = Array.from({ length: 6 }, (_, at) => track(`love-${at}`, 0.2, ['romance']));
const loud = Array.from({ length: 6 }, (_, at) => track(`loud-${at}`, 0.85, []));
const calm = {
  ...plainBrief,
  mood: 'calm',
  target: { valence: 0.5, energy: 0.2 },
  length: { tracks: 5 },
} as const;
const idsWithout = (kind: 'scene' | 'activity', value: string) =>
  makeMix({ ...calm, avoided: [constraint(kind, value)] }, [...loud, ...ofLove, ...quiet]).tracks.map(
    ({ id }) => id,
  );

describe('music for an occasion that is turned down', () => {
  test('no love songs keeps away what is listed as such, and leaves what is only quiet', () => {
    expect(idsWithout('scene', 'romance').every((id) => id.startsWith('quiet'))).toBe(true);
  });

  test.each([
    ['activity', 'travel'],
    ['scene', 'late night'],
    ['activity', 'study'],
  ] as const)('%s %s: calm music stays calm', (kind, value) => {
    expect(idsWithout(kind, value).some((id) => id.startsWith('loud'))).toBe(false);
  });

  test('no sleep music wants another sound', () => {
    expect(idsWithout('activity', 'sleep').every((id) => id.startsWith('loud'))).toBe(true);
  });
});
