import type { Brief, Mix, MixTrack } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { makeMix } from '../../src/index.ts';
import { constraint, plainBrief } from '../../src/testing/briefs.ts';
import { repertoireCandidates } from '../repertoire-candidates.ts';
import { judgeArtists } from './artists.ts';
import { faultsOf } from './recount.ts';

const candidates = repertoireCandidates();
const brief: Brief = {
  ...plainBrief,
  path: 'shift',
  feeling: { valence: 0.3, energy: 0.8 },
  target: { valence: 0.55, energy: 0.15 },
  wanted: [constraint('vocals', 'instrumental')],
  avoided: [constraint('genre', 'jazz'), constraint('instrument', 'drum machine')],
  explicit: false,
  length: { minutes: 60 },
};
const still: Brief = {
  ...brief,
  path: 'match',
  wanted: [constraint('genre', 'rock'), constraint('era', '1970s')],
  length: { tracks: 15 },
};
const made = makeMix(brief, candidates);
const madeStill = makeMix(still, candidates);

/** The mix with one track changed. */
const withTrack = (mix: Mix, at: number, change: (track: MixTrack) => Partial<MixTrack>): Mix => ({
  ...mix,
  tracks: mix.tracks.map((track, place) => (place === at ? { ...track, ...change(track) } : track)),
});
const withReceipt = (mix: Mix, change: Partial<Mix['receipt']>): Mix => ({
  ...mix,
  receipt: { ...mix.receipt, ...change },
});
const claiming = (claim: string, text: string) =>
  withTrack(made, 5, () => ({ reasons: [{ for: claim, text }] }));
/** A claim about the track and the one before it, the wrong way round. */
function reversed(): Mix {
  const fifth = made.tracks[4]?.facts.energy ?? 0;
  const mix = claiming('calmer', 'calmer than the one before');
  return withTrack(mix, 5, ({ facts }) => ({ facts: { ...facts, energy: fifth + 0.1 } }));
}

test('a mix as it was made has no fault', () => {
  expect(faultsOf(made, { brief })).toEqual([]);
  expect(faultsOf(made, null)).toEqual([]);
  expect(faultsOf(madeStill, { brief: still })).toEqual([]);
});

test('nor has one of music of which only the energy is known', () => {
  const asked: Brief = { ...plainBrief, length: { tracks: 60 } };
  const every = Math.floor(candidates.length / 60);
  const untagged = candidates
    .filter((_, at) => at % every === 0)
    .map((one) => ({ ...one, facts: { genres: [], energy: one.facts.energy ?? 0.5 } }));
  const mix = makeMix(asked, untagged);
  expect(faultsOf(mix, { brief: asked })).toEqual([]);
  const verdicts = new Set(mix.tracks.map(({ checks }) => checks.find(({ of }) => of === 'target')?.verdict));
  expect(verdicts).toEqual(new Set(['unknown', 'unmet']));
  const unknown = mix.tracks.findIndex(({ checks }) =>
    checks.some(({ of, verdict }) => of === 'target' && verdict === 'unknown'),
  );
  const changed = withTrack(mix, unknown, () => ({ facts: { genres: [], energy: 0.95 } }));
  expect(faultsOf(changed, { brief: asked }).join()).toMatch(/target is told as unknown and is unmet/);
});

