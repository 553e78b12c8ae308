import type { View } from '@attune/player/conductor';
import { expect, test } from 'vitest';
import { createOwnTrack } from './own-track.ts';

const nothing: View = {
  status: 'empty',
  isPlayingElsewhere: false,
  track: null,
  durationMs: 0,
  queue: [],
  at: 0,
  source: null,
  volume: 1,
  muted: false,
  shuffle: false,
  repeat: 'off',
  isUnreported: false,
};
const lowTide = {
  id: 'A'.repeat(22),
  name: 'Low Tide',
  artist: 'Marta Vell',
  image: '/cover.svg',
  durationMs: 120_000,
} as NonNullable<View['track']>;

function setUp() {
  let view = nothing;
  const ownTrack = createOwnTrack({ view: () => view, positionMs: () => 12_000.4 }, () => 0);
  return (changes: Partial<View>) => {
    view = { ...view, ...changes };
    return ownTrack();
  };
}

test('nothing in the player is nothing', () => {
  expect(setUp()({})).toBeNull();
});

test('what the bar shows is told in the words of the current track', () => {
  expect(setUp()({ track: lowTide, status: 'playing', durationMs: 120_000 })).toEqual({
    id: lowTide.id,
    name: 'Low Tide',
    artist: 'Marta Vell',
    image: '/cover.svg',
    isPlaying: true,
    url: `/local/track/${lowTide.id}`,
    progressMs: 12_000,
    durationMs: 120_000,
    observedAt: '1970-01-01T00:00:00.000Z',
  });
});

test.each([
  ['loading', true],
  ['playing', true],
  ['elsewhere', true],
  ['paused', false],
  ['blocked', false],
  ['failed', false],
] as const)('%s: plays %s', (status, isPlaying) => {
  expect(setUp()({ track: lowTide, status })?.isPlaying).toBe(isPlaying);
});

test('it is the same object until the track or its playing changes', () => {
  const look = setUp();
  const first = look({ track: lowTide, status: 'playing' });
  expect(look({ volume: 0.2 })).toBe(first);
  const paused = look({ status: 'paused' });
  expect(paused).not.toBe(first);
  expect(look({ track: { ...lowTide, name: 'High Noon' } })?.name).toBe('High Noon');
});
