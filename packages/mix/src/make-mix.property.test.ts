import { type Brief, briefBounds, type MixTrack, mixSchema, moods, situations } from '@attune/contract';
import { vocabulary } from '@attune/vocabulary';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Candidate } from './candidate.ts';
import { makeMix } from './make-mix.ts';
import { creditedArtists } from './names/artist-names.ts';
import { songKeys } from './names/song-keys.ts';

const names = (kind: keyof typeof vocabulary) => vocabulary[kind].map(({ value }) => value);
const share = fc.double({ min: 0, max: 1, noNaN: true });
const point = fc.record({ valence: share, energy: share });

const constraints = fc.oneof(
  ...(['genre', 'era', 'activity', 'instrument', 'tempo', 'vocals', 'scene'] as const).map((kind) =>
    fc.record({ kind: fc.constant(kind), value: fc.constantFrom(...names(kind)), matched: fc.constant('x') }),
  ),
  fc.record({
    kind: fc.constant('language' as const),
    value: fc.constantFrom('spanish', 'french'),
    matched: fc.constant('x'),
  }),
  fc.record({
    kind: fc.constant('genre' as const),
    value: fc.string({ minLength: 1, maxLength: briefBounds.words }),
    matched: fc.constant('x'),
  }),
);
const avoidable = fc
  .oneof(
    constraints,
    fc.record({
      kind: fc.constant('artist' as const),
      value: fc.constantFrom('A', 'B & C', '!!!'),
      matched: fc.constant('x'),
    }),
  )
  .chain((one) => fc.constantFrom(one, { ...one, soft: true as const }));

const brief: fc.Arbitrary<Brief> = fc.record({
  mood: fc.constantFrom(...moods),
  feeling: point,
  target: point,
  path: fc.constantFrom('match', 'shift'),
  wanted: fc.array(constraints, { maxLength: 12 }),
  avoided: fc.array(avoidable, { maxLength: 6 }),
  like: fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('artist' as const), name: fc.constantFrom('A', 'B', 'Nobody', '???') }),
      fc.record({ kind: fc.constant('track' as const), name: fc.constantFrom('One', '?') }),
      fc.constant({ kind: 'playing' as const }),
    ),
    { maxLength: 3 },
  ),
  length: fc.option(
    fc.oneof(
      fc.record({ minutes: fc.integer({ min: 5, max: 300 }) }),
      fc.record({ tracks: fc.integer({ min: 3, max: 100 }) }),
    ),
  ),
  explicit: fc.boolean(),
  discovery: fc.constantFrom('familiar', 'new', 'any'),
  situation: fc.option(fc.constantFrom(...situations)),
});

/** As long as files and services may have them. */
const longNames = [...'ab'].map((letter) => letter.repeat(400));

/** Whatever somebody's files or tags may say. */
const anything = fc.oneof(
  share,
  fc.constantFrom(
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -1,
    2,
    1e300,
    null,
    '',
    {},
    [],
    [null, 7, '', 'rock'],
  ),
  fc.string(),
);
const honestFacts = fc.record(
  {
    valence: share,
    energy: share,
    tempo: fc.double({ min: 40, max: 220, noNaN: true }),
    key: fc.integer({ min: 0, max: 11 }),
    mode: fc.constantFrom('major', 'minor'),
    instrumentalness: share,
    danceability: share,
    genres: fc.array(fc.constantFrom('jazz', 'rock', 'Hip Hop', 'thrash', 'unheard of', ...longNames), {
      maxLength: 3,
    }),
    instruments: fc.array(fc.constantFrom('piano', 'Fiddle', 'drum machine'), { maxLength: 3 }),
    vocals: fc.array(fc.constantFrom('vocals', 'choir', 'instrumentals', 'female voice'), { maxLength: 2 }),
    languages: fc.array(fc.constantFrom('spanish', 'French'), { maxLength: 2 }),
    familiar: fc.boolean(),
    similarTo: fc.array(fc.constantFrom('A', 'Nobody'), { maxLength: 2 }),
  },
  { requiredKeys: [] },
);
const wildFacts = fc.dictionary(
  fc.constantFrom(
    'valence',
    'energy',
    'tempo',
    'key',
    'mode',
    'genres',
    'instruments',
    'vocals',
    'languages',
    'activities',
    'scenes',
    'similarTo',
    'familiar',
  ),
  anything,
);
const candidate = fc.record({
  id: fc.oneof(fc.nat(40).map(String), fc.constantFrom('', 'x'.repeat(101))),
  name: fc.constantFrom(
    'One',
    'One (Live)',
    'One - 2009 Remaster',
    'Two',
    'Three',
    'Four feat. B',
    '!',
    '愛',
    '',
    '  ',
    ...longNames,
  ),
  artists: fc.oneof(
    fc.array(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'A & B', 'F', 'G', ...longNames), {
      minLength: 1,
      maxLength: 2,
    }),
    fc.constantFrom([], [''], null as never),
  ),
  album: fc.constantFrom('Album', 'Other', null),
  image: fc.constant(''),
  url: fc.constant(''),
  durationMs: fc.oneof(
    fc.integer({ min: 60_000, max: 400_000 }),
    fc.constantFrom(Number.NaN, -1, 0, 1e12, Number.POSITIVE_INFINITY),
  ),
  explicit: fc.constantFrom(true, false, null),
  year: fc.constantFrom(1975, 1994, 2024, null, Number.NaN, -3),
  facts: fc.oneof({ weight: 4, arbitrary: honestFacts }, wildFacts, fc.constantFrom(null, undefined)),
  factsFrom: fc.constantFrom('catalogue', 'tags', 'reccobeats', 'elsewhere'),
}) as unknown as fc.Arbitrary<Candidate>;

