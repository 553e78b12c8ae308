import { expect, test } from 'vitest';
import { chooseReflection } from './choose-reflection.ts';

test('of several parts how the listener is, is said back', () => {
  expect(chooseReflection('long day at the stall. I am so tired now', 'sad', true)?.clause).toBe(
    'you are so tired now',
  );
});

test('what is seen is not read out, nor what others do', () => {
  const seen = 'saw a kingfisher on the canal walk this morning, still grinning';
  expect(chooseReflection(seen, 'happy', true)?.clause ?? '').not.toMatch(/kingfisher/);
  expect(chooseReflection('he just took my bishop. Am losing', 'sad', true)).toBeNull();
});

// A blow that cannot be said back is not passed over for the curtains.
test.each([
  'I bought new curtains for the kitchen. Then the hospital: cancer, 4 months',
  'my sister moved to Leeds. why did she die so young',
])('not where a part of it hurts: %s', (text) => {
  expect(chooseReflection(text, 'sad', false)).toBeNull();
});
