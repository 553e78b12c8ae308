import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Library, type LibraryNews, openLibrary } from '../open-library.ts';
import { createLibraryFolder, type LibraryFolder, writeHousehold } from '../testing/library-folder.ts';
import { hasSupysonic, startSupysonic } from '../testing/supysonic.ts';
import { openServerSource } from './server-source.ts';

const isThere = hasSupysonic();
if (!isThere)
  process.stderr.write('skipped: a real music server (install supysonic and python3-waitress to run it)\n');

const account = { user: 'listener', password: 'pässwörd mit Leerzeichen' };

describe.skipIf(!isThere)('at a real supysonic', () => {
  let place: LibraryFolder;
  let server: Awaited<ReturnType<typeof startSupysonic>>;
  let library: Library;
  const news: LibraryNews[] = [];

  const open = (password: string, indexDirectory: string) =>
    openLibrary({
      source: openServerSource({
        url: server.url,
        account: { kind: 'password', user: account.user, password },
        allowsPassword: true,
      }),
      indexDirectory,
      onNews: (one) => news.push(one),
      every: () => () => {},
      now: Date.now,
    });

  beforeAll(async () => {
    place = await createLibraryFolder();
    await writeHousehold(place, 13);
    // It counts whole seconds, and one of none is no song.
    await place.write('Long/1.wav', {
      title: 'Long one',
      artist: 'Longplayer',
      album: 'Long',
      genre: 'Drone',
      seconds: 3,
    });
    server = await startSupysonic(place.folder, account);
    library = open(account.password, place.indexDirectory);
    await library.look();
  }, 60_000);
  afterAll(async () => {
    await library?.close();
    await server?.dispose();
    await place?.dispose();
  });

  test('the password is taken though the token was not, and every song it lists is listed', () => {
    expect(news.at(-1)).toMatchObject({ kind: 'looked' });
    const { tracks, artists } = library.music.catalogue;
    expect(tracks.size).toBeGreaterThan(0);
    expect([...tracks.values()].map(({ name }) => name)).toContain('Long one');
    expect([...artists.values()].map(({ name }) => name)).toContain('Longplayer');
  });

  test('a wrong password is refused, and said to be', async () => {
    const refused = open('wrong', join(place.base, 'other index'));
    await refused.look();
    expect(news.at(-1)).toMatchObject({ kind: 'absent', error: { kind: 'refused', code: 40 } });
    await refused.close();
  });

  test('a song comes byte for byte, whole and in ranges, also after the server was away', async () => {
    const file = await readFile(join(place.folder, 'Long/1.wav'));
    const id = [...library.music.catalogue.tracks.values()].find(({ name }) => name === 'Long one')?.id ?? '';
    const ask = async (range?: string) => {
      const answer = await library.music.recordings?.openSound(id, {
        range,
        ifRange: undefined,
        isHead: false,
      });
      return { status: answer?.status, bytes: answer?.body ? await buffer(answer.body) : null };
    };
    const whole = await ask();
    expect([whole.status, whole.bytes?.equals(file)]).toEqual([200, true]);
    const part = await ask('bytes=1000-1999');
    expect([part.status, part.bytes?.equals(file.subarray(1000, 2000))]).toEqual([206, true]);
    expect((await ask(`bytes=${file.length}-`)).status).toBe(416);

    await server.kill();
    await expect(ask()).rejects.toMatchObject({ kind: 'unavailable' });
    await server.restart();
    expect((await ask()).status).toBe(200);
  });

  test('a file that is gone since the scan is gone, whatever status says so', async () => {
    const path = join(place.folder, 'Long/1.wav');
    await rename(path, `${path} away`);
    const id = [...library.music.catalogue.tracks.values()].find(({ name }) => name === 'Long one')?.id ?? '';
    const answer = await library.music.recordings?.openSound(id, {
      range: undefined,
      ifRange: undefined,
      isHead: false,
    });
    expect([answer?.status, answer?.body]).toEqual([404, null]);
    await rename(`${path} away`, path);
  });
});
