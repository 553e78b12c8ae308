import { beforeEach, expect, test } from 'vitest';
import { inventedSongs } from '../../scripts/invented-songs.ts';
import { fakeAccount } from '../testing/fake-server.ts';
import type { ServerCalls } from './server-calls.ts';
import { createServerClient } from './server-client.ts';
import { LibraryServerError } from './server-error.ts';
import { createServerRecordings } from './server-recordings.ts';

const url = 'http://music.example';
const png = {
  status: 200,
  contentType: 'image/png',
  bytes: Buffer.from('\u0089PNG\r\n\u001a\nrest', 'latin1'),
};
const busy = { status: 503, contentType: 'text/plain', bytes: Buffer.from('busy') };
const missing = { status: 404, contentType: 'text/plain', bytes: Buffer.from('no cover') };
const [song = expect.fail()] = inventedSongs(1);
const album = { id: 'album', name: 'Still Water', artistId: 'artist', releaseDate: '', trackIds: ['track'] };

let nowMs: number;
/** How often a cover was asked for. */
let asked: number;
let answer: () => typeof png;
let cover: () => Promise<string | undefined>;

beforeEach(() => {
  [nowMs, asked, answer] = [0, 0, () => png];
  const notCalled = async () => expect.fail('not called here');
  const calls: ServerCalls = {
    meet: notCalled,
    open: notCalled,
    ask: async () => ({ status: 'ok' }),
    async read() {
      asked += 1;
      return answer();
    },
  };
  const recordings = createServerRecordings({
    url,
    calls,
    client: createServerClient({ calls, account: fakeAccount, allowsPassword: false }),
    onGone: () => expect.fail('nothing is gone'),
    catalogue: {
      albums: new Map([[album.id, album]]),
      tracks: new Map(),
      artists: new Map(),
      playlists: new Map(),
    },
    songOf: () => ({ ...song, remote: { songId: 'song', coverId: 'cover', isPlayable: true } }),
    now: () => nowMs,
  });
  cover = async () => (await recordings.picture(album.id, 300))?.contentType;
});

test.each<[string, () => typeof png]>([
  [
    'does not answer',
    () => {
      throw new LibraryServerError('unavailable');
    },
  ],
  ['has too much to do', () => busy],
])('of a server that %s a cover is asked for again in some seconds, and not sooner', async (_, inTrouble) => {
  answer = inTrouble;
  expect([await cover(), await cover(), asked]).toEqual([undefined, undefined, 1]);
  answer = () => png;
  nowMs += 5_000;
  expect([await cover(), asked]).toEqual(['image/png', 2]);
});

test.each<[string, () => typeof png]>([
  [
    'refuses to give',
    () => {
      throw new LibraryServerError('unexpected-reply');
    },
  ],
  ['does not have', () => missing],
])('a cover that the server %s is not asked for again for ten minutes', async (_, without) => {
  answer = without;
  expect(await cover()).toBeUndefined();
  answer = () => png;
  nowMs += 9 * 60_000;
  expect([await cover(), asked]).toEqual([undefined, 1]);
  nowMs += 60_000;
  expect([await cover(), asked]).toEqual(['image/png', 2]);
});
