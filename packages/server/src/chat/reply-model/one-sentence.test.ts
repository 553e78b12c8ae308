import { expect, test } from 'vitest';
import { firstSentence } from './one-sentence.ts';

test.each([
  ['One sentence stays.', true, 'One sentence stays.'],
  ['The first. The second.', true, 'The first.'],
  ['No full stop at the end', true, 'No full stop at the end'],
  ['That is heavy. And it was cut o', false, 'That is heavy.'],
  ['Cut before its en', false, ''],
  ['"Quoted as a whole."', true, 'Quoted as a whole.'],
  ['Assistant: Here you go!', true, 'Here you go!'],
  ['<think>The user is sad.</think>Let it rain for a while.', true, 'Let it rain for a while.'],
  ['<think>never ends', false, ''],
  ['Line one,\nline two.\n\nMore.', true, 'Line one, line two.'],
  ['  ', true, ''],
  ['A\u0000\u202Eb.', true, 'A b.'],
  [`${'very '.repeat(200)}long.`, true, ''],
])('%j (whole: %s) becomes %j', (generated, complete, expected) => {
  expect(firstSentence(generated, complete)).toBe(expected);
});
