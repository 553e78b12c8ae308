import { type Brief, playlistsAnswerSchema, problemSchema } from '@attune/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { wirePlaylist, wireSearch } from '../testing/samples.ts';
import { accessToken, startTestServer, type TestServer } from '../testing/test-server.ts';

const brief: Brief = {
  mood: 'calm',
  feeling: { valence: 0.2, energy: 0.6 },
  target: { valence: 0.6, energy: 0.2 },
  path: 'shift',
  wanted: [{ kind: 'genre', value: 'jazz', matched: 'jazz' }],
  avoided: [{ kind: 'instrument', value: 'drums', matched: 'no drums' }],
  like: [],
  length: { minutes: 90 },
  explicit: true,
  discovery: 'any',
  situation: 'rain',
};

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  server.upstream.on('GET /v1/search', () => ({ body: wireSearch(wirePlaylist()) }));
});
afterEach(() => server.close());

const post = (body: unknown, headers: Record<string, string> = {}) =>
  server.call('/api/playlists', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const problemOf = async (reply: Response) => problemSchema.parse(await reply.json());

test('a brief corrected by hand brings its playlists, searched with the listener’s token', async () => {
  const reply = await post({ brief });
  expect(reply.status).toBe(200);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  const { playlists } = playlistsAnswerSchema.parse(await reply.json());
  expect(playlists.map(({ name }) => name)).toEqual(['Slow Water']);
  const [search] = server.upstream.seen('/v1/search');
  expect(search?.headers.authorization).toBe(`Bearer ${accessToken}`);
  expect(search?.query.get('q')).toMatch(/calm.*jazz.*NOT "drums"/);
});

test('what was taken away is searched for no more', async () => {
  await post({ brief: { ...brief, wanted: [], avoided: [] } });
  const query = server.upstream.seen('/v1/search')[0]?.query.get('q');
  expect(query).toMatch(/calm/);
  expect(query).not.toMatch(/jazz|drums/);
});

describe('is refused by the name of the field', () => {
  test.each<[string, unknown, string]>([
    ['no brief', {}, 'brief'],
    ['the brief of before the first message', { brief: null }, 'brief'],
    ['a mood nobody knows', { brief: { ...brief, mood: 'furious' } }, 'brief.mood'],
    [
      'a target outside the plane',
      { brief: { ...brief, target: { valence: 2, energy: 0 } } },
      'brief.target.valence',
    ],
    [
      'an endless list',
      { brief: { ...brief, wanted: Array.from({ length: 13 }, () => brief.wanted[0]) } },
      'brief.wanted',
    ],
  ])('%s', async (_case, body, field) => {
    const reply = await post(body);
    expect(reply.status).toBe(400);
    const { code, errors } = await problemOf(reply);
    expect(code).toBe('invalid_request');
    expect(errors?.map((one) => one.field)).toContain(field);
    expect(server.upstream.seen('/v1/search')).toEqual([]);
  });

  test('a field that no brief has, and one beside it', async () => {
    expect((await post({ brief: { ...brief, owner: 'x' } })).status).toBe(400);
    expect((await post({ brief, text: 'calm' })).status).toBe(400);
  });
});

test('without a token nothing is searched', async () => {
  const reply = await fetch(`${server.url}/api/playlists`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ brief }),
  });
  expect(reply.status).toBe(401);
  expect((await problemOf(reply)).code).toBe('not_signed_in');
  expect(server.upstream.seen('/v1/search')).toEqual([]);
});

test.each([
  ['an empty search', { body: wireSearch() }, 404, 'no_playlists_found'],
  [
    'a rate limit',
    { status: 429, headers: { 'retry-after': '30' }, body: { error: { status: 429, message: 'x' } } },
    429,
    'streaming_rate_limited',
  ],
  ['a refused token', { status: 401, body: { error: { status: 401, message: 'x' } } }, 401, 'token_rejected'],
] as const)('%s is told by its code', async (_case, found, status, code) => {
  server.upstream.on('GET /v1/search', () => found);
  const reply = await post({ brief });
  expect(reply.status).toBe(status);
  expect((await problemOf(reply)).code).toBe(code);
});

test('a body that is no JSON, and one too large, are problems of the table', async () => {
  expect((await problemOf(await post('{"brief":'))).code).toBe('invalid_request');
  expect((await problemOf(await post({ brief, x: 'x'.repeat(70_000) }))).code).toBe('payload_too_large');
});

test('clients are limited here as everywhere', async () => {
  await server.close();
  server = await startTestServer({ RATE_LIMIT: '2' });
  server.upstream.on('GET /v1/search', () => ({ body: wireSearch(wirePlaylist()) }));
  const replies = [await post({ brief }), await post({ brief }), await post({ brief })];
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 429]);
});

test('nothing of the brief reaches the log', async () => {
  await post({ brief });
  expect(server.log.join('\n')).not.toMatch(/jazz|drums|rain|valence/);
});
