import type { Like } from '@attune/contract';
import { expect, test } from 'vitest';
import type { Candidate } from '../candidate.ts';
import { makeMix } from '../make-mix.ts';
import { plainBrief } from '../testing/briefs.ts';

const track = (id: string, valence: number | undefined, energy: number | undefined): Candidate => ({
  id,
  name: `Song ${id}`,
  artists: [`Artist ${id}`],
  image: 'i',
  url: '#',
  durationMs: 200_000,
  facts: { ...(valence !== undefined && { valence }), ...(energy !== undefined && { energy }) },
  factsFrom: 'catalogue',
});
const seed = track('seed', 0.9, 0.8);
const bright = Array.from({ length: 10 }, (_, at) => track(`bright ${at}`, 0.85, 0.8));
const quiet = Array.from({ length: 10 }, (_, at) => track(`quiet ${at}`, 0.55, 0.25));
const brief = {
  ...plainBrief,
  like: [{ kind: 'track', name: 'Song seed' } satisfies Like],
  length: { tracks: 8 },
};

test('music like a song feels as it does, whatever point the brief names, and says where that is', () => {
  const offered = [...quiet, seed, ...bright];
  const options = { without: ['seed'] };
  const aimed = makeMix(brief, offered, { ...options, aimsAtLiked: true });
  expect(aimed.aimedAt).toEqual({ valence: 0.9, energy: 0.8 });
  expect(aimed.tracks.map(({ id }) => id.split(' ')[0])).toEqual(Array(8).fill('bright'));
  const asked = makeMix(brief, offered, options);
  expect(asked.aimedAt).toBeUndefined();
  expect(asked.tracks[0]?.id).toContain('quiet');
});

test('of several that are liked the middle counts, and of what plays as well', () => {
  const both: Like[] = [{ kind: 'track', name: 'Song seed' }, { kind: 'playing' }];
  const playing = track('playing', 0.1, 0.2);
  const mix = makeMix({ ...brief, like: both }, [seed, ...quiet], { aimsAtLiked: true, playing });
  expect(mix.aimedAt?.valence).toBeCloseTo(0.5);
  expect(mix.aimedAt?.energy).toBeCloseTo(0.5);
});

test.each([
  ['is not there', []],
  ['nobody has measured', [track('seed', undefined, 0.8)]],
])('where what is liked %s, the brief’s own point stands', (_, found) => {
  const mix = makeMix(brief, [...found, ...quiet, ...bright], { aimsAtLiked: true });
  expect(mix.aimedAt).toBeUndefined();
  expect(mix.tracks.at(-1)?.id).toContain('quiet');
});

test.each<[string, Like]>([
  ['a song that was taken for an artist', { kind: 'artist', name: 'Song seed' }],
  ['an artist that was taken for a song', { kind: 'track', name: 'Artist seed' }],
  ['a song by somebody', { kind: 'track', name: 'Song seed', artist: 'Artist seed' }],
])('%s is found by its name', (_, like) => {
  const mix = makeMix({ ...brief, like: [like] }, [...quiet, seed, ...bright], { aimsAtLiked: true });
  expect(mix.aimedAt).toEqual({ valence: 0.9, energy: 0.8 });
});

test('a song of somebody else that is called so is not meant', () => {
  const like: Like = { kind: 'track', name: 'Song seed', artist: 'Artist quiet 1' };
  expect(
    makeMix({ ...brief, like: [like] }, [...quiet, seed], { aimsAtLiked: true }).aimedAt,
  ).toBeUndefined();
});

test('music of a kind feels as that does, or as what is nearest to it', () => {
  const of = (id: string, genre: string, energy: number): Candidate => {
    const song = track(id, 0.7, energy);
    return { ...song, facts: { ...song.facts, genres: [genre] } };
  };
  const songs = [of('a', 'afrobeat', 0.6), of('b', 'afrobeat', 0.7), of('c', 'ambient', 0.1)];
  const asking = (genre: string) => ({
    ...plainBrief,
    wanted: [{ kind: 'genre' as const, value: genre, matched: genre }],
  });
  for (const genre of ['afrobeat', 'highlife'])
    expect(makeMix(asking(genre), songs, { aimsAtLiked: true }).aimedAt?.energy).toBeCloseTo(0.65);
  expect(makeMix(asking('bollywood'), songs, { aimsAtLiked: true }).aimedAt).toBeUndefined();
});
