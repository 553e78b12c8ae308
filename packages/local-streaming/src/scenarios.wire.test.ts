import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { allScenarios } from './scenarios.ts';
import {
  authorizeQuery,
  createBrowser,
  newProof,
  type RunningService,
  someTracks,
  startService,
  type Tokens,
} from './testing/start-service.ts';

let service: RunningService;
let tokens: Tokens;
beforeAll(async () => {
  service = await startService({ scenarios: true });
  tokens = await service.signIn('Sam');
});
afterEach(() => choose());
afterAll(() => service.close());

const choose = (...active: string[]) =>
  fetch(`${service.url}/scenarios`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ active }),
  });
/** One call on a bad day chosen by the header. */
async function on(scenario: string, path: string, init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${tokens.access_token}`, 'x-local-scenario': scenario };
  const answer = await fetch(`${service.url}${path}`, { redirect: 'manual', ...init, headers });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text };
}
const bodyOn = async (scenario: string, path: string) => JSON.parse((await on(scenario, path)).text);

const seed = someTracks[0]?.id ?? '';
const search = '/v1/search?q=calm&type=playlist&limit=6';
const playing = '/v1/me/player/currently-playing?additional_types=track,episode';
const recommendation = `/reccobeats/v1/track/recommendation?seeds=${seed}&size=15`;

test('without being asked for, there are no scenarios and no switch', async () => {
  const plain = await startService();
  expect((await fetch(`${plain.url}/scenarios`)).status).toBe(404);
  const { access_token } = await plain.signIn('Sam');
  const headers = { authorization: `Bearer ${access_token}`, 'x-local-scenario': 'me-nameless' };
  expect(await (await fetch(`${plain.url}/v1/me`, { headers })).json()).toMatchObject({
    display_name: 'Sam',
  });
  await plain.close();
});

test('names are told apart and listed with what they disturb', async () => {
  const listed = (await (await fetch(`${service.url}/scenarios`)).json()) as {
    available: { name: string }[];
  };
  const names = listed.available.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(allScenarios.map(({ name }) => name));
});

test('the switch holds until it is set anew and refuses names it does not know', async () => {
  const { access_token } = tokens;
  const me = async () =>
    (await (
      await fetch(`${service.url}/v1/me`, { headers: { authorization: `Bearer ${access_token}` } })
    ).json()) as {
      display_name: string | null;
    };
  await choose('me-nameless');
  expect(await me()).toMatchObject({ display_name: null, images: [] });
  expect((await choose('me-headless')).status).toBe(400);
  expect(await me()).toMatchObject({ display_name: null });
  await choose();
  expect(await me()).toMatchObject({ display_name: 'Sam' });
});

test.each([
  ['me-not-registered', '/v1/me', 403, 'may not be registered'],
  ['me-owner-premium-json', '/v1/me', 403, '"message":"Active premium subscription required'],
  ['me-owner-premium-text', '/v1/me', 403, 'Active premium subscription required'],
  ['me-permissions-missing', '/v1/me', 401, 'Permissions missing'],
  ['search-rate-limited', search, 429, 'API rate limit exceeded'],
  ['search-quota-exceeded', search, 429, 'QUOTA_EXCEEDED'],
  ['playing-unauthorized', playing, 401, 'Invalid access token'],
  ['playing-forbidden', playing, 403, 'Forbidden'],
  ['playing-rate-limited', playing, 429, 'API rate limit exceeded'],
  ['playing-outage', playing, 502, '<h1>502 Bad Gateway</h1>'],
  ['playing-nothing', playing, 204, ''],
  ['tracks-batch-forbidden', `/v1/tracks?ids=${seed}`, 403, 'Forbidden'],
  ['recommender-bad-request', recommendation, 400, 'Invalid value'],
  ['recommender-rate-limited', recommendation, 429, 'Too many requests'],
  ['recommender-broken', recommendation, 500, 'Internal server error'],
  ['recommender-not-json', recommendation, 200, '<html>'],
])('%s answers as that day does', async (scenario, path, status, words) => {
  const answer = await on(scenario, path);
  expect([answer.status, answer.text.includes(words)]).toEqual([status, true]);
});

test('waits are named in seconds', async () => {
  expect((await on('search-rate-limited', search)).headers.get('retry-after')).toBe('7');
  expect((await on('search-quota-exceeded', search)).headers.get('retry-after')).toBe('52531');
  expect((await on('playing-rate-limited', playing)).headers.get('retry-after')).toBe('48925');
});

test('bare text comes without a content type', async () => {
  expect((await on('me-owner-premium-text', '/v1/me')).headers.get('content-type')).toBeNull();
  const body = new URLSearchParams({ grant_type: 'refresh_token' });
  const answer = await on('accounts-owner-premium', '/api/token', { method: 'POST', body });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([403, null]);
});

test('searches come back with nulls, empty, or under other names', async () => {
  const items = async (scenario: string) => (await bodyOn(scenario, search)).playlists.items;
  expect((await items('search-some-null')).map((item: unknown) => item === null)).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
  ]);
  expect(await items('search-all-null')).toEqual(Array(6).fill(null));
  expect((await bodyOn('search-empty', search)).playlists).toMatchObject({ items: [], total: 0, next: null });
  const [old] = await items('search-tracks-total-only');
  expect([old.tracks.total > 0, old.items]).toEqual([true, undefined]);
  const [young] = await items('search-items-total-only');
  expect([young.items.total > 0, young.tracks]).toEqual([true, undefined]);
  expect((await items('search-null-images'))[0]).toMatchObject({ images: null, description: null });
});

test('a reset connection and one that hangs give no answer', async () => {
  await expect(on('search-connection-reset', search)).rejects.toThrow();
  const waiting = new AbortController();
  const hanging = on('recommender-hangs', recommendation, { signal: waiting.signal });
  const first = await Promise.race([hanging.then(() => 'answer'), on('', search).then(() => 'another call')]);
  expect(first).toBe('another call');
  waiting.abort();
  await expect(hanging).rejects.toThrow();
});

test('a hanging call does not keep the service from closing', async () => {
  const other = await startService({ scenarios: true });
  const headers = { 'x-local-scenario': 'recommender-hangs' };
  const hanging = fetch(`${other.url}${recommendation}`, { headers }).catch(() => 'cut off');
  await fetch(`${other.url}/scenarios`);
  await other.close();
  expect(await hanging).toBe('cut off');
});

test('odd things stand in the player', async () => {
  expect(await bodyOn('playing-episode', playing)).toMatchObject({
    currently_playing_type: 'episode',
    item: { type: 'episode', show: { name: 'Small Sounds' } },
  });
  expect((await bodyOn('playing-episode', '/v1/me/player/currently-playing')).item).toBeNull();
  expect(await bodyOn('playing-ad', playing)).toMatchObject({ currently_playing_type: 'ad', item: null });
  expect(await bodyOn('playing-unknown', playing)).toMatchObject({
    currently_playing_type: 'unknown',
    item: null,
  });
  expect(await bodyOn('playing-local-file', playing)).toMatchObject({ item: { id: null, is_local: true } });
  expect(await bodyOn('playing-paused', playing)).toMatchObject({
    is_playing: false,
    item: { type: 'track' },
  });
});

test('tracks go missing one by one', async () => {
  const ids = someTracks.slice(0, 5).map(({ id }) => id);
  expect((await bodyOn('tracks-batch-null', `/v1/tracks?ids=${ids.join(',')}`)).tracks[1]).toBeNull();
  const statusesOn = async (scenario: string) => {
    await choose(scenario);
    const statuses: number[] = [];
    for (const id of ids) statuses.push((await on('', `/v1/tracks/${id}`)).status);
    return statuses;
  };
  expect(await statusesOn('tracks-one-missing')).toEqual([200, 404, 200, 200, 200]);
  expect(await statusesOn('tracks-rate-limited-midway')).toEqual([200, 200, 200, 429, 429]);
});

test('suggestions are few, none, repeated or without a usable address', async () => {
  const content = async (scenario: string): Promise<{ href: string | null }[]> =>
    (await bodyOn(scenario, recommendation)).content;
  expect(await content('recommender-three')).toHaveLength(3);
  expect(await content('recommender-empty')).toEqual([]);
  const odd = (await content('recommender-odd-addresses')).map(({ href }) => href);
  expect([odd[0], odd[1]?.startsWith('https://music.example/'), odd[2]?.startsWith(service.url)]).toEqual([
    null,
    true,
    true,
  ]);
  expect((await content('recommender-short-id'))[0]?.href).toMatch(/\/track\/[A-Za-z0-9]{17}$/);
  const repeated = await content('recommender-repeats-seed');
  expect(repeated).toHaveLength(15);
  expect(repeated[0]?.href).toBe(`${service.url}/track/${seed}`);
  expect(repeated.at(-1)).toEqual(repeated.at(-2));
});

test('tokens from before the switch have expired, and a refresh brings a good one', async () => {
  const old = await service.signIn('Robin');
  await choose('tokens-expired');
  const me = async (token: string) =>
    (await fetch(`${service.url}/v1/me`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await me(old.access_token)).toBe(401);
  const body = new URLSearchParams({
    grant_type: 'refresh_token',
    refresh_token: old.refresh_token,
    client_id: 'attune',
  });
  const fresh = (await (await fetch(`${service.url}/api/token`, { method: 'POST', body })).json()) as Tokens;
  expect([await me(fresh.access_token), await me(old.access_token)]).toEqual([200, 401]);
});

test('a refresh may bring no new refresh token, and the old one stays good', async () => {
  const { refresh_token } = await service.signIn('Robin');
  await choose('accounts-refresh-keeps-token');
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token, client_id: 'attune' });
  for (let round = 0; round < 2; round += 1) {
    const answer = await fetch(`${service.url}/api/token`, { method: 'POST', body });
    expect(answer.status).toBe(200);
    expect(await answer.json()).not.toHaveProperty('refresh_token');
  }
});

test.each([
  ['accounts-invalid-grant', 400, 'invalid_grant'],
  ['accounts-invalid-client', 400, 'invalid_client'],
  ['accounts-outage', 503, 'Service Temporarily Unavailable'],
])('%s refuses the exchange', async (scenario, status, words) => {
  const answer = await on(scenario, '/api/token', { method: 'POST', body: new URLSearchParams() });
  expect([answer.status, answer.text.includes(words)]).toEqual([status, true]);
});

test('the listener may come back without having agreed, or with somebody else’s state', async () => {
  const query = new URLSearchParams(authorizeQuery(service.redirectUri, newProof().challenge));
  const denied = await on('accounts-access-denied', `/authorize?${query}`);
  expect(denied.headers.get('location')).toBe(`${service.redirectUri}?error=access_denied&state=st4te`);
  await choose('accounts-state-mismatch');
  const browser = createBrowser();
  const page = await browser.get(`${service.url}/authorize?${query}`);
  const answer = await browser.submit(page, { name: 'Sam', decision: 'agree' });
  expect(new URL(answer.headers.get('location') ?? '').searchParams.get('state')).toBe('somebody-elses');
});
