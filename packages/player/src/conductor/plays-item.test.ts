import { describe, expect, test } from 'vitest';
import { namedTrack } from '../testing/named-track.ts';
import { playsItem } from './plays-item.ts';
import type { View } from './view.ts';

const track = namedTrack('tide');
const view: View = {
  status: 'playing',
  isPlayingElsewhere: false,
  track,
  durationMs: track.durationMs,
  queue: [track],
  at: 0,
  source: { kind: 'playlist', id: 'the-playlist', name: 'Evenings', url: '/playlist/the-playlist' },
  volume: 1,
  muted: false,
  shuffle: false,
  repeat: 'off',
  isUnreported: false,
};

describe('what plays is of', () => {
  test.each([
    ['its playlist', 'playlist', 'the-playlist', true],
    ['the track itself', 'track', track.id, true],
    ['no other playlist', 'playlist', 'another', false],
    ['no album of the same id', 'album', 'the-playlist', false],
  ] as const)('%s', (_what, kind, id, expected) => {
    expect(playsItem(view, { kind, id })).toBe(expected);
  });

  test('nothing, where nothing is in the player or no sound can be made', () => {
    for (const status of ['empty', 'failed'] as const)
      expect(playsItem({ ...view, status }, { kind: 'track', id: track.id })).toBe(false);
  });
});
