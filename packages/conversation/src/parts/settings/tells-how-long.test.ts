import { expect, test } from 'vitest';
import { readMessage } from '../../read-message.ts';
import { begun, readers } from '../../testing/said-after.ts';
import { tellsHowLong } from './told-time.ts';

test.each([
  'no no im still on the bus, 20 more minutes',
  'do you think i should sleep now or do one more hour',
  'Home. Two and a quarter hours.',
])('a time of something else is no length of the music: %s', (text) => {
  expect(tellsHowLong(text)).toBe(true);
  const context = { brief: begun('calm piano'), mix: null, playing: false };
  expect(readMessage(text, context, readers).complete(null).brief?.length ?? null).toBeNull();
});

test.each(['20 more minutes', 'still on the bus, make it 20 minutes longer', 'one hour of jazz'])(
  'and it is one in: %s',
  (text) => {
    expect(tellsHowLong(text)).toBe(false);
  },
);

test('nor is what was moved in it', () => {
  expect(begun("Stuck on the M25 again. Forty minutes and I've moved about a mile.")?.length).toBeNull();
});
