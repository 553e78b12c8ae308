import type { Brief, Mix } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import type { Candidate } from './candidate.ts';
import { makeMix } from './make-mix.ts';
import { constraint, plainBrief, softly } from './testing/briefs.ts';

/** A calm track of an artist and album of its own, unless told otherwise. */
function track(id: string, given: Partial<Candidate> = {}): Candidate {
  return {
    id,
    name: `Song ${id}`,
    artists: [`Artist ${id}`],
    album: `Album ${id}`,
    image: '',
    url: '',
    durationMs: 180_000,
    explicit: false,
    year: 2001,
    facts: { valence: 0.55, energy: 0.25, genres: ['jazz'], instruments: ['piano'], vocals: [] },
    factsFrom: 'catalogue',
    ...given,
  };
}

const tracks = (count: number, given: (at: number) => Partial<Candidate> = () => ({})) =>
  Array.from({ length: count }, (_, at) => track(`${String.fromCharCode(97 + (at % 26))}${at}`, given(at)));

const ids = (mix: Mix) => mix.tracks.map(({ id }) => id);
const asking = (brief: Partial<Brief>): Brief => ({ ...plainBrief, ...brief });
const whatRelaxed = (mix: Mix) => mix.receipt.relaxed.map(({ what }) => what);

describe('what is avoided', () => {
  test('a list from a source nobody knows proves no absence, so its tracks come last', () => {
    const elsewhere = JSON.parse('"elsewhere"');
    const mix = makeMix(asking({ avoided: [constraint('vocals', 'rapping')] }), [
      track('unproven', { factsFrom: elsewhere, facts: { valence: 0.55, energy: 0.25, vocals: [] } }),
      track('proven', { facts: { vocals: [] } }),
    ]);
    expect(ids(mix)).toEqual(['proven', 'unproven']);
  });

  test('never comes, nor anything that is a kind of it', () => {
    const drummed = tracks(30, (at) => ({
      facts: { instruments: [at % 2 === 0 ? 'brushed drums' : 'piano'] },
    }));
    const mix = makeMix(asking({ avoided: [constraint('instrument', 'drums')] }), drummed);
    expect(mix.tracks).toHaveLength(15);
    expect(mix.tracks.every(({ facts }) => !facts.instruments?.includes('drums'))).toBe(true);
    expect(mix.receipt.held).toContain('no drums');
  });

  test('comes last and is counted where nobody can say, and not at all while others are left', () => {
    const avoided = [constraint('instrument', 'drums')];
    const silent = tracks(5, () => ({ facts: { valence: 0.55, energy: 0.25 } }));
    const known = tracks(30).map((one) => ({ ...one, id: `k${one.id}`, artists: [`Known ${one.id}`] }));
    expect(ids(makeMix(asking({ avoided }), [...silent, ...known])).every((id) => id.startsWith('k'))).toBe(
      true,
    );
    const few = makeMix(asking({ avoided, length: { tracks: 10 } }), [...silent, ...known.slice(0, 7)]);
    expect(
      ids(few)
        .slice(0, 7)
        .every((id) => id.startsWith('k')),
    ).toBe(true);
    expect(few.receipt.unknown).toEqual([{ what: 'no drums', tracks: 3 }]);
  });

  test('is an artist by whatever line names them', () => {
    const lines = [['Drake'], ['DRAKE & Future'], ['Rihanna']];
    const some = lines.map((artists, at) => track(String(at), { artists }));
    const guest = track('guest', { name: 'Popstar (feat. Drake)', artists: ['DJ Khaled'] });
    const mix = makeMix(asking({ avoided: [constraint('artist', 'Drake')] }), [...some, guest]);
    expect(ids(mix)).toEqual(['2']);
  });

  test.each([
    ['beatles', 'The Beatles'],
    ['The Beatles', 'Beatles'],
    ['weeknd', 'Ariana Grande & The Weeknd'],
    ['the the', 'The The'],
  ])('is an artist whose article is left out: %s is %s', (named, line) => {
    const some = [track('theirs', { artists: [line] }), track('other')];
    expect(ids(makeMix(asking({ avoided: [constraint('artist', named)] }), some))).toEqual(['other']);
  });

  test('is an artist by half of their name, unless another is called just that', () => {
    const by = (named: string, ...lines: string[]) => {
      const some = lines.map((line, at) => track(String(at), { artists: [line] }));
      return makeMix(asking({ avoided: [constraint('artist', named)] }), [
        ...some,
        track('other'),
      ]).tracks.flatMap(({ id, artists }) => (id === 'other' ? [] : artists));
    };
    expect(by('coltrane', 'John Coltrane', 'Alice Coltrane & Carlos Santana')).toEqual([]);
    expect(by('kanye', 'Kanye West', 'Jay-Z, Kanye West')).toEqual([]);
    expect(by('Drake', 'Nick Drake', 'Drake')).toEqual(['Nick Drake']);
    expect(by('train', 'John Coltrane')).toEqual(['John Coltrane']);
    const johns = ['John Prine', 'John Lennon', 'John Cale', 'John Coltrane'];
    expect(by('john', ...johns).toSorted()).toEqual(johns.toSorted());
  });

  test.each([
    ['rem', 'R.E.M.'],
    ['R.E.M.', 'REM'],
    ['acdc', 'AC/DC'],
    ['jayz', 'Jay-Z & Kanye West'],
    ['Guns and Roses', 'Guns N’ Roses'],
  ])('is an artist by the letters of their name: %s is %s', (named, line) => {
    const some = [track('theirs', { artists: [line] }), track('other', { artists: ['Remy Zero'] })];
    expect(ids(makeMix(asking({ avoided: [constraint('artist', named)] }), some))).toEqual(['other']);
    const liked = makeMix(asking({ like: [{ kind: 'artist', name: named }] }), some);
    expect(liked.tracks[0]?.reasons.map(({ text }) => text).join()).toContain(named);
  });

  test('softly, comes as little as can be, and is owned up to', () => {
    const some = tracks(12, (at) => (at < 9 ? {} : { facts: { instruments: ['drums'] } }));
    const mix = makeMix(asking({ avoided: [softly('instrument', 'drums')], length: { tracks: 10 } }), some);
    expect(mix.tracks.filter(({ facts }) => facts.instruments?.includes('drums'))).toHaveLength(1);
    expect(mix.receipt.relaxed).toContainEqual(expect.objectContaining({ what: 'less drums', tracks: 1 }));
  });

  test('explicit songs stay away, and those nobody marked come last', () => {
    const explicit = [true, null, false, false];
    const some = explicit.map((one, at) => track(String(at), { explicit: one }));
    const mix = makeMix(asking({ explicit: false }), some);
    expect(ids(mix)).not.toContain('0');
    expect(ids(mix).at(-1)).toBe('1');
    expect(mix.receipt.unknown).toEqual([{ what: 'no explicit songs', tracks: 1 }]);
  });

  test('ids that must not come do not, not even kept', () => {
    const some = tracks(4);
    const [one = ''] = some.map(({ id }) => id);
    expect(ids(makeMix(plainBrief, some, { without: [one], keep: [one] }))).not.toContain(one);
  });
});

