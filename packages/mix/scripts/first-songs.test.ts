import { type Constraint, type Mood, moodTargets } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { makeMix } from '../src/index.ts';
import { constraint, plainBrief } from '../src/testing/briefs.ts';
import { repertoireCandidates } from './repertoire-candidates.ts';

const candidates = repertoireCandidates();

const mixOf = (mood: Mood, ...wanted: Constraint[]) => {
  const target = moodTargets[mood];
  return makeMix({ ...plainBrief, mood, feeling: target, target, wanted }, candidates);
};
const first = (mood: Mood, ...wanted: Constraint[]) => mixOf(mood, ...wanted).tracks.slice(0, 5);
const female = constraint('vocals', 'female vocals');

describe('the first five songs', () => {
  test.each(['blues', 'jazz', 'country', 'folk'])(
    'calm %s with a woman singing does not begin loud',
    (genre) => {
      const [one] = first('calm', constraint('genre', genre), female);
      expect(one?.facts.energy).toBeLessThan(0.4);
      expect(one?.facts.vocals).toContain('female vocals');
      expect(one?.facts.genres).toContain(genre);
    },
  );

  test.each([
    ['jazz', 'instrumental'],
    ['lo-fi', 'instrumental'],
    ['soul', 'female vocals'],
    ['bossa nova', 'female vocals'],
  ])('calm %s, %s: all of it in each of them', (genre, voice) => {
    const tracks = first('calm', constraint('genre', genre), constraint('vocals', voice));
    for (const { facts } of tracks) {
      expect(facts.energy).toBeLessThan(0.46);
      expect(facts.genres).toContain(genre);
      expect(voice === 'instrumental' ? facts.vocals?.length === 0 : facts.vocals?.includes(voice)).toBe(
        true,
      );
    }
  });

  test('what is not there at all begins with what comes nearest to it, before what only has the rest', () => {
    const tracks = first('happy', constraint('genre', 'punk'), constraint('era', '2000s'));
    expect(tracks.every(({ facts }) => facts.genres?.includes('rock'))).toBe(true);
  });

  test('where a kind of music is hardly ever calm, what is calm of it comes before the loudest that has all the rest', () => {
    const tracks = mixOf('calm', constraint('genre', 'house'), female).tracks;
    const loud = tracks.flatMap(({ facts }, at) => ((facts.energy ?? 0) > 0.8 ? [at] : []));
    expect(Math.min(20, ...loud)).toBeGreaterThanOrEqual(8);
  });
});

test('a brass band is heard first where one is asked for, and not only a trumpet', () => {
  const band = { kind: 'instrument' as const, value: 'brass', matched: 'brass band' };
  const named = first('happy', band).flatMap(({ facts }) => facts.genres ?? []);
  expect(named.filter((genre) => genre === 'marching band' || genre === 'big band').length).toBe(5);
});

describe('who is liked', () => {
  const madeFor = (name: string) => {
    const brief = { ...plainBrief, like: [{ kind: 'artist' as const, name }] };
    return makeMix(brief, candidates, { aimsAtLiked: true }).tracks.map(({ artists }) =>
      artists.some((artist) => artist === name),
    );
  };

  test.each(['Lucille Pettibone', 'Temperance Riot', 'Dalva Monteserra', 'Aiko Drummond'])(
    '%s is heard first, and what is like it around and after that',
    (name) => {
      const isBy = madeFor(name);
      const count = isBy.filter((one) => one).length;
      expect(count).toBeGreaterThanOrEqual(3);
      expect(isBy[0]).toBe(true);
      expect(isBy.slice(0, 2 * count).filter((one) => one)).toHaveLength(count);
    },
  );
});
