import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  authorizeQuery,
  createBrowser,
  newProof,
  type RunningService,
  startService,
  type Tokens,
} from './testing/start-service.ts';

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.close());

type Browser = ReturnType<typeof createBrowser>;

const post = (path: string, fields: Record<string, string>) =>
  fetch(`${service.url}${path}`, { method: 'POST', body: new URLSearchParams(fields) });
const revoke = (token: string, fields: Record<string, string> = { client_id: 'attune' }) =>
  post('/api/revoke', { token, ...fields });
const refreshes = async (refresh_token: string) =>
  (await post('/api/token', { grant_type: 'refresh_token', refresh_token, client_id: 'attune' })).status;
const works = async (accessToken: string) =>
  (await fetch(`${service.url}/v1/me`, { headers: { authorization: `Bearer ${accessToken}` } })).status;
const signedInAs = async (browser: Browser) =>
  /\/user\/[^"]+"><bdi>([^<]*)<\/bdi><\/a><form/.exec((await browser.get(`${service.url}/`)).text)?.[1] ??
  null;

/** Signs in to the application in this browser, and so to the service's own pages. */
async function agree(browser: Browser, name = 'Sam'): Promise<Tokens> {
  const { verifier, challenge } = newProof();
  const query = authorizeQuery(service.redirectUri, challenge);
  const page = await browser.get(`${service.url}/authorize?${new URLSearchParams(query)}`);
  const answer = await browser.submit(page, { name, decision: 'agree' });
  const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const grant = { grant_type: 'authorization_code', code, redirect_uri: service.redirectUri };
  return (await (
    await post('/api/token', { ...grant, client_id: 'attune', code_verifier: verifier })
  ).json()) as Tokens;
}

test('a body that is no form is refused and ends nothing', async () => {
  const { access_token } = await agree(createBrowser());
  for (const [type, body] of [
    ['text/plain', `token=${access_token}&client_id=attune`],
    ['application/json', `"${access_token}"`],
  ] as const) {
    const answer = await fetch(`${service.url}/api/revoke`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect([answer.status, (await answer.json()).error]).toEqual([400, 'invalid_request']);
  }
  expect(await works(access_token)).toBe(200);
});

test('a token given back ends its consent: access, refresh, and the sign-in of that browser', async () => {
  const [here, there] = [createBrowser(), createBrowser()];
  const tokens = await agree(here);
  const others = await agree(there);
  const answer = await revoke(tokens.access_token);
  expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
    200,
    'no-store',
    '',
  ]);
  expect([await works(tokens.access_token), await refreshes(tokens.refresh_token)]).toEqual([401, 400]);
  expect(await signedInAs(here)).toBeNull();
  expect([await works(others.access_token), await refreshes(others.refresh_token)]).toEqual([200, 200]);
  expect(await signedInAs(there)).toBe('Sam');
});

test('a refresh token does as well, and so does an access token that has expired', async () => {
  const byRefresh = await agree(createBrowser());
  await revoke(byRefresh.refresh_token);
  expect(await works(byRefresh.access_token)).toBe(401);
  const browser = createBrowser();
  const old = await agree(browser);
  service.clock.nowMs += 2 * 3_600_000;
  await revoke(old.access_token);
  expect(await refreshes(old.refresh_token)).toBe(400);
  expect(await signedInAs(browser)).toBeNull();
});

test('tokens refreshed since then end too', async () => {
  const { access_token, refresh_token } = await agree(createBrowser());
  const later = (await (
    await post('/api/token', { grant_type: 'refresh_token', refresh_token, client_id: 'attune' })
  ).json()) as Tokens;
  await revoke(access_token);
  expect([await works(later.access_token), await refreshes(later.refresh_token)]).toEqual([401, 400]);
});

test('somebody who signed in to the pages again meanwhile is signed out of them as well', async () => {
  const browser = createBrowser();
  const { access_token } = await agree(browser);
  await browser.submit(await browser.get(`${service.url}/sign-in`), { name: ' SAM ' });
  expect(await signedInAs(browser)).toBe('SAM');
  await revoke(access_token);
  expect(await signedInAs(browser)).toBeNull();
});

test.each([
  ['no token at all', ''],
  ['garbage', 'x.y.z'],
])('%s is answered as RFC 7009 has it', async (_, token) => {
  expect((await revoke(token)).status).toBe(token === '' ? 400 : 200);
});

test('nobody gives back another client’s token', async () => {
  const browser = createBrowser();
  const { access_token } = await agree(browser);
  for (const fields of [{ client_id: 'nobody' }, { client_id: 'keeper', client_secret: 'hush' }] as Record<
    string,
    string
  >[])
    expect((await revoke(access_token, fields)).status).toBe(400);
  expect(await works(access_token)).toBe(200);
  expect(await signedInAs(browser)).toBe('Sam');
});

test('an application that the service is not built into ends its own consent alone', async () => {
  const browser = createBrowser();
  const back = 'http://127.0.0.1:9999/back';
  const query = { response_type: 'code', client_id: 'keeper', redirect_uri: back, scope: '', state: 's' };
  const page = await browser.get(`${service.url}/authorize?${new URLSearchParams(query)}`);
  const answer = await browser.submit(page, { name: 'Sam', decision: 'agree' });
  const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const secret = { client_id: 'keeper', client_secret: 'hush' };
  const tokens = (await (
    await post('/api/token', { grant_type: 'authorization_code', code, redirect_uri: back, ...secret })
  ).json()) as Tokens;
  await revoke(tokens.refresh_token, secret);
  expect(await works(tokens.access_token)).toBe(401);
  expect(await signedInAs(browser)).toBe('Sam');
});

test('signing out of the pages ends the cookie, also where somebody has kept a copy of it', async () => {
  const browser = createBrowser();
  await browser.submit(await browser.get(`${service.url}/sign-in`), { name: 'Sam' });
  const copy = createBrowser();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  expect(await signedInAs(copy)).toBe('Sam');
  await browser.submit(await browser.get(`${service.url}/`), {}, '/sign-out');
  expect(browser.cookies.has('attune_local_listener')).toBe(false);
  expect(await signedInAs(copy)).toBeNull();
});

test('signing out of the pages ends what the application here got in that browser, and nothing else', async () => {
  const [here, there] = [createBrowser(), createBrowser()];
  const tokens = await agree(here);
  const others = await agree(there);
  expect(await works(tokens.access_token)).toBe(200);
  await here.submit(await here.get(`${service.url}/`), {}, '/sign-out');
  expect([await works(tokens.access_token), await refreshes(tokens.refresh_token)]).toEqual([401, 400]);
  expect([await works(others.access_token), await refreshes(others.refresh_token)]).toEqual([200, 200]);
});

test('whoever signs in under another name leaves nothing of the one before signed in', async () => {
  const browser = createBrowser();
  await browser.submit(await browser.get(`${service.url}/sign-in`), { name: 'Sam' });
  const before = createBrowser();
  for (const [name, value] of browser.cookies) before.cookies.set(name, value);
  await browser.submit(await browser.get(`${service.url}/sign-in`), { name: 'Robin' });
  expect([await signedInAs(browser), await signedInAs(before)]).toEqual(['Robin', null]);
});
