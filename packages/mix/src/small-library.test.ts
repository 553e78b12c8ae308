import type { Brief } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import type { Candidate } from './candidate.ts';
import { makeMix } from './make-mix.ts';
import { constraint, plainBrief } from './testing/briefs.ts';

const now = Date.UTC(2026, 10, 29);

/** A library of 38 songs, four of them jazz, of which three are untagged; in no order. */
const genres = [
  ...['techno', 'rock', 'ambient', 'pop', 'folk', 'metal'].flatMap((genre) => Array<string>(5).fill(genre)),
  ...Array<string>(4).fill('jazz'),
  ...Array<string>(4).fill(''),
];
const library: Candidate[] = genres.map((genre, at) => ({
  id: `${(at * 7) % genres.length}`.padStart(2, '0'),
  name: `Song ${at}`,
  artists: [`Artist ${at % 19}`],
  album: `Album ${at % 13}`,
  image: '',
  url: '',
  durationMs: 150_000 + at * 1_000,
  facts: { valence: 0.3 + (at % 5) / 10, energy: 0.2 + (at % 7) / 10, genres: genre === '' ? [] : [genre] },
  factsFrom: 'tags',
}));
const asking = (brief: Partial<Brief>): Brief => ({ ...plainBrief, ...brief });
const isJazz = ({ facts }: { facts: Candidate['facts'] }) => facts.genres?.includes('jazz') === true;

describe('a mix of which there is little in a library', () => {
  const wanted = [constraint('genre', 'jazz')];

  test.each([0, 1, 2, 3])('begins with what is wanted: variant %i', (variant) => {
    const { tracks } = makeMix(asking({ wanted }), library, { variant });
    const jazz = tracks.filter(isJazz).length;
    expect(jazz).toBeGreaterThan(0);
    expect(tracks.length).toBeGreaterThan(jazz);
    expect(tracks.slice(0, jazz).every(isJazz)).toBe(true);
  });

  test('does so though it was heard yesterday', () => {
    const played = library.filter(isJazz).map(({ id }) => ({ id, at: now - 86_400_000 }));
    const { tracks } = makeMix(asking({ wanted }), library, { played, now });
    expect(tracks.slice(0, 4).every(isJazz)).toBe(true);
  });

  test('loses none of it where it is all by one artist', () => {
    const byOne = library.map((one) => (isJazz(one) ? { ...one, artists: ['Oga'] } : one));
    const { tracks } = makeMix(asking({ wanted }), byOne);
    expect(tracks.filter(isJazz)).toHaveLength(4);
    for (const [at, one] of tracks.entries())
      expect(isJazz(one) && isJazz(tracks[at + 1] ?? { facts: {} })).toBe(false);
    expect(tracks.slice(0, 7).filter(isJazz)).toHaveLength(4);
  });
});

describe('what is hardly there while it plays', () => {
  const short = library.map((one, at) => (at % 4 === 0 ? { ...one, durationMs: 100 + at * 30 } : one));
  const shortOnes = new Set(short.filter(({ durationMs }) => durationMs < 20_000).map(({ id }) => id));

  test('comes into no mix, though the mix is shorter for it', () => {
    for (const length of [null, { tracks: 38 }, { minutes: 30 }]) {
      const { tracks } = makeMix(asking({ length }), short);
      expect(tracks.length).toBeGreaterThan(0);
      expect(tracks.filter(({ id }) => shortOnes.has(id))).toEqual([]);
    }
  });

  test('stays where the listener put it', () => {
    const [id = ''] = shortOnes;
    const { tracks } = makeMix(asking({}), short, { keep: [id] });
    expect(tracks.map((one) => one.id)).toContain(id);
  });

  test('is music all the same where most of it is as short', () => {
    const jingles = library.map((one) => ({ ...one, durationMs: 3_000 }));
    expect(makeMix(asking({}), jingles).tracks.length).toBeGreaterThan(0);
  });
});