const options = fc.record({
  variant: fc.integer({ min: 0, max: 20 }),
  keep: fc.array(
    fc.oneof(
      fc.nat(40).map(String),
      fc.record({ id: fc.nat(40).map(String), position: fc.integer({ min: 1, max: 100 }) }),
    ),
    { maxLength: 5 },
  ),
  without: fc.array(fc.nat(40).map(String), { maxLength: 5 }),
  played: fc.array(fc.record({ id: fc.nat(40).map(String), at: fc.double() }), { maxLength: 5 }),
  now: fc.constantFrom(1_700_000_000_000, 0),
  playing: candidate,
});

const isHard = ({ of }: MixTrack['checks'][number]) => of.startsWith('avoided:') || of === 'explicit';

test('holds what must hold, whatever it is given', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(brief, fc.array(candidate, { maxLength: 60 }), options, (asked, candidates, given) => {
      const mix = makeMix(asked, candidates, given);
      const parsed = mixSchema.parse(JSON.parse(JSON.stringify(mix)));
      expect(parsed).toEqual(mix);
      expect(new Set(mix.tracks.map(({ id }) => id)).size).toBe(mix.tracks.length);
      const credited = mix.tracks.map(({ artists, name }) => creditedArtists(artists, name));
      const songs = mix.tracks.flatMap(({ name }, at) => {
        const keys = songKeys(name, credited[at] ?? []);
        return given.keep.length > 0 ? [] : keys;
      });
      expect(new Set(songs).size).toBe(songs.length);
      const isDoubtful = mix.tracks.map(({ checks }) =>
        checks.some((check) => isHard(check) && check.verdict === 'unknown'),
      );
      for (const [at, track] of mix.tracks.entries()) {
        expect(track.checks.filter((check) => isHard(check) && check.verdict === 'unmet')).toEqual([]);
        expect(given.without).not.toContain(track.id);
        expect(track.reasons).toHaveLength(1);
        if (given.keep.length === 0 && isDoubtful[at]) expect(isDoubtful.slice(at)).not.toContain(false);
      }
      const { asked: all, held, relaxed, unknown } = mix.receipt;
      for (const what of all) {
        expect([...held, ...relaxed.map((one) => one.what), ...unknown.map((one) => one.what)]).toContain(
          what,
        );
      }
      if (given.keep.length === 0) {
        const beside = credited.filter((artists, at) =>
          artists.some((artist) => credited[at - 1]?.includes(artist)),
        );
        if (beside.length > 0)
          expect(relaxed.map(({ what }) => what)).toContain('never two of an artist in a row');
      }
    }),
    { numRuns: 400 },
  );
});

test('is the same for the same, in whatever order the candidates come', { timeout: 60_000 }, () => {
  const unique = fc.uniqueArray(candidate, { maxLength: 40, selector: ({ id }) => id });
  fc.assert(
    fc.property(brief, unique, options, fc.infiniteStream(fc.nat()), (asked, candidates, given, chance) => {
      const shuffled = candidates
        .map((one) => ({ one, lot: chance.next().value ?? 0 }))
        .sort((a, b) => a.lot - b.lot)
        .map(({ one }) => one);
      expect(makeMix({ ...asked, like: [] }, shuffled, given)).toEqual(
        makeMix({ ...asked, like: [] }, candidates, given),
      );
    }),
    { numRuns: 60 },
  );
});
