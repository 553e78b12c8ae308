import { beforeEach, describe, expect, test } from 'vitest';
import { createSleepTimer } from './sleep-timer.ts';

const minute = 60_000;
let nowMs: number;
/** `null`: nothing sounds. */
let trackLeftMs: number | null;
let fades: { ms: number; calledOff: AbortSignal; end: () => void }[];
let failures: unknown[];

beforeEach(() => {
  nowMs = 1_000_000;
  trackLeftMs = 180_000;
  fades = [];
  failures = [];
});

const setUp = () =>
  createSleepTimer({
    trackLeftMs: () => trackLeftMs,
    fadeOut: (ms, calledOff) => new Promise((resolve) => fades.push({ ms, calledOff, end: resolve })),
    now: () => nowMs,
    onFailure: (error) => failures.push(error),
  });
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('after so many minutes', () => {
  test.each([15, 30, 45, 60] as const)(
    '%i: the music fades at their end, and not before',
    async (minutes) => {
      const timer = setUp();
      timer.choose(minutes);
      expect(timer.state()).toEqual({ choice: minutes, leftMs: minutes * minute });
      nowMs += minutes * minute - 20_001;
      timer.look();
      expect(fades).toEqual([]);
      nowMs += 1;
      timer.look();
      timer.look();
      expect(fades.map(({ ms }) => ms)).toEqual([20_000]);
      expect(timer.state()).toMatchObject({ leftMs: 20_000 });
      fades[0]?.end();
      await settle();
      expect(timer.state()).toBeNull();
    },
  );

  test('a machine that slept past the end fades at once', () => {
    const timer = setUp();
    timer.choose(15);
    nowMs += 60 * minute;
    timer.look();
    expect(fades.map(({ ms }) => ms)).toEqual([0]);
  });

  test('where nothing sounds by then it is over without a fade', () => {
    const timer = setUp();
    timer.choose(15);
    trackLeftMs = null;
    nowMs += 15 * minute - 10_000;
    timer.look();
    expect(timer.state()).not.toBeNull();
    nowMs += 10_000;
    timer.look();
    expect([timer.state(), fades]).toEqual([null, []]);
  });
});

describe('with the track that plays', () => {
  test('the music fades in its last seconds', () => {
    const timer = setUp();
    timer.choose('track');
    expect(timer.state()?.leftMs).toBe(180_000);
    trackLeftMs = 8001;
    timer.look();
    expect(fades).toEqual([]);
    trackLeftMs = 7500;
    timer.look();
    expect(fades.map(({ ms }) => ms)).toEqual([7500]);
  });

  test('while it is paused it waits', () => {
    const timer = setUp();
    timer.choose('track');
    trackLeftMs = null;
    nowMs += 60 * minute;
    timer.look();
    expect([timer.state()?.choice, fades]).toEqual(['track', []]);
  });
});

test('called off while the music fades, it goes on, and another choice begins anew', async () => {
  const timer = setUp();
  timer.choose(15);
  nowMs += 15 * minute - 5000;
  timer.look();
  timer.choose(null);
  expect(fades[0]?.calledOff.aborted).toBe(true);
  timer.choose(30);
  fades[0]?.end();
  await settle();
  expect(timer.state()).toEqual({ choice: 30, leftMs: 30 * minute });
  timer.look();
  expect(fades).toHaveLength(1);
});

test('a fade that fails is told, and the timer is over', async () => {
  const failure = new Error('no device');
  const timer = createSleepTimer({
    trackLeftMs: () => trackLeftMs,
    fadeOut: () => Promise.reject(failure),
    now: () => nowMs,
    onFailure: (error) => failures.push(error),
  });
  timer.choose(15);
  nowMs += 15 * minute;
  timer.look();
  await settle();
  expect([failures, timer.state()]).toEqual([[failure], null]);
});
