import type { Constraint, Playlist } from '@attune/contract';
import { createRepertoire } from '@attune/repertoire';
import { describe, expect, test } from 'vitest';
import { againstWish, goesAgainst } from './against-wish.ts';
import { type SearchedBrief, searchForLists } from './brief-to-search.ts';
import { findPlaylists } from './find-playlists.ts';

const sampleBrief = (fields: Partial<SearchedBrief>): SearchedBrief => ({
  ...{ mood: 'calm', wanted: [], avoided: [], situation: null, like: [] },
  ...fields,
});
const samplePlaylist = (fields: Pick<Playlist, 'id' | 'name' | 'description'>): Playlist => ({
  ...fields,
  ...{ image: 'i', url: '#', owner: 'o', tracks: 1 },
});
const avoid = (kind: Constraint['kind'], value: string): Constraint => ({ kind, value, matched: value });
const list = (name: string, description: string | null = null) => ({ name, description });
const isAgainst = (brief: Parameters<typeof sampleBrief>[0], name: string, description = '') => {
  const against = againstWish(sampleBrief(brief));
  return against !== null && goesAgainst(against, list(name, description));
};

describe('what a list says of itself against the wish', () => {
  test.each([
    [avoid('instrument', 'drum machine'), 'Between the Flags at 174', 'Drum and bass with salt on it.'],
    [avoid('scene', 'romance'), 'Stay as Long as You Like', 'Romance without hurry: soul, sax.'],
    [avoid('scene', 'heartbreak'), 'Break-up songs with good posture', ''],
    [avoid('genre', 'blues'), 'Operator, Try Again', 'The blues, from one porch in 1962.'],
    [avoid('activity', 'sleep'), 'Lights Out, Last Bus Gone', 'For sleep, or for lying there.'],
  ])('is %s', (avoided, name, description) => {
    expect(isAgainst({ avoided: [avoided] }, name, description)).toBe(true);
    expect(isAgainst({ avoided: [{ ...avoided, soft: true }] }, name, description)).toBe(false);
    expect(isAgainst({ avoided: [avoided] }, 'Mango Season', 'Reggae with the hill road in view.')).toBe(
      false,
    );
  });

  test('is sleep where somebody runs, and not where they want to sleep', () => {
    const babies = 'Harps and slow water for babies who have other ideas.';
    expect(isAgainst({ mood: 'calm', situation: 'running' }, 'Small Hours', babies)).toBe(true);
    expect(isAgainst({ mood: 'calm', wanted: [avoid('activity', 'driving')] }, 'Pillow, Cold Side')).toBe(
      true,
    );
    expect(isAgainst({ mood: 'calm', situation: 'falling asleep' }, 'Small Hours', babies)).toBe(false);
    expect(isAgainst({ mood: 'calm' }, 'Small Hours', babies)).toBe(false);
  });

  test('is a lament where nobody is sad, and love before children', () => {
    const mourning = 'Letters Never Sent';
    expect(isAgainst({ mood: 'calm' }, mourning, 'A requiem and two laments.')).toBe(true);
    expect(isAgainst({ mood: 'sad', situation: 'grief' }, mourning, 'A requiem and two laments.')).toBe(
      false,
    );
    expect(isAgainst({ mood: 'happy', situation: 'children around' }, 'Last Stop, First Kiss')).toBe(true);
    expect(isAgainst({ mood: 'happy', situation: 'children around' }, 'Puddles and Boots')).toBe(false);
  });

  test('is no part of what is wanted', () => {
    const brief = { wanted: [avoid('genre', 'smooth jazz')], avoided: [avoid('genre', 'jazz')] };
    expect(isAgainst(brief, 'Smooth jazz for two')).toBe(false);
  });
});

const named = (name: string, at: number): Playlist =>
  samplePlaylist({ id: `p${at}`, name, description: null });
const shownOf = async (names: string[], brief: ReturnType<typeof sampleBrief>) => {
  const page = { playlists: names.map(named), nextOffset: null };
  const call = { accessToken: 'token' };
  return (await findPlaylists(searchForLists(brief), { searchPlaylists: async () => page }, call)).map(
    ({ name }) => name,
  );
};

test('such lists are not shown where enough others are, and else stand behind them', async () => {
  const brief = sampleBrief({ mood: 'calm', situation: 'running' });
  const good = ['One', 'Two', 'Three', 'Four', 'Five'];
  expect(await shownOf(['Sleep tight', ...good, 'Lullabies'], brief)).toEqual(good);
  expect(await shownOf(['Sleep tight', 'One', 'Two'], brief)).toEqual(['One', 'Two', 'Sleep tight']);
});

test('the built-in service shows no list of sleep or babies to who runs', async () => {
  const { search } = createRepertoire();
  const searchPlaylists = async ({ query }: { query: string }) => ({
    playlists: (search({ query, types: ['playlist'], limit: 10, offset: 0 }).playlist?.items ?? []).map(
      ({ id, name, description }) => samplePlaylist({ id, name, description }),
    ),
    nextOffset: null,
  });
  const asked = searchForLists(sampleBrief({ mood: 'calm', situation: 'running' }));
  const shown = await findPlaylists(asked, { searchPlaylists }, { accessToken: 'token' });
  expect(shown.length).toBeGreaterThanOrEqual(3);
  for (const { name, description } of shown)
    expect(`${name} ${description}`).not.toMatch(/sleep|bab(?:y|ies)/i);
});
