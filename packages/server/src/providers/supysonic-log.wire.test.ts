import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPaths } from '@attune/contract';
import { createLibraryFolder, type LibraryFolder } from '@attune/library/testing';
import { hasSupysonic, startSupysonic } from '@attune/library/testing/supysonic';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadConfig } from '../config.ts';
import { visitBuiltIn } from '../testing/built-in-sign-in.ts';
import { builtInStreaming, startTestServer, type TestServer } from '../testing/test-server.ts';
import { type BuiltInService, openBuiltInService } from './built-in-service.ts';

const isThere = hasSupysonic();
if (!isThere)
  process.stderr.write('skipped: the log at a real music server (install supysonic and python3-waitress)\n');

const account = { user: 'listing-account', password: 'pässwörd of the list' };
const ann = { name: 'ann-of-the-house', password: 'Ann’s öwn & secret' };

describe.skipIf(!isThere)('at a real supysonic', () => {
  let place: LibraryFolder;
  let dataDir: string;
  let music: Awaited<ReturnType<typeof startSupysonic>>;
  let source: BuiltInService;
  let server: TestServer;
  const sentences: string[] = [];

  beforeAll(async () => {
    place = await createLibraryFolder();
    // It counts whole seconds, and shelves want eight.
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      await place.write(`Long/${number}.wav`, { title: `Long ${number}`, artist: 'Longplayer', seconds: 2 });
    dataDir = await mkdtemp(join(tmpdir(), 'attune-supysonic-log-'));
    music = await startSupysonic(place.folder, account);
    await music.addUser(ann.name, ann.password);
    const settings = {
      LIBRARY_URL: music.url,
      LIBRARY_USER: account.user,
      LIBRARY_PASSWORD: account.password,
      LIBRARY_ANALYSIS: 'off',
    };
    const config = loadConfig({ DATA_DIR: dataDir, ...settings });
    const say = (sentence: string) => sentences.push(sentence);
    const opened = await openBuiltInService(config, say, say);
    if (opened === undefined) throw new Error('the built-in service was not opened');
    source = opened;
    await vi.waitFor(() => expect(source.progress?.()).toMatchObject({ state: 'settled' }), {
      timeout: 15_000,
    });
    server = await startTestServer({ ...builtInStreaming, ...settings, LOG_LEVEL: 'trace' }, { source });
  }, 60_000);
  afterAll(async () => {
    await server?.close();
    await source?.close();
    source?.state.close();
    await music?.dispose();
    await place?.dispose();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('nothing of an account stands in the log, whatever is asked, when it goes well and when it does not', async () => {
    await expect(visitBuiltIn(server.url, ann.name, [], [], 'a wrong secret')).rejects.toThrow();
    const permissions = ['save-mixes', 'liked-songs', 'own-playlists'] as const;
    const { accessToken, visit } = await visitBuiltIn(server.url, ann.name, permissions, [], ann.password);
    const authorization = `Bearer ${accessToken}`;
    const call = (path: string, method = 'GET', body?: object) =>
      server.call(path, {
        method,
        headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
    const [id = ''] = [...source.music.catalogue.tracks.keys()];
    const all = async () => {
      const replies = [
        await call(apiPaths.mood, 'POST', { text: 'I want to calm down' }),
        await call(apiPaths.liked),
        await call(apiPaths.ownPlaylists),
        await call(apiPaths.likedTrack.replace(':id', id), 'PUT'),
        await call(apiPaths.savedMixes, 'POST', { title: 'Calm', trackIds: [id] }),
        await visit(`${server.url}/local/player/queue?context=track:${id}`, { headers: { authorization } }),
        await visit(`${server.url}/local/recording/${id}`),
      ];
      return replies.map(({ status }) => status);
    };
    expect((await all()).filter((status) => status >= 400)).toEqual([]);
    await music.kill();
    expect((await all()).some((status) => status >= 500)).toBe(true);

    const written = `${server.log.join('')}${sentences.join('\n')}`;
    expect(server.log.length).toBeGreaterThan(10);
    const { host } = new URL(music.url);
    for (const secret of [account.password, ann.password, 'a wrong secret', account.user, ann.name])
      for (const form of [secret, encodeURIComponent(secret), Buffer.from(secret, 'utf8').toString('hex')])
        expect(written).not.toContain(form);
    for (const word of ['enc:', '/rest/', host, accessToken]) expect(written).not.toContain(word);
  }, 60_000);
});