describe('what is wanted', () => {
  test('comes wherever there is enough of it, and the receipt says so', () => {
    const some = tracks(60, (at) => ({
      facts: {
        valence: 0.55,
        energy: at % 3 === 0 ? 0.45 : 0.25,
        genres: [at % 3 === 0 ? 'bebop' : 'techno'],
      },
    }));
    const mix = makeMix(asking({ wanted: [constraint('genre', 'jazz')] }), some);
    expect(mix.tracks.every(({ facts }) => facts.genres?.includes('jazz'))).toBe(true);
    expect(mix.receipt.held).toContain('jazz');
  });

  test('is relaxed with its reason where there is not', () => {
    const some = tracks(30, (at) =>
      at < 4 ? {} : { facts: { valence: 0.55, energy: 0.25, genres: ['techno'] } },
    );
    const mix = makeMix(asking({ wanted: [constraint('genre', 'jazz')] }), some);
    expect(mix.tracks.filter(({ facts }) => facts.genres?.includes('jazz'))).toHaveLength(4);
    expect(mix.receipt.relaxed).toContainEqual(expect.objectContaining({ what: 'jazz', tracks: 16 }));
  });

  test('is what is listed for an occasion before what only sounds like it', () => {
    const some = tracks(60, (at) => {
      const [energy, activities] = at % 2 === 0 ? [0.2, []] : [0.05, ['sleep']];
      return { facts: { valence: 0.55, energy, tempo: 70, activities } };
    });
    const asked = asking({ wanted: [constraint('activity', 'sleep')] });
    const listed = (mix: Mix) => mix.tracks.filter(({ facts }) => facts.activities?.includes('sleep')).length;
    expect(listed(makeMix(asked, some))).toBe(20);
    expect(listed(makeMix(asking({ situation: 'falling asleep' }), some))).toBe(20);
    const alike = some.filter(({ facts }) => facts.activities?.length === 0);
    expect(makeMix(asked, alike).receipt.held).toContain('music for sleep');
  });

  test('is near in time where there is too little of a decade, and not another genre of that decade', () => {
    const some = tracks(45, (at) => ({
      year: [1994, 2003, 1994, 1965][at % 4] ?? 1994,
      facts: {
        valence: 0.55,
        energy: 0.25 + (at % 4 === 1 ? 0.1 : 0),
        genres: [at % 4 === 2 ? 'techno' : 'jazz'],
      },
    }));
    const wanted = [constraint('era', '1990s'), constraint('genre', 'jazz')];
    const mix = makeMix(asking({ wanted }), some);
    const years = mix.tracks.map(({ year }) => year);
    expect(years.filter((year) => year === 1994)).toHaveLength(12);
    expect(years.filter((year) => year === 2003)).toHaveLength(8);
    expect(mix.tracks.every(({ facts }) => facts.genres?.includes('jazz'))).toBe(true);
    expect(mix.receipt.relaxed).toContainEqual(
      expect.objectContaining({ what: 'songs of the 1990s', tracks: 8 }),
    );
  });

  test('is nothing glad where somebody is sad about a day that was to be', () => {
    const some = tracks(60, (at) => {
      const [valence, activities] = at % 2 === 0 ? [0.15, []] : [0.5, ['wedding']];
      return { facts: { valence, energy: 0.3, activities } };
    });
    const sad = asking({ mood: 'sad', target: { valence: 0.18, energy: 0.3 }, situation: 'wedding' });
    expect(makeMix(sad, some).tracks.every(({ facts }) => facts.valence === 0.15)).toBe(true);
  });

  test('is no song of a parting where somebody is sad for another reason, unless it is asked for', () => {
    const some = tracks(60, (at) => {
      const [valence, scenes] = at % 2 === 0 ? [0.3, ['rainy day']] : [0.18, ['heartbreak']];
      return { facts: { valence, energy: 0.3, scenes } };
    });
    const sad = (asked: Partial<Brief>) => {
      const brief = asking({ mood: 'sad', target: { valence: 0.18, energy: 0.3 }, ...asked });
      return makeMix(brief, some).tracks.filter(({ facts }) => facts.scenes?.includes('heartbreak')).length;
    };
    expect([sad({ situation: 'grief' }), sad({})]).toEqual([0, 0]);
    expect(sad({ situation: 'heartbreak' })).toBe(20);
    expect(sad({ wanted: [constraint('scene', 'heartbreak')] })).toBe(20);
  });

  test('is loud in kind where somebody is angry, unless a kind is named or they are led out of it', () => {
    const some = tracks(60, (at) => {
      const [valence, genres] = at % 2 === 0 ? [0.35, ['jazz']] : [0.5, ['thrash metal', 'metal']];
      return { facts: { valence, energy: 0.85, genres } };
    });
    const loud = (asked: Partial<Brief>) =>
      makeMix(
        asking({ mood: 'energetic', target: { valence: 0.25, energy: 0.85 }, ...asked }),
        some,
      ).tracks.filter(({ facts }) => facts.genres?.includes('metal')).length;
    expect(loud({})).toBe(20);
    expect(loud({ wanted: [constraint('genre', 'jazz')] })).toBe(0);
    expect(loud({ target: { valence: 0.42, energy: 0.85 } })).toBe(0);
  });

  test('is near in kind where a genre is not there, its family before what is as broad as it is', () => {
    const genres = ['techno', 'indie rock', 'hard rock', 'thrash metal'];
    const some = tracks(40, (at) => ({
      facts: { valence: 0.55, energy: 0.25 + (at % 4) * 0.05, genres: [genres[at % 4] ?? ''] },
    }));
    const mix = makeMix(asking({ wanted: [constraint('genre', 'death metal')] }), some);
    const times = (genre: string) => mix.tracks.filter(({ facts }) => facts.genres?.includes(genre)).length;
    expect([times('thrash metal'), times('rock'), times('techno')]).toEqual([10, 20, 0]);
    expect(mix.receipt.relaxed).toContainEqual({
      what: 'death metal',
      why: 'no song here has it; the nearest is thrash metal',
      tracks: 20,
    });
  });

  test('of several of a kind, each is heard', () => {
    const some = tracks(60, (at) => ({
      facts: { valence: 0.5, energy: at < 30 ? 0.25 : 0.3, genres: [at < 30 ? 'jazz' : 'blues'] },
    }));
    const mix = makeMix(
      asking({ wanted: [constraint('genre', 'jazz'), constraint('genre', 'blues')] }),
      some,
    );
    const blue = mix.tracks.filter(({ facts }) => facts.genres?.includes('blues')).length;
    expect(blue).toBeGreaterThanOrEqual(7);
    expect(blue).toBeLessThanOrEqual(13);
  });
});

