import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createApi,
  createBrowser,
  music,
  type RunningService,
  somePlaylists,
  someTracks,
  startService,
} from './testing/start-service.ts';

let service: RunningService;
let browser: ReturnType<typeof createBrowser>;
beforeEach(async () => {
  service = await startService();
  browser = createBrowser();
});
afterEach(() => service.close());

const [playlist] = somePlaylists;
const [track] = someTracks;
const addresses = [
  ['playlist', playlist?.id, playlist?.name],
  ['track', track?.id, track?.name],
  ['artist', track?.artistIds[0], music.catalogue.artists.get(track?.artistIds[0] ?? '')?.name],
  ['album', track?.albumId, music.catalogue.albums.get(track?.albumId ?? '')?.name],
  ['user', playlist?.ownerId, playlist?.ownerName],
].map(([kind = '', id = '', name = '']) => ({ kind, path: `/${kind}/${id}`, id, name }));

const get = (path: string) => browser.get(`${service.url}${path}`);
async function signIn(name = 'Sam') {
  const answer = await browser.submit(await get('/sign-in'), { name }, '/sign-in');
  expect(answer.status).toBe(303);
}

describe('built into an application', () => {
  const application = 'https://attune.example';
  beforeEach(async () => {
    await service.close();
    service = await startService({
      screens: { home: () => `${application}/`, screenOf: (kind, id) => `${application}/${kind}s/${id}` },
    });
  });

  test.each(addresses)('the address of a $kind leads to its screen there', async ({ kind, path, id }) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${application}/${kind}s/${id}`]);
    // Whoever moves the application is not sent to where it was.
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('its own address leads to the application, after a sign-in and a sign-out as well', async () => {
    const answer = await get('/');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${application}/`]);
    const signedIn = await browser.submit(await get('/sign-in'), { name: 'Sam' }, '/sign-in');
    expect(signedIn.headers.get('location')).toBe('/local/');
    const signedOut = await browser.submit(await get('/sign-in'), {}, '/sign-out');
    expect(signedOut.headers.get('location')).toBe('/local/');
  });

  test('what is not there leads nowhere', async () => {
    for (const path of [
      '/playlist/nope',
      `/track/${'0'.repeat(22)}`,
      '/user/nobody',
      '/track/..%2f..%2fevil',
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  test('a listener’s own playlist has a screen like any other', async () => {
    const { access_token } = await service.signIn('Sam');
    const { body } = await createApi(service, access_token)('POST /me/playlists', { name: 'Mine' });
    const answer = await browser.get(body.external_urls.spotify);
    expect(answer.headers.get('location')).toBe(`${application}/playlists/${body.id}`);
  });
});

test.each([
  { path: '/', name: 'Attune’s built-in music' },
  { path: '/sign-in', name: 'Sign in' },
  ...addresses,
])('alone, $path is a whole page with its own strict policy', async ({ path, name }) => {
  const page = await get(path);
  expect(page.status).toBe(200);
  expect(page.text).toMatch(/^<!doctype html><html lang="en" dir="ltr">/);
  expect(page.text).toContain(escaped(name));
  expect(page.text).toContain('href="#content"');
  expect(page.text).not.toMatch(/ style="|<style|<script| on[a-z]+="/);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('referrer-policy')).toBe('same-origin');
});

test('alone it says where applications find it, and what they call a song', async () => {
  expect((await get('/')).text).toContain(`${service.url}/v1`);
  expect((await get(`/track/${track?.id ?? ''}`)).text).toContain(`spotify:track:${track?.id ?? ''}`);
});

test('what is not there is said on a page', async () => {
  for (const path of [
    '/nope',
    '/playlist/nope',
    `/track/${'0'.repeat(22)}`,
    '/user/nobody',
    '/image/track/x/64.svg',
  ]) {
    const page = await get(path);
    expect([path, page.status]).toEqual([path, 404]);
    expect(page.text).toContain('Nothing here');
  }
});

test('a form that another site sends signs nobody in or out', async () => {
  const stranger = createBrowser();
  expect(
    (await stranger.post(`${service.url}/sign-in`, { name: 'Eve', form_token: 'x'.repeat(43) })).status,
  ).toBe(403);
  await signIn();
  expect((await browser.post(`${service.url}/sign-out`, { form_token: 'x'.repeat(43) })).status).toBe(403);
  expect((await get('/')).text).toContain('>Sam</bdi>');
});

test('cookies stay with the service: HttpOnly, SameSite=Lax and below its path', async () => {
  const page = await browser.submit(await get('/sign-in'), { name: 'Sam' }, '/sign-in');
  const [cookie = ''] = page.headers.getSetCookie();
  expect(cookie).toMatch(/^attune_local_listener=/);
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/local']) expect(cookie).toContain(part);
});

test('signing out forgets the listener in this browser', async () => {
  await signIn();
  expect((await get('/')).text).toContain('>Sam</bdi>');
  await browser.submit(await get('/'), {}, '/sign-out');
  expect((await get('/')).text).not.toContain('>Sam</bdi>');
});

test('names of any script and emoji are shown as typed, and markup in them stays text', async () => {
  for (const name of ['نورا', '🦊🎧', '<b>Bold</b> & "Co"']) {
    await signIn(name);
    expect((await get('/')).text).toContain(`<bdi>${escaped(name)}</bdi>`);
  }
});

test('stylesheet and typefaces may be kept for ever, pictures of the catalogue for an hour', async () => {
  const page = await get('/');
  const [, stylesheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(page.text) ?? [];
  const css = await browser.get(new URL(stylesheet, service.url).href);
  const [, font = ''] = /url\("([^"]+\.woff2)"\)/.exec(css.text) ?? [];
  for (const [path, type] of [
    [stylesheet, 'text/css; charset=utf-8'],
    [`/local/assets/${font}`, 'font/woff2'],
    [`/local/image/playlist/${playlist?.id ?? ''}/640.svg`, 'image/svg+xml'],
    [`/local/image/artist/${track?.artistIds[0] ?? ''}/300.svg`, 'image/svg+xml'],
    [`/local/image/album/${track?.albumId ?? ''}/64.svg`, 'image/svg+xml'],
  ]) {
    const answer = await browser.get(new URL(path ?? '', service.url).href);
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, type]);
    const lifetime = type === 'image/svg+xml' ? 'public, max-age=3600' : 'immutable';
    expect(answer.headers.get('cache-control')).toContain(lifetime);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('a picture opened by itself is allowed nothing', async () => {
  const { access_token } = await service.signIn('<script>');
  const { body: me } = await createApi(service, access_token)('GET /me');
  const picture = await get(`/image/user/${me.id}/64.svg`);
  expect(picture.text).toContain('&#60;</text>');
  expect(picture.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(picture.text).not.toContain('<script>');
});

test('a picture that changes is asked about each time, unless its address names what it shows', async () => {
  const { access_token } = await service.signIn('Sam');
  const api = createApi(service, access_token);
  const { body: own } = await api('POST /me/playlists', { name: 'Mine' });
  const versioned: string = own.images[0].url;
  const [bare = ''] = versioned.split('?');
  const lifetime = async (url: string) => (await browser.get(url)).headers.get('cache-control');
  expect([await lifetime(versioned), await lifetime(bare)]).toEqual([
    'public, max-age=31536000, immutable',
    'private, no-cache',
  ]);
  // An address from the future is not kept for what the picture shows today.
  await api(`POST /playlists/${own.id}/items`, { uris: [`spotify:track:${track?.id ?? ''}`] });
  const later: string = (await api(`GET /playlists/${own.id}`)).body.images[0].url;
  expect(later).not.toBe(versioned);
  expect([await lifetime(versioned), await lifetime(`${bare}?v=guess`), await lifetime(later)]).toEqual([
    'private, no-cache',
    'private, no-cache',
    'public, max-age=31536000, immutable',
  ]);
  const etag = (await browser.get(bare)).headers.get('etag') ?? '';
  // A proxy that compresses makes the name weak, and a browser may know several.
  for (const known of [etag, `W/${etag}`, `"another", ${etag}`]) {
    const again = await fetch(bare, { headers: { 'if-none-match': known } });
    expect([again.status, await again.text()], known).toEqual([304, '']);
  }
  expect((await fetch(bare, { headers: { 'if-none-match': '"another"' } })).status).toBe(200);
});

test('nobody has a portrait before there is anybody', async () => {
  const { body: sam } = await createApi(service, (await service.signIn('Sam')).access_token)('GET /me');
  const portraits = async (at: RunningService) =>
    (await fetch(`${at.url}/image/user/${sam.id}/64.svg`)).status;
  const empty = await startService();
  expect([await portraits(service), await portraits(empty)]).toEqual([200, 404]);
  await empty.close();
});

test('the pictures the Web API names are there', async () => {
  const { access_token } = await service.signIn('Sam');
  const api = createApi(service, access_token);
  const { body: own } = await api('POST /me/playlists', { name: 'Mine' });
  const { body: me } = await api('GET /me');
  for (const { url } of [...own.images, ...me.images]) expect((await browser.get(url)).status).toBe(200);
});

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}
