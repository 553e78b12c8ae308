import { type Brief, moods, moodTargets, type PinnedTrack, situations } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import type { Candidate } from '../candidate.ts';
import { makeMix } from '../make-mix.ts';
import { constraint, plainBrief } from '../testing/briefs.ts';
import { titleOf } from './title.ts';

const candidates: Candidate[] = Array.from({ length: 60 }, (_, at) => ({
  id: String(at),
  name: `Song ${at}`,
  artists: [`Artist ${at}`],
  image: '',
  url: '',
  durationMs: 180_000,
  explicit: false,
  year: 1990 + (at % 20),
  facts: {
    valence: 0.2 + (at % 10) * 0.05,
    energy: 0.7 - (at % 12) * 0.05,
    tempo: 70 + at,
    key: at % 12,
    mode: 'major',
    genres: ['jazz'],
    instruments: ['piano'],
    instrumentalness: 0.91,
  },
  factsFrom: 'catalogue',
}));

const brief: Brief = {
  ...plainBrief,
  path: 'shift',
  feeling: { valence: 0.2, energy: 0.7 },
  wanted: [constraint('genre', 'jazz'), constraint('vocals', 'instrumental')],
  avoided: [constraint('instrument', 'drums')],
};

describe('reasons', () => {
  const { tracks } = makeMix(brief, candidates);

  test('one for each, and neighbours are not explained in the same words', () => {
    const texts = tracks.map(({ reasons }) => reasons[0]?.text);
    expect(texts).not.toContain(undefined);
    expect(texts.some((text, at) => text === texts[at - 1])).toBe(false);
    expect(new Set(tracks.map(({ reasons }) => reasons[0]?.for)).size).toBeGreaterThan(4);
  });

  test('say slower of nothing that is not slower', () => {
    for (const [at, { reasons, facts }] of tracks.entries()) {
      if (reasons[0]?.for !== 'slower') continue;
      expect(facts.tempo).toBeLessThan(tracks[at - 1]?.facts.tempo ?? 0);
    }
  });

  test('come with what the track meets, and by which fact', () => {
    const checks = tracks[0]?.checks ?? [];
    expect(checks.map(({ of, fact }) => `${of} (${fact})`)).toEqual(
      expect.arrayContaining([
        'wanted:genre:jazz (genre jazz)',
        'wanted:vocals:instrumental (instrumentalness 0.91)',
        'avoided:instrument:drums (instruments piano)',
      ]),
    );
    expect(checks.filter(({ verdict }) => verdict !== 'met')).toEqual([]);
  });
});

test('only what somebody listed for an occasion is said to be made for it', () => {
  const asked = { ...plainBrief, wanted: [constraint('activity', 'reading')] };
  const quiet = { ...plainBrief.target, instrumentalness: 0.9 };
  const some = candidates.map((one, at) => ({
    ...one,
    facts: at < 10 ? { ...quiet, activities: ['reading'] } : quiet,
  }));
  const made = makeMix({ ...asked, length: { tracks: 60 } }, some).tracks.filter(({ reasons }) =>
    reasons[0]?.text.startsWith('made for'),
  );
  expect(made.length).toBeGreaterThan(0);
  for (const { facts } of made) expect(facts.activities).toContain('reading');
});

test('a change begins with songs that claim nothing of the listener, and in no fog', () => {
  const asked: Brief = {
    ...plainBrief,
    mood: 'happy',
    path: 'shift',
    feeling: { valence: 0.2, energy: 0.3 },
    target: { valence: 0.8, energy: 0.64 },
  };
  const some = candidates.map((one, at) => ({
    ...one,
    facts: { valence: (at % 12) / 12, energy: 0.3 + ((at * 7) % 40) / 100 },
  }));
  for (const variant of [0, 1, 2, 3]) {
    const { title, tracks } = makeMix({ ...asked, length: { tracks: 12 } }, some, { variant });
    const texts = tracks.flatMap(({ reasons }) => reasons.map(({ text }) => text));
    expect(texts.join('; ')).toMatch(/to begin with/);
    expect(texts.join('; ')).not.toMatch(/dark|where you/);
    expect(title).not.toMatch(/fog|grey|heavy|night/i);
  }
});

test('on a short way a song is said to be at the end it is nearer to', () => {
  const asked: Brief = {
    ...plainBrief,
    path: 'shift',
    feeling: { valence: 0.55, energy: 0.15 },
    target: { valence: 0.55, energy: 0.4 },
  };
  const some = candidates.map((one, at) => ({ ...one, facts: { valence: 0.55, energy: 0.15 + at * 0.005 } }));
  const { tracks } = makeMix(asked, some);
  const claims = tracks.flatMap(({ facts, reasons }) =>
    reasons.map((reason) => [reason.for, (facts.energy ?? 0) < 0.27] as const),
  );
  expect(claims.filter(([claim, isLow]) => claim === 'target' && isLow)).toEqual([]);
  expect(claims.filter(([claim]) => claim === 'feeling').length).toBeGreaterThan(0);
  expect(claims.filter(([claim]) => claim === 'target').length).toBeGreaterThan(0);
});

