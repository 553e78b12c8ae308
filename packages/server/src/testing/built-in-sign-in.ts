import { apiPaths, type Permission } from '@attune/contract';

const pairOf = (setCookie: string) => setCookie.split(';', 1)[0] ?? '';

/** Follows a browser's way through sign-in, keeping cookies as it does, without following redirects by itself. */
function createVisitor() {
  const cookies = new Map<string, string>();
  return async (url: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies.values()].join('; ');
    const reply = await fetch(url, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } });
    for (const set of reply.headers.getSetCookie()) {
      const [name = ''] = pairOf(set).split('=', 1);
      if (/expires=Thu, 01 Jan 1970/i.test(set)) cookies.delete(name);
      else cookies.set(name, pairOf(set));
    }
    return reply;
  };
}

export interface BuiltInSignIn {
  accessToken: string;
  refreshToken: string;
  /** Asks as the browser that signed in, with its cookies. */
  visit: (url: string, init?: RequestInit) => Promise<Response>;
}

/** Signs in at the built-in streaming service of a running server, as a browser does, and allows what is asked. */
export async function visitBuiltIn(
  serverUrl: string,
  name = 'Sam',
  asks: readonly Permission[] = [],
  /** What another application of the listener would ask for. */
  moreScopes: readonly string[] = [],
  /** Of an account at the music's own server. */
  password = '',
): Promise<BuiltInSignIn> {
  const visit = createVisitor();
  const query = new URLSearchParams(asks.map((permission): [string, string] => ['ask', permission]));
  const leaving = await visit(`${serverUrl}${apiPaths.login}?${query}`);
  const authorizeUrl = new URL(leaving.headers.get('location') ?? '');
  const scopes = [authorizeUrl.searchParams.get('scope'), ...moreScopes].join(' ');
  authorizeUrl.searchParams.set('scope', scopes);
  const authorize = authorizeUrl.href;
  const page = await (await visit(authorize)).text();
  const action = /<form[^>]*action="(?<action>[^"]+)"/.exec(page)?.groups?.action ?? '';
  const hidden = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const fields = Object.fromEntries(hidden.map(([, field = '', value = '']) => [field, value]));
  const agreed = await visit(new URL(action.replaceAll('&amp;', '&'), authorize).href, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, name, password, decision: 'agree' }),
  });
  const returned = await visit(agreed.headers.get('location') ?? '');
  const callback = new URL(returned.headers.get('location') ?? '', serverUrl);
  const accessToken = callback.searchParams.get('access_token');
  const refreshToken = callback.searchParams.get('refresh_token');
  if (accessToken === null || refreshToken === null)
    throw new Error(`signing in at the built-in service ended at ${callback.pathname}`);
  return { accessToken, refreshToken, visit };
}

/** @returns an access token. */
export async function signInAtBuiltIn(serverUrl: string, name?: string): Promise<string> {
  return (await visitBuiltIn(serverUrl, name)).accessToken;
}
