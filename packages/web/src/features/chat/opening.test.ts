import { moodRequestSchema } from '@attune/contract';
import { expect, test } from 'vitest';
import { openingFor } from './opening.ts';

/** 2 March 2026 is a Monday. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute);

test.each([
  [5, 0, 'Good morning, Noor.'],
  [11, 59, 'Good morning, Noor.'],
  [12, 0, 'Good afternoon, Noor.'],
  [18, 0, 'Good evening, Noor.'],
  [21, 59, 'Good evening, Noor.'],
  [22, 0, 'Still awake, Noor?'],
  [4, 59, 'Still awake, Noor?'],
])('at %i:%i it says %s', (hour, minute, greeting) => {
  expect(openingFor('Noor', at(2, hour, minute)).greeting).toBe(greeting);
});

test('without a name it greets all the same', () => {
  expect(openingFor(null, at(2, 9)).greeting).toBe('Good morning.');
  expect(openingFor(null, at(2, 23)).greeting).toBe('Still awake?');
});

test('three starters fit the hour and the day, and each can be sent', () => {
  const everyDay = [1, 2, 3, 4, 5, 6, 7].flatMap((day) => [8, 14, 20, 23].map((hour) => at(day, hour)));
  for (const now of everyDay) {
    const { starters } = openingFor(null, now);
    expect(new Set(starters).size).toBe(3);
    for (const text of starters) expect(moodRequestSchema.safeParse({ text }).success).toBe(true);
  }
  const lastOf = (day: number) => openingFor(null, at(day, 9)).starters[2];
  expect([lastOf(1), lastOf(7)]).toEqual([lastOf(8), lastOf(8)]);
  expect(new Set([lastOf(2), lastOf(3), lastOf(6), lastOf(7)]).size).toBe(4);
  expect(lastOf(3)).toBe(lastOf(5));
});
