import { createHash } from 'node:crypto';
import { refreshAnswerSchema } from '@attune/contract';
import { refreshLifetimeSeconds } from '@attune/local-streaming/settings';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BuiltInSignIn, visitBuiltIn } from '../testing/built-in-sign-in.ts';
import { wirePlaylist, wireSearch } from '../testing/samples.ts';
import { accessToken, builtInStreaming, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { redirect: 'manual', headers });

/** Leaves for the accounts service as a browser does, and keeps what the browser would keep. */
async function beginSignIn() {
  const reply = await get('/login');
  const setCookie = reply.headers.get('set-cookie') ?? '';
  const location = new URL(reply.headers.get('location') ?? '');
  return {
    reply,
    setCookie,
    cookie: setCookie.split(';', 1)[0] ?? '',
    location,
    state: location.searchParams.get('state') ?? '',
  };
}

const tokens = {
  access_token: 'BQC-new',
  token_type: 'Bearer',
  scope: '',
  expires_in: 3600,
  refresh_token: 'AQD-new',
};

describe('GET /login', () => {
  test('AUTH-09 starts the authorization-code flow with PKCE, a state and a sealed ten-minute cookie', async () => {
    const { reply, setCookie, location } = await beginSignIn();
    expect(reply.status).toBe(302);
    expect(`${location.origin}${location.pathname}`).toBe(`${server.upstream.url}/authorize`);
    expect(Object.fromEntries(location.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'test-client',
      redirect_uri: `${server.url}/login/callback`,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{20,}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      scope: 'user-read-currently-playing',
    });
    expect(setCookie).toMatch(/HttpOnly/);
    expect(setCookie).toMatch(/SameSite=Lax/);
    expect(setCookie).toMatch(/Max-Age=600/);
    expect(setCookie).not.toContain(location.searchParams.get('state'));
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  test('asks the built-in service for playing as well, as the dashboard has a player for it', async () => {
    const builtIn = await startTestServer(builtInStreaming);
    const reply = await fetch(`${builtIn.url}/login`, { redirect: 'manual' });
    const { searchParams } = new URL(reply.headers.get('location') ?? '');
    expect(searchParams.get('scope')).toBe('user-read-currently-playing streaming');
    await builtIn.close();
  });

  test('hands a typed name on where a name is an account, and where nothing more is asked', async () => {
    const builtIn = await startTestServer(builtInStreaming);
    const hintAt = async (url: string) => {
      const reply = await fetch(`${url}`, { redirect: 'manual' });
      return new URL(reply.headers.get('location') ?? '').searchParams.get('login_hint');
    };
    expect(await hintAt(`${builtIn.url}/login?name=Sam%20Bell`)).toBe('Sam Bell');
    expect(await hintAt(`${builtIn.url}/login?name=Sam&ask=save-mixes`)).toBeNull();
    expect(await hintAt(`${server.url}/login?name=Sam`)).toBeNull();
    expect((await get(`/login?name=${'x'.repeat(721)}`)).status).toBe(400);
    await builtIn.close();
  });

  test('every sign-in has a state and a challenge of its own', async () => {
    const [one, two] = [await beginSignIn(), await beginSignIn()];
    expect(one.state).not.toBe(two.state);
    expect(one.location.searchParams.get('code_challenge')).not.toBe(
      two.location.searchParams.get('code_challenge'),
    );
  });
});

describe('GET /login?ask=', () => {
  const scopesAt = (location: string | null) =>
    new URL(location ?? '').searchParams.get('scope')?.split(' ').slice(1);
  const finish = async (started: Response, token: Record<string, unknown> = {}, query = 'code=abc') => {
    const { location, cookie } = {
      location: new URL(started.headers.get('location') ?? ''),
      cookie: (started.headers.getSetCookie()[0] ?? '').split(';', 1)[0] ?? '',
    };
    server.upstream.on('POST /api/token', () => ({ body: { ...tokens, ...token } }));
    return get(`/login/callback?${query}&state=${location.searchParams.get('state')}`, { cookie });
  };
  const permissionsCookie = (reply: Response) =>
    reply.headers.getSetCookie().find((cookie) => cookie.startsWith('attune_permissions='));

  test('asks for the scopes of what is needed, of a closed list, and of nothing else', async () => {
    const reply = await get('/login?ask=save-mixes');
    expect(scopesAt(reply.headers.get('location'))).toEqual([
      'playlist-modify-private',
      'playlist-read-private',
    ]);
    expect((await get('/login?ask=everything')).status).toBe(400);
    expect((await get('/login?ask=save-mixes&ask=')).status).toBe(400);
  });

  test('asks to see playlists made with others as well, and does without where that was not asked for yet', async () => {
    const started = await get('/login?ask=own-playlists');
    expect(scopesAt(started.headers.get('location'))).toContain('playlist-read-collaborative');
    const scope =
      'user-read-currently-playing playlist-read-private playlist-modify-private playlist-modify-public';
    expect(permissionsCookie(await finish(started, { scope }))).toMatch(
      /^attune_permissions=\S*own-playlists;/,
    );
  });

  test('what was allowed once is asked again with the next, so that it is not taken back', async () => {
    const scope = 'user-read-currently-playing playlist-modify-private playlist-read-private';
    const done = await finish(await get('/login?ask=save-mixes'), { scope });
    const kept = permissionsCookie(done) ?? '';
    expect(kept).toBe(
      `attune_permissions=save-mixes; Max-Age=${refreshLifetimeSeconds}; Path=/login; HttpOnly; SameSite=Lax`,
    );
    const cookie = kept.split(';', 1)[0] ?? '';
    const next = await get('/login?ask=own-music', { cookie });
    expect(scopesAt(next.headers.get('location'))).toEqual([
      'playlist-modify-private',
      'playlist-read-private',
      'user-library-read',
      'user-top-read',
    ]);
    expect(scopesAt((await get('/login', { cookie })).headers.get('location'))).toEqual([]);
  });

  test('what the service granted counts, not what was asked for', async () => {
    const done = await finish(await get('/login?ask=save-mixes'), { scope: 'playlist-modify-private' });
    expect(done.headers.get('location')).toMatch(/^\/callback[?]access_token=/);
    expect(permissionsCookie(done)).toMatch(/^attune_permissions=; Max-Age=0/);
    const reply = await server.call('/api/mixes/saved', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer BQC-new' },
      body: JSON.stringify({ title: 'x', trackIds: ['0aB1cD2eF3gH4iJ5kL6mN7'] }),
    });
    expect(reply.status).toBe(403);
    expect(server.upstream.seen('/v1/me/playlists')).toHaveLength(0);
  });

  test('who declines comes back to where they were, still signed in', async () => {
    const declined = await finish(await get('/login?ask=save-mixes'), {}, 'error=access_denied');
    expect(declined.headers.get('location')).toBe('/dashboard?sign_in_error=access_denied');
  });
});

describe('GET /login/callback', () => {
  test('AUTH-09 exchanges the code with the verifier and sends the browser to /callback with both tokens', async () => {
    server.upstream.on('POST /api/token', () => ({ body: tokens }));
    const { cookie, state, location } = await beginSignIn();
    const reply = await get(`/login/callback?code=the-code&state=${state}`, { cookie });
    expect(reply.status).toBe(302);
    expect(reply.headers.get('location')).toBe('/callback?access_token=BQC-new&refresh_token=AQD-new');

    const [exchange] = server.upstream.seen('/api/token');
    const form = new URLSearchParams(exchange?.body);
    expect(Object.fromEntries(form)).toMatchObject({
      grant_type: 'authorization_code',
      code: 'the-code',
      redirect_uri: `${server.url}/login/callback`,
      client_id: 'test-client',
    });
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    expect(challenge).toBe(location.searchParams.get('code_challenge'));
    expect(exchange?.headers['content-type']).toContain('application/x-www-form-urlencoded');
    expect(exchange?.headers.authorization).toBeUndefined();
    expect(reply.headers.get('set-cookie')).toMatch(/attune_sign_in=;/);
  });

  test.each([
    ['a wrong state', (state: string) => `code=c&state=${state}x`, true],
    ['a missing state', () => 'code=c', true],
    ['a repeated state', (state: string) => `code=c&state=${state}&state=${state}`, true],
    ['no cookie', (state: string) => `code=c&state=${state}`, false],
  ])('AUTH-09 refuses a return with %s', async (_case, query, withCookie) => {
    const { cookie, state } = await beginSignIn();
    const reply = await get(`/login/callback?${query(state)}`, withCookie ? { cookie } : {});
    expect(reply.status).toBe(302);
    expect(reply.headers.get('location')).toBe('/?sign_in_error=state_mismatch');
    expect(server.upstream.seen('/api/token')).toHaveLength(0);
  });

  test('the return of a sign-in that another tab has replaced leaves that one to be brought to its end', async () => {
    server.upstream.on('POST /api/token', () => ({ body: tokens }));
    const [one, two] = [await beginSignIn(), await beginSignIn()];
    const { cookie } = two;
    const replaced = await get(`/login/callback?code=c&state=${one.state}`, { cookie });
    expect(replaced.headers.get('location')).toBe('/?sign_in_error=state_mismatch');
    expect(replaced.headers.getSetCookie()).toEqual([]);
    const reply = await get(`/login/callback?code=c&state=${two.state}`, { cookie });
    expect(reply.headers.get('location')).toMatch(/^\/callback[?]access_token=/);
  });

  test('a return after more than ten minutes is refused', async () => {
    const { cookie, state } = await beginSignIn();
    server.advance(601_000);
    const reply = await get(`/login/callback?code=c&state=${state}`, { cookie });
    expect(reply.headers.get('location')).toBe('/?sign_in_error=state_mismatch');
  });

  test('a listener who declines is told so', async () => {
    const { cookie, state } = await beginSignIn();
    const reply = await get(`/login/callback?error=access_denied&state=${state}`, { cookie });
    expect(reply.headers.get('location')).toBe('/?sign_in_error=access_denied');
  });

  test.each([
    [
      'an expired code',
      400,
      { error: 'invalid_grant', error_description: 'Authorization code expired' },
      'code_rejected',
    ],
    ['wrong credentials', 401, { error: 'invalid_client' }, 'misconfigured'],
    ['a lapsed owner', 403, 'Active premium subscription required for the owner of the app', 'app_suspended'],
    ['an outage', 503, '<html>down</html>', 'accounts_unavailable'],
    ['nonsense', 200, 'not json', 'sign_in_failed'],
    ['an answer without a refresh token', 200, { ...tokens, refresh_token: undefined }, 'sign_in_failed'],
  ])(
    '%s at the token endpoint ends on the landing page with a code of its own',
    async (_case, status, body, code) => {
      server.upstream.on('POST /api/token', () => ({ status, body }));
      const { cookie, state } = await beginSignIn();
      const reply = await get(`/login/callback?code=c&state=${state}`, { cookie });
      expect(reply.headers.get('location')).toBe(`/?sign_in_error=${code}`);
    },
  );
});

test('a client with a secret proves itself with it', async () => {
  await server.close();
  server = await startTestServer({ SPOTIFY_CLIENT_SECRET: 'test-secret' });
  server.upstream.on('POST /api/token', () => ({ body: tokens }));
  const { cookie, state } = await beginSignIn();
  await get(`/login/callback?code=c&state=${state}`, { cookie });
  const credentials = Buffer.from('test-client:test-secret').toString('base64');
  expect(server.upstream.seen('/api/token')[0]?.headers.authorization).toBe(`Basic ${credentials}`);
});

describe('GET /refresh_token', () => {
  test('AUTH-09 answers the new access token, and a new refresh token where one was issued', async () => {
    server.upstream.on('POST /api/token', () => ({ body: tokens }));
    const reply = await get('/refresh_token?refresh_token=AQD-old');
    expect(reply.status).toBe(200);
    expect(await reply.json()).toEqual({
      access_token: 'BQC-new',
      expires_in: 3600,
      refresh_token: 'AQD-new',
    });
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const form = new URLSearchParams(server.upstream.seen('/api/token')[0]?.body);
    expect(Object.fromEntries(form)).toMatchObject({
      grant_type: 'refresh_token',
      refresh_token: 'AQD-old',
      client_id: 'test-client',
    });
  });

  test('a refresh that leaves the old refresh token in force names none', async () => {
    server.upstream.on('POST /api/token', () => ({ body: { ...tokens, refresh_token: undefined } }));
    expect(await (await get('/refresh_token?refresh_token=AQD-old')).json()).toEqual({
      access_token: 'BQC-new',
      expires_in: 3600,
    });
  });

  test.each([
    [
      'a revoked token',
      400,
      { error: 'invalid_grant', error_description: 'Refresh token revoked' },
      401,
      'refresh_rejected',
    ],
    ['an outage', 503, '<html>down</html>', 503, 'streaming_unavailable'],
    ['a server set up wrongly', 401, { error: 'invalid_client' }, 503, 'streaming_app_suspended'],
    ['a lapsed owner', 403, 'Active premium subscription required', 503, 'streaming_app_suspended'],
  ])('%s is answered as such', async (_case, upstreamStatus, body, status, code) => {
    server.upstream.on('POST /api/token', () => ({ status: upstreamStatus, body }));
    const reply = await get('/refresh_token?refresh_token=AQD-old');
    expect(reply.status).toBe(status);
    expect(await reply.json()).toMatchObject({ status, code });
  });

  test('tabs that refresh the same token at the same time share one call, others make their own', async () => {
    let arrived = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.upstream.on('POST /api/token', async ({ body }) => {
      const token = new URLSearchParams(body).get('refresh_token');
      await released;
      return { body: { access_token: `new-${token}`, token_type: 'Bearer', expires_in: 3600 } };
    });
    server.app.server.on('request', () => {
      arrived += 1;
    });
    const asked = ['AQD-one', 'AQD-one', 'AQD-two'].map((token) =>
      get(`/refresh_token?refresh_token=${token}`),
    );
    await expect.poll(() => arrived).toBe(3);
    await expect.poll(() => server.upstream.seen('/api/token').length).toBe(2);
    release();
    const tokenIn = async (reply: Promise<Response>) =>
      refreshAnswerSchema.parse(await (await reply).json()).access_token;
    const answers = await Promise.all(asked.map(tokenIn));
    expect(answers).toEqual(['new-AQD-one', 'new-AQD-one', 'new-AQD-two']);
    expect(server.upstream.seen('/api/token')).toHaveLength(2);
  });

  test('a missing refresh token is a 400 that names the field', async () => {
    const reply = await get('/refresh_token');
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({
      code: 'invalid_request',
      errors: [{ field: 'refresh_token' }],
    });
  });
});

describe('GET /logout', () => {
  test('answers 204 with and without a token', async () => {
    expect((await get('/logout')).status).toBe(204);
    expect((await get('/logout', { authorization: `Bearer ${accessToken}` })).status).toBe(204);
  });

  test('drops what was kept for the token', async () => {
    server.upstream.on('GET /v1/me/player/currently-playing', () => ({ status: 204 }));
    await server.call('/api/current-track');
    await server.call('/api/current-track');
    expect(server.upstream.seen('/v1/me/player/currently-playing')).toHaveLength(1);
    await get('/logout', { authorization: `Bearer ${accessToken}` });
    await server.call('/api/current-track');
    expect(server.upstream.seen('/v1/me/player/currently-playing')).toHaveLength(2);
  });

  test('drops the searches kept for the token', async () => {
    await server.close();
    server = await startTestServer({}, { keepsFound: true });
    server.upstream.on('GET /v1/search', () => ({ body: wireSearch(wirePlaylist()) }));
    await server.sendMood('so happy');
    const asked = server.upstream.seen('/v1/search').length;
    await get('/logout', { authorization: `Bearer ${accessToken}` });
    await server.sendMood('so happy');
    expect(server.upstream.seen('/v1/search')).toHaveLength(2 * asked);
  });
});

test('a refresh whose answer was lost on its way is answered again, and so signs nobody out', async () => {
  await server.close();
  server = await startTestServer(builtInStreaming);
  const { refreshToken } = await visitBuiltIn(server.url);
  const refresh = (token: string) => get(`/refresh_token?refresh_token=${token}`);
  await refresh(refreshToken);
  const again = await refresh(refreshToken);
  expect(again.status).toBe(200);
  const { access_token, refresh_token = '' } = refreshAnswerSchema.parse(await again.json());
  const { status } = await server.call('/api/profile', {
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(status).toBe(200);
  expect((await refresh(refresh_token)).status).toBe(200);
});

describe('GET /logout with the built-in service', () => {
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const pageOf = async ({ visit }: BuiltInSignIn) => (await visit(`${server.url}/local/sign-in`)).text();
  const statuses = async ({ accessToken: token, refreshToken }: BuiltInSignIn) => [
    (await server.call('/api/profile', bearer(token))).status,
    (await fetch(`${server.url}/refresh_token?refresh_token=${refreshToken}`)).status,
  ];
  beforeEach(async () => {
    await server.close();
    server = await startTestServer(builtInStreaming);
  });

  test('ends the tokens and the sign-in to its pages, in this browser alone', async () => {
    const [here, there] = [await visitBuiltIn(server.url), await visitBuiltIn(server.url)];
    expect(await pageOf(here)).toContain('<bdi>Sam</bdi>');
    const answer = await here.visit(`${server.url}/logout`, bearer(here.accessToken));
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    const [permissions, cleared = '', ...more] = answer.headers.getSetCookie();
    expect(permissions).toMatch(/^attune_permissions=; Max-Age=0; Path=\/login;/);
    expect(more).toEqual([]);
    expect(cleared).toMatch(/^attune_local_listener=;/);
    expect(cleared).toMatch(/Max-Age=0; Path=\/local;.*HttpOnly; SameSite=Lax/);
    expect(await pageOf(here)).not.toContain('<bdi>Sam</bdi></span><form');
    expect(await statuses(here)).toEqual([401, 401]);
    expect(await statuses(there)).toEqual([200, 200]);
    expect(await pageOf(there)).toContain('<bdi>Sam</bdi></span><form');
  });

  test('ends that sign-in also where the cookie was copied', async () => {
    const here = await visitBuiltIn(server.url);
    await fetch(`${server.url}/logout`, bearer(here.accessToken));
    expect(await pageOf(here)).not.toContain('<bdi>Sam</bdi></span><form');
  });

  test('signs nobody out who only follows a link', async () => {
    const here = await visitBuiltIn(server.url);
    const answer = await here.visit(`${server.url}/logout`);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, []]);
    expect(await pageOf(here)).toContain('<bdi>Sam</bdi></span><form');
  });
});

test.each(['/refresh_token?refresh_token=AQD-old', '/logout', '/login', '/login/callback?code=c'])(
  'HEAD %s changes nothing: it is a 405',
  async (path) => {
    const reply = await fetch(`${server.url}${path}`, { method: 'HEAD', redirect: 'manual' });
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET']);
    expect(server.upstream.requests).toEqual([]);
  },
);

test('no token, code or state of a sign-in reaches the log', async () => {
  server.upstream.on('POST /api/token', () => ({
    status: 400,
    body: { error: 'invalid_grant', error_description: 'AQD-marked' },
  }));
  const { cookie, state } = await beginSignIn();
  await get(`/login/callback?code=marked-code&state=${state}`, { cookie });
  await get('/refresh_token?refresh_token=AQD-marked');
  const output = server.log.join('');
  expect(output).toContain('sign-in failed');
  for (const secret of ['marked-code', 'AQD-marked', state, cookie]) expect(output).not.toContain(secret);
});
