import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  apiPaths,
  type Brief,
  libraryAnswerSchema,
  type Mix,
  mixSchema,
  moodAnswerSchema,
  moods,
} from '@attune/contract';
import { createLibraryFolder, type LibraryFolder, writeHousehold } from '@attune/library/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ConfigError, loadConfig } from '../config.ts';
import { signInAtBuiltIn, visitBuiltIn } from '../testing/built-in-sign-in.ts';
import { sampleBrief } from '../testing/sample-brief.ts';
import { builtInStreaming, startTestServer, type TestServer } from '../testing/test-server.ts';
import { type BuiltInService, openBuiltInService } from './built-in-service.ts';

let place: LibraryFolder;
let dataDir: string;
let opened: BuiltInService;
let server: TestServer;
let token: string;
const complaints: string[] = [];

beforeAll(async () => {
  place = await createLibraryFolder();
  await writeHousehold(place, 13);
  dataDir = await mkdtemp(join(tmpdir(), 'attune-own-library-'));
  const config = loadConfig({ LIBRARY_DIR: place.folder, LIBRARY_ANALYSIS: 'off', DATA_DIR: dataDir });
  const service = await openBuiltInService(config, (sentence) => complaints.push(sentence));
  if (service === undefined) throw new Error('the built-in service was not opened');
  opened = service;
  await vi.waitFor(() => expect(opened.progress?.()).toMatchObject({ state: 'settled', songs: 104 }), {
    timeout: 15_000,
  });
  server = await startTestServer({ ...builtInStreaming, LIBRARY_DIR: place.folder }, { source: opened });
  token = (await visitBuiltIn(server.url)).accessToken;
});
afterAll(async () => {
  await server.close();
  await opened.close();
  opened.state.close();
  await place.dispose();
  await rm(dataDir, { recursive: true, force: true });
});

const send = (path: string, body: unknown) =>
  server.call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

test('a folder that cannot be read stops the start with the key, and without its value', async () => {
  const config = loadConfig({ LIBRARY_DIR: join(place.base, 'nowhere'), DATA_DIR: dataDir });
  const start = openBuiltInService(config, () => {});
  await expect(start).rejects.toThrow(ConfigError);
  await expect(start).rejects.toThrow(/LIBRARY_DIR: expected a folder that can be read/);
  await expect(start).rejects.toThrow(expect.not.stringContaining('nowhere'));
});

test('a folder whose music lies behind links says so, and not only that there is none', async () => {
  const linked = await createLibraryFolder();
  await symlink(place.folder, join(linked.folder, 'music'));
  const told: string[] = [];
  const config = loadConfig({ LIBRARY_DIR: linked.folder, LIBRARY_ANALYSIS: 'off', DATA_DIR: linked.base });
  const service = await openBuiltInService(config, (sentence) => told.push(sentence));
  await vi.waitFor(() => expect(told).not.toEqual([]), { timeout: 15_000 });
  expect(told).toEqual([
    'LIBRARY_DIR has no music that a browser plays, so far; 1 symbolic links were not followed.',
  ]);
  await service?.close();
  service?.state.close();
  await linked.dispose();
});

test('how far it is known is told in counts to whoever is signed in, and to nobody else', async () => {
  const reply = await server.call(apiPaths.library, { headers: { authorization: `Bearer ${token}` } });
  expect(libraryAnswerSchema.parse(await reply.json())).toEqual({
    library: {
      state: 'settled',
      songs: 104,
      done: 104,
      expected: 104,
      minutesLeft: null,
      listedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      trouble: null,
      analysis: null,
    },
  });
  for (const authorization of ['', 'Bearer made-up'])
    expect((await fetch(`${server.url}${apiPaths.library}`, { headers: { authorization } })).status).toBe(
      401,
    );
  for (const name of ['Low Tide', 'Still Water', place.folder])
    expect(server.log.join('')).not.toContain(name);
});

test('the page is told that the music is one’s own', async () => {
  const installation = await (await fetch(`${server.url}/api/installation`)).json();
  expect(installation).toMatchObject({ streaming: { name: 'Your own library', runs: 'here' } });
  expect(complaints).toEqual([]);
});

