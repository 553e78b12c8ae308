import { readSituation } from '@attune/mood';
import { expect, test } from 'vitest';
import { readMessage } from '../../read-message.ts';

const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation };
const wanted = (text: string) =>
  readMessage(text, { brief: null, mix: null, playing: false }, readers)
    .complete(null)
    .brief?.wanted.map(({ value }) => value);

test.each([
  'rough day at work, need something slow',
  'Long week at work, some slow jazz please',
  'terrible shift at work, something loud',
  'rough day at work',
])('"%s" wants no music to work by', (text) => {
  expect(wanted(text)).not.toContain('work');
});

test.each([
  'something slow for work',
  "I'm at work, need something calm",
  'jazz for work',
  'work playlist please',
])('"%s" does', (text) => {
  expect(wanted(text)).toContain('work');
});

test('what happened in the shower wants no music to shower by', () => {
  expect(wanted('My hair came out in the shower today. Something quiet, no drums please')).toEqual([]);
  expect(wanted('songs to sing in the shower')).toContain('shower');
  expect(wanted('something for the shower today')).toContain('shower');
});
