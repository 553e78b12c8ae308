import { expect, test } from 'vitest';
import { chooseReflection } from './choose-reflection.ts';

test('what stands beside the main part stands for it where nothing hurts', () => {
  expect(
    chooseReflection('saw a kingfisher on the canal walk this morning, still grinning', 'happy', true),
  ).toEqual({
    clause: 'you saw a kingfisher on the canal walk this morning',
    tone: 'open',
    isBeside: true,
  });
});

// A blow that cannot be said back is not passed over for the curtains.
test.each([
  'I bought new curtains for the kitchen. Then the hospital: cancer, 4 months',
  'my sister moved to Leeds. why did she die so young',
])('not where a part of it hurts: %s', (text) => {
  expect(chooseReflection(text, 'sad', false)).toBeNull();
});