test.each([
  ['activity', 'date', 'a date'],
  ['activity', 'workout', 'a workout'],
  ['scene', 'rainy day', 'a rainy day'],
  ['scene', 'sunday', 'Sunday'],
  ['activity', 'cooking', 'cooking'],
] as const)('the %s %s is called %s', (kind, value, name) => {
  const asked = { ...plainBrief, wanted: [constraint(kind, value)] };
  const facts = { ...plainBrief.target, [kind === 'scene' ? 'scenes' : 'activities']: [value] };
  const { tracks, receipt } = makeMix(
    asked,
    candidates.map((one) => ({ ...one, facts })),
  );
  expect(receipt.held).toContain(`music for ${name}`);
  const texts = tracks.flatMap(({ reasons }) => reasons.map(({ text }) => text));
  expect(texts).toContain(`goes with ${name}`);
});

test('who likes what is playing is not told that they named it', () => {
  const playing = candidates[7];
  if (playing === undefined) throw new Error('no track');
  const { tracks } = makeMix({ ...plainBrief, like: [{ kind: 'playing' }] }, [playing], { playing });
  expect(tracks[0]?.reasons).toEqual([{ for: 'track:Song 7', text: 'the song that was playing' }]);
});

describe('what stays while another track goes', () => {
  const { tracks } = makeMix(brief, candidates);
  const keep = tracks.slice(1).map(({ id }, at) => ({ id, position: at + 2 }));
  const without = tracks.slice(0, 1).map(({ id }) => id);
  const claims = (kept?: string[]) =>
    makeMix(brief, candidates, { keep, without, ...(kept && { kept }) }).tracks.map(
      ({ reasons }) => reasons[0]?.for,
    );

  test('has its own reason, and only what the listener keeps is said to be kept', () => {
    const third = tracks[2]?.id ?? '';
    expect(claims([])).not.toContain('kept');
    expect(claims([third]).flatMap((claim, at) => (claim === 'kept' ? at : []))).toEqual([2]);
    expect(claims().filter((claim) => claim === 'kept')).toHaveLength(tracks.length - 1);
  });

  test('and is gone since is no song the listener kept', () => {
    const gone = [...keep.slice(0, 3), { id: 'gone', position: 9 }];
    const notes = (kept: string[]) => makeMix(brief, candidates, { keep: gone, kept }).receipt.relaxed;
    const lost = expect.objectContaining({ what: 'the songs you kept' });
    expect(notes([])).not.toContainEqual(lost);
    // It may be there all the same: of a service that can only be searched not every song is asked for by its id.
    expect(notes(['gone'])).toContainEqual({
      what: 'the songs you kept',
      why: 'they could not be found again',
      tracks: 1,
    });
  });
});

test('what the listener put side by side is not blamed on the music', () => {
  const some = candidates.map((one, at) => (at < 3 ? { ...one, artists: ['One'] } : one));
  const keep = [
    { id: '0', position: 1 },
    { id: '1', position: 2 },
  ];
  const why = (kept: string[]) =>
    makeMix(plainBrief, some, { keep, kept }).receipt.relaxed.find(
      ({ what }) => what === 'never two of an artist in a row',
    )?.why;
  expect(why(['0', '1'])).toBe('you kept them side by side');
  expect(why(['0'])).toBe('they stay where they stood');
});