describe('the length', () => {
  test('in minutes is within three in a hundred', () => {
    const some = tracks(200, (at) => ({ durationMs: 150_000 + ((at * 7919) % 120) * 1_000 }));
    for (const minutes of [5, 30, 90, 300]) {
      const mix = makeMix(asking({ length: { minutes } }), some);
      expect(Math.abs(mix.receipt.minutes - minutes) / minutes).toBeLessThanOrEqual(0.03);
    }
  });

  test('in tracks is exact, and what is missing is said', () => {
    expect(makeMix(asking({ length: { tracks: 12 } }), tracks(40)).tracks).toHaveLength(12);
    expect(whatRelaxed(makeMix(asking({ length: { tracks: 12 } }), tracks(5)))).toEqual(['12 songs']);
  });
});

describe('artists and songs', () => {
  test('at most two of an artist, never in a row, while there are others', () => {
    const some = tracks(60, (at) => ({ artists: [`Band ${at % 12}`] }));
    const mix = makeMix(plainBrief, some);
    const lines = mix.tracks.map(({ artists }) => artists[0]);
    for (const line of new Set(lines))
      expect(lines.filter((one) => one === line).length).toBeLessThanOrEqual(2);
    expect(lines.some((line, at) => line === lines[at - 1])).toBe(false);
  });

  test('more where there are too few, evenly, and said', () => {
    const some = tracks(60, (at) => ({ artists: [`Band ${at % 4}`] }));
    const mix = makeMix(plainBrief, some);
    const counts = ['0', '1', '2', '3'].map(
      (band) => mix.tracks.filter(({ artists }) => artists[0] === `Band ${band}`).length,
    );
    expect(counts).toEqual([5, 5, 5, 5]);
    expect(whatRelaxed(mix)).toContain('at most 2 songs of an artist');
  });

  test('are kept apart where their songs are alike, and none is lost for it', () => {
    const some = tracks(20, (at) => ({
      artists: [`Band ${at % 10}`],
      facts: { valence: 0.55, energy: 0.25, tempo: 60 + 15 * (at % 10), key: at % 10, mode: 'major' },
    }));
    const mix = makeMix(plainBrief, some);
    expect(mix.tracks).toHaveLength(20);
    const lines = mix.tracks.map(({ artists }) => artists[0]);
    expect(lines.some((line, at) => line === lines[at - 1])).toBe(false);
  });

  test('one artist alone may stand beside themselves, and that is said', () => {
    const mix = makeMix(
      asking({ length: { tracks: 5 } }),
      tracks(8, () => ({ artists: ['Björk'] })),
    );
    expect(mix.tracks).toHaveLength(5);
    expect(whatRelaxed(mix)).toContain('never two of an artist in a row');
  });

  test('a song comes once, whatever its edition', () => {
    const names = ['Hurt', 'Hurt - 2003 Remaster', 'Hurt (Live)', 'Ring of Fire'];
    const some = names.map((name, at) => track(String(at), { name, artists: ['Johnny Cash'] }));
    const mix = makeMix(plainBrief, [...some, ...tracks(20)]);
    expect(mix.tracks.filter(({ name }) => name.startsWith('Hurt'))).toHaveLength(1);
  });
});

