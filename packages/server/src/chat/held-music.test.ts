import type { Candidate } from '@attune/mix';
import { expect, test, vi } from 'vitest';
import { StreamingError } from '../streaming/streaming-error.ts';
import { sampleBrief } from '../testing/sample-brief.ts';
import { createFindHeldMusic, heldMusicOf } from './held-music.ts';

const song = (name: string, artist: string, genres: string[]): Candidate => ({
  ...{ id: name, name, artists: [artist], image: '', url: '', durationMs: 1000 },
  facts: { genres, instruments: ['guitar'] },
  factsFrom: 'catalogue',
});
const all = [
  song('Una Corda', 'Henrik Solvay', ['piano solo', 'classical']),
  song('Haggle in Seven', 'Captain Yaw’s Night Market', ['afrobeat']),
  song('Sailor Hat', 'Captain Yaw’s Night Market', ['afrobeat']),
];

test('what is held is counted, by what mixes are checked by', () => {
  const held = heldMusicOf(all);
  expect(held.count({ kind: 'genre', value: 'afrobeat' })).toBe(2);
  expect(held.count({ kind: 'genre', value: 'klezmer' })).toBe(0);
  expect(held.genres).toEqual([
    { name: 'afrobeat', count: 2 },
    { name: 'piano solo', count: 1 },
  ]);
});

test('an artist is found by a part of the name in whole words, and a song by its title', () => {
  const held = heldMusicOf(all);
  expect(held.named('captain yaw').map(({ name }) => name)).toEqual(['Haggle in Seven', 'Sailor Hat']);
  expect(held.named('una corda')).toMatchObject([{ artist: 'Henrik Solvay' }]);
  expect(held.named('cap')).toEqual([]);
  expect(held.named('a')).toEqual([]);
});

const call = { accessToken: 'x' };
const brief = sampleBrief();
const asked = { traits: [{ kind: 'genre' as const, value: 'afrobeat' }], names: ['Solvay'] };
const isGood = () => Promise.resolve();

test('what is asked about is among what is looked at', async () => {
  const seen: unknown[] = [];
  const find = createFindHeldMusic((request) => {
    seen.push(request.brief);
    return Promise.resolve(all);
  }, isGood);
  expect((await find(brief, asked, call))?.count({ kind: 'genre', value: 'afrobeat' })).toBe(2);
  expect(seen).toMatchObject([
    { wanted: [{ value: 'afrobeat' }], like: [{ kind: 'artist', name: 'Solvay' }] },
  ]);
});

test('a token that is not good is told nothing of what there is, nor where the service refuses', async () => {
  const refuse = () => Promise.reject(new StreamingError('token-rejected'));
  const catalogue = vi.fn(() => Promise.resolve(all));
  expect(await createFindHeldMusic(catalogue, refuse)(brief, asked, call)).toBeNull();
  expect(catalogue).not.toHaveBeenCalled();
  expect(await createFindHeldMusic(refuse, isGood)(brief, asked, call)).toBeNull();
  const broken = () => Promise.reject(new Error('broken'));
  await expect(createFindHeldMusic(broken, isGood)(brief, asked, call)).rejects.toThrow('broken');
});
