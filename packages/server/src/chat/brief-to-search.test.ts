import { type Constraint, moods, type Playlist, situations } from '@attune/contract';
import { readConstraints } from '@attune/mood';
import { createRepertoire } from '@attune/repertoire';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileText } from '../testing/hostile-values.ts';
import { briefToSearch, type SearchedBrief } from './brief-to-search.ts';
import { findPlaylists } from './find-playlists.ts';

const brief = (fields: Partial<SearchedBrief>): SearchedBrief => ({
  mood: 'calm',
  wanted: [],
  avoided: [],
  situation: null,
  like: [],
  ...fields,
});
const samplePlaylist = (fields: Pick<Playlist, 'id' | 'name' | 'description'>): Playlist => ({
  ...fields,
  image: 'i',
  url: '#',
  owner: 'o',
  tracks: 1,
});
const genre = (value: string): Constraint => ({ kind: 'genre', value, matched: value });

test('a mood alone is searched for by its name and a word curators use', () => {
  expect(briefToSearch(brief({ mood: 'focus' }))).toEqual({ query: 'focus study', broader: 'focus' });
});

test('a situation has words of its own: grief is no break-up, and anger no training', () => {
  expect(briefToSearch(brief({ mood: 'sad', situation: 'grief' })).query).toBe('sad missing someone');
  expect(briefToSearch(brief({ mood: 'sad', situation: 'heartbreak' })).query).toBe('sad heartbreak');
  expect(briefToSearch(brief({ mood: 'energetic', situation: 'anger' })).query).toBe('energetic intense');
});

describe('what no vocabulary knows', () => {
  const keyword = (value: string): Constraint => ({ kind: 'keyword', value, matched: value });

  test('is searched for in the words of the listener, first and then alone', () => {
    const search = briefToSearch(brief({ wanted: [keyword('tavern')] }));
    expect(search).toEqual({ query: 'tavern calm', broader: 'tavern', atLast: 'calm' });
    expect(briefToSearch(brief({ wanted: [keyword('about trains')] })).broader).toBe('songs about trains');
    // How long songs last stands on no list.
    const short = briefToSearch(brief({ wanted: [keyword('shorter than 3 minutes')] }));
    expect(short).toEqual(briefToSearch(brief({ wanted: [] })));
  });

  test('says its kind once', () => {
    const wanted = [genre('jazz'), keyword('Ethiopian jazz')];
    expect(briefToSearch(brief({ wanted })).query).toBe('Ethiopian jazz calm');
  });

  test('is no syntax of the search, and a mood is searched for where nobody has it', async () => {
    const wanted = [keyword('about "NOT\u0000 <b>')];
    const search = briefToSearch(brief({ wanted, avoided: [genre('jazz')], situation: 'rain' }));
    expect(search.query).toBe('songs about not b calm rainy day NOT "jazz"');
    const asked: string[] = [];
    const streaming = {
      searchPlaylists: async ({ query }: { query: string }) => {
        asked.push(query);
        const found = query === 'calm rainy day';
        return {
          playlists: found ? [samplePlaylist({ id: 'p', name: 'Rain', description: null })] : [],
          nextOffset: null,
        };
      },
    };
    await findPlaylists(search, streaming, { accessToken: 't' } as never);
    expect(asked.at(-1)).toBe('calm rainy day');
  });
});

test('who is sad about a day that was to be glad is spared the words for it', () => {
  for (const situation of ['birth', 'reunion', 'date', 'party'] as const) {
    const sad = brief({ mood: 'sad', situation });
    expect(briefToSearch(sad)).toMatchObject({ query: 'sad comfort', broader: 'sad' });
    expect(briefToSearch({ ...sad, wanted: [genre('jazz')] }).query).toBe('sad jazz');
  }
  expect(briefToSearch(brief({ mood: 'happy', situation: 'birth' })).query).toBe('happy lullaby');
});

test('songs of a parting stand last where somebody is sad for another reason, or for none', () => {
  const isLast = (asked: Parameters<typeof brief>[0]) =>
    briefToSearch(brief({ mood: 'sad', ...asked })).last?.test('Break-up songs with good posture');
  expect([isLast({}), isLast({ situation: 'grief' })]).toEqual([true, true]);
  expect(isLast({ situation: 'heartbreak' })).toBeUndefined();
  const wanted: Constraint[] = [{ kind: 'scene', value: 'heartbreak', matched: 'break-up songs' }];
  expect(isLast({ wanted })).toBeUndefined();
  for (const other of ['Tears for Fears and friends', 'Rain on the Skylight', 'Breakfast, alone'])
    expect(briefToSearch(brief({ mood: 'sad' })).last?.test(other)).toBe(false);
});