describe('a change', () => {
  const everywhere = tracks(200, (at) => ({
    facts: { valence: (at % 14) / 13, energy: ((at * 5) % 15) / 14, tempo: 60 + ((at * 37) % 120) },
  }));

  test('moves in stages from how the listener is to the target, and only on', () => {
    const brief = asking({
      path: 'shift',
      feeling: { valence: 0.1, energy: 0.9 },
      target: { valence: 0.8, energy: 0.2 },
    });
    const { receipt, tracks: made } = makeMix(brief, everywhere);
    expect(receipt.stages).toHaveLength(4);
    expect(receipt.stages.at(-1)?.until).toBe(made.length);
    const valences = receipt.stages.map(({ valence }) => valence);
    const energies = receipt.stages.map(({ energy }) => energy);
    expect(valences).toEqual([...valences].sort((a, b) => a - b));
    expect(energies).toEqual([...energies].sort((a, b) => b - a));
    expect(valences[0]).toBeLessThan(0.3);
    expect(valences.at(-1)).toBeGreaterThan(0.6);
    expect(receipt.held).toContain('a slow change to calm music');
  });

  test.each([6, 12, 20, 40])('out of gloom %i songs are soon where they are to lead', (length) => {
    const feeling = { valence: 0.15, energy: 0.25 };
    const target = { valence: 0.8, energy: 0.64 };
    const brief = asking({ mood: 'happy', path: 'shift', feeling, target, length: { tracks: length } });
    const { receipt, tracks: made } = makeMix(brief, everywhere);
    const brightness = (from: number, until: number) =>
      made.slice(from, until).reduce((sum, { facts }) => sum + (facts.valence ?? 0), 0) / (until - from);
    expect(brightness(0, 1)).toBeGreaterThan(0.2);
    expect(brightness(0, 1)).toBeLessThan(0.5);
    if (length >= 12) expect(brightness(3, 4)).toBeGreaterThan(0.4);
    expect(brightness(Math.min(8, Math.ceil(length / 3)), length)).toBeGreaterThan(0.65);
    expect(receipt.stages.length).toBeGreaterThanOrEqual(3);
    expect(receipt.held).toContain('a slow change to happy music');
  });

  test('from still to lively takes its time over the whole mix', () => {
    const feeling = { valence: 0.5, energy: 0.2 };
    const brief = asking({
      mood: 'energetic',
      path: 'shift',
      feeling,
      target: { valence: 0.6, energy: 0.9 },
    });
    expect(makeMix(brief, everywhere).receipt.stages.map(({ until }) => until)).toEqual([5, 10, 15, 20]);
  });

  test('only goes on whatever music there is, when all of it has to be used', () => {
    for (let turn = 1; turn <= 40; turn += 1) {
      const some = tracks(12, (at) => ({
        facts: {
          valence: ((at * 37 * turn + turn * turn) % 101) / 100,
          energy: ((at * 53 * turn) % 97) / 96,
        },
      }));
      const brief = asking({
        path: 'shift',
        feeling: { valence: 0.2, energy: 0.4 },
        target: { valence: 0.6, energy: 0.4 },
        length: { tracks: 12 },
      });
      const valences = makeMix(brief, some).receipt.stages.map(({ valence }) => valence);
      expect(valences).toHaveLength(4);
      expect(valences).toEqual([...valences].sort((a, b) => a - b));
    }
  });

  test('is none where the music does not lead there, and that is said', () => {
    const brief = asking({ path: 'shift', feeling: { valence: 0.1, energy: 0.9 } });
    expect(whatRelaxed(makeMix(brief, tracks(40)))).toContain('a slow change to calm music');
  });
});

