import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  authorizeQuery,
  createBrowser,
  newProof,
  type RunningService,
  startService,
} from './testing/start-service.ts';

let service: RunningService;
let browser: ReturnType<typeof createBrowser>;
beforeEach(async () => {
  service = await startService();
  browser = createBrowser();
});
afterEach(() => service.close());

const proof = newProof();
const openPage = (changes: Record<string, string> = {}) => {
  const query = { ...authorizeQuery(service.redirectUri, proof.challenge), ...changes };
  return browser.get(`${service.url}/authorize?${new URLSearchParams(query)}`);
};
const askToken = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${service.url}/api/token`, { method: 'POST', headers, body: new URLSearchParams(fields) });
const codeOf = (location: string | null) => new URL(location ?? '').searchParams.get('code') ?? '';

async function newCode(changes: Record<string, string> = {}) {
  const answer = await browser.submit(await openPage(changes), { name: 'Sam', decision: 'agree' });
  return codeOf(answer.headers.get('location'));
}
const exchange = (code: string, changes: Record<string, string> = {}) =>
  askToken({
    grant_type: 'authorization_code',
    code,
    redirect_uri: service.redirectUri,
    client_id: 'attune',
    code_verifier: proof.verifier,
    ...changes,
  });

test('the page asks for a name and says what the application will be able to do', async () => {
  const page = await openPage({ scope: 'user-read-currently-playing playlist-modify-private' });
  expect(page.status).toBe(200);
  for (const words of [
    '>Name</label>',
    '>Agree</button>',
    '>Cancel</button>',
    'See what you are playing right now',
  ]) {
    expect(page.text).toContain(words);
  }
});

test('agreeing sends the listener back with a code and the state', async () => {
  const answer = await browser.submit(await openPage(), { name: 'Sam', decision: 'agree' });
  expect(answer.status).toBe(303);
  const location = new URL(answer.headers.get('location') ?? '');
  expect(location.origin + location.pathname).toBe(service.redirectUri);
  expect(location.searchParams.get('state')).toBe('st4te');
});

test('cancelling sends the listener back with access_denied and the state, whatever the name field holds', async () => {
  const answer = await browser.submit(await openPage(), { name: '', decision: 'cancel' });
  expect(answer.headers.get('location')).toBe(`${service.redirectUri}?error=access_denied&state=st4te`);
});

test.each([
  ['an unknown client', { client_id: 'nobody' }, 'INVALID_CLIENT: Invalid client'],
  [
    'an address nobody registered',
    { redirect_uri: 'https://evil.example/' },
    'INVALID_CLIENT: Invalid redirect URI',
  ],
])('%s is told to the listener and never redirected', async (_, changes, words) => {
  const page = await openPage(changes);
  expect(page.status).toBe(400);
  expect(page.headers.get('location')).toBeNull();
  expect(page.text).toContain(words);
});

test('a redirect URI with one character more is another one', async () => {
  expect((await openPage({ redirect_uri: `${service.redirectUri}/` })).status).toBe(400);
});

test.each([
  ['a response type other than code', { response_type: 'token' }, 'unsupported_response_type'],
  ['a scope that does not exist', { scope: 'user-read-mind' }, 'invalid_scope'],
  ['a challenge that is not hashed', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['no challenge from a client without a secret', { code_challenge: '' }, 'invalid_request'],
])('%s goes back to the application as an error', async (_, changes, error) => {
  const answer = await openPage(changes);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`${service.redirectUri}?error=${error}&state=st4te`);
});

test.each([
  ['an empty name', ''],
  ['a blank name', ' \u200b\u00a0'],
  ['a name of 61 characters', 'x'.repeat(61)],
])('%s is refused on the page, which keeps what was typed', async (_, name) => {
  const page = await browser.submit(await openPage(), { name, decision: 'agree' });
  expect(page.status).toBe(400);
  expect(page.text).toContain('role="alert"');
  const again = await browser.submit(page, { name: 'Sam', decision: 'agree' });
  expect(again.status).toBe(303);
});

test('a name too long to be one is refused on the page without being repeated', async () => {
  const name = 'x'.repeat(60_000);
  const page = await browser.submit(await openPage(), { name, decision: 'agree' });
  expect([page.status, page.text.includes('xxxx')]).toEqual([400, false]);
  expect(page.text).toContain('role="alert"');
});

test('the form is worthless without the cookie of the browser it was made in', async () => {
  const page = await openPage();
  const stranger = createBrowser();
  expect((await stranger.submit(page, { name: 'Mallory', decision: 'agree' })).status).toBe(400);
});

test('a form with a request that was not signed here is refused', async () => {
  const page = await openPage();
  const answer = await browser.submit(page, { consent: 'e30.e30.x', name: 'Sam', decision: 'agree' });
  expect(answer.status).toBe(400);
  expect(answer.headers.get('location')).toBeNull();
});

test('a page that was left open for an hour asks once more and then works', async () => {
  const page = await openPage();
  service.clock.nowMs += 3_600_000;
  const again = await browser.submit(page, { name: 'Sam', decision: 'agree' });
  expect(again.status).toBe(400);
  expect((await browser.submit(again, { name: 'Sam', decision: 'agree' })).status).toBe(303);
});

test('markup in the parameters stays text', async () => {
  const page = await openPage({ state: '"><script>alert(1)</script>' });
  expect(page.text).not.toContain('<script>alert');
});

test('the page’s policy lets its form lead back to the application and nowhere else', async () => {
  const policy = (await openPage()).headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`form-action 'self' ${new URL(service.redirectUri).origin};`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
});

test('a code is exchanged for tokens, once', async () => {
  const code = await newCode();
  const answer = await exchange(code);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({
    access_token: expect.any(String),
    token_type: 'Bearer',
    expires_in: 3600,
    scope: 'user-read-currently-playing',
    refresh_token: expect.any(String),
  });
  const second = await exchange(code);
  expect(second.status).toBe(400);
  expect(await second.json()).toMatchObject({ error: 'invalid_grant' });
});

test.each([
  ['a verifier that does not fit', { code_verifier: newProof().verifier }, 'invalid_grant'],
  ['no verifier', { code_verifier: '' }, 'invalid_request'],
  ['another redirect URI', { redirect_uri: 'http://127.0.0.1/other' }, 'invalid_grant'],
  ['another client', { client_id: 'keeper' }, 'invalid_grant'],
  ['an unknown client', { client_id: 'nobody' }, 'invalid_client'],
  ['a made-up code', { code: 'AQD-made-up' }, 'invalid_grant'],
  ['no code', { code: '' }, 'invalid_request'],
  ['another grant', { grant_type: 'password' }, 'unsupported_grant_type'],
])('%s is refused, and the code stays good', async (_, changes, error) => {
  const code = await newCode();
  const refused = await exchange(code, changes);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toEqual({ error, error_description: expect.any(String) });
  expect((await exchange(code)).status).toBe(200);
});

test('a code is good for ten minutes', async () => {
  const code = await newCode();
  service.clock.nowMs += 600_001;
  expect(await (await exchange(code)).json()).toMatchObject({ error: 'invalid_grant' });
});

test('a body that is no form is refused as such', async () => {
  const answer = await fetch(`${service.url}/api/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"grant_type":"refresh_token"}',
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: 'invalid_client' });
});

