import { expect, test } from 'vitest';
import { announce, announcements } from './announcements.ts';

const texts = () => announcements.get().map(({ text }) => text);

test('what failed is kept one by one, once for one event, again when it fails again, and not for ever', () => {
  announce('The songs did not load.', 10_000);
  announce('The profile did not load.', 10_100);
  announce('The songs did not load.', 10_200);
  expect(texts()).toEqual(['The songs did not load.', 'The profile did not load.']);
  announce('The songs did not load.', 20_000);
  expect(texts()).toHaveLength(3);
  const ids = announcements.get().map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  for (let time = 1; time <= 20; time += 1) announce(`Failure ${time}`, 30_000 + time);
  expect(texts()).toHaveLength(6);
  expect(texts().at(-1)).toBe('Failure 20');
});
