import { type MixTrack, shownMixBounds, shownMixSchema } from '@attune/contract';
import { expect, test } from 'vitest';
import { mixOf } from '../../testing/samples.ts';
import { shownMixOf, withWhatPlays } from './shown-mix.ts';

const mix = mixOf();
const [track] = mix.tracks;
if (track === undefined) throw new Error('no track');

test('a message brings along what can be asked of a mix', () => {
  const shown = shownMixOf(mix, mix.tracks);
  expect(shownMixSchema.parse(shown)).toEqual(shown);
  expect(shown.relaxed).toEqual([{ what: 'no drums', why: 'too few tracks do without' }]);
  expect(shown.tracks[0]).toEqual({
    id: track.id,
    name: 'Track 1',
    artist: 'Artist 1',
    durationMs: 198_000,
    year: 1999,
    reason: 'gentle, as you are',
    facts: { genres: ['ambient'] },
    factsFrom: 'catalogue',
  });
});

test('what is longer than may travel is cut, and a list that was cut is not said to be whole', () => {
  const long = (characters: number) => 'x'.repeat(2 * characters);
  const huge: MixTrack = {
    ...track,
    name: long(shownMixBounds.name),
    artists: [long(shownMixBounds.artist)],
    durationMs: 1e9,
    year: 12_345,
    facts: { ...track.facts, instruments: Array.from({ length: 40 }, () => 'piano'), tempo: 90 },
    reasons: [{ for: 'target', text: long(shownMixBounds.reason) }],
  };
  const relaxed = Array.from({ length: 60 }, () => ({
    what: long(shownMixBounds.what),
    why: long(shownMixBounds.why),
  }));
  const shown = shownMixOf(
    { ...mix, receipt: { ...mix.receipt, relaxed } },
    Array.from({ length: 200 }, () => huge),
  );
  expect(shownMixSchema.safeParse(shown).success).toBe(true);
  expect(shown.tracks[0]?.factsFrom).toBe('tags');
});

test('what plays is told where it is one of the tracks', () => {
  const shown = shownMixOf(mix, mix.tracks);
  expect(withWhatPlays(shown, mix.tracks[4]?.id ?? null)?.at).toBe(5);
  expect(withWhatPlays(shown, 'another')?.at).toBeUndefined();
  expect(withWhatPlays(shown, null)).toBe(shown);
});
