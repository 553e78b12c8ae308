import { expect, test } from 'vitest';
import { warmUpReading } from './warm-up.ts';

test('warming up reads what is sad, what is asked for and what is in another language', () => {
  const read: string[] = [];
  const situations: string[] = [];
  warmUpReading({
    recognizeDistress: (text) => {
      read.push(text);
      return { tier: 'none' };
    },
    readSituation: (text) => {
      situations.push(text);
      return null;
    },
  });
  expect(read).toHaveLength(3);
  // The one in another language is not read further.
  expect(situations).toEqual(read.slice(0, 2));
});
