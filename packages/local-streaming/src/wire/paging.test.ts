import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagingOf } from './paging.ts';

const url = 'http://127.0.0.1/v1/search?query=rain&type=track';
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const pageAt = (address: string) => {
  const { searchParams } = new URL(address);
  return { limit: Number(searchParams.get('limit')), offset: Number(searchParams.get('offset')) };
};

test('following next from the start brings every item once, and previous leads back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }), (count, limit) => {
      const seen: number[] = [];
      let page = pagingOf(url, { limit, offset: 0 }, numbers(count), (item) => item);
      expect(page.previous).toBeNull();
      for (;;) {
        seen.push(...page.items);
        if (page.next === null) break;
        const following = pagingOf(url, pageAt(page.next), numbers(count), (item) => item);
        expect(following.previous).toBe(page.href);
        page = following;
      }
      expect(seen).toEqual(numbers(count));
    }),
  );
});

test('addresses keep what was asked for', () => {
  const { href, next } = pagingOf(url, { limit: 2, offset: 2 }, numbers(9), (item) => item);
  for (const address of [href, next ?? '']) expect(address).toContain('query=rain&type=track');
});

test('beyond the end there is nothing, and the total says so', () => {
  const page = pagingOf(url, { limit: 5, offset: 100 }, numbers(3), (item) => item);
  expect([page.items, page.next, page.total]).toEqual([[], null, 3]);
});
