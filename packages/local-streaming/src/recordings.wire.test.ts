import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Music, Recordings, SoundRequest } from './music/index.ts';
import {
  createBrowser,
  music,
  type RunningService,
  someTracks,
  startService,
} from './testing/start-service.ts';

const [track, other] = someTracks;
const id = track?.id ?? '';
const lastModified = 'Sun, 29 Nov 2026 21:48:17 GMT';
const bytes = Buffer.from('as if this were music');
const picture = { bytes: Buffer.from('as if this were a picture'), contentType: 'image/png' };

let service: RunningService;
let asked: (SoundRequest & { id: string })[];
let contentType: string;
let isSeekable: boolean;
let etag: string | undefined;
let modified: string | undefined;
/** Of what is opened, what nobody reads has to be let go of. */
let opened: Readable[];

const recordings: Recordings = {
  describe: (trackId) => (trackId === id ? { gainDb: -3.5, isSeekable } : null),
  async openSound(trackId, request) {
    asked.push({ ...request, id: trackId });
    if (trackId !== id) return { status: 404, headers: {}, body: null };
    const headers = {
      'content-type': contentType,
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      ...(etag !== undefined && { etag }),
      ...(modified !== undefined && { 'last-modified': modified }),
    };
    if (request.isHead) return { status: 200, headers, body: null };
    const body = Readable.from([bytes]);
    opened.push(body);
    return { status: request.range === undefined ? 200 : 206, headers, body };
  },
  picture: async (albumId) => (albumId === track?.albumId ? picture : null),
};

beforeEach(async () => {
  asked = [];
  opened = [];
  contentType = 'audio/flac';
  isSeekable = true;
  [etag, modified] = [undefined, undefined];
  const recorded: Music = { ...music, recordings };
  service = await startService({ music: recorded });
});
afterEach(() => service.close());

const pairsOf = (answer: Response) =>
  answer.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');

