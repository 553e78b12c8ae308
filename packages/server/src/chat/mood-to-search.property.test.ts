import { moods } from '@attune/contract';
import { readWishes, type Wish } from '@attune/mood';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileText } from '../testing/hostile-values.ts';
import { moodToSearch } from './mood-to-search.ts';

const mood = fc.constantFrom(...moods);

test('a search begins with its mood, stays short and repeats nothing, whatever a listener wrote', () => {
  fc.assert(
    fc.property(
      mood,
      fc.array(fc.oneof(hostileText, fc.constantFrom('no jazz', 'piano please', '80s rock', 'NOT "x"')), {
        maxLength: 6,
      }),
      (felt, parts) => {
        const { query, broader } = moodToSearch({ mood: felt, ...readWishes(parts.join(', ')) });
        for (const search of [query, broader]) {
          expect(search.startsWith(felt)).toBe(true);
          expect(search.length).toBeLessThan(250);
          expect(search).not.toMatch(/[\p{Cc}<>]/u);
          expect((search.match(/"/g)?.length ?? 0) % 2).toBe(0);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('at most four wishes and three refusals travel', () => {
  const wish: fc.Arbitrary<Wish> = fc
    .stringMatching(/^[a-z]{1,12}$/)
    .map((value) => ({ kind: 'genre', value, matched: value }));
  fc.assert(
    fc.property(mood, fc.array(wish), fc.array(wish), (felt, wanted, avoided) => {
      const { query } = moodToSearch({ mood: felt, wanted, avoided });
      expect(query.match(/NOT "/g)?.length ?? 0).toBeLessThanOrEqual(3);
      expect(query.replace(/ NOT "[^"]*"/g, '').split(' ').length).toBeLessThanOrEqual(5);
    }),
  );
});
