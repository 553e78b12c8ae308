import { apiPaths, devicesAnswerSchema, problemSchema } from '@attune/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { visitBuiltIn } from '../testing/built-in-sign-in.ts';
import { sampleTrackId } from '../testing/samples.ts';
import { accessToken, builtInStreaming, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const trackIds = [0, 1, 2].map(sampleTrackId);
const uriOf = (id: string) => `spotify:track:${id}`;

const send = (method: 'PUT' | 'POST', path: string, body: unknown, to = server, token = accessToken) =>
  to.call(path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
const play = (body: unknown) => send('PUT', apiPaths.playOnDevice, body);
const queue = (body: unknown) => send('POST', apiPaths.queueOnDevice, body);
const codeOf = async (reply: Response) => {
  const { code, status } = problemSchema.parse(await reply.json());
  expect(status).toBe(reply.status);
  return code;
};

test('plays tracks in their order where the listener listens, or on the device they name', async () => {
  server.upstream.on('PUT /v1/me/player/play', () => ({ status: 204 }));
  expect((await play({ trackIds })).status).toBe(204);
  expect((await play({ trackIds, deviceId: 'kitchen' })).status).toBe(204);
  const [here, there] = server.upstream.seen('/v1/me/player/play');
  expect(JSON.parse(here?.body ?? '')).toEqual({ uris: trackIds.map(uriOf) });
  expect([here?.query.toString(), there?.query.toString()]).toEqual(['', 'device_id=kitchen']);
});

test('queues one track a call, and the same one twice is two calls', async () => {
  server.upstream.on('POST /v1/me/player/queue', () => ({ status: 204 }));
  const [trackId = ''] = trackIds;
  await Promise.all([queue({ trackId }), queue({ trackId })]);
  const seen = server.upstream.seen('/v1/me/player/queue');
  expect(seen.map(({ query }) => query.get('uri'))).toEqual([uriOf(trackId), uriOf(trackId)]);
  expect(seen[0]?.headers['content-length']).toBe('0');
});

test('tells the devices that take commands, each with the name it has', async () => {
  server.upstream.on('GET /v1/me/player/devices', () => ({
    body: {
      devices: [
        { id: 'kitchen', name: 'Kitchen speaker', is_active: true, is_restricted: false, type: 'Speaker' },
        { id: 'car', name: 'Car', is_active: false, is_restricted: true },
        { id: null, name: 'Nobody' },
        null,
        { id: 'phone', name: ' ' },
      ],
    },
  }));
  const reply = await server.call(apiPaths.devices);
  expect(devicesAnswerSchema.parse(await reply.json()).devices).toEqual([
    { id: 'kitchen', name: 'Kitchen speaker', isActive: true },
    { id: 'phone', name: 'phone', isActive: false },
  ]);
});

test('what plays goes on at the device that is named', async () => {
  server.upstream.on('PUT /v1/me/player', () => ({ status: 204 }));
  const transfer = (body: unknown) => send('PUT', apiPaths.transferToDevice, body);
  expect((await transfer({ deviceId: 'kitchen' })).status).toBe(204);
  const [asked] = server.upstream.seen('/v1/me/player');
  expect(JSON.parse(asked?.body ?? '')).toEqual({ device_ids: ['kitchen'], play: true });
  expect(await codeOf(await transfer({}))).toBe('invalid_request');
  const error = { status: 404, message: 'Device not found' };
  server.upstream.on('PUT /v1/me/player', () => ({ status: 404, body: { error } }));
  expect(await codeOf(await transfer({ deviceId: 'gone' }))).toBe('no_active_device');
});

const command = (body: unknown) => send('POST', apiPaths.commandDevice, body);

test.each([
  [{ action: 'pause' }, 'PUT /v1/me/player/pause', ''],
  [{ action: 'resume' }, 'PUT /v1/me/player/play', ''],
  [{ action: 'next' }, 'POST /v1/me/player/next', ''],
  [{ action: 'previous' }, 'POST /v1/me/player/previous', ''],
  [{ action: 'seek', positionMs: 61_000 }, 'PUT /v1/me/player/seek', 'position_ms=61000'],
] as const)(
  '%j is said to the device that is in use: %s, in one call without a body',
  async (body, at, query) => {
    server.upstream.on(at, () => ({ status: 204 }));
    expect((await command(body)).status).toBe(204);
    const [path = ''] = at.split(' ').slice(1);
    const [sent] = server.upstream.seen(path);
    expect([sent?.query.toString(), sent?.body, sent?.headers['content-length']]).toEqual([query, '', '0']);
    expect(server.upstream.requests).toHaveLength(1);
  },
);

test.each([
  ['no premium account', 403, { reason: 'PREMIUM_REQUIRED' }, 'premium_required', 2],
  ['no device', 404, { reason: 'NO_ACTIVE_DEVICE' }, 'no_active_device', 1],
  ['nothing before it', 403, { reason: 'NO_PREV_TRACK' }, 'device_refused', 1],
  ['a rate limit', 429, {}, 'streaming_rate_limited', 1],
  ['a missing scope', 403, { message: 'Insufficient client scope' }, 'permission_missing', 1],
] as const)('a command that meets %s (%i) says so', async (_, status, error, code, calls) => {
  server.upstream.on('POST /v1/me/player/previous', () => ({
    status,
    headers: { 'retry-after': '20' },
    body: { error: { status, message: '', ...error } },
  }));
  expect(await codeOf(await command({ action: 'previous' }))).toBe(code);
  expect(server.upstream.requests).toHaveLength(calls);
});

test('a skip whose answer is lost is not sent again', async () => {
  server.upstream.on('POST /v1/me/player/next', () => 'reset');
  expect(await codeOf(await command({ action: 'next' }))).toBe('streaming_unavailable');
  expect(server.upstream.requests).toHaveLength(1);
});

describe('a refusal has a code of its own', () => {
  const refusals: [what: string, status: number, error: object | string, code: string, calls: number][] = [
    [
      'no device',
      404,
      { message: 'No active device found', reason: 'NO_ACTIVE_DEVICE' },
      'no_active_device',
      1,
    ],
    ['a device that is gone', 404, { message: 'Device not found' }, 'no_active_device', 1],
    [
      'no premium account',
      403,
      { message: 'Player command failed: Premium required', reason: 'PREMIUM_REQUIRED' },
      'premium_required',
      2,
    ],
    ['a device of its own mind', 403, { reason: 'DEVICE_NOT_CONTROLLABLE' }, 'device_refused', 1],
    [
      'a reason nobody names',
      403,
      { message: 'Restriction violated', reason: 'UNKNOWN' },
      'device_refused',
      1,
    ],
    ['an endpoint that is gone', 403, { message: 'Forbidden' }, 'streaming_unexpected_reply', 1],
    ['a missing scope', 403, { message: 'Insufficient client scope' }, 'permission_missing', 1],
    ['a missing scope, told as 401', 401, { message: 'Permissions missing' }, 'permission_missing', 1],
    ['a stale token', 401, { message: 'The access token expired' }, 'token_rejected', 1],
    [
      'a lapsed subscription of the owner',
      403,
      'Active premium subscription required for the owner of the app.',
      'streaming_app_suspended',
      1,
    ],
    [
      'a listener off the list',
      403,
      { message: 'the user may not be registered' },
      'listener_not_allowed',
      1,
    ],
    ['a used-up quota', 429, { reason: 'QUOTA_EXCEEDED' }, 'streaming_quota_exceeded', 1],
    ['an outage', 502, '<html>Bad gateway</html>', 'streaming_unavailable', 1],
    ['a track it does not know', 400, { message: 'Invalid track uri' }, 'invalid_request', 1],
  ];
  test.each(refusals)('%s (%i)', async (_, status, error, code, calls) => {
    server.upstream.on('PUT /v1/me/player/play', () => ({
      status,
      body: typeof error === 'string' ? error : { error: { status, ...error } },
    }));
    expect(await codeOf(await play({ trackIds }))).toBe(code);
    expect(server.upstream.requests).toHaveLength(calls);
  });

  test('a rate limit, and nothing is sent until it is over', async () => {
    server.upstream.on('POST /v1/me/player/queue', () => ({
      status: 429,
      headers: { 'retry-after': '20' },
      body: { error: { status: 429, message: 'API rate limit exceeded' } },
    }));
    const [trackId = ''] = trackIds;
    const reply = await queue({ trackId });
    expect([await codeOf(reply), reply.headers.get('retry-after')]).toEqual(['streaming_rate_limited', '20']);
    expect(await codeOf(await play({ trackIds }))).toBe('streaming_rate_limited');
    expect(server.upstream.requests).toHaveLength(1);
  });

  test('a page of somebody in between: nothing was played', async () => {
    const page = { headers: { 'content-type': 'text/html' }, body: '<html>Welcome to our network</html>' };
    server.upstream.on('PUT /v1/me/player/play', () => page);
    expect(await codeOf(await play({ trackIds }))).toBe('streaming_unexpected_reply');
    expect(server.upstream.requests).toHaveLength(1);
  });

  test('a lost answer: it is not sent again', async () => {
    server.upstream.on('POST /v1/me/player/queue', () => 'reset');
    expect(await codeOf(await queue({ trackId: trackIds[0] }))).toBe('streaming_unavailable');
    expect(server.upstream.requests).toHaveLength(1);
  });
});

test.each([
  ['PUT', apiPaths.playOnDevice, {}],
  ['PUT', apiPaths.playOnDevice, { trackIds: [] }],
  ['PUT', apiPaths.playOnDevice, { trackIds: ['../me'] }],
  ['PUT', apiPaths.playOnDevice, { trackIds, deviceId: '' }],
  ['PUT', apiPaths.playOnDevice, { trackIds, volume: 100 }],
  ['POST', apiPaths.queueOnDevice, { trackId: 'short' }],
  ['POST', apiPaths.queueOnDevice, { trackIds }],
  ['POST', apiPaths.commandDevice, { action: 'louder' }],
  ['POST', apiPaths.commandDevice, { action: 'seek' }],
  ['POST', apiPaths.commandDevice, { action: 'seek', positionMs: -1 }],
  ['POST', apiPaths.commandDevice, { action: 'next', positionMs: 1 }],
] as const)('%s %s with %j is refused before any call', async (method, path, body) => {
  expect(await codeOf(await send(method, path, body))).toBe('invalid_request');
  expect(server.upstream.requests).toHaveLength(0);
});

test('without a token nothing happens', async () => {
  const reply = await fetch(`${server.url}${apiPaths.devices}`);
  expect(await codeOf(reply)).toBe('not_signed_in');
});

describe('at a service whose scopes are known', () => {
  let builtIn: TestServer;
  beforeEach(async () => {
    builtIn = await startTestServer(builtInStreaming);
  });
  afterEach(() => builtIn.close());

  test('a listener who was not asked is told so without a call; asked, they come back and can', async () => {
    const plain = await visitBuiltIn(builtIn.url, 'Kim');
    const query = new URLSearchParams({ q: 'calm', type: 'track', limit: '3' });
    const found = await builtIn.call(`/local/v1/search?${query}`, {
      headers: { authorization: `Bearer ${plain.accessToken}` },
    });
    const { tracks } = (await found.json()) as { tracks: { items: { id: string }[] } };
    const ids = tracks.items.map(({ id }) => id);
    const playAs = (token: string) => send('PUT', apiPaths.playOnDevice, { trackIds: ids }, builtIn, token);
    expect(await codeOf(await playAs(plain.accessToken))).toBe('permission_missing');
    const asked = await visitBuiltIn(builtIn.url, 'Kim', ['devices']);
    expect((await playAs(asked.accessToken)).status).toBe(204);
    const playing = await builtIn.call(apiPaths.currentTrack, {
      headers: { authorization: `Bearer ${asked.accessToken}` },
    });
    expect(await playing.json()).toMatchObject({ id: ids[0], isPlaying: true });
  });
});