describe('of what only the energy is known', () => {
  const moods = {
    happy: { valence: 0.8, energy: 0.64 },
    sad: { valence: 0.22, energy: 0.3 },
    calm: { valence: 0.55, energy: 0.2 },
    energetic: { valence: 0.6, energy: 0.86 },
  } as const;
  const everyMood = ['happy', 'sad', 'calm', 'energetic'] as const;
  const measured = (count: number, artists: number) =>
    tracks(count, (at) => ({
      artists: [`Artist ${at % artists}`],
      facts: {
        genres: [],
        energy: ((at * 7) % count) / count,
        tempo: 70 + ((at * 13) % 80),
        measured: ['energy'],
      },
      factsFrom: 'tags',
    }));
  const mixOf = (mood: keyof typeof moods, candidates: Candidate[]) =>
    makeMix(asking({ mood, target: moods[mood], length: { tracks: 16 } }), candidates);
  const offOf = (mood: keyof typeof moods, mix: Mix) =>
    mix.tracks.map(({ facts }) => Math.abs((facts.energy ?? Number.NaN) - moods[mood].energy));

  test.each(everyMood)('%s music is chosen by it', (mood) => {
    const all = measured(200, 200);
    expect(Math.max(...offOf(mood, mixOf(mood, all)))).toBeLessThan(0.1);
  });

  test.each([16, 8])(
    'what misses the mood stands behind where all 16 of %i artists have to come',
    (artists) => {
      const orders = everyMood.map((mood) => {
        const mix = mixOf(mood, measured(16, artists));
        const bands = offOf(mood, mix).map((off) => (off <= 0.3 ? 0 : off <= 0.6 ? 1 : 2));
        expect(bands).toHaveLength(16);
        expect(bands).toEqual([...bands].sort());
        return ids(mix).join(' ');
      });
      expect(new Set(orders).size).toBe(4);
    },
  );

  test.each([2, 3, 4])('of %i artists none stands beside themselves for it, and none is lost', (artists) => {
    for (const mood of everyMood) {
      const { tracks: made } = mixOf(mood, measured(16, artists));
      expect(made.length).toBe(16);
      const rows = made.filter(({ artists: [artist] }, at) => artist === made[at - 1]?.artists[0]);
      expect(rows).toEqual([]);
    }
  });

  test('none is lost where an artist stands in one band with themselves', () => {
    for (const energy of [0.2, 0.5, 0.9]) {
      const some = tracks(8, (at) => ({
        artists: [`Artist ${(at >> 1) % 3}`],
        facts: { energy: ((at * 159 + 9) % 97) / 96 },
      }));
      const brief = asking({ target: { valence: 0.6, energy }, length: { tracks: 8 } });
      expect(makeMix(brief, some).tracks).toHaveLength(8);
    }
  });

  test('a change only goes on whatever music there is, when all of it has to be used', () => {
    for (const turn of [1, 2, 3, 11, 12]) {
      const some = tracks(60, (at) => ({
        id: `t${at}`,
        facts: { energy: ((at * 53 * turn + turn * turn) % 97) / 96 },
      }));
      const brief = asking({
        path: 'shift',
        feeling: { valence: 0.5, energy: 0.4 },
        target: { valence: 0.6, energy: 0.05 },
        length: { tracks: 60 },
      });
      const made = makeMix(brief, some).tracks;
      const stages = [0, 12, 24, 36, 48].map((from) =>
        made.slice(from, from + 12).reduce((sum, { facts }) => sum + Math.round((facts.energy ?? 0) * 96), 0),
      );
      expect(stages).toEqual([...stages].sort((a, b) => b - a));
    }
  });

  test('a change follows it, and the words say what is known and what is not', () => {
    const brief = asking({
      path: 'shift',
      feeling: { valence: 0.5, energy: 0.9 },
      target: moods.calm,
      length: { tracks: 16 },
    });
    const { tracks: made, receipt } = makeMix(brief, measured(16, 16));
    const stages = [0, 4, 8, 12].map((from) =>
      made.slice(from, from + 4).reduce((sum, { facts }) => sum + (facts.energy ?? 0), 0),
    );
    expect(stages).toEqual([...stages].sort((a, b) => b - a));
    expect(receipt.relaxed[0]?.why).toBe(
      'how loud and lively it is has been measured, how bright or dark it is has not',
    );
  });

  test('the words say it of all, or of a part, and what is off by it alone is off', () => {
    const mix = mixOf('calm', measured(16, 16));
    const [relaxed] = mix.receipt.relaxed;
    expect(relaxed?.why).toBe(
      '7 of 16 songs are livelier: how loud and lively it is has been measured, how bright or dark it is has not',
    );
    for (const { facts, checks, reasons } of mix.tracks) {
      const isOff = Math.abs((facts.energy ?? Number.NaN) - moods.calm.energy) > 0.3;
      expect(checks.find(({ of }) => of === 'target')?.verdict).toBe(isOff ? 'unmet' : 'unknown');
      expect(reasons[0]?.for).not.toBe('left');
    }
    const some = mixOf('calm', [...measured(12, 12), ...tracks(4)]);
    expect(some.receipt.relaxed[0]?.why).toMatch(
      /not all of this music has been measured: of some only how loud and lively it is$/,
    );
    const none = mixOf(
      'calm',
      tracks(16, () => ({ facts: {} })),
    );
    expect(none.receipt.relaxed[0]?.why).toBe('nobody has measured how this music feels');
    const bright = mixOf(
      'calm',
      tracks(16, () => ({ facts: { valence: 0.5 } })),
    );
    expect(bright.receipt.relaxed[0]?.why).toMatch(/how loud and lively it is nobody has measured$/);
  });
});

