import {
  apiPaths,
  installationSchema,
  permissionsAnswerSchema,
  problemSchema,
  profileSchema,
  refreshAnswerSchema,
  revokedPermissionAnswerSchema,
} from '@attune/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BuiltInSignIn, visitBuiltIn } from './testing/built-in-sign-in.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const wireProfile = {
  id: 'mira',
  display_name: 'Mira Vale',
  images: [],
  external_urls: { spotify: 'https://open.spotify.com/user/mira' },
};

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ LIBRARY_DIR: '/music' });
  server.upstream.on('GET /v1/me', () => ({ body: wireProfile }));
});
afterEach(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { redirect: 'manual', headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const pairOf = (reply: Response) => (reply.headers.getSetCookie()[0] ?? '').split(';', 1)[0] ?? '';
const problemOf = async (reply: Response) => problemSchema.parse(await reply.json());

/** How often the service within this server was asked something, by the routes that were answered. */
const askedHere = () =>
  server.log.filter((line) => (JSON.parse(line) as { route?: string }).route?.startsWith('/local/')).length;
/** Every token that reached Spotify or its accounts service. */
const seenElsewhere = () =>
  server.upstream.requests.map(({ headers, body }) => `${headers.authorization ?? ''} ${body}`).join('\n');

const issued = {
  access_token: 'BQC-new',
  token_type: 'Bearer',
  scope: '',
  expires_in: 3600,
  refresh_token: 'AQD-new',
};

/** Signs in at Spotify, as far as this server sees it. */
async function signInAtSpotify(query = 'at=spotify', scope = '') {
  const leaving = await get(`/login?${query}`);
  const state = new URL(leaving.headers.get('location') ?? '').searchParams.get('state');
  server.upstream.on('POST /api/token', () => ({ body: { ...issued, scope } }));
  const back = await get(`/login/callback?code=abc&state=${state}`, { cookie: pairOf(leaving) });
  const callback = new URL(back.headers.get('location') ?? '', server.url);
  return {
    callback,
    accessToken: callback.searchParams.get('access_token') ?? '',
    refreshToken: callback.searchParams.get('refresh_token') ?? '',
  };
}
const signInHere = (): Promise<BuiltInSignIn> => visitBuiltIn(server.url, 'Sam', ['liked-songs']);

describe('GET /login', () => {
  test('offers both by name, on a page without scripts, and has begun neither', async () => {
    const reply = await get('/login');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toMatch(/^text\/html/);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; img-src 'self'; style-src 'sha256-[\w+/]{43}='; /,
    );
    expect(reply.headers.getSetCookie()).toEqual([]);
    const page = await reply.text();
    const entries = [...page.matchAll(/<li><a href="([^"]+)">([^<]+)</g)].map(([, to, name]) => [to, name]);
    expect(entries).toEqual([
      ['/login?at=library', 'Your own library'],
      ['/login?at=spotify', 'Spotify'],
    ]);
    expect(page).not.toContain('<script');
    expect(server.upstream.requests).toEqual([]);
  });

  test('goes to the one that is named', async () => {
    const locationOf = async (query: string) => {
      const url = new URL((await get(`/login?${query}`)).headers.get('location') ?? '');
      return `${url.origin}${url.pathname}`;
    };
    const here = `${server.url}/local/authorize`;
    const elsewhere = `${server.upstream.url}/authorize`;
    expect(await locationOf('at=library')).toBe(here);
    expect(await locationOf('at=spotify')).toBe(elsewhere);
    // Whoever typed a name has an account where names are; whoever is asked for more is signed in.
    expect(await locationOf('name=Sam')).toBe(here);
    expect(await locationOf('ask=liked-songs')).toBe(here);
    expect(await locationOf('ask=liked-songs&at=spotify')).toBe(elsewhere);
  });

  test('refuses a name that nobody has, and says which field', async () => {
    for (const path of ['/login?at=elsewhere', '/login?at=', `${apiPaths.installation}?at=elsewhere`]) {
      const reply = await get(path);
      expect(reply.status).toBe(400);
      expect(await problemOf(reply)).toMatchObject({ code: 'invalid_request', errors: [{ field: 'at' }] });
    }
  });

  test('with one service goes straight on, whatever is named', async () => {
    const alone = await startTestServer();
    for (const path of ['/login', '/login?at=library', '/login?at=elsewhere']) {
      const reply = await fetch(`${alone.url}${path}`, { redirect: 'manual' });
      expect(reply.status).toBe(302);
      expect(reply.headers.get('location')).toMatch(alone.upstream.url);
    }
    const told = installationSchema.parse(
      await (await fetch(`${alone.url}${apiPaths.installation}?at=library`)).json(),
    );
    expect(told).not.toHaveProperty('services');
    await alone.close();
  });
});

describe('tokens', () => {
  test('of Spotify bear its name at the browser and not at Spotify, and go nowhere else', async () => {
    const { accessToken, refreshToken, callback } = await signInAtSpotify();
    expect(callback.pathname).toBe('/callback');
    expect([accessToken, refreshToken]).toEqual(['spotify~BQC-new', 'spotify~AQD-new']);
    const profile = await get(apiPaths.profile, bearer(accessToken));
    expect(profileSchema.parse(await profile.json()).display_name).toBe(wireProfile.display_name);
    expect(server.upstream.seen('/v1/me').map(({ headers }) => headers.authorization)).toEqual([
      'Bearer BQC-new',
    ]);
    expect(seenElsewhere()).not.toContain('~');
    expect(askedHere()).toBe(0);
  });

  test('of the library are as they were, and Spotify sees none of them', async () => {
    const { accessToken } = await signInHere();
    expect(accessToken).not.toContain('~');
    const before = askedHere();
    const profile = await get(apiPaths.profile, bearer(accessToken));
    expect(profileSchema.parse(await profile.json()).display_name).toBe('Sam');
    expect(askedHere()).toBeGreaterThan(before);
    expect(server.upstream.requests).toEqual([]);
  });

  test('that name nobody are refused without asking Spotify', async () => {
    for (const token of ['elsewhere~BQC-new', 'BQC-new', 'library~BQC-new', '~BQC-new']) {
      expect((await get(apiPaths.profile, bearer(token))).status).toBe(401);
      const refresh = await get(`${apiPaths.refreshToken}?refresh_token=${token}`);
      expect((await problemOf(refresh)).code).toBe('refresh_rejected');
    }
    expect(server.upstream.requests).toEqual([]);
  });

  test('of Spotify are no key to the library, nor the other way about', async () => {
    const { accessToken } = await signInHere();
    server.upstream.on('GET /v1/me', ({ headers }) =>
      headers.authorization === 'Bearer BQC-good'
        ? { body: wireProfile }
        : { status: 401, body: { error: { status: 401, message: 'Invalid access token' } } },
    );
    expect((await get(apiPaths.profile, bearer(`spotify~${accessToken}`))).status).toBe(401);
    expect((await get('/local/v1/me', bearer('spotify~BQC-good'))).status).toBe(401);
    expect((await get(apiPaths.library, bearer('spotify~BQC-good'))).status).toBe(200);
    expect(await (await get(apiPaths.library, bearer('spotify~BQC-good'))).json()).toEqual({ library: null });
  });
});

describe('GET /refresh_token', () => {
  test('asks Spotify with its own token, and names what comes back', async () => {
    server.upstream.on('POST /api/token', () => ({ body: { ...issued, access_token: 'BQC-2' } }));
    const reply = await get(`${apiPaths.refreshToken}?refresh_token=spotify~AQD-new`);
    expect(refreshAnswerSchema.parse(await reply.json())).toMatchObject({
      access_token: 'spotify~BQC-2',
      refresh_token: 'spotify~AQD-new',
    });
    const [sent] = server.upstream.seen('/api/token');
    expect(new URLSearchParams(sent?.body).get('refresh_token')).toBe('AQD-new');
    expect(askedHere()).toBe(0);
  });

  test('asks the library alone with one of its own', async () => {
    const { refreshToken } = await signInHere();
    const reply = await get(`${apiPaths.refreshToken}?refresh_token=${refreshToken}`);
    const { access_token } = refreshAnswerSchema.parse(await reply.json());
    expect(access_token).not.toContain('~');
    expect((await get(apiPaths.profile, bearer(access_token))).status).toBe(200);
    expect(server.upstream.requests).toEqual([]);
  });
});

describe('what is remembered of a listener', () => {
  const allowedBy = async (token: string) =>
    permissionsAnswerSchema.parse(await (await get(apiPaths.permissions, bearer(token))).json()).granted;

  test('lies under the service as well as under the token', async () => {
    const { accessToken } = await signInHere();
    expect(await allowedBy(accessToken)).toEqual(['liked-songs']);
    // The same letters as a token of the other service are a token that nothing is known of.
    expect(await allowedBy(`spotify~${accessToken}`)).toBeNull();
  });

  test('is dropped by a sign-out at its own service alone', async () => {
    const spotify = await signInAtSpotify(
      'at=spotify&ask=liked-songs',
      'user-library-read user-library-modify',
    );
    const here = await signInHere();
    expect(await allowedBy(spotify.accessToken)).toEqual(['liked-songs']);
    const calls = server.upstream.requests.length;
    expect((await get(apiPaths.logout, bearer(here.accessToken))).status).toBe(204);
    expect(server.upstream.requests).toHaveLength(calls);
    expect((await get(apiPaths.profile, bearer(here.accessToken))).status).toBe(401);
    expect(await allowedBy(spotify.accessToken)).toEqual(['liked-songs']);
    const before = askedHere();
    expect((await get(apiPaths.logout, bearer(spotify.accessToken))).status).toBe(204);
    expect(await allowedBy(spotify.accessToken)).toBeNull();
    expect(askedHere()).toBe(before);
  });

  test('can be taken back at the library, and at Spotify by Spotify alone', async () => {
    const here = await signInHere();
    const takeBack = (accessToken: string, refreshToken: string) =>
      fetch(`${server.url}${apiPaths.revokedPermissions}`, {
        method: 'POST',
        headers: { ...bearer(accessToken), 'content-type': 'application/json' },
        body: JSON.stringify({ permission: 'liked-songs', refreshToken }),
      });
    const taken = await takeBack(here.accessToken, here.refreshToken);
    expect(revokedPermissionAnswerSchema.parse(await taken.json()).granted).toEqual([]);
    const { accessToken, refreshToken } = await signInAtSpotify();
    expect((await takeBack(accessToken, refreshToken)).status).toBe(404);
  });
});

test('a refusal of Spotify’s keeps nobody from the library', async () => {
  const { accessToken } = await signInHere();
  server.upstream.on('GET /v1/me', () => ({ status: 429, headers: { 'retry-after': '60' }, body: 'slow' }));
  expect((await get(apiPaths.profile, bearer('spotify~BQC-new'))).status).toBe(429);
  expect((await get(apiPaths.profile, bearer(accessToken))).status).toBe(200);
});

test('the page is told what holds for whoever is at which, and that there are two', async () => {
  const installationAt = async (query = '') =>
    installationSchema.parse(await (await get(`${apiPaths.installation}${query}`)).json());
  const services = [
    { at: 'library', name: 'Your own library' },
    { at: 'spotify', name: 'Spotify' },
  ];
  const here = { streaming: { name: 'Your own library', runs: 'here', isCredited: false }, services };
  expect(await installationAt()).toMatchObject(here);
  expect(await installationAt('?at=library')).toMatchObject(here);
  expect(await installationAt('?at=spotify')).toMatchObject({
    streaming: { name: 'Spotify', runs: 'elsewhere', isCredited: true },
    services,
  });
  const policy = (await get(apiPaths.installation)).headers.get('content-security-policy');
  expect(policy).toContain('https://*.scdn.co');
  expect(policy).toContain('frame-src https://open.spotify.com');
});

test('a client is counted once, whichever service its calls are for', async () => {
  const limited = await startTestServer({ LIBRARY_DIR: '/music', RATE_LIMIT: '2' });
  const statuses: number[] = [];
  for (const token of ['spotify~BQC-new', 'here', 'spotify~BQC-new'])
    statuses.push((await fetch(`${limited.url}${apiPaths.library}`, { headers: bearer(token) })).status);
  expect(statuses[2]).toBe(429);
  expect(statuses.slice(0, 2)).not.toContain(429);
  await limited.close();
});
