import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { apiPaths, moods } from '@attune/contract';
import { type FuzzRequest, listenerCount, type Placeholder } from './fuzz-request.ts';

/** Every scope that Spotify publishes. */
const everyScope = [
  'user-read-private user-read-email user-read-currently-playing user-read-playback-state',
  'user-modify-playback-state user-read-recently-played user-top-read user-library-read user-library-modify',
  'playlist-read-private playlist-modify-private playlist-modify-public user-follow-read user-follow-modify streaming',
].join(' ');

/** Somebody who is signed in everywhere. */
export interface Listener {
  token: string;
  wideToken: string;
  cookies: string;
  values: Readonly<Record<Placeholder, string>>;
}

/** Signing in takes tenths of a second; a server that does not answer is not waited for. */
const patienceMs = 20_000;
/** A server that sheds load says when to come back; on a busy machine it may say so a few times. */
const mostAttempts = 10;
const comeBackMs = 1_000;

/** A browser that keeps cookies and follows no redirect by itself. */
function createBrowser(origin: string) {
  const cookies = new Map<string, string>();
  const visit = async (address: string, init: RequestInit = {}, attempt = 1): Promise<Response> => {
    const headers = { ...init.headers, cookie: [...cookies.values()].join('; ') };
    const reply = await fetch(new URL(address, origin), {
      ...init,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (reply.status === 503 && attempt < mostAttempts) {
      await reply.body?.cancel();
      await wait(comeBackMs);
      return visit(address, init, attempt + 1);
    }
    for (const set of reply.headers.getSetCookie()) {
      const [pair = ''] = set.split(';', 1);
      cookies.set(pair.split('=', 1)[0] ?? '', pair);
    }
    return reply;
  };
  return { visit, cookies: () => [...cookies.values()].join('; ') };
}
type Browser = ReturnType<typeof createBrowser>;

const locationOf = (reply: Response, origin: string) => new URL(reply.headers.get('location') ?? '/', origin);

async function hiddenFields(page: Response): Promise<Record<string, string>> {
  const found = (await page.text()).matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]));
}

async function agree({ visit }: Browser, authorizeUrl: URL, name: string): Promise<Response> {
  const fields = await hiddenFields(await visit(authorizeUrl.href));
  const form = new URLSearchParams({ ...fields, name, decision: 'agree' });
  return visit(`${authorizeUrl.origin}${authorizeUrl.pathname}`, { method: 'POST', body: form });
}

function textOf(value: unknown, name: string, reply: Response): string {
  if (typeof value === 'string') return value;
  const { pathname } = new URL(reply.url);
  throw new Error(`signing in brought no ${name}: ${pathname} answered ${reply.status}`);
}

async function signIn(origin: string, name: string): Promise<Listener> {
  const browser = createBrowser(origin);
  const { visit } = browser;

  const asked = locationOf(await visit(apiPaths.login), origin);
  const own = await visit(locationOf(await agree(browser, asked, name), origin).href);
  const narrow = locationOf(own, origin).searchParams;

  // The same application with every scope, and with a code of its own that nobody has spent yet.
  const codeVerifier = randomBytes(32).toString('base64url');
  const wide = new URL(asked);
  wide.searchParams.set('scope', everyScope);
  wide.searchParams.set('code_challenge', createHash('sha256').update(codeVerifier).digest('base64url'));
  const newCode = async () => {
    const agreed = await agree(browser, wide, name);
    return textOf(locationOf(agreed, origin).searchParams.get('code'), 'code', agreed);
  };
  const clientId = asked.searchParams.get('client_id') ?? '';
  const redirectUri = asked.searchParams.get('redirect_uri') ?? '';
  const issued = await visit('/local/api/token', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: redirectUri,
      code_verifier: codeVerifier,
      code: await newCode(),
    }),
  });
  const { access_token } = (await issued.json()) as { access_token: unknown };
  const wideToken = textOf(access_token, 'access token', issued);

  const call = async (path: string, init: RequestInit = {}) => {
    const reply = await fetch(`${origin}/local/v1${path}`, {
      ...init,
      headers: { authorization: `Bearer ${wideToken}` },
    });
    return (await reply.json()) as { id?: string; items?: { id: string; owner: { id: string } }[] };
  };
  const { id: userId = '' } = await call('/me');
  const { items = [] } = await call('/me/playlists');
  const kept = items.find(({ owner }) => owner.id === userId)?.id;
  const made = { method: 'POST', body: JSON.stringify({ name: 'Mine' }) };
  const ownPlaylist = kept ?? (await call('/me/playlists', made)).id ?? '';

  const consentPage = await visit(wide.href);
  const consent = await hiddenFields(consentPage);
  return {
    token: textOf(narrow.get('access_token'), 'access token', own),
    wideToken,
    cookies: browser.cookies(),
    values: {
      ownPlaylist,
      userId,
      formToken: textOf(consent.form_token, 'form token', consentPage),
      consent: textOf(consent.consent, 'consent', consentPage),
      code: await newCode(),
      codeVerifier,
      state: wide.searchParams.get('state') ?? '',
      refreshToken: textOf(narrow.get('refresh_token'), 'refresh token', own),
      clientId,
      redirectUri,
    },
  };
}

/** Signs all of them in; later again, as requests sign out and spend what there is. */
export async function signInListeners(origin: string): Promise<Listener[]> {
  const listeners: Listener[] = [];
  for (let n = 0; n < listenerCount; n += 1) listeners.push(await signIn(origin, `Fuzzed ${n}`));
  return listeners;
}

/** What a request carries because of who sends it. */
export function headersOf({ sender }: FuzzRequest, listener: Listener): Record<string, string> {
  switch (sender) {
    case 'nobody':
      return {};
    case 'made-up token':
      return { authorization: 'Bearer made-up' };
    case 'token':
      return { authorization: `Bearer ${listener.token}` };
    case 'wide token':
      return { authorization: `Bearer ${listener.wideToken}` };
    case 'browser':
      return { cookie: listener.cookies };
  }
}

/** Ids of the catalogue, found as a listener finds them. */
export async function catalogueIds(origin: string, { wideToken }: Listener) {
  const kinds = ['track', 'album', 'artist', 'playlist'] as const;
  const ids = {
    track: new Set<string>(),
    album: new Set<string>(),
    artist: new Set<string>(),
    playlist: new Set<string>(),
  };
  for (const q of [...moods, 'jazz', 'piano', 'night']) {
    const found = await fetch(`${origin}/local/v1/search?q=${q}&limit=10&type=${kinds.join(',')}`, {
      headers: { authorization: `Bearer ${wideToken}` },
    });
    const pages = (await found.json()) as Record<string, { items: { id: string }[] } | undefined>;
    for (const kind of kinds) for (const { id } of pages[`${kind}s`]?.items ?? []) ids[kind].add(id);
  }
  return {
    track: [...ids.track],
    album: [...ids.album],
    artist: [...ids.artist],
    playlist: [...ids.playlist],
  };
}
