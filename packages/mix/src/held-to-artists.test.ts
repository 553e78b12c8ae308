import type { Brief } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import type { Candidate } from './candidate.ts';
import { aimedAtLiked } from './choose/aim-at-liked.ts';
import { whatIsMissing } from './explain/what-is-missing.ts';
import { makeMix } from './make-mix.ts';
import { constraint, plainBrief } from './testing/briefs.ts';

const song = (at: number, artists: string[], more: Partial<Candidate> = {}): Candidate => ({
  id: `${artists[0]} ${at}`,
  name: `Song ${at} of ${artists[0]}`,
  artists,
  image: '',
  url: '',
  durationMs: 180_000 + at * 1_000,
  facts: { valence: 0.2 + (at % 7) / 10, energy: 0.2 + (at % 5) / 10, genres: ['pop'] },
  factsFrom: 'catalogue',
  ...more,
});
const of = (artist: string, count: number, guests: string[] = []) =>
  Array.from({ length: count }, (_, at) => song(at, [artist, ...guests]));
const all = [
  ...of('Low Tide Nine', 5),
  ...of('Mirka', 40),
  ...of('Pell', 30),
  ...Array.from({ length: 30 }, (_, at) => song(at, [`Somebody ${at}`])),
];
const only = (...names: string[]): Brief => ({
  ...plainBrief,
  wanted: names.map((name) => constraint('artist', name)),
});
const artistsOf = (brief: Brief, options = {}) =>
  new Set(makeMix(brief, all, options).tracks.flatMap(({ artists }) => artists));

describe('whoever is asked for alone', () => {
  test.each([0, 1, 2])('is alone in the mix, with all there is of them: variant %i', (variant) => {
    const { tracks, receipt } = makeMix(only('low tide nine'), all, { variant });
    expect(tracks.map(({ artists }) => artists)).toEqual(Array(5).fill(['Low Tide Nine']));
    expect(receipt.held).toContain('songs by low tide nine');
    expect(receipt.relaxed.map(({ what }) => what).join()).not.toMatch(/of an artist/);
  });

  test('fills the mix where there is enough of them', () => {
    const { tracks } = makeMix(only('Mirka'), all);
    expect(tracks).toHaveLength(20);
    expect(artistsOf(only('Mirka'))).toEqual(new Set(['Mirka']));
  });

  test('is heard with their guests, and as a guest', () => {
    const music = [
      ...of('Mirka', 3),
      ...of('Mirka', 3, ['Guest']),
      song(9, ['Pell', 'Mirka']),
      ...of('Pell', 9),
    ];
    const { tracks } = makeMix(only('Mirka'), music);
    expect(tracks.every(({ artists }) => artists.includes('Mirka'))).toBe(true);
  });

  test('may be two, and both are heard', () => {
    expect(artistsOf(only('Mirka', 'Low Tide Nine'))).toEqual(new Set(['Mirka', 'Low Tide Nine']));
  });

  test('makes nothing of it where no song is theirs: it is said, and other music comes', () => {
    const { tracks, receipt } = makeMix(only('Nobody At All'), all);
    expect(tracks).toHaveLength(20);
    expect(receipt.relaxed.map(({ what }) => what)).toContain('songs by Nobody At All');
    const timesOf = (artist: string) => tracks.filter(({ artists }) => artists.includes(artist)).length;
    expect(timesOf('Mirka')).toBeLessThan(5);
    expect(timesOf('Pell')).toBeLessThan(5);
  });

  test('leaves what was kept, and keeps out what is avoided', () => {
    const kept = makeMix(only('Mirka'), all, { keep: ['Pell 3'] }).tracks;
    expect(kept.filter(({ artists }) => !artists.includes('Mirka')).map(({ id }) => id)).toEqual(['Pell 3']);
    const clean = { ...only('Mirka'), explicit: false };
    const music = all.map((one, at) => ({ ...one, explicit: at % 2 === 0 }));
    expect(makeMix(clean, music).tracks.every(({ explicit }) => explicit === false)).toBe(true);
  });

  test('is what the music is aimed at where nobody told a feeling', () => {
    expect(aimedAtLiked(only('Low Tide Nine'), all)?.target.valence).toBeCloseTo(0.4);
  });
});

describe('how many songs there are of whoever is asked for alone', () => {
  const held = (brief: Brief, music = all) =>
    whatIsMissing(brief, music).map(({ value, held: count }) => [value, count]);

  test('is told where they are fewer than the mix was to hold, and is what the mix has', () => {
    expect(held(only('Low Tide Nine'))).toEqual([['Low Tide Nine', 5]]);
    expect(makeMix(only('Low Tide Nine'), all).tracks).toHaveLength(5);
    expect(held(only('Mirka'))).toEqual([]);
    expect(held({ ...only('Mirka'), length: { tracks: 50 } })).toEqual([['Mirka', 40]]);
    expect(held({ ...only('Low Tide Nine'), length: { tracks: 5 } })).toEqual([]);
    expect(held({ ...only('Low Tide Nine'), length: { minutes: 60 } })).toEqual([['Low Tide Nine', 5]]);
    expect(held({ ...only('Low Tide Nine'), length: { minutes: 15 } })).toEqual([]);
  });

  test('counts a song that is on two albums once, and none that may not come', () => {
    const twice = of('Low Tide Nine', 5).map((one) => ({ ...one, id: `${one.id} again`, album: 'Best' }));
    expect(held(only('Low Tide Nine'), [...all, ...twice])).toEqual([['Low Tide Nine', 5]]);
    const music = all.map((one) => ({ ...one, explicit: one.id === 'Low Tide Nine 0' }));
    expect(held({ ...only('Low Tide Nine'), explicit: false }, music)).toEqual([['Low Tide Nine', 4]]);
  });

  test('what nobody of them has is missing, though others have it', () => {
    const brief = only('Mirka');
    const wanted = [...brief.wanted, constraint('genre', 'jazz')];
    const jazz = song(99, ['Pell'], { facts: { genres: ['jazz'] } });
    expect(whatIsMissing({ ...brief, wanted }, [...all, jazz])).toEqual([
      { kind: 'genre', value: 'jazz', isUnknown: false, nearest: null, by: 'Mirka' },
    ]);
  });

  test('is told of each of two', () => {
    const music = [...of('Low Tide Nine', 5), ...of('Mirka', 3), ...of('Pell', 9)];
    expect(held(only('Low Tide Nine', 'Mirka'), music)).toEqual([
      ['Low Tide Nine', 5],
      ['Mirka', 3],
    ]);
  });
});