/** The cookies of somebody signed in to the pages. */
async function pageCookies(): Promise<string> {
  const browser = createBrowser();
  await browser.submit(await browser.get(`${service.url}/sign-in`), { name: 'Sam' });
  return [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** The cookies an application's player got with its queue. */
async function playerCookies(scope?: string): Promise<Response> {
  const { access_token } = await service.signIn('Sam', scope);
  return fetch(`${service.url}/player/queue?context=track:${id}`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
}

const sound = (cookie: string, init: RequestInit & { headers?: Record<string, string> } = {}, trackId = id) =>
  fetch(`${service.url}/recording/${trackId}`, { ...init, headers: { cookie, ...init.headers } });

describe('a recording', () => {
  test('is sent to whoever is signed in to the pages, as what it is', async () => {
    const answer = await sound(await pageCookies());
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'audio/flac',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test('is asked for in ranges and by its head', async () => {
    const cookie = await pageCookies();
    expect((await sound(cookie, { headers: { range: 'bytes=4-', 'if-range': '"x"' } })).status).toBe(206);
    expect(asked.at(-1)).toEqual({ id, range: 'bytes=4-', ifRange: '"x"', isHead: false, credential: null });
    const head = await sound(cookie, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
    expect(asked.at(-1)?.isHead).toBe(true);
  });

  test('is not sent to a stranger, another site, or by what is no id', async () => {
    expect((await sound('')).status).toBe(401);
    expect((await sound('attune_local_listening=forged')).status).toBe(401);
    const cookie = await pageCookies();
    expect((await sound(cookie, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    for (const odd of ['..%2f..%2fetc%2fpasswd', 'short', `${id}x`])
      expect((await sound(cookie, {}, odd)).status).toBe(404);
    expect(asked).toEqual([]);
    expect((await sound(cookie, {}, other?.id)).status).toBe(404);
  });

  test.each([
    ['"1-a"', '"1-a"', 304],
    ['"1-a"', '"0-z", W/"1-a"', 304],
    ['"1-a"', '"0-z"', 200],
    [undefined, '"1-a"', 200],
  ])('named %s, asked for by a browser that has %s, is answered with %i', async (name, known, status) => {
    etag = name;
    const cookie = await pageCookies();
    for (const range of [undefined, 'bytes=0-']) {
      const headers = { 'if-none-match': known, ...(range !== undefined && { range }) };
      const answer = await sound(cookie, { headers });
      expect(answer.status).toBe(status === 200 && range !== undefined ? 206 : status);
      expect(answer.headers.get('cache-control')).toBe('private, no-cache');
      expect((await answer.arrayBuffer()).byteLength).toBe(status === 304 ? 0 : bytes.length);
    }
    expect(opened.every(({ destroyed }) => destroyed)).toBe(true);
  });

  test.each([
    [{ 'if-modified-since': lastModified }, 304],
    [{ 'if-modified-since': 'Sun, 01 Nov 2026 10:00:00 GMT' }, 200],
    [{ 'if-modified-since': lastModified, 'if-none-match': '"0-z"' }, 200],
  ])('known by its time alone, asked for with %j, is answered with %i', async (headers, status) => {
    modified = lastModified;
    const answer = await sound(await pageCookies(), { headers });
    expect([answer.status, answer.headers.get('last-modified')]).toEqual([status, lastModified]);
  });

  test('that turns out to be no sound is not passed on', async () => {
    contentType = 'text/html';
    const answer = await sound(await pageCookies());
    expect([answer.status, await answer.json()]).toEqual([502, { code: 'no-sound' }]);
    expect(opened.every(({ destroyed }) => destroyed)).toBe(true);
  });
});

describe('an application’s player', () => {
  test('is told where a track is recorded and how loud, and its browser may listen for an hour', async () => {
    const queue = await playerCookies();
    expect(await queue.json()).toMatchObject({
      tracks: [{ id, recording: { url: `/local/recording/${id}`, gainDb: -3.5, isSeekable: true } }],
    });
    const [line = ''] = queue.headers.getSetCookie();
    expect(line).toMatch(/; Path=\/local; HttpOnly; SameSite=Strict$/);
    const cookie = pairsOf(queue).join('; ');
    expect((await sound(cookie)).status).toBe(200);
    service.clock.nowMs += 3600_000;
    expect((await sound(cookie)).status).toBe(401);
  });

  test('is told of what cannot be sought through', async () => {
    isSeekable = false;
    const queue = await playerCookies();
    expect(await queue.json()).toMatchObject({ tracks: [{ id, recording: { isSeekable: false } }] });
  });

  test('keeps its leave while it gives signs of life, and gets no cookie with each', async () => {
    const { access_token } = await service.signIn('Sam');
    const look = (cookie: string) =>
      fetch(`${service.url}/player/session`, {
        headers: { authorization: `Bearer ${access_token}`, cookie },
      });
    const cookie = pairsOf(await look('')).join('; ');
    service.clock.nowMs += 39 * 60_000;
    expect(pairsOf(await look(cookie))).toEqual([]);
    service.clock.nowMs += 2 * 60_000;
    expect(pairsOf(await look(cookie))).toHaveLength(1);
  });

  test('without leave to play gets none', async () => {
    expect(pairsOf(await playerCookies('user-read-private'))).toEqual([]);
  });
});

describe('the picture of a record', () => {
  const cover = (cookie: string, headers: Record<string, string> = {}) =>
    fetch(`${service.url}/image/album/${track?.albumId}/300.svg`, { headers: { cookie, ...headers } });

  test('is shown to listeners and kept by their browsers alone', async () => {
    const cookie = await pageCookies();
    const answer = await cover(cookie);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(answer.headers.get('cache-control')).toBe('private, max-age=86400');
    expect(answer.headers.get('vary')).toMatch(/cookie/i);
    expect(Buffer.from(await answer.arrayBuffer()).equals(picture.bytes)).toBe(true);
    const etag = answer.headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`])
      expect((await cover(cookie, { 'if-none-match': known })).status, known).toBe(304);
  });

  test('is a drawing for everybody else, and where there is none', async () => {
    expect((await cover('')).headers.get('content-type')).toMatch(/svg/);
    const bare = someTracks.find(({ albumId }) => albumId !== track?.albumId);
    // There may be one in a moment, as when a music server is back.
    const answer = await fetch(`${service.url}/image/album/${bare?.albumId}/300.svg`, {
      headers: { cookie: await pageCookies() },
    });
    expect(answer.headers.get('content-type')).toMatch(/svg/);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  });
});

test('music that is composed where it sounds has neither address nor cookie', async () => {
  await service.close();
  service = await startService();
  const queue = await playerCookies();
  expect(queue.headers.getSetCookie()).toEqual([]);
  expect(await queue.text()).not.toContain('"recording"');
  expect((await sound(await pageCookies())).status).toBe(404);
});
