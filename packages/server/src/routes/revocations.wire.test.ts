import {
  apiPaths,
  type Permission,
  permissionsAnswerSchema,
  problemSchema,
  revokedPermissionAnswerSchema,
} from '@attune/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BuiltInSignIn, visitBuiltIn } from '../testing/built-in-sign-in.ts';
import { accessToken, builtInStreaming, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
afterEach(() => server.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const statuses = async ({ accessToken: token, refreshToken }: BuiltInSignIn) => [
  (await server.call(apiPaths.profile, { headers: bearer(token) })).status,
  (await fetch(`${server.url}/refresh_token?refresh_token=${refreshToken}`)).status,
];
const takeBack = (
  signIn: Pick<BuiltInSignIn, 'accessToken' | 'refreshToken' | 'visit'>,
  permission: Permission,
) =>
  signIn.visit(`${server.url}${apiPaths.revokedPermissions}`, {
    method: 'POST',
    headers: { ...bearer(signIn.accessToken), 'content-type': 'application/json' },
    body: JSON.stringify({ permission, refreshToken: signIn.refreshToken }),
  });

describe('at the built-in service', () => {
  beforeEach(async () => {
    server = await startTestServer(builtInStreaming);
  });

  test('one permission is taken back at once, and the others stay', async () => {
    const before = await visitBuiltIn(server.url, 'Sam', ['liked-songs', 'own-music', 'own-playlists']);
    const reply = await takeBack(before, 'liked-songs');
    expect(reply.status).toBe(200);
    const { access_token, refresh_token, granted } = revokedPermissionAnswerSchema.parse(await reply.json());
    expect([...granted].sort()).toEqual(['own-music', 'own-playlists', 'save-mixes']);
    expect(await statuses(before)).toEqual([401, 401]);
    const at = (path: string) => server.call(path, { headers: bearer(access_token) });
    expect((await at(apiPaths.ownPlaylists)).status).toBe(200);
    const refused = await at(apiPaths.liked);
    expect(problemSchema.parse(await refused.json()).code).toBe('permission_missing');
    expect(permissionsAnswerSchema.parse(await (await at(apiPaths.permissions)).json()).granted).toEqual(
      granted,
    );
    // A refresh brings no more than that, either.
    const refreshed = await fetch(`${server.url}/refresh_token?refresh_token=${refresh_token}`);
    expect(refreshed.status).toBe(200);
    // What is asked for next time is what is allowed now.
    const asking = await before.visit(`${server.url}${apiPaths.login}?ask=history`);
    const scope = new URL(asking.headers.get('location') ?? '').searchParams.get('scope') ?? '';
    expect(scope).not.toContain('user-library-modify');
    expect(scope).toContain('user-top-read');
  });

  test('what includes it goes with it', async () => {
    const before = await visitBuiltIn(server.url, 'Sam', ['save-mixes', 'own-playlists', 'liked-songs']);
    const reply = await takeBack(before, 'save-mixes');
    expect(revokedPermissionAnswerSchema.parse(await reply.json()).granted).toEqual(['liked-songs']);
  });

  test('it takes the refresh token of a sign-in, and is refused without a token at all', async () => {
    const before = await visitBuiltIn(server.url, 'Sam', ['liked-songs']);
    const refused = await takeBack({ ...before, refreshToken: 'x.y.z' }, 'liked-songs');
    expect([refused.status, problemSchema.parse(await refused.json()).code]).toEqual([
      401,
      'refresh_rejected',
    ]);
    const nobody = await fetch(`${server.url}${apiPaths.revokedPermissions}`, { method: 'POST' });
    expect(nobody.status).toBe(401);
    expect(await statuses(before)).toEqual([200, 200]);
  });

  test('every sign-in ends, in every browser, and those of nobody else', async () => {
    const [here, there] = [await visitBuiltIn(server.url), await visitBuiltIn(server.url)];
    const kim = await visitBuiltIn(server.url, 'Kim');
    const answer = await here.visit(`${server.url}${apiPaths.signIns}`, {
      method: 'DELETE',
      headers: bearer(here.accessToken),
    });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(answer.headers.getSetCookie().join('\n')).toMatch(
      /attune_local_listener=; Max-Age=0; Path=\/local/,
    );
    expect([await statuses(here), await statuses(there)]).toEqual([
      [401, 401],
      [401, 401],
    ]);
    expect(await statuses(kim)).toEqual([200, 200]);
    const again = await fetch(`${server.url}${apiPaths.signIns}`, {
      method: 'DELETE',
      headers: bearer(there.accessToken),
    });
    expect(problemSchema.parse(await again.json()).code).toBe('token_rejected');
  });
});

test('a service that offers no such thing is not asked', async () => {
  server = await startTestServer();
  for (const [method, path, body] of [
    ['DELETE', apiPaths.signIns, undefined],
    [
      'POST',
      apiPaths.revokedPermissions,
      JSON.stringify({ permission: 'liked-songs', refreshToken: 'refresh-token' }),
    ],
  ] as const) {
    const reply = await fetch(`${server.url}${path}`, {
      method,
      headers: { ...bearer(accessToken), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body }),
    });
    expect([reply.status, problemSchema.parse(await reply.json()).code]).toEqual([404, 'not_found']);
  }
  expect(server.upstream.requests).toEqual([]);
});
