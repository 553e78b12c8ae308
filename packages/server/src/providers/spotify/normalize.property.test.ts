import {
  currentTrackSchema,
  playlistSchema,
  profileSchema,
  trackIdPattern,
  trackSummarySchema,
} from '@attune/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileMutation, hostileText, hostileUrl } from '../../testing/hostile-values.ts';
import { wireCurrentlyPlaying, wirePlaylist, wireTrack } from '../../testing/samples.ts';
import { normalizeCurrentTrack, normalizePlaylist, normalizeProfile, normalizeTrack } from './normalize.ts';
import * as wire from './schemas.ts';

const wireProfile = {
  display_name: 'Sam',
  images: [{ url: 'https://i.scdn.co/image/a', height: 64, width: 64 }],
  external_urls: { spotify: 'https://open.spotify.com/user/sam' },
};

const cases = [
  ['profile', wireProfile, wire.profileSchema, normalizeProfile, profileSchema],
  ['playlist', wirePlaylist(), wire.playlistSchema, normalizePlaylist, playlistSchema],
  ['track', wireTrack('1bC2dE3fG4hI5jK6lM7nO8'), wire.trackSchema, normalizeTrack, trackSummarySchema],
  [
    'current track',
    wireCurrentlyPlaying(),
    wire.currentlyPlayingSchema,
    (playing: wire.SpotifyCurrentlyPlaying) => normalizeCurrentTrack(playing, 1_795_248_000_000),
    currentTrackSchema,
  ],
] as const;

/** Every address in a normalised value, wherever it stands. */
function addressesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' && ['url', 'image', 'spotify'].includes(name) ? [inner] : addressesIn(inner),
  );
}

describe.each(cases)('a %s', (_name, sample, wireSchema, normalize, contractSchema) => {
  const read = (value: unknown): unknown => {
    const parsed = wireSchema.safeParse(value);
    // Which schema belongs to which normaliser is stated once, in the table above.
    return parsed.success ? (normalize as (wire: unknown) => unknown)(parsed.data) : null;
  };

  test('that differs from the documented one anywhere is refused, or becomes one of ours', () => {
    let normalised = 0;
    fc.assert(
      fc.property(hostileMutation(sample), (value) => {
        const result = read(value);
        if (result === null) return;
        normalised += 1;
        expect(contractSchema.safeParse(result).success).toBe(true);
        expect(JSON.stringify(result)).toBeTypeOf('string');
      }),
      { numRuns: 500 },
    );
    expect(normalised).toBeGreaterThan(50);
  });

  test('never brings an address a page must not link to', () => {
    const poisoned = (url: string): unknown =>
      JSON.parse(JSON.stringify(sample), (key, value) => (key === 'url' || key === 'spotify' ? url : value));
    fc.assert(
      fc.property(hostileUrl, (url) => {
        for (const address of addressesIn(read(poisoned(url)))) {
          expect(address === '#' || /^(https?:\/\/|\/default-)/i.test(address.trim())).toBe(true);
        }
      }),
    );
  });
});

test('a seed for recommendations is a track id or null, whatever the player says it plays', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (id, type) => {
      const playing = wire.currentlyPlayingSchema.parse(
        wireCurrentlyPlaying({ item: { id, type, name: 'x' } }),
      );
      const seed = normalizeCurrentTrack(playing, 0)?.id ?? null;
      expect(seed === null || trackIdPattern.test(seed)).toBe(true);
    }),
  );
});

test('no tag survives in a description, and plain text loses nothing', () => {
  const described = (description: string) =>
    normalizePlaylist({ ...wire.playlistSchema.parse(wirePlaylist()), description }).description;
  fc.assert(
    fc.property(fc.stringMatching(/^[^<>&]*$/), (text) => {
      expect(described(text)).toBe(text);
      expect(described(`<a href="https://x.example">${text}</a>`)).toBe(text);
    }),
  );
});