describe('the receipt', () => {
  const wanting = { ...plainBrief, wanted: [constraint('instrument', 'guitar')], length: { tracks: 10 } };
  const near = (guitars: number): Candidate[] =>
    candidates.slice(0, 10).map((one, at) => ({
      ...one,
      facts: { ...one.facts, ...plainBrief.target, instruments: at < guitars ? ['guitar'] : ['piano'] },
    }));
  const guitarIn = (guitars: number) =>
    makeMix(wanting, near(guitars)).receipt.relaxed.find(({ what }) => what === 'guitar');

  test('calls a wish nearly held that a fifth of the tracks at most do without', () => {
    expect(guitarIn(10)).toBeUndefined();
    expect(guitarIn(8)).toMatchObject({ tracks: 2, nearly: true });
    expect(guitarIn(7)?.nearly).toBeUndefined();
    expect(guitarIn(0)?.nearly).toBeUndefined();
  });

  test.each([
    [
      '2 of 5 songs are darker, one livelier: nothing nearer fits the rest',
      [0.1, 0.25],
      [0.1, 0.25],
      [0.55, 0.9],
    ],
    ['one of 5 songs is quieter: nothing nearer fits the rest', [0.5, 0.05], [0.55, 0.5], [0.6, 0.2]],
  ])('tells how each song is off: %s', (why, ...off) => {
    const asked = { ...plainBrief, target: { valence: 0.55, energy: 0.4 }, length: { tracks: 5 } };
    const five = candidates.slice(0, 5).map((one, at) => {
      const [valence = 0.55, energy = 0.4] = off[at] ?? [];
      return { ...one, facts: { valence, energy } };
    });
    expect(makeMix(asked, five).receipt.relaxed).toContainEqual(expect.objectContaining({ why }));
  });

  test('blames what nobody wrote down only where that is so of all that lack it', () => {
    const [piano, silent] = [{ instruments: ['piano'] }, {}];
    const why = (...others: object[]) =>
      makeMix(
        wanting,
        candidates
          .slice(0, others.length)
          .map((one, at) => ({ ...one, facts: { ...plainBrief.target, ...others[at] } })),
      ).receipt.relaxed.find(({ what }) => what === 'guitar')?.why;
    const guitar = { instruments: ['guitar'] };
    expect(why(silent, silent)).toBe('nobody has written down which songs here have it');
    expect(why(piano, silent)).toBe('no song here is known to have it');
    expect(why(piano, piano)).toBe('no song here has it');
    expect(why(guitar, silent)).toBe('of the other songs nobody can say whether they have it');
    expect(why(guitar, piano, silent)).toBe('too few songs here are known to have it and fit the rest');
    expect(why(guitar, piano)).toBe('there are not enough songs here that have it and fit the rest');
  });

  test('does not say of songs that were passed over for others that they fit nothing', () => {
    const keep = candidates.slice(0, 10).map(({ id }) => id);
    const some = candidates.slice(0, 20).map((one, at) => ({
      ...one,
      facts: { ...plainBrief.target, instruments: at < 10 ? ['piano'] : ['guitar'] },
    }));
    expect(makeMix(wanting, some, { keep }).receipt.relaxed).toContainEqual(
      expect.objectContaining({
        what: 'guitar',
        why: 'the songs here that have it had to give way to others',
      }),
    );
  });

  describe('of a change', () => {
    const some = (measured: number, others: number) =>
      candidates.slice(0, measured + others).map((one, at) => {
        const far = at / measured;
        return { ...one, facts: far < 1 ? { valence: 0.2 + far * 0.3, energy: 0.7 - far * 0.4 } : {} };
      });
    const whyNot = (from: Candidate[], keep: PinnedTrack[] = []) =>
      makeMix({ ...brief, wanted: [], avoided: [] }, from, { keep }).receipt.relaxed.find(
        ({ what }) => what === 'a slow change to calm music',
      )?.why;

    test('blames what nobody measured, and not its length, where little is known', () => {
      expect(whyNot(some(2, 18))).toBe('not all of this music has been measured');
      expect(whyNot(some(2, 0))).toBe('the mix is too short for it');
    });

    test.each([
      ['in the middle', 6],
      ['at the end', 16],
    ])('counts every stage from where the one before ended, though little is known %s', (_, from) => {
      const all = some(20, 5);
      const keep = all.slice(20).map(({ id }, at) => ({ id, position: from + at }));
      const half = all.map((one, at) => (at < 20 ? one : { ...one, facts: { valence: 0.9 } }));
      const { tracks, receipt } = makeMix({ ...brief, wanted: [], avoided: [] }, half, { keep });
      let before = 0;
      for (const { until, valence } of receipt.stages) {
        const known = tracks.slice(before, until).flatMap(({ facts }) => facts.valence ?? []);
        expect(known.reduce((sum, one) => sum + one, 0) / known.length).toBeCloseTo(valence, 2);
        before = until;
      }
      expect(before).toBe(20);
    });

    test('claims no end that is not known', () => {
      const all = some(20, 13);
      const keep = all.slice(20).map(({ id }, at) => ({ id, position: 8 + at }));
      expect(whyNot(all)).toBeUndefined();
      expect(whyNot(all, keep)).toBe('not all of this music has been measured');
    });
  });

  test('counts no rule that nobody asked for among the wishes', () => {
    const one = candidates.map((each) => ({ ...each, artists: ['One'] }));
    const { asked, held, relaxed, unknown } = makeMix(wanting, one).receipt;
    const wishes = relaxed.filter(({ what }) => asked.includes(what));
    expect(relaxed.length).toBeGreaterThan(wishes.length);
    expect(wishes.length + held.length + unknown.length).toBe(asked.length);
  });
});

