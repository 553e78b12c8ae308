import { moodTargets } from '@attune/contract';
import { expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { aimedAtMusic } from './aim-at-music.ts';

const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation: () => null };
const read = (text: string) =>
  readMessage(text, { brief: null, mix: null, playing: false }, readers).complete(null);

test.each([
  'songs like Fix You',
  'something like Hurt by Johnny Cash',
  'music like Adele, no drums',
  'jazz like “Fast Car”',
  'jazz please',
  'do you have any highlife?',
])('leaves to the music how it is to feel: %s', (text) => {
  expect(read(text).leavesFeeling).toBe(true);
});

test.each([
  'happy songs like Fix You',
  'something like Fix You but happier',
  'slow songs like Fix You',
  'songs like Fix You for dinner',
  'happy jazz please',
  'jazz for the gym',
  'slow jazz',
  'guitar please',
  'more like this',
])('says how it is to feel, or what else it is for: %s', (text) => {
  expect(read(text).leavesFeeling).toBeUndefined();
});

test('a reading is aimed where the music stands, with the changes that tell of it, and asks no more', () => {
  const point = { valence: 0.82, energy: 0.7 };
  const reading = { ...read('songs like Fix You'), asks: ['sad' as const, 'calm' as const] };
  const aimed = aimedAtMusic(reading, null, point);
  expect(aimed.brief).toMatchObject({ mood: 'happy', feeling: point, target: point });
  expect(aimed.asks).toBeUndefined();
  expect(aimed.changes).toContainEqual({ field: 'target.valence', op: 'set', from: null, to: 0.82 });
  expect(aimed.changes).toContainEqual(expect.objectContaining({ field: 'like', words: 'Fix You' }));
});

test('nobody is called sad, or at work, for a song', () => {
  for (const mood of ['sad', 'focus'] as const)
    expect(aimedAtMusic(read('songs like Fix You'), null, moodTargets[mood]).brief?.mood).toBe('calm');
});
