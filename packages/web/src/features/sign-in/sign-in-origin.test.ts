import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../../lib/browser-storage.ts';
import { createSignInOrigin } from './sign-in-origin.ts';

const tenMinutes = 600_000;

function create() {
  const clock = { now: 1_000_000 };
  const tab = createMemoryStorage();
  const browser = createMemoryStorage();
  return { clock, tab, browser, origin: createSignInOrigin(tab, browser, () => clock.now) };
}

describe('the origin of a sign-in', () => {
  test.each([
    [0, false],
    [tenMinutes, false],
    [tenMinutes + 1, true],
    [-1, true],
  ])('that comes back %d ms after it began here is asked about: %s', (passedMs, isAsked) => {
    const { clock, origin } = create();
    origin.begin();
    clock.now += passedMs;
    origin.arrive();
    expect(origin.isUnconfirmed()).toBe(isAsked);
  });

  test('is asked about when no sign-in began here, or its beginning is no time', () => {
    const { tab, origin } = create();
    origin.arrive();
    expect(origin.isUnconfirmed()).toBe(true);
    origin.settle();
    tab.setItem('attune_sign_in_begun', 'soon');
    origin.arrive();
    expect(origin.isUnconfirmed()).toBe(true);
  });

  test('vouches for one return only', () => {
    const { origin } = create();
    origin.begin();
    origin.arrive();
    origin.arrive();
    expect(origin.isUnconfirmed()).toBe(true);
  });

  test('is an open question in every tab until it is answered or a sign-in begun here takes its place', () => {
    const { browser, clock, origin } = create();
    origin.arrive();
    const otherTab = createSignInOrigin(createMemoryStorage(), browser, () => clock.now);
    expect(otherTab.isUnconfirmed()).toBe(true);
    otherTab.begin();
    otherTab.arrive();
    expect(origin.isUnconfirmed()).toBe(false);
  });
});