describe('titles', () => {
  const asked: Brief[] = [
    ...situations.map((situation) => ({ ...plainBrief, situation })),
    ...moods.flatMap((mood) => [
      { ...plainBrief, mood },
      { ...brief, mood, target: { valence: mood === 'sad' ? 0.1 : 0.8, energy: 0.5 } },
    ]),
  ];
  const titles = asked.flatMap((one) => Array.from({ length: 12 }, (_, at) => titleOf(one, [], String(at))));

  test('are short, begin with a capital, and are many', () => {
    for (const title of titles) {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(title).toMatch(/^[\p{Lu}\d]/u);
      expect(title).not.toMatch(/undefined|null|\s\s|[,.]$/);
    }
    expect(new Set(titles).size).toBeGreaterThan(150);
  });

  test('of sad music are never glad, though the day was to be', () => {
    const glad = [
      'birth',
      'wedding',
      'date',
      'sports match',
      'birthday',
      'party',
      'reunion',
      'children around',
    ] as const;
    const titlesOf = (given: Partial<Brief>) =>
      Array.from({ length: 12 }, (_, at) =>
        titleOf({ ...plainBrief, target: moodTargets[given.mood ?? 'sad'], ...given }, [], String(at)),
      );
    for (const situation of glad) {
      expect(titlesOf({ mood: 'sad', situation })).toEqual(titlesOf({ mood: 'sad' }));
      expect(titlesOf({ mood: 'happy', situation })).not.toEqual(titlesOf({ mood: 'happy' }));
    }
    expect(titlesOf({ mood: 'sad', situation: 'grief' })).not.toEqual(titlesOf({ mood: 'sad' }));
  });

  test('of sad music that was to be brighter name no trouble and no dark', () => {
    const titlesOf = (given: Partial<Brief>) =>
      Array.from({ length: 12 }, (_, at) =>
        titleOf({ ...plainBrief, mood: 'sad', ...given }, [], String(at)),
      );
    const { sad } = moodTargets;
    const target = { ...sad, valence: sad.valence + 0.1 };
    for (const situation of ['grief', 'loneliness', null] as const)
      expect(titlesOf({ situation, target })).not.toEqual(titlesOf({ situation, target: sad }));
    expect(titlesOf({ situation: 'grief', target })).toEqual(titlesOf({ situation: null, target }));
  });

  test('of brighter music name no loss and no trouble', () => {
    const titlesOf = (given: Partial<Brief>) =>
      Array.from({ length: 12 }, (_, at) => titleOf({ ...plainBrief, ...given }, [], String(at)));
    for (const mood of ['calm', 'happy', 'energetic'] as const) {
      for (const situation of ['grief', 'heartbreak'] as const)
        expect(titlesOf({ mood, situation })).toEqual(titlesOf({ mood, situation: null }));
    }
    expect(titlesOf({ mood: 'happy', situation: 'worry' })).toEqual(
      titlesOf({ mood: 'happy', situation: null }),
    );
    expect(titlesOf({ mood: 'calm', situation: 'worry' })).not.toEqual(
      titlesOf({ mood: 'calm', situation: null }),
    );
  });

  test('of calm around children speak of no car and no dance', () => {
    const calm = titles.filter((_, at) => asked[Math.floor(at / 12)]?.situation === 'children around');
    expect(calm.filter((title) => /\b(?:car|danc\w+|noise)\b/.test(title))).toEqual([]);
  });

  test('are the same for the same', () => {
    for (const one of asked) expect(titleOf(one, [], 'x')).toBe(titleOf(one, [], 'x'));
  });

  test('name a sound only where most of the tracks have it', () => {
    const titlesOf = (genre: string) => {
      const { tracks } = makeMix(
        { ...brief, wanted: [constraint('genre', 'jazz')] },
        candidates.map((one) => ({ ...one, facts: { ...one.facts, genres: [genre] } })),
      );
      expect(tracks.length).toBeGreaterThan(5);
      return Array.from({ length: 12 }, (_, at) =>
        titleOf({ ...brief, wanted: [constraint('genre', 'jazz')] }, tracks, String(at)),
      );
    };
    expect(titlesOf('jazz').some((title) => title.endsWith(', in jazz'))).toBe(true);
    expect(titlesOf('metal').filter((title) => /jazz/.test(title))).toEqual([]);
  });

  test('of a change say where it begins and where it goes', () => {
    const title = titleOf({ ...brief, wanted: [] }, [], '1');
    expect(title.split(', ')).toHaveLength(2);
  });
});
