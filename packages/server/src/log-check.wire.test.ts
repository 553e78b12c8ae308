import { apiPaths, screenPaths } from '@attune/contract';
import { Agent, type Dispatcher, request } from 'undici';
import { afterEach, describe, expect, test } from 'vitest';
import { signInAtBuiltIn } from './testing/built-in-sign-in.ts';
import { type FakeAnswer, startFakeUpstream } from './testing/fake-upstream.ts';
import { sendRaw } from './testing/raw-request.ts';
import { sampleTrackId, wireCurrentlyPlaying, wirePlaylist, wireSearch } from './testing/samples.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';

/*
 * Every route, method, header, body, query and path is sent words that stand for a token or for what a listener
 * typed; then everything the process has written, at its most talkative, is searched for them.
 */

const mark = 'mArKeD0123456789xyz';
/** The mark, also as the encodings in which it could hide. */
const traces = [mark, Buffer.from(mark).toString('base64').slice(0, 20), Buffer.from(mark).toString('hex')];

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const localPaths = [
  '/local',
  '/local/authorize',
  '/local/sign-in',
  '/local/sign-out',
  '/local/api/token',
  '/local/v1/me',
  '/local/v1/me/player',
  '/local/v1/me/player/play',
  '/local/v1/me/playlists',
  '/local/v1/me/tracks',
  '/local/v1/search',
  '/local/v1/tracks',
  `/local/v1/tracks/${sampleTrackId(1)}`,
  '/local/v1/recommendations',
  '/local/reccobeats/v1/track/recommendation',
  `/local/playlist/${sampleTrackId(1)}`,
  `/local/track/${sampleTrackId(1)}/play`,
];
const paths = [
  ...Object.values(apiPaths),
  ...Object.values(screenPaths),
  ...localPaths,
  '/no/such/page',
  '/metrics',
];
const commonMethods: Dispatcher.HttpMethod[] = ['GET', 'POST', 'PUT'];
const rareMethods: Dispatcher.HttpMethod[] = ['HEAD', 'PATCH', 'DELETE', 'OPTIONS'];

const marked = `${mark} and more`;
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const fields = [
  'text',
  'seed',
  'q',
  'ids',
  'uris',
  'name',
  'code',
  'state',
  'consent',
  'access_token',
  'refresh_token',
];
const everyField = Object.fromEntries(fields.map((field) => [field, marked]));
const query = new URLSearchParams(everyField).toString();

interface Variant {
  address: (path: string) => string;
  headers: Record<string, string>;
  body?: string;
}

const bearing = (token: string): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  cookie: `attune_sign_in=${mark}; attune_local_listener=${mark}; attune_local_form=${mark}; other=${mark}`,
  referer: `https://elsewhere.example/${mark}?access_token=${mark}`,
  'user-agent': mark,
  'x-forwarded-for': mark,
  'x-request-id': mark,
});

const variantsWith = (token: string): Variant[] => [
  { address: (path) => `${path}?${query}`, headers: bearing(mark) },
  { address: (path) => `${path}?${query}`, headers: bearing(token) },
  { address: (path) => `${path}/${mark}`, headers: bearing(token) },
  { address: (path) => path, headers: { ...bearing(token), ...json }, body: JSON.stringify(everyField) },
  {
    address: (path) => path,
    headers: { ...bearing(token), ...json },
    body: `{"text": "${marked}", nonsense`,
  },
  { address: (path) => path, headers: { ...bearing(token), ...form }, body: query },
  { address: (path) => path, headers: { ...bearing(token), 'content-type': mark }, body: marked },
  { address: (path) => path, headers: { ...bearing(token), ...json }, body: marked.repeat(5_000) },
];

const unreadable = [
  `${mark}\r\n\r\n`,
  `GET /callback?access_token=${mark} HTTP/1.1\r\n: ${mark}\r\n\r\n`,
  `GET /%zz${mark} HTTP/1.1\r\nhost: ${mark}\r\nconnection: close\r\n\r\n`,
  `GET http://${mark}:99999999/ HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`,
  `GET /${mark.repeat(2_000)} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`,
  `POST /api/mood HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n${mark}`,
];

/** What a listener does, in words that are marked. */
async function useAsListener(server: ServerProcess, token: string): Promise<void> {
  const headers = bearing(token);
  const call = async (path: string, init: RequestInit = {}) => {
    await (await fetch(`${server.url}${path}`, { ...init, headers: { ...headers, ...json } })).text();
  };
  await call(apiPaths.profile);
  await call(`${apiPaths.currentTrack}?fresh=true`);
  await call(`${apiPaths.recommendations}?seed=${sampleTrackId(1)}`);
  await call(apiPaths.mood, { method: 'POST', body: JSON.stringify({ text: `so happy ${marked}` }) });
  await call(`${apiPaths.refreshToken}?refresh_token=${token}`);
  await call(apiPaths.logout);
}

