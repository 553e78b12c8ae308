import type { Music } from '@attune/local-streaming/music';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inventedSource } from '../../scripts/invented-songs.ts';
import type { Library, openLibrary } from '../open-library.ts';
import { openServerSource } from '../opensubsonic/server-source.ts';
import { longUnplayedDays } from '../shelves/play-shelves.ts';
import {
  type FakeServer,
  fakeAccount,
  fakeListener,
  fakeSongs,
  startFakeServer,
} from '../testing/fake-server.ts';
import { createLibraryFolder, type LibraryFolder } from '../testing/library-folder.ts';
import { openUnwatched } from '../testing/open-unwatched.ts';
import { credentialFrom, musicFor } from '../testing/sign-in.ts';

const dayMs = 86_400_000;
const songCount = 300;
let nowMs: number;
let place: LibraryFolder;
let library: Library;

beforeEach(async () => {
  nowMs = Date.UTC(2026, 10, 25, 12);
  place = await createLibraryFolder();
});
afterEach(async () => {
  await library.close();
  await place.dispose();
});

const open = async (source: Parameters<typeof openLibrary>[0]['source']) => {
  library = openUnwatched({
    source,
    indexDirectory: place.indexDirectory,
    now: () => nowMs,
  });
  await library.look();
};
const ofPlays = ({ catalogue }: Music) =>
  [...catalogue.playlists.values()].filter(({ name }) => name.includes(': not played'));
const heldBy = (music: Music) => new Set(ofPlays(music).flatMap(({ trackIds }) => trackIds));
const namesFound = ({ search }: Music, query: string) =>
  (search({ query, types: ['playlist'], limit: 50, offset: 0 }).playlist?.items ?? []).map(
    ({ name }) => name,
  );

describe('in a folder, of what was played here', () => {
  beforeEach(() => open(inventedSource(songCount)));
  const firstIds = (count: number) => [...library.music.catalogue.tracks.keys()].slice(0, count);

  test('while nothing was, there are none', async () => {
    expect(ofPlays(await musicFor(library, { id: 'ann' }))).toEqual([]);
  });

  test('each listener has their own, found by the mood beside the others, and gone from once it is played', async () => {
    const ids = firstIds(songCount);
    const old = ids.filter((_, at) => at % 2 === 0);
    const plays = new Map(old.map((id) => [id, nowMs - (longUnplayedDays + 10) * dayMs]));
    const music = await musicFor(library, { id: 'ann', plays });
    for (const mood of ['calm', 'happy', 'sad', 'energetic', 'focus']) {
      const names = namesFound(music, mood);
      const title = `${mood.charAt(0).toUpperCase()}${mood.slice(1)}`;
      expect(names).toEqual(
        expect.arrayContaining([
          `${title}: not played yet`,
          `${title}: not played for ${longUnplayedDays} days`,
          `${title}: your own music`,
        ]),
      );
    }
    for (const { name, trackIds, description } of ofPlays(music)) {
      expect(trackIds.map((id) => plays.has(id))).toEqual(trackIds.map(() => name.endsWith('days')));
      expect(description).toContain('Attune counts');
    }
    const bob = await musicFor(library, { id: 'bob', plays: new Map([[ids[1] ?? '', nowMs]]) });
    expect(ofPlays(bob).map(({ name }) => name)).not.toContain(
      `Calm: not played for ${longUnplayedDays} days`,
    );
    const annsIds = new Set(ofPlays(music).map(({ id }) => id));
    expect(ofPlays(bob).some(({ id }) => annsIds.has(id))).toBe(false);
    for (const id of annsIds)
      expect([bob.catalogue.playlists.has(id), library.music.catalogue.playlists.has(id)]).toEqual([
        false,
        false,
      ]);

    const [played = ''] = ofPlays(music)[0]?.trackIds ?? [];
    plays.set(played, nowMs);
    nowMs += 60_000;
    await expect
      .poll(async () => heldBy(await musicFor(library, { id: 'ann', plays })).has(played))
      .toBe(false);
  });

  test('among many others of a mood they are with those that are shown', async () => {
    await library.close();
    await open(inventedSource(5_000));
    const plays = new Map(
      firstIds(5_000).flatMap((id, at) =>
        at % 2 === 0 ? [[id, nowMs - (longUnplayedDays + 10) * dayMs] as const] : [],
      ),
    );
    const music = await musicFor(library, { id: 'ann', plays });
    await expect.poll(() => ofPlays(music).length).toBe(10);
    for (const mood of ['calm', 'happy', 'sad', 'energetic', 'focus']) {
      const all = namesFound(music, mood);
      expect(new Set(all).size).toBe(all.length);
      const shown = all.slice(0, 8).filter((name) => name.includes(': not played'));
      expect(shown.sort()).toEqual(all.filter((name) => name.includes(': not played')).sort());
      expect(shown).toHaveLength(2);
    }
  });

  test('what is old enough by tomorrow stands there tomorrow', async () => {
    const ids = firstIds(songCount);
    const plays = new Map(ids.map((id) => [id, nowMs - (longUnplayedDays - 0.5) * dayMs]));
    const music = await musicFor(library, { id: 'ann', plays });
    expect(ofPlays(music)).toEqual([]);
    nowMs += dayMs;
    await expect.poll(async () => ofPlays(await musicFor(library, { id: 'ann', plays })).length).toBe(5);
  });
});