describe('energy alone', () => {
  const gym = /gym|work-?out|running|training|fitness/i;

  test('is no training: nothing that names a gym is searched for, whatever else is known', () => {
    for (const mood of moods) {
      for (const situation of [null, ...situations]) {
        if (situation === 'workout' || situation === 'running') continue;
        const { query, broader } = briefToSearch(brief({ mood, situation }));
        expect(`${query} ${broader}`).not.toMatch(gym);
      }
    }
  });

  test('is training where somebody trains, or wishes for music to train to', () => {
    expect(briefToSearch(brief({ mood: 'energetic', situation: 'workout' }))).toEqual({
      query: 'energetic workout',
      broader: 'energetic workout',
    });
    const wanted: Constraint[] = [{ kind: 'activity', value: 'workout', matched: 'gym' }];
    expect(briefToSearch(brief({ mood: 'energetic', wanted }))).toEqual({
      query: 'energetic workout',
      broader: 'energetic',
    });
  });

  const { search } = createRepertoire();
  const found = (query: string) =>
    search({ query, types: ['playlist'], limit: 10, offset: 0 }).playlist?.items ?? [];

  test.each(moods)('LIST-01 the built-in service has ten lists for %s', (mood) => {
    const items = found(briefToSearch(brief({ mood })).query);
    expect(items).toHaveLength(10);
    for (const one of items) expect(one.mood).toBe(mood);
  });

  test('lists to train to stand behind the others', async () => {
    const asked = briefToSearch(brief({ mood: 'energetic' }));
    const lists = found(asked.query).map(({ id, name, description }) =>
      samplePlaylist({ id, name, description }),
    );
    const page = { playlists: lists, nextOffset: null };
    const shown = await findPlaylists(asked, { searchPlaylists: async () => page }, { accessToken: 'token' });
    const isGym = shown.map((one) => gym.test(`${one.name} ${one.description}`));
    expect(isGym).toContain(true);
    expect(isGym.indexOf(true)).toBeGreaterThan(isGym.lastIndexOf(false));
    expect(shown).toHaveLength(10);
  });
});

test('a query is never longer than the service takes: what does not fit is left out, the first named stay', () => {
  const names = ['a', 'b', 'c', 'd'].map((letter) => genre(letter.repeat(120)));
  const { query, broader } = briefToSearch(
    brief({ wanted: names, avoided: names.map(({ value }) => genre(`x${value}`)) }),
  );
  expect(query).toBe(`calm ${'a'.repeat(120)} ${'b'.repeat(120)}`);
  expect(broader).toBe(`calm NOT "x${'a'.repeat(120)}"`);
});

test('what is wanted takes that word’s place, and what is avoided is kept away also from the broader search', () => {
  const search = briefToSearch(
    brief({ wanted: [genre('jazz'), genre('piano')], avoided: [genre('saxophone')] }),
  );
  expect(search).toEqual({ query: 'calm jazz piano NOT "saxophone"', broader: 'calm NOT "saxophone"' });
});

test('what there shall be less of shuts no list out', () => {
  const less: Constraint = { ...genre('metal'), soft: true };
  expect(briefToSearch(brief({ wanted: [genre('heavy metal')], avoided: [less] })).query).toBe(
    'calm heavy metal',
  );
});

test.each([
  ['some 90s hip hop', 'calm 90s hip-hop'],
  ['music from the sixties, mid tempo', 'calm 60s'],
  ['mid tempo songs', 'calm relaxing'],
  ['2000s pop, nothing too fast', 'calm 2000s pop NOT "fast"'],
  ['I hate rap but love hip hop', 'calm hip-hop'],
  ['no jazz but some smooth jazz', 'calm smooth jazz'],
])('%j is searched for in words that curators write', (message, query) => {
  expect(briefToSearch(brief(readConstraints(message))).query).toBe(query);
});

test('a liked artist and a language sung are searched for by name', () => {
  const wanted: Constraint[] = [{ kind: 'language', value: 'spanish', matched: 'in spanish' }];
  const like = [{ kind: 'artist' as const, name: 'Sade' }];
  expect(briefToSearch(brief({ wanted, like })).query).toBe('calm spanish Sade');
});

test('a long list is cut, and nothing is named twice', () => {
  const many = ['a', 'a', 'b', 'c', 'd', 'e'].map(genre);
  const others = ['v', 'v', 'w', 'x', 'y'].map(genre);
  expect(briefToSearch(brief({ mood: 'happy', wanted: many, avoided: others })).query).toBe(
    'happy a b c d NOT "v" NOT "w" NOT "x"',
  );
});

test('a search begins with its mood and stays in its syntax, whatever a brief holds', () => {
  const constraint: fc.Arbitrary<Constraint> = fc.record({
    kind: fc.constantFrom('genre', 'artist', 'language', 'era', 'vocals'),
    value: hostileText.map((text) => text.slice(0, 60)),
    matched: fc.constant('x'),
  });
  const lists = fc.array(constraint, { maxLength: 12 });
  fc.assert(
    fc.property(
      fc.constantFrom(...moods),
      lists,
      lists,
      fc.constantFrom(null, ...situations),
      (mood, wanted, avoided, situation) => {
        const { query, broader } = briefToSearch(brief({ mood, wanted, avoided, situation }));
        for (const search of [query, broader]) {
          expect(search.startsWith(mood)).toBe(true);
          expect(search.length).toBeLessThanOrEqual(250);
          expect(search).not.toMatch(/[\p{Cc}<>]/u);
          expect((search.match(/"/g)?.length ?? 0) % 2).toBe(0);
        }
      },
    ),
    { numRuns: 300 },
  );
});
