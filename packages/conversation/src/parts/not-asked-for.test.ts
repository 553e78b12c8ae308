import { describe, expect, test } from 'vitest';
import { saidAfter } from '../testing/said-after.ts';

test.each(["I didn't ask for jazz", 'I never asked for jazz', 'I did not want any jazz'])(
  '"%s" asks for none',
  (text) => {
    expect(saidAfter(text)).toEqual({ wanted: ['soul'], avoided: ['jazz'] });
  },
);

test.each(['I asked for jazz', 'my mum asked for jazz'])('"%s" asks for it', (text) => {
  expect(saidAfter(text).wanted).toContain('jazz');
});

describe('what is not to be taken out', () => {
  test.each([
    "don't remove the piano",
    "don't take the piano out",
    "please don't drop the piano",
    'never take out the piano',
    "don't get rid of the piano",
    'no need to remove the piano',
  ])('stays: %s', (text) => {
    expect(saidAfter(text, 'soul with piano')).toEqual({ wanted: ['soul', 'piano'], avoided: [] });
  });

  test.each(['no need to avoid rap', 'stop avoiding rap'])('may come again: %s', (text) => {
    expect(saidAfter(text, 'soul, no rap')).toEqual({ wanted: ['soul'], avoided: [] });
  });

  test.each(['remove the piano', 'take the piano out again'])(
    'is taken out without a refusal: %s',
    (text) => {
      expect(saidAfter(text, 'soul with piano')).toEqual({ wanted: ['soul'], avoided: [] });
    },
  );
});