describe('another variant', () => {
  const many = tracks(200, (at) => ({ facts: { valence: 0.5, energy: (at % 20) / 40, genres: ['jazz'] } }));

  test('shares a third at most with any other', () => {
    const variants = [0, 1, 2, 5, 9].map((variant) => ids(makeMix(plainBrief, many, { variant })));
    for (const [at, one] of variants.entries()) {
      for (const other of variants.slice(at + 1)) {
        expect(one.filter((id) => other.includes(id)).length).toBeLessThanOrEqual(one.length / 3);
      }
    }
  });

  test('keeps what is kept at its place', () => {
    const before = ids(makeMix(plainBrief, many));
    const keep = [3, 7, 12].map((position) => ({ id: before[position - 1] ?? '', position }));
    const after = ids(makeMix(plainBrief, many, { variant: 1, keep }));
    for (const { id, position } of keep) expect(after[position - 1]).toBe(id);
    const five = before.slice(0, 5);
    expect(ids(makeMix(plainBrief, many, { variant: 1, keep: five })).slice(0, 5)).toEqual(five);
  });

  test('loses no track where another of its artist is kept, and keeps both apart', () => {
    const bands = ['A', 'B', 'A', 'C', 'B', 'D', 'A'];
    const few = bands.map((band, at) => track(`t${at}`, { artists: [band] }));
    for (let first = 1; first <= few.length; first += 1) {
      for (let second = first + 1; second <= few.length; second += 1) {
        const keep = [
          { id: 't0', position: first },
          { id: 't1', position: second },
        ];
        const mix = makeMix(asking({ length: { tracks: few.length } }), few, { keep });
        const lines = mix.tracks.map(({ artists }) => artists[0]);
        expect(lines).toHaveLength(few.length);
        expect(lines.some((line, at) => line === lines[at - 1])).toBe(false);
      }
    }
  });

  test('says what could not be kept', () => {
    const mix = makeMix(plainBrief, many, { keep: ['gone'] });
    expect(mix.receipt.relaxed).toContainEqual(
      expect.objectContaining({ what: 'the songs you kept', tracks: 1 }),
    );
  });
});