describe('at a music server', () => {
  let server: FakeServer;
  beforeEach(async () => {
    server = await startFakeServer(
      'token',
      fakeSongs(songCount, (at) => `tr-${at}`),
    );
    await open(openServerSource({ url: server.url, account: fakeAccount, allowsPassword: true }));
  });
  afterEach(() => server.close());

  const ann = async (plays?: ReadonlyMap<string, number>) =>
    musicFor(library, {
      id: 'ann',
      credential: await credentialFrom(library, fakeListener),
      ...(plays && { plays }),
    });
  const titled = (music: Music, id: string) => music.catalogue.tracks.get(id)?.name ?? '';
  const numberOf = (music: Music, id: string) => Number(titled(music, id).replace('Song ', ''));

  test('that counts no plays there are none, whatever was played here: other applications may have played the rest', async () => {
    const [id = ''] = library.music.catalogue.tracks.keys();
    expect(ofPlays(await ann(new Map([[id, nowMs]])))).toEqual([]);
  });

  test('they are of what it counts under the listener’s name, and of what was played here since', async () => {
    const played = new Date(nowMs - 200 * dayMs).toISOString();
    // The first hundred were played long ago, the second hundred nobody says when, the third never.
    server.state.plays.set(
      fakeListener.name,
      new Map(
        server.songs
          .slice(0, 200)
          .map(({ id }, at) => [id, { playCount: 2, ...(at < 100 && { played }) }] as const),
      ),
    );
    server.state.plays.set(
      fakeAccount.user,
      new Map(server.songs.slice(200).map(({ id }) => [id, { playCount: 1, played }] as const)),
    );
    const here =
      [...library.music.catalogue.tracks.values()].find(({ name }) => name === 'Song 250')?.id ?? '';
    const music = await ann(new Map([[here, nowMs]]));
    expect(ofPlays(music).length).toBeGreaterThan(4);
    for (const { name, trackIds, description } of ofPlays(music)) {
      const [from, to] = name.endsWith('yet') ? [200, 300] : [0, 100];
      for (const id of trackIds) {
        expect(numberOf(music, id)).toBeGreaterThanOrEqual(from);
        expect(numberOf(music, id)).toBeLessThan(to);
      }
      expect(trackIds).not.toContain(here);
      expect(description).toContain('your music server counts');
    }
    const asked = server.calls.filter(
      ({ method, params }) => method === 'search3' && params.u === fakeListener.name,
    );
    expect(asked.length).toBeGreaterThan(0);
  });

  test('what was played there with another application is known within six hours', async () => {
    const plays = new Map([[server.songs[0]?.id ?? '', { playCount: 1 }]]);
    server.state.plays.set(fakeListener.name, plays);
    const music = await ann();
    const [held = ''] = [...heldBy(music)].filter((id) => titled(music, id) !== 'Song 0');
    const song = server.songs.find(({ title }) => title === titled(music, held));
    plays.set(song?.id ?? '', { playCount: 1 });
    nowMs += 6 * 3_600_000 + 1;
    await expect.poll(async () => heldBy(await ann()).has(held)).toBe(false);
  });
});
