/** On whose behalf a request is sent. */
export type Sender =
  | 'nobody'
  /** With a token that nobody issued. */
  | 'made-up token'
  /** With the token that the product's own sign-in brings. */
  | 'token'
  /** With a token of every scope there is. */
  | 'wide token'
  /** With the cookies of the built-in service's own pages. */
  | 'browser';

/** How the client behaves. */
export type Manner = 'plain' | 'leaves' | 'sends slowly' | 'reads slowly' | 'raw';

/**
 * One request as data. What only a running product can know stands in it as `~name~` and is filled in when it is sent, so
 * that the same seed makes the same requests, and one of them can be sent again.
 */
export interface FuzzRequest {
  /** The route it is meant for: `POST /api/mood`. */
  route: string;
  method: string;
  /** Path and query. */
  path: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: string | null;
  sender: Sender;
  /** Which of the signed-in listeners sends it. */
  listener: number;
  manner: Manner;
}

/** How many listeners are signed in. */
export const listenerCount = 4;

/** What is filled in when a request is sent. */
export const placeholders = {
  ownPlaylist: '~own-playlist~',
  userId: '~user-id~',
  formToken: '~form-token~',
  consent: '~consent~',
  code: '~code~',
  codeVerifier: '~code-verifier~',
  state: '~state~',
  refreshToken: '~refresh-token~',
  clientId: '~client-id~',
  redirectUri: '~redirect-uri~',
} as const;
export type Placeholder = keyof typeof placeholders;

export function fillIn(text: string, values: Readonly<Record<Placeholder, string>>): string {
  if (!text.includes('~')) return text;
  return Object.entries(placeholders).reduce(
    (filled, [name, mark]) => filled.replaceAll(mark, encodeURIComponent(values[name as Placeholder])),
    text,
  );
}

/** Without halves of characters, which cannot be spelt in an address or a body. */
export const wellFormed = (text: string) => Buffer.from(text).toString('utf8');