/** Sends everything, sixteen at a time. @returns how many answers there were, by status. */
async function flood(server: ServerProcess, token: string): Promise<Map<number, number>> {
  const dispatcher = new Agent({ connections: 16 });
  const statuses = new Map<number, number>();
  const variants = variantsWith(token);
  const waiting = paths.flatMap((path) => [
    ...commonMethods.flatMap((method) => variants.map((variant) => ({ path, method, ...variant }))),
    ...rareMethods.flatMap((method) => variants.slice(0, 1).map((variant) => ({ path, method, ...variant }))),
  ]);
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { path, method, address, headers, body } = next;
      const reads = method === 'GET' || method === 'HEAD';
      if (reads && body !== undefined) continue;
      const reply = await request(`${server.url}${address(path)}`, {
        dispatcher,
        method,
        headers,
        body: body ?? null,
      });
      await reply.body.dump();
      statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  await dispatcher.close();
  for (let turn = 0; turn < 8; turn += 1)
    await useAsListener(server, `${token}${turn % 2 === 0 ? '' : turn}`);
  for (const text of unreadable) await sendRaw(server.url, text);
  return statuses;
}

async function expectSilence(server: ServerProcess, answers: Map<number, number>): Promise<void> {
  server.signal('SIGTERM');
  expect(await server.ended).toBe(0);
  const output = server.output();
  const total = [...answers.values()].reduce((sum, count) => sum + count, 0);
  expect(total).toBeGreaterThan(500);
  expect(answers.get(200) ?? 0).toBeGreaterThan(0);
  expect(output.match(/"msg":"answered"/g)?.length).toBeGreaterThanOrEqual(total);
  expect(output).toContain('unreadable request');
  for (const trace of traces) expect(output.indexOf(trace)).toBe(-1);
}

describe('a flood of marked tokens and texts leaves no trace in anything the process writes', () => {
  test('with upstreams that say them again in every answer and every error', async () => {
    const upstream = await startFakeUpstream();
    closing.push(() => upstream.close());
    const complaints: (FakeAnswer | 'reset')[] = [
      { status: 400, body: { error: { status: 400, message: marked } } },
      { status: 401, body: { error: { status: 401, message: marked } } },
      { status: 403, body: marked, headers: { 'x-reason': mark } },
      { status: 500, body: `<html>${marked}</html>` },
      'reset',
      { status: 200, body: `not json: ${marked}` },
      { status: 302, body: '', headers: { location: `https://elsewhere.example/${mark}` } },
    ];
    let turn = 0;
    const nowAndThen = (good: FakeAnswer) => () => {
      turn += 1;
      return turn % 2 === 0 ? good : (complaints[(turn >> 1) % complaints.length] ?? good);
    };
    const answers = {
      'GET /v1/me': { body: { display_name: marked } },
      'GET /v1/me/player/currently-playing': {
        body: wireCurrentlyPlaying({ item: { name: marked, id: mark } }),
      },
      'GET /v1/search': { body: wireSearch(wirePlaylist({ name: marked, description: marked })) },
      'GET /v1/track/recommendation': { body: { content: [{ href: mark, trackTitle: marked }] } },
      'POST /api/token': { status: 400, body: { error: 'invalid_grant', error_description: marked } },
      'POST /emotion': { body: [[{ label: marked, score: 0.5 }]] },
      'POST /generate': { body: [{ generated_text: marked }] },
    } satisfies Record<string, FakeAnswer>;
    for (const [route, good] of Object.entries(answers)) {
      upstream.on(route as keyof typeof answers, nowAndThen(good));
    }
    const server = await startServerProcess({
      env: {
        LOG_LEVEL: 'trace',
        SPOTIFY_CLIENT_ID: 'test',
        SPOTIFY_CLIENT_SECRET: mark,
        SPOTIFY_ACCOUNTS_URL: upstream.url,
        SPOTIFY_API_URL: upstream.url,
        SPOTIFY_WEB_URL: upstream.url,
        RECCOBEATS_URL: upstream.url,
        MOOD_CLASSIFIER: 'auto',
        EMOTION_MODEL_URL: `${upstream.url}/emotion`,
        REPLY_MODEL_URL: `${upstream.url}/generate`,
        EMOTION_MODEL_TOKEN: mark,
        REPLY_MODEL_TOKEN: mark,
        HF_TOKEN: mark,
        SESSION_SECRET: mark.repeat(2),
        CURRENT_TRACK_MAX_AGE: '0',
      },
    });
    closing.push(() => server.dispose());
    const statuses = await flood(server, mark);
    await expectSilence(server, statuses);
    expect(statuses.get(500)).toBeUndefined();
    expect(upstream.requests.length).toBeGreaterThan(20);
  }, 120_000);

  test('with the built-in streaming service and a listener of that name', async () => {
    const server = await startServerProcess({ env: { LOG_LEVEL: 'trace', SESSION_SECRET: mark.repeat(2) } });
    closing.push(() => server.dispose());
    const token = await signInAtBuiltIn(server.url, mark);
    const answers = await flood(server, token);
    await expectSilence(server, answers);
    expect(server.output()).not.toContain(token);
  }, 120_000);
});