test('what was heard in the last days comes later, however well it would fit between', () => {
  const some = tracks(24, (at) => ({
    facts: { valence: 0.55, energy: 0.25, tempo: 70 + at, key: 0, mode: 'major' },
  }));
  const now = Date.UTC(2026, 0, 10);
  const played = some.filter((_, at) => at % 2 === 0).map(({ id }) => ({ id, at: now - 3_600_000 }));
  const made = ids(makeMix(plainBrief, some, { played, now }));
  const recent = new Set(played.map(({ id }) => id));
  expect(made.map((id) => recent.has(id))).toEqual([...Array(12).fill(false), ...Array(8).fill(true)]);
  const longAgo = played.map(({ id }) => ({ id, at: 0 }));
  expect(
    ids(makeMix(plainBrief, some, { played: longAgo, now }))
      .slice(0, 12)
      .some((id) => recent.has(id)),
  ).toBe(true);
});

test('what is liked pulls its neighbours', () => {
  const some = [
    ...tracks(40, (at) => ({
      facts: { valence: 0.55, energy: 0.25, genres: [at % 2 === 0 ? 'grunge' : 'techno'] },
    })),
    track('cobain', { artists: ['Nirvana'], facts: { valence: 0.4, energy: 0.8, genres: ['grunge'] } }),
  ];
  const mix = makeMix(asking({ like: [{ kind: 'artist', name: 'nirvana' }], length: { tracks: 15 } }), some);
  expect(mix.tracks.every(({ facts }) => facts.genres?.includes('grunge'))).toBe(true);
  expect(mix.receipt.held).toContain('like nirvana');
});

test('no candidates, no tracks, and everything asked is relaxed', () => {
  const mix = makeMix(asking({ wanted: [constraint('genre', 'jazz')], length: { tracks: 5 } }), []);
  expect(mix.tracks).toEqual([]);
  expect(whatRelaxed(mix)).toEqual(expect.arrayContaining(['calm music', 'jazz', '5 songs']));
});

test('a wish that is named like a property of every object is a wish that nothing is known of', () => {
  for (const value of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    const kinds = ['vocals', 'tempo', 'activity', 'scene', 'era', 'genre', 'instrument', 'language'] as const;
    const wanted = kinds.map((kind) => constraint(kind, value));
    const mix = makeMix(asking({ wanted }), tracks(30));
    expect(mix.tracks.length).toBe(20);
    for (const text of [...mix.receipt.asked, ...whatRelaxed(mix)]) expect(text).toBeTypeOf('string');
  }
});
