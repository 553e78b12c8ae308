import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createRepertoire } from '@attune/repertoire';
import Fastify, { type FastifyInstance } from 'fastify';
import type { LocalStreamingOptions } from '../options.ts';
import { localStreaming } from '../plugin.ts';
import { scopeWords } from '../sign-in/scopes.ts';
import { createMemoryState } from '../state/memory-state.ts';
import { checkAgainstDocument } from './openapi-document.ts';

export const allScopes = Object.keys(scopeWords).join(' ');

/** Building the catalogue takes a moment; it never changes, so all tests of a file share one. */
export const music = createRepertoire();
export const somePlaylists = [...music.catalogue.playlists.values()];
export const someTracks = [...music.catalogue.tracks.values()];

export interface RunningService {
  app: FastifyInstance;
  /** `http://127.0.0.1:PORT/local`. */
  url: string;
  redirectUri: string;
  clock: { nowMs: number };
  /** Goes through the sign-in form as a browser would and returns the tokens. */
  signIn(name: string, scope?: string, password?: string): Promise<Tokens>;
  close(): Promise<void>;
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
  scope: string;
  token_type: string;
  expires_in: number;
}

/** The plugin in an application of its own, on a real port, with a clock that stands still unless moved. */
export async function startService(options: Partial<LocalStreamingOptions> = {}): Promise<RunningService> {
  const state = options.state ?? createMemoryState();
  // A request under way at the end of a test would otherwise hold its connection, and so the close, for a minute.
  const app = Fastify({ forceCloseConnections: true });
  const clock = { nowMs: Date.UTC(2026, 10, 21, 12) };
  let origin = '';
  await app.register(localStreaming, {
    prefix: '/local',
    publicUrl: () => `${origin}/local`,
    clients: [
      {
        clientId: 'attune',
        name: 'Attune',
        redirectUris: () => [`${origin}/login/callback`],
        endsSession: true,
        asksName: true,
      },
      {
        clientId: 'keeper',
        clientSecret: 'hush',
        name: 'Secret Keeper',
        redirectUris: () => ['http://127.0.0.1/back'],
      },
    ],
    signingKey: new Uint8Array(32).fill(7),
    clock: () => clock.nowMs,
    music,
    ...options,
    state,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const url = `${origin}/local`;
  const redirectUri = `${origin}/login/callback`;

  return {
    app,
    url,
    redirectUri,
    clock,
    async signIn(name, scope = allScopes, password = '') {
      const { verifier, challenge } = newProof();
      const browser = createBrowser();
      const query = { ...authorizeQuery(redirectUri, challenge), scope };
      const page = await browser.get(`${url}/authorize?${new URLSearchParams(query)}`);
      const answer = await browser.submit(page, { name, password, decision: 'agree' });
      const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
      const grant = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
      const token = await fetch(`${url}/api/token`, {
        method: 'POST',
        body: new URLSearchParams({ ...grant, client_id: 'attune', code_verifier: verifier }),
      });
      if (token.status !== 200) throw new Error(`No token: ${token.status} ${await token.text()}`);
      return (await token.json()) as Tokens;
    },
    async close() {
      await app.close();
      state.close();
    },
  };
}

export function newProof() {
  const verifier = randomBytes(48).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

export function authorizeQuery(redirectUri: string, challenge: string) {
  return {
    response_type: 'code',
    client_id: 'attune',
    redirect_uri: redirectUri,
    scope: 'user-read-currently-playing',
    state: 'st4te',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  };
}

/** A page as a browser without a script sees it. */
export interface Page {
  url: string;
  status: number;
  headers: Headers;
  text: string;
}

/** Keeps cookies, follows no redirects, and sends forms back with their hidden fields. */
export function createBrowser() {
  const cookies = new Map<string, string>();
  const request = async (url: string, init: RequestInit = {}): Promise<Page> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { ...init, redirect: 'manual', headers: { ...(cookie && { cookie }) } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return { url, status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return {
    cookies,
    get: (url: string) => request(url),
    post: (url: string, fields: Record<string, string>) =>
      request(url, { method: 'POST', body: new URLSearchParams(fields) }),
    /** Sends the first form whose action ends in `action`, or simply the first one that posts. */
    submit(page: Page, fields: Record<string, string> = {}, action = '') {
      const forms = [
        ...page.text.matchAll(/<form (?=[^>]*method="post")[^>]*action="([^"]*)"[^>]*>(.*?)<\/form>/gs),
      ];
      const form = forms.find(([, target = '']) => target.endsWith(action));
      if (!form) throw new Error(`No form leads to ${action}: ${page.status} ${page.text.slice(0, 300)}`);
      const hidden = [...(form[2] ?? '').matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
      const values = Object.fromEntries(
        hidden.map(([, name = '', value = '']) => [name, unescapeHtml(value)]),
      );
      return request(new URL(unescapeHtml(form[1] ?? ''), page.url).href, {
        method: 'POST',
        body: new URLSearchParams({ ...values, ...fields }),
      });
    },
  };
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

export interface ApiAnswer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: the document check decides what may be in there, the test looks at a part of it
  body: any;
}

/**
 * Calls of the Web API with one access token. Each answer is checked against the published document, where that
 * is at hand, before the test sees it.
 */
export function createApi(
  { url }: { url: string },
  accessToken?: string,
  headers: Record<string, string> = {},
) {
  return async (call: string, body?: unknown): Promise<ApiAnswer> => {
    const [method = '', path = ''] = call.split(' ');
    const answer = await fetch(`${url}/v1${path}`, {
      method,
      headers: {
        ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
    const parsed: unknown = isJson ? JSON.parse(text) : undefined;
    checkAgainstDocument(method, path, answer.status, text, parsed);
    return { status: answer.status, headers: answer.headers, text, body: parsed };
  };
}
