import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createApi,
  createBrowser,
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

const [playlist, otherPlaylist] = somePlaylists;
const playlistPath = `/playlist/${playlist?.id ?? ''}`;
const [track] = someTracks;
const get = (path: string) => browser.get(`${service.url}${path}`);
const currentlyPlaying = async (name: string) =>
  (await createApi(service, (await service.signIn(name)).access_token)('GET /me/player/currently-playing'))
    .body;
async function signIn(name = 'Sam') {
  const answer = await browser.submit(await get('/sign-in'), { name });
  expect(answer.status).toBe(303);
}

test.each([
  ['/', 'What would you like to hear?'],
  [playlistPath, playlist?.name ?? ''],
  [`/track/${track?.id ?? ''}`, track?.name ?? ''],
  [`/artist/${track?.artistIds[0] ?? ''}`, 'Artist'],
  [`/album/${track?.albumId ?? ''}`, 'Record'],
  [`/user/${playlist?.ownerId ?? ''}`, playlist?.ownerName ?? ''],
  ['/sign-in', 'Sign in'],
])('%s is a whole page with its own strict policy', async (path, words) => {
  const page = await get(path);
  expect(page.status).toBe(200);
  expect(page.text).toMatch(/^<!doctype html><html lang="en" dir="ltr">/);
  expect(page.text).toContain(escaped(words));
  expect(page.text).toContain('href="#content"');
  expect(page.text).not.toMatch(/ style="|<style|<script(?! src)| on[a-z]+="/);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('referrer-policy')).toBe('same-origin');
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

test('playlist, track, artist and curator are linked both ways', async () => {
  const page = await get(playlistPath);
  const trackId = playlist?.trackIds[0] ?? '';
  const artistId = someTracks.find(({ id }) => id === trackId)?.artistIds[0] ?? '';
  for (const path of [`/track/${trackId}`, `/artist/${artistId}`, `/user/${playlist?.ownerId ?? ''}`]) {
    expect(page.text).toContain(`href="/local${path}"`);
  }
  expect((await get(`/track/${trackId}`)).text).toContain('href="/local/playlist/');
  expect((await get(`/artist/${artistId}`)).text).toContain(`href="/local/track/${trackId}"`);
  expect((await get(`/user/${playlist?.ownerId ?? ''}`)).text).toContain(`href="/local${playlistPath}"`);
});

test('Play on a playlist’s page sets what plays, for the Web API as well', async () => {
  await signIn();
  const answer = await browser.submit(await get(playlistPath), {}, `${playlistPath}/play`);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/local${playlistPath}`]);
  const page = await get(playlistPath);
  expect(page.text).toContain('aria-label="Now playing"');
  expect(await currentlyPlaying('Sam')).toMatchObject({
    is_playing: true,
    item: { id: playlist?.trackIds[0] },
    context: { uri: `spotify:playlist:${playlist?.id ?? ''}` },
  });
});

test('a row’s button starts the playlist at that track, and a track’s page plays the track alone', async () => {
  await signIn();
  const page = await get(playlistPath);
  await browser.submit(page, { position: '3' }, `${playlistPath}/play`);
  expect((await currentlyPlaying('Sam')).item.id).toBe(playlist?.trackIds[3]);
  const trackPath = `/track/${track?.id ?? ''}`;
  await browser.submit(await get(trackPath), {}, `${trackPath}/play`);
  expect(await currentlyPlaying('Sam')).toMatchObject({ item: { id: track?.id }, context: null });
});

test('pause, resume, next and previous lead back to the page they were pressed on', async () => {
  await signIn();
  await browser.submit(await get(playlistPath), {}, `${playlistPath}/play`);
  const here = `${playlistPath}?from=here`;
  for (const [action, expected] of [
    ['next', { is_playing: true, item: { id: playlist?.trackIds[1] } }],
    ['pause', { is_playing: false, item: { id: playlist?.trackIds[1] } }],
    ['resume', { is_playing: true, item: { id: playlist?.trackIds[1] } }],
    ['previous', { is_playing: true, item: { id: playlist?.trackIds[0] } }],
  ] as const) {
    const answer = await browser.submit(await get(here), {}, `/player/${action}`);
    expect(answer.headers.get('location')).toBe(`/local${here}`);
    expect(await currentlyPlaying('Sam')).toMatchObject(expected);
  }
});

test('signed out, Play leads to a sign-in that names the playlist and then plays it', async () => {
  const answer = await browser.submit(await get(playlistPath), {}, `${playlistPath}/play`);
  expect(answer.status).toBe(303);
  const signInPage = await browser.get(new URL(answer.headers.get('location') ?? '', service.url).href);
  expect(signInPage.text).toContain(escaped(playlist?.name ?? ''));
  const signedIn = await browser.submit(signInPage, { name: 'Robin' });
  expect(signedIn.headers.get('location')).toBe(`/local${playlistPath}`);
  expect((await currentlyPlaying('Robin')).item.id).toBe(playlist?.trackIds[0]);
});

test('a form that another site sends plays nothing', async () => {
  await signIn();
  const forged = await browser.post(`${service.url}${playlistPath}/play`, { form_token: 'x'.repeat(43) });
  expect(forged.status).toBe(403);
  expect(await currentlyPlaying('Sam')).toBeUndefined();
});

test('a form leads back to our own pages only', async () => {
  await signIn();
  for (const elsewhere of ['https://evil.example/', '//evil.example/', '/elsewhere', '/local/../etc']) {
    const page = await get(playlistPath);
    await browser.submit(page, {}, `${playlistPath}/play`);
    const answer = await browser.submit(await get(playlistPath), { return_to: elsewhere }, '/player/next');
    expect(answer.headers.get('location')).toBe('/local/');
  }
});

test('cookies stay with the service: HttpOnly, SameSite=Lax and below its path', async () => {
  const page = await browser.submit(await get('/sign-in'), { name: 'Sam' });
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

test('a listener’s page shows others the public playlists and themselves also what they played', async () => {
  const { access_token } = await service.signIn('Sam');
  const api = createApi(service, access_token);
  await api('POST /me/playlists', { name: 'For everyone' });
  await api('POST /me/playlists', { name: 'For me', public: false });
  const { body } = await api('GET /me');
  const others = await get(`/user/${body.id}`);
  expect(others.text).toContain('For everyone');
  expect(others.text).not.toContain('For me');
  expect(others.text).not.toContain('Played last');
  await signIn('Sam');
  const own = await get(`/user/${body.id}`);
  expect(own.text).toContain('For me');
  expect(own.text).toContain('Played last');
});

test('a long playlist is shown in parts of a hundred tracks, each of which plays from its own rows', async () => {
  const { access_token } = await service.signIn('Sam');
  const api = createApi(service, access_token);
  const { body } = await api('POST /me/playlists', { name: 'Long' });
  const uris = Array.from({ length: 250 }, (_, index) => `spotify:track:${someTracks[index]?.id ?? ''}`);
  for (let at = 0; at < 250; at += 50)
    await api(`POST /playlists/${body.id}/items`, { uris: uris.slice(at, at + 50) });
  await signIn('Sam');
  const path = `/playlist/${body.id}`;
  const rowsOf = (text: string) => text.match(/class="track-row/g)?.length;

  const first = await get(path);
  expect(rowsOf(first.text)).toBe(100);
  expect(first.text).toContain('250 tracks');
  expect(first.text).toContain('Tracks 1 to 100 of 250');
  expect(first.text).toContain(`rel="next" href="/local${path}?page=2"`);
  expect(first.text).not.toContain('rel="prev"');
  const last = await get(`${path}?page=3`);
  expect(rowsOf(last.text)).toBe(50);
  expect(last.text).toContain('<ol class="track-list" start="201">');
  expect(last.text).toContain(`rel="prev" href="/local${path}?page=2"`);
  expect(last.text).not.toContain('rel="next"');
  for (const beyond of ['4', '999999', '-1', 'x'])
    expect((await get(`${path}?page=${beyond}`)).status).toBe(200);

  const played = await browser.submit(last, { position: '207' }, '/play');
  expect(played.headers.get('location')).toBe(`/local${path}?page=3`);
  expect((await currentlyPlaying('Sam')).item.id).toBe(someTracks[207]?.id);
});

test('saved tracks are shown in parts as well, beside the playlists', async () => {
  const { access_token } = await service.signIn('Sam');
  const api = createApi(service, access_token);
  const ids = someTracks.slice(0, 120).map(({ id }) => `spotify:track:${id}`);
  for (let at = 0; at < 120; at += 40) await api(`PUT /me/library?uris=${ids.slice(at, at + 40).join(',')}`);
  await signIn('Sam');
  const path = `/user/${(await api('GET /me')).body.id}`;
  expect((await get(path)).text).toContain(`href="/local${path}?playlists=1&amp;saved=2"`);
  expect((await get(`${path}?saved=2`)).text).toContain('Tracks 101 to 120 of 120');
});

test('the library is searched, and browsed by mood and genre', async () => {
  const found = await get(`/?q=${encodeURIComponent(playlist?.name ?? '')}`);
  expect(found.text).toContain(`href="/local${playlistPath}"`);
  const mood = await get(`/?mood=${otherPlaylist?.mood ?? ''}`);
  expect(mood.text).toContain(`href="/local/playlist/${otherPlaylist?.id ?? ''}"`);
  expect((await get('/?q=%3Cscript%3Exyzzy')).text).toContain('Nothing found');
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
  await signIn('<script>');
  const [, path = ''] = /href="\/local(\/user\/[^"]+)"><bdi>/.exec((await get('/')).text) ?? [];
  const picture = await get(`/image${path}/64.svg`);
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
  const again = await fetch(bare, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
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
