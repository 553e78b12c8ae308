import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryState } from './state/memory-state.ts';
import {
  authorizeQuery,
  createApi,
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
  /<bdi>([^<]*)<\/bdi><\/span><form/.exec((await browser.get(`${service.url}/`)).text)?.[1] ?? null;

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
  await browser.submit(await browser.get(`${service.url}/sign-in`), { name: ' SAM ' }, '/sign-in');
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
  await browser.submit(await browser.get(`${service.url}/sign-in`), { name: 'Sam' }, '/sign-in');
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
  await browser.submit(await browser.get(`${service.url}/sign-in`), { name: 'Sam' }, '/sign-in');
  const before = createBrowser();
  for (const [name, value] of browser.cookies) before.cookies.set(name, value);
  await browser.submit(await browser.get(`${service.url}/sign-in`), { name: 'Robin' }, '/sign-in');
  expect([await signedInAs(browser), await signedInAs(before)]).toEqual(['Robin', null]);
});

describe('everywhere at once', () => {
  const everywhere = (token: string, fields: Record<string, string> = {}) =>
    revoke(token, { client_id: 'attune', everywhere: 'true', ...fields });

  test('whoever signs in again may, though the clock was set back since, and ends that once more', async () => {
    const before = await agree(createBrowser());
    await everywhere(before.access_token);
    service.clock.nowMs -= 10 * 60_000;
    const browser = createBrowser();
    const after = await agree(browser);
    expect([await works(before.access_token), await works(after.access_token)]).toEqual([401, 200]);
    expect([await refreshes(before.refresh_token), await signedInAs(browser)]).toEqual([400, 'Sam']);
    await everywhere(after.access_token);
    expect([await works(after.access_token), await signedInAs(browser)]).toEqual([401, null]);
    expect(await works((await agree(createBrowser())).access_token)).toBe(200);
  });

  test('every browser and every token of the listener ends, and nobody else’s', async () => {
    const [here, there, other] = [createBrowser(), createBrowser(), createBrowser()];
    const [one, two, kims] = [await agree(here), await agree(there), await agree(other, 'Kim')];
    service.clock.nowMs += 10;
    expect((await everywhere(one.access_token)).status).toBe(200);
    for (const { access_token, refresh_token } of [one, two])
      expect([await works(access_token), await refreshes(refresh_token)]).toEqual([401, 400]);
    expect([await signedInAs(here), await signedInAs(there)]).toEqual([null, null]);
    expect([await works(kims.access_token), await refreshes(kims.refresh_token)]).toEqual([200, 200]);
    expect(await signedInAs(other)).toBe('Kim');
  });

  test('whoever signs in right afterwards is signed in', async () => {
    const browser = createBrowser();
    const before = await agree(browser);
    await everywhere(before.access_token);
    service.clock.nowMs += 1;
    const after = await agree(browser);
    expect([await works(after.access_token), await refreshes(after.refresh_token)]).toEqual([200, 200]);
    expect(await signedInAs(browser)).toBe('Sam');
  });

  test('it takes a good access token of the application that the service is built into', async () => {
    const { access_token, refresh_token } = await agree(createBrowser());
    for (const [token, fields] of [
      [refresh_token, {}],
      ['x.y.z', {}],
      [access_token, { client_id: 'nobody' }],
    ] as [string, Record<string, string>][])
      expect((await everywhere(token, fields)).status).toBe(400);
    expect([await works(access_token), await refreshes(refresh_token)]).toEqual([200, 200]);
    service.clock.nowMs += 2 * 3600 * 1000;
    expect((await everywhere(access_token)).status).toBe(400);
  });

  test('it outlives a restart of a service that keeps its state', async () => {
    const state = createMemoryState();
    const sharing = await startService({ state });
    const { access_token, refresh_token } = await sharing.signIn('Sam');
    const answer = await fetch(`${sharing.url}/api/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ token: access_token, everywhere: 'true', client_id: 'attune' }),
    });
    expect(answer.status).toBe(200);
    const again = await startService({ state });
    const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token, client_id: 'attune' });
    expect((await fetch(`${again.url}/api/token`, { method: 'POST', body })).status).toBe(400);
    await sharing.close();
    await again.close();
  });
});

describe('a refresh that asks for less', () => {
  const narrow = async (refresh_token: string, scope: string) => {
    const answer = await post('/api/token', {
      grant_type: 'refresh_token',
      refresh_token,
      scope,
      client_id: 'attune',
    });
    return { status: answer.status, body: (await answer.json()) as Tokens & { error?: string } };
  };

  test('brings tokens that allow less, and ends at once those that allowed more', async () => {
    const before = await service.signIn('Sam', 'user-read-currently-playing playlist-read-private');
    const { status, body } = await narrow(before.refresh_token, 'user-read-currently-playing');
    expect([status, body.scope]).toEqual([200, 'user-read-currently-playing']);
    expect([await works(before.access_token), await refreshes(before.refresh_token)]).toEqual([401, 400]);
    expect(await works(body.access_token)).toBe(200);
    const lists = await createApi(service, body.access_token)('GET /me/playlists');
    expect(lists.status).toBe(403);
    const later = await narrow(body.refresh_token, 'user-read-currently-playing');
    expect([later.status, later.body.scope]).toEqual([200, 'user-read-currently-playing']);
  });

  test('that asks for more is refused, and changes nothing', async () => {
    const before = await service.signIn('Sam', 'user-read-currently-playing');
    const { status, body } = await narrow(before.refresh_token, 'user-read-currently-playing streaming');
    expect([status, body.error]).toEqual([400, 'invalid_scope']);
    expect([await works(before.access_token), await refreshes(before.refresh_token)]).toEqual([200, 200]);
  });
});