describe('with a hundred songs of one’s own', () => {
  test.each(moods)('LIST-01 a message of the mood %s is answered with playlists of them', async (mood) => {
    const words = { happy: 'happy', sad: 'sad', energetic: 'energetic', calm: 'calm', focus: 'focused' }[
      mood
    ];
    const reply = await send(apiPaths.mood, { text: `I feel ${words} today` });
    expect(reply.status).toBe(200);
    const answer = moodAnswerSchema.parse(await reply.json());
    const playlists = 'playlists' in answer ? (answer.playlists ?? []) : [];
    expect(playlists.length).toBeGreaterThan(0);
    expect(new Set(playlists.map(({ owner }) => owner))).toEqual(new Set(['Your library']));
  });

  test('a mix is chosen from them, by their tags, and says what is an estimate', async () => {
    const mixFor = async (target: { valence: number; energy: number }): Promise<Mix> => {
      const reply = await send(apiPaths.mixes, { brief: sampleBrief({ target, length: { tracks: 8 } }) });
      expect(reply.status).toBe(200);
      return mixSchema.parse(await reply.json());
    };
    const calm = await mixFor({ valence: 0.5, energy: 0.15 });
    const driving = await mixFor({ valence: 0.4, energy: 0.85 });
    const artists = (mix: Mix) => mix.tracks.flatMap((track) => track.artists);
    expect(artists(calm)).toContain('Low Tide');
    expect(artists(calm)).not.toContain('Marrow');
    expect(artists(driving)).toContain('Voltline');
    expect(artists(driving)).not.toContain('Quiet Hands');
    for (const { factsFrom, facts, checks } of calm.tracks) {
      expect(factsFrom).toBe('tags');
      expect(facts.estimated).toEqual(expect.arrayContaining(['valence', 'energy']));
      const fact = checks.find(({ of }) => of === 'target')?.fact;
      if (fact !== undefined) expect(fact).toMatch(/^valence about \d.\d+, energy about \d.\d+$/);
    }
  });

  test('LIST-01 what they have not played yet is found once they played something, and nobody else’s plays count', async () => {
    const foundBy = async (accessToken: string) => {
      const reply = await server.call(apiPaths.mood, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
        body: JSON.stringify({ text: 'I want to calm down' }),
      });
      const answer = moodAnswerSchema.parse(await reply.json());
      return 'playlists' in answer ? (answer.playlists ?? []) : [];
    };
    const unplayedBy = async (accessToken: string) =>
      (await foundBy(accessToken)).find(({ name }) => name === 'Calm: not played yet');
    const heldBy = async (accessToken: string, id: string) => {
      const reply = await fetch(`${server.url}/local/player/queue?context=playlist:${id}`, {
        headers: { authorization: `Bearer ${accessToken}` },
      });
      const { tracks } = (await reply.json()) as { tracks: { id: string; durationMs: number }[] };
      return tracks;
    };
    const [mira, sam] = [await signInAtBuiltIn(server.url, 'Mira'), await signInAtBuiltIn(server.url, 'Sam')];
    expect(await unplayedBy(mira)).toBeUndefined();

    const [calm] = await foundBy(mira);
    const [track] = await heldBy(mira, calm?.id ?? '');
    if (track === undefined) throw new Error('a playlist was found, with a track');
    const session = (path: string, body?: object) =>
      fetch(`${server.url}/local/player/session${path}`, {
        method: body ? 'PUT' : 'GET',
        headers: { authorization: `Bearer ${mira}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
    const report = {
      context: null,
      order: [track.id],
      index: 0,
      queuedTrackId: null,
      queue: [],
      positionMs: 0,
      isPlaying: true,
      ended: false,
      shuffle: false,
      repeat: 'off',
      volumePercent: 80,
      playerId: 'player-of-mira',
      basedOn: null,
    };
    expect((await session('', report)).status).toBe(200);
    server.advance(track.durationMs / 2 + 1);
    await session('?player=player-of-mira');

    await expect.poll(() => unplayedBy(mira), { timeout: 10_000, interval: 300 }).toBeDefined();
    const shelf = await unplayedBy(mira);
    expect(shelf?.description).toMatch(
      /^\d+ tracks from your library.* Chosen by genre, mood tags and tempo, among what Attune counts no play of\.$/,
    );
    const held = await heldBy(mira, shelf?.id ?? '');
    expect(held.length).toBe(shelf?.tracks);
    expect(held.map(({ id }) => id)).not.toContain(track.id);
    expect(await unplayedBy(sam)).toBeUndefined();
  });
});

test('its artists are known by name, whatever their names are made of', async () => {
  const say = async (text: string, brief: Brief | null = sampleBrief()) => {
    const reply = await send(apiPaths.mood, { text, brief });
    return moodAnswerSchema.parse(await reply.json());
  };
  expect(await say('songs by low tide', null)).toMatchObject({
    command: { action: 'play', query: 'Low Tide' },
  });
  expect((await say('no more Quiet Hands')).brief).toMatchObject({
    avoided: [{ kind: 'artist', value: 'Quiet Hands' }],
  });
  expect((await say('more cafe unicode')).brief?.like).toEqual([{ kind: 'artist', name: 'Café Ünïcode' }]);
});