const refresh = (token: string) =>
  askToken({ grant_type: 'refresh_token', refresh_token: token, client_id: 'attune' });
const statusOf = async (accessToken: string) =>
  (await fetch(`${service.url}/v1/me`, { headers: { authorization: `Bearer ${accessToken}` } })).status;

test('with PKCE a refresh token is used up by its use, and each brings the next one', async () => {
  let token = (await service.signIn('Sam')).refresh_token;
  const seen = new Set([token]);
  for (let round = 0; round < 3; round += 1) {
    const answer = await refresh(token);
    expect(answer.status).toBe(200);
    token = ((await answer.json()) as { refresh_token: string }).refresh_token;
    expect(seen.has(token)).toBe(false);
    seen.add(token);
  }
});

test('a refresh token used twice ends all that came of its consent, and nothing of another', async () => {
  const stolen = await service.signIn('Sam');
  const elsewhere = await service.signIn('Sam');
  const next = (await (await refresh(stolen.refresh_token)).json()) as {
    refresh_token: string;
    access_token: string;
  };
  expect(await (await refresh(stolen.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
  expect(await (await refresh(next.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
  expect([await statusOf(stolen.access_token), await statusOf(next.access_token)]).toEqual([401, 401]);
  expect(await statusOf(elsewhere.access_token)).toBe(200);
  expect((await refresh(elsewhere.refresh_token)).status).toBe(200);
});

test('a code used twice ends what came of it', async () => {
  const code = await newCode();
  const tokens = (await (await exchange(code)).json()) as { access_token: string; refresh_token: string };
  expect((await exchange(code)).status).toBe(400);
  expect(await statusOf(tokens.access_token)).toBe(401);
  expect((await refresh(tokens.refresh_token)).status).toBe(400);
});

test('a refresh token ends half a year after the consent, refreshed or not', async () => {
  const dayMs = 86_400_000;
  const { refresh_token } = await service.signIn('Sam');
  service.clock.nowMs += 181 * dayMs;
  const stillGood = await refresh(refresh_token);
  expect(stillGood.status).toBe(200);
  const refreshed = (await stillGood.json()) as { access_token: string; refresh_token: string };
  expect(await statusOf(refreshed.access_token)).toBe(200);
  service.clock.nowMs += 2 * dayMs;
  const ended = await refresh(refreshed.refresh_token);
  expect([ended.status, await ended.json()]).toMatchObject([400, { error: 'invalid_grant' }]);
});

test('a client with a secret proves itself with it and keeps its refresh token', async () => {
  const back = 'http://127.0.0.1:9999/back';
  const query = { response_type: 'code', client_id: 'keeper', redirect_uri: back, scope: '', state: 's' };
  const page = await browser.get(`${service.url}/authorize?${new URLSearchParams(query)}`);
  const code = codeOf(
    (await browser.submit(page, { name: 'Sam', decision: 'agree' })).headers.get('location'),
  );
  const grant = { grant_type: 'authorization_code', code, redirect_uri: back };
  const basic = (secret: string) => ({
    authorization: `Basic ${Buffer.from(`keeper:${secret}`).toString('base64')}`,
  });

  const wrong = await askToken(grant, basic('guess'));
  expect([wrong.status, await wrong.json()]).toEqual([
    400,
    { error: 'invalid_client', error_description: 'Invalid client secret' },
  ]);
  const tokens = (await (await askToken(grant, basic('hush'))).json()) as { refresh_token: string };
  const refresh = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
  for (let round = 0; round < 2; round += 1) {
    const answer = await askToken(refresh, basic('hush'));
    expect(await answer.json()).not.toHaveProperty('refresh_token');
  }
  expect((await askToken({ ...refresh, client_id: 'keeper' })).status).toBe(400);
});

test('tokens outlive a restart that keeps the signing key, and no other', async () => {
  const { access_token } = await service.signIn('Sam');
  const me = async (other: RunningService) =>
    (await fetch(`${other.url}/v1/me`, { headers: { authorization: `Bearer ${access_token}` } })).status;
  const restarted = await startService();
  const foreign = await startService({ signingKey: new Uint8Array(32).fill(8) });
  expect([await me(restarted), await me(foreign)]).toEqual([200, 401]);
  await restarted.close();
  await foreign.close();
});

test('a signing key that is too short keeps the service from starting', async () => {
  await expect(startService({ signingKey: new Uint8Array(31) })).rejects.toThrow(RangeError);
});