describe('a mix that was tampered with is found out', () => {
  const first = made.tracks[0];
  const cases: [what: string, tampered: Mix, fault: RegExp][] = [
    [
      'an avoided genre slipped in',
      withTrack(made, 2, ({ facts }) => ({ facts: { ...facts, genres: ['jazz'] } })),
      /avoided:genre:jazz is told as met and is unmet/,
    ],
    [
      'an unmet hard check',
      withTrack(made, 2, ({ checks }) => ({
        checks: checks.map((check) =>
          check.of === 'explicit' ? { ...check, verdict: 'unmet' as const } : check,
        ),
      })),
      /must hold/,
    ],
    [
      'an explicit song',
      withTrack(made, 3, () => ({ explicit: true })),
      /explicit is told as met and is unmet/,
    ],
    [
      'a singer',
      withTrack(made, 3, ({ facts }) => ({ facts: { ...facts, instrumentalness: 0.1 } })),
      /instrumental is told as met and is unmet/,
    ],
    [
      'a fact that is not there',
      withTrack(made, 3, ({ facts: { instruments: _, ...facts } }) => ({ facts })),
      /is told as met and is unknown/,
    ],
    [
      'a check left out',
      withTrack(made, 1, ({ checks }) => ({ checks: checks.slice(1) })),
      /is not checked for/,
    ],
    [
      'a year that is not so',
      withTrack(madeStill, 1, () => ({ year: 1999 })),
      /wanted:era:1970s|nothing like "year/,
    ],
    ['no reason', withTrack(made, 4, () => ({ reasons: [] })), /no reason/],
    ['a reason nobody knows', claiming('because', 'it is nice'), /nobody knows this claim/],
    ['a genre it is not', claiming('genre:polka', 'polka, as you asked'), /not known to be polka/],
    ['calmer than one it is livelier than', reversed(), /the one before is not that/],
    [
      'a feeling it has not',
      claiming('sound', 'lively and bright, the nearest there was'),
      /is not (?:lively|bright)/,
    ],
    [
      'a song that is nearby and is not',
      withTrack(made, 0, ({ facts }) => ({
        facts: { ...facts, valence: 0.99, energy: 0.01 },
        reasons: [{ for: 'feeling', text: 'a quiet one to begin with' }],
      })),
      /away/,
    ],
    ['new to somebody who knows it', claiming('new', 'new to you'), /nobody says so/],
    ['another who suggested it', claiming('similar:Sade', 'often named beside Sade'), /nobody suggested it/],
    ['somebody else', claiming('artist:Sade', 'by Sade, whom you named'), /by others/],
    ['the same track twice', withTrack(made, 9, () => ({ id: first?.id ?? '' })), /the same id/],
    [
      'another edition of a song',
      withTrack(made, 9, () => ({ name: `${first?.name} (Live)`, artists: first?.artists ?? [] })),
      /the same song/,
    ],
    [
      'an artist in a row',
      withTrack(made, 1, () => ({ artists: first?.artists ?? [] })),
      /two of an artist in a row/,
    ],
    [
      'three of an artist',
      withTrack(
        withTrack(made, 9, () => ({ artists: first?.artists ?? [] })),
        5,
        () => ({ artists: first?.artists ?? [] }),
      ),
      /songs of .*, and nobody says so/,
    ],
    [
      'what nobody can vouch for in front',
      withTrack(made, 0, ({ facts, checks }) => {
        const { genres: _, ...rest } = facts;
        return {
          facts: rest,
          checks: checks.map((check) =>
            check.of === 'avoided:genre:jazz' ? { of: check.of, verdict: 'unknown' as const } : check,
          ),
        };
      }),
      /which nobody can vouch for/,
    ],
    ['minutes that were not counted', withReceipt(made, { minutes: 61.4 }), /minutes are/],
    [
      'a length that is not',
      withTrack(made, 0, ({ durationMs }) => ({ durationMs: durationMs + 600_000 })),
      /minutes are/,
    ],
    [
      'a stage that is prettier than the music',
      withReceipt(made, {
        stages: made.receipt.stages.map((stage, at) => (at === 0 ? { ...stage, energy: 0.9 } : stage)),
      }),
      /stage up to/,
    ],
    [
      'a line that goes back',
      withReceipt(made, { stages: [...made.receipt.stages].reverse() }),
      /goes back|stage up to/,
    ],
    [
      'nothing said of what was asked',
      withReceipt(made, { held: made.receipt.held.slice(1) }),
      /nothing is said of/,
    ],
    [
      'held and not',
      withReceipt(made, { relaxed: [{ what: made.receipt.held[0] ?? '', why: 'x' }] }),
      /is held and is not/,
    ],
    ['something nobody asked', withReceipt(made, { held: [...made.receipt.held, 'gold'] }), /was not asked/],
    [
      'no reason for what was relaxed',
      withReceipt(made, { relaxed: [{ what: 'x', why: ' ' }] }),
      /without a reason/,
    ],
  ];

  test.each(cases)('%s', (_what, tampered, fault) => {
    expect(faultsOf(tampered, { brief: tampered.tracks.length === 15 ? still : brief }).join('\n')).toMatch(
      fault,
    );
  });

  const jazz: Brief = { ...still, wanted: [constraint('genre', 'jazz')], avoided: [] };
  const madeJazz = makeMix(jazz, candidates);
  /** Two tracks more are by who is heard first. */
  const sayingOfArtists = (why: string): Mix => {
    const byFirst = () => ({ artists: madeJazz.tracks[0]?.artists ?? [] });
    return withReceipt(withTrack(withTrack(madeJazz, 9, byFirst), 5, byFirst), {
      relaxed: [{ what: 'at most 2 songs of an artist', why }],
    });
  };
  const mostOf = (mix: Mix) => {
    const artists = mix.tracks.flatMap((track) => track.artists);
    return artists.filter((artist) => artist === mix.tracks[0]?.artists[0]).length;
  };
  const most = mostOf(sayingOfArtists(''));

  test.each([
    [
      'another number of songs',
      'there are too few artists here that fit: up to 9 songs of one',
      /songs are of one/,
    ],
    ['one nobody named', `you asked for more of this one: up to ${most} songs of one`, /whom nobody named/],
    ['songs nobody kept', `you kept them: up to ${most} songs of one`, /not all songs of .* were kept/],
  ])('more than two of an artist for a reason that does not hold: %s', (_what, why, fault) => {
    expect(faultsOf(sayingOfArtists(why), { brief: jazz }).join('\n')).toMatch(fault);
  });

  test('two of an artist in a row where others could stand between', () => {
    const inRow = withTrack(madeJazz, 1, () => ({ artists: madeJazz.tracks[0]?.artists ?? [] }));
    const said = withReceipt(inRow, {
      relaxed: [...inRow.receipt.relaxed, { what: 'never two of an artist in a row', why: 'so it is' }],
    });
    expect(faultsOf(said, { brief: jazz }).join('\n')).toMatch(/where others are in the mix/);
  });

  test('what was kept and is elsewhere, or gone', () => {
    const keep = [{ id: made.tracks[3]?.id ?? '', position: 2 }, 'gone'];
    const faults = faultsOf(made, { brief, keep }).join('\n');
    expect(faults).toMatch(/was kept at 2 and stands elsewhere/);
    expect(faults).toMatch(/1 that were kept are missing, 0 are told/);
  });

  test('more than two of an artist where others fit, or more than of others', () => {
    const catalogue = candidates.map((one) => ({
      ...one,
      artists: [...one.artists],
      album: one.album ?? null,
      explicit: one.explicit ?? null,
      year: one.year ?? null,
      reasons: [],
      checks: [],
    }));
    expect(judgeArtists(madeJazz, { brief: jazz }, catalogue)).toEqual({ tooMany: 0, faults: [] });
    const crowded = sayingOfArtists(`there are too few artists here that fit: up to ${most} songs of one`);
    const { tooMany, faults } = judgeArtists(crowded, { brief: jazz }, catalogue);
    expect(tooMany).toBe(1);
    expect(faults.join('\n')).toMatch(/though others fit/);
    expect(faults.join('\n')).toMatch(/and fewer of/);
  });

  test('a track that must not come', () => {
    expect(faultsOf(made, { brief, without: [first?.id ?? ''] }).join('\n')).toMatch(/must not come/);
  });
});
