import type { CurrentTrack } from '@attune/contract';
import { expect, test } from 'vitest';
import { nextAskAt, type ObservedTrack } from './current-track-schedule.ts';

const schedule = { playingMaxAgeMs: 75_000, idleMaxAgeMs: 75_000, throttleMs: 2_000 };
const askedAt = 1_000_000;

function observed(track: Partial<CurrentTrack> | null, unconfirmed = false): ObservedTrack {
  const base = {
    id: null,
    name: 'n',
    artist: 'a',
    image: 'i',
    isPlaying: true,
    observedAt: new Date(0).toISOString(),
  };
  return { askedAt, unconfirmed, track: track === null ? null : { ...base, ...track } };
}

test.each([
  ['far from its end', observed({ progressMs: 0, durationMs: 210_000 }), 75_000],
  ['near its end', observed({ progressMs: 190_000, durationMs: 210_000 }), 21_000],
  ['past its end', observed({ progressMs: 215_000, durationMs: 210_000 }), 1_000],
  ['of unknown length', observed({}), 75_000],
  ['paused near its end', observed({ isPlaying: false, progressMs: 209_000, durationMs: 210_000 }), 75_000],
  ['nothing', observed(null), 75_000],
  ['an advertisement', { ...observed(null), isAdvertisement: true }, 15_000],
  ['an unexpected silence', observed(null, true), 5_000],
])('with a track %s it is asked again in time', (_case, last, wait) => {
  expect(nextAskAt(last, schedule) - askedAt).toBe(wait);
});

test('while nothing moves it may be asked more seldom', () => {
  const patient = { ...schedule, playingMaxAgeMs: 30_000, idleMaxAgeMs: 60_000 };
  expect(nextAskAt(observed({ isPlaying: false }), patient) - askedAt).toBe(60_000);
  expect(nextAskAt(observed({}), patient) - askedAt).toBe(30_000);
});
