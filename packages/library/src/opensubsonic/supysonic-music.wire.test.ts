import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CatalogueMood } from '@attune/local-streaming/music';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Library } from '../open-library.ts';
import { rankForMood } from '../shelves/rank-for-mood.ts';
import { flacFile } from '../testing/flac-file.ts';
import { createLibraryFolder, type LibraryFolder } from '../testing/library-folder.ts';
import { openUnwatched } from '../testing/open-unwatched.ts';
import { credentialFrom } from '../testing/sign-in.ts';
import { hasSupysonic, startSupysonic } from '../testing/supysonic.ts';
import { wavFile } from '../testing/wav-file.ts';
import type { StartWorker } from '../worker/worker-process.ts';
import { openServerSource } from './server-source.ts';

const isThere = hasSupysonic();
if (!isThere)
  process.stderr.write(
    'skipped: music at a real server (install supysonic and python3-waitress to run it)\n',
  );

const account = { user: 'listener', password: 'pässwörd' };
const songsOfEach = 6;
const household = [
  { artist: 'Low Tide', album: 'Still Water', genre: 'Ambient', year: 1998 },
  { artist: 'Ember Row', album: 'Afterglow', genre: 'Folk', year: 2011 },
  { artist: 'Voltline', album: 'Overdrive', genre: 'Techno', year: 2020 },
  { artist: 'Café Ünïcode', album: '日本の夜', genre: 'Disco', year: 1978 },
] as const;

/** Hears the same in everything. */
const listen: StartWorker = ({ onMessage }) => {
  queueMicrotask(() => onMessage({ kind: 'ready' }));
  const answered = {
    tempoBpm: 120,
    pulseStrength: 0.6,
    onsetRate: 3,
    fluxMean: 3,
  };
  return { send: () => queueMicrotask(() => onMessage({ kind: 'done', answered })), end: () => {} };
};

describe.skipIf(!isThere)('twenty-four songs at a real supysonic', () => {
  let place: LibraryFolder;
  let server: Awaited<ReturnType<typeof startSupysonic>>;
  let library: Library;

  const open = (indexDirectory: string, listen: StartWorker | null) =>
    openUnwatched({
      source: openServerSource({
        url: server.url,
        account: { kind: 'password', ...account },
        allowsPassword: true,
      }),
      indexDirectory,
      listen,
    });

  beforeAll(async () => {
    place = await createLibraryFolder();
    for (const sketch of household)
      for (let number = 1; number <= songsOfEach; number += 1) {
        const song = { ...sketch, title: `${sketch.album} ${number}`, trackNumber: number, seconds: 2 };
        const isFlac = number % 2 === 1;
        const name = `${sketch.artist}/${number}.${isFlac ? 'flac' : 'wav'}`;
        await place.write(name, isFlac ? flacFile(song) : wavFile(song));
      }
    server = await startSupysonic(place.folder, account);
    library = open(place.indexDirectory, null);
    await library.look();
  }, 60_000);
  afterAll(async () => {
    await library?.close();
    await server?.dispose();
    await place?.dispose();
  });

  const artistsOf = (trackIds: readonly string[]) =>
    trackIds.map((id) => {
      const [first = ''] = library.music.catalogue.tracks.get(id)?.artistIds ?? [];
      return library.music.catalogue.artists.get(first)?.name;
    });
  const bestFor = async (mood: CatalogueMood) => {
    const { tracks } = library.music.catalogue;
    const sources = [...tracks.values()].map((track) => ({ track }));
    const ranked = await rankForMood(sources, mood, async () => undefined);
    return artistsOf(ranked.map(({ track }) => track.id)).slice(0, songsOfEach);
  };

  test('are all listed, with what their tags say', () => {
    const { tracks, artists } = library.music.catalogue;
    expect(tracks.size).toBe(songsOfEach * household.length);
    for (const { artist } of household)
      expect([...artists.values()].map(({ name }) => name)).toContain(artist);
  });

  test.each([
    ['energetic', 'Voltline'],
    ['calm', 'Low Tide'],
    ['sad', 'Ember Row'],
    ['happy', 'Café Ünïcode'],
  ] as const)('those that suit a %s mood best are of %s', async (mood, artist) => {
    expect(await bestFor(mood)).toEqual(Array.from({ length: songsOfEach }, () => artist));
  });

  test('none of the loudest are among those that suit focus best', async () => {
    expect(await bestFor('focus')).not.toContain('Voltline');
  });

  test.each([
    ['genre:folk', 'Ember Row'],
    ['disco', 'Café Ünïcode'],
    ['1990s', 'Low Tide'],
    ['year:2020', 'Voltline'],
  ])('%s finds those of %s alone', (query, artist) => {
    const { track } = library.music.search({ query, types: ['track'], limit: 50, offset: 0 });
    expect(track?.total).toBe(songsOfEach);
    expect(new Set(artistsOf(track?.items.map(({ id }) => id) ?? []))).toEqual(new Set([artist]));
  });

  test('have no cover there, and a drawn one stands in', async () => {
    for (const [id, album] of library.music.catalogue.albums) {
      expect(await library.music.recordings?.picture(id, 300)).toBeNull();
      expect(library.music.drawCover({ kind: 'album', album }, 300)).toMatch(/^<svg /);
    }
  });

  test('count as played once somebody hears them, and not for having been analysed', async () => {
    const analysed = open(join(place.base, 'other index'), listen);
    await analysed.look();
    await analysed.analysed();
    expect(analysed.analysis()).toMatchObject({ analysed: songsOfEach * household.length });
    await analysed.close();
    const played = async () => (await server.ask('getAlbumList2', account, { type: 'recent' })).albumList2;
    expect(await played()).toEqual({});
    const [id = ''] = library.music.catalogue.tracks.keys();
    const credential = await credentialFrom(library, { name: account.user, password: account.password });
    const asked = { range: undefined, ifRange: undefined, isHead: false, credential };
    const answer = await library.music.recordings?.openSound(id, asked);
    answer?.body?.resume();
    for (let time = 0; time < 50 && !(await played()).album; time += 1) await wait(20);
    expect((await played()).album).toHaveLength(1);
  });
});
