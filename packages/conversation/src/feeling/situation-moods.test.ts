import { expect, test } from 'vitest';
import { readFirst } from '../testing/said-after.ts';

test.each([
  ['gaming', 'energetic'],
  ['laundry', 'energetic'],
  ['driving', 'happy'],
  ['going for a walk', 'happy'],
  ['in the shower', 'happy'],
])('what is done has its music where nothing else is told: %s', async (text, mood) => {
  expect((await readFirst(text)).brief?.mood).toBe(mood);
});

test('beside a story one drives in any mood', async () => {
  expect(
    (await readFirst('My best friend of thirty years moves away today. Music for driving home')).brief?.mood,
  ).toBe('sad');
});
