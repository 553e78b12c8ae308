import type { Brief } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';

const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation: () => null };
const mix = { tracks: [{ id: '1', name: 'Una Corda', artist: 'Solvay' }] };
const read = (text: string, fields: Partial<Brief>) =>
  readMessage(
    text,
    { brief: { ...newBrief('calm', null), ...fields }, mix, playing: true },
    readers,
  ).complete(null);

describe('what was never asked for goes when it is asked after', () => {
  test('an occupation', () => {
    const wanted: Brief['wanted'] = [{ kind: 'activity', value: 'sleep', matched: 'bed' }];
    const after = read('Why sleep music?? Nobody is sleeping here', { wanted });
    expect(after.brief?.wanted).toEqual([]);
    expect(after.ofMix?.about).toBe('whyHeard');
  });

  test('a situation', () => {
    expect(read('WHY do you keep heartbreak?', { situation: 'heartbreak' }).brief?.situation).toBeNull();
  });

  test('a kind of music stays, and is told of', () => {
    const wanted: Brief['wanted'] = [{ kind: 'genre', value: 'jazz', matched: 'jazz' }];
    expect(read('why does it say jazz', { wanted })).toMatchObject({ keepsMusic: true });
  });

  test('why a song was picked for it is only told', () => {
    const after = read('why did you pick this one for heartbreak', { situation: 'heartbreak' });
    expect(after.brief?.situation).toBe('heartbreak');
  });
});

test('a word of ours that is asked back moves nothing', () => {
  expect(read('Darker? I said cheerful.', {}).brief?.target.valence).toBeGreaterThanOrEqual(0.55);
});

test('who asks for disco and did not ask for tears is not left quiet', () => {
  const after = read("I didn't ask for tears. Disco!", { mood: 'sad' });
  expect(after.brief).toMatchObject({ mood: 'happy', target: { valence: 0.8 } });
});
