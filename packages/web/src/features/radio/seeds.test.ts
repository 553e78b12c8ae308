import { briefSchema } from '@attune/contract';
import { expect, test } from 'vitest';
import { calmBrief } from '../../testing/samples.ts';
import { queryOf, type RadioRequest, readRadioRequest, seedOf } from './seeds.ts';

const requests: RadioRequest[] = [
  { kind: 'mood', mood: 'calm' },
  { kind: 'track', name: 'Half & half', artist: 'The Slow Trains' },
  { kind: 'track', name: 'Undertow', artist: null },
  { kind: 'artist', name: 'Orsolya Kerek' },
  { kind: 'conversation' },
];

test.each(requests)('an address leads back to what it was made for: $kind', (request) => {
  expect(readRadioRequest(new URLSearchParams(queryOf(request)))).toEqual(request);
  const seed = seedOf(request, calmBrief, (mood) => mood);
  expect(briefSchema.safeParse(seed?.brief).success).toBe(true);
  expect(seed?.key).toBe(queryOf(request));
});

test.each(['', 'mood=grumpy', 'track=%20', 'from=elsewhere'])('“%s” asks for nothing', (query) => {
  expect(readRadioRequest(new URLSearchParams(query))).toBeNull();
});

test('of a song or an artist it is aimed at their music, of a mood at the mood', () => {
  const aims = requests.map((request) => seedOf(request, calmBrief, (mood) => mood)?.aimsAtLiked ?? false);
  expect(aims).toEqual([false, true, true, true, false]);
});

test('a name of any length stays within a brief, and no conversation gives no station', () => {
  const request = readRadioRequest(new URLSearchParams({ artist: 'x'.repeat(500) }));
  if (request === null) throw new Error('An artist was named.');
  expect(briefSchema.safeParse(seedOf(request, null, String)?.brief).success).toBe(true);
  expect(seedOf({ kind: 'conversation' }, null, String)).toBeNull();
});
