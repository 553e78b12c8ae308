import type { Session } from './session.ts';

export interface ArrivedTokens {
  accessToken: string;
  refreshToken: string;
}

/**
 * What came back to the return address. `unproven`: somebody is signed in, and stays so until the new tokens have proven
 * good, as anybody can make a link with tokens in it.
 */
export type Arrival =
  | { kind: 'nothing' }
  | { kind: 'accepted' }
  | { kind: 'unproven'; tokens: ArrivedTokens };

/**
 * Takes in the tokens a sign-in brought back and cleans the address bar, in any case, so that neither history, a
 * screenshot nor a shared link holds a token.
 * @param search the query of the address the listener came back to.
 */
export function takeTokens(search: string, session: Session, history: History, path: string): Arrival {
  history.replaceState(history.state, '', path);
  const query = new URLSearchParams(search);
  const accessToken = query.get('access_token');
  const refreshToken = query.get('refresh_token');
  if (!accessToken || !refreshToken) return { kind: 'nothing' };
  const tokens = { accessToken, refreshToken };
  if (session.isSignedIn()) return { kind: 'unproven', tokens };
  session.accept(tokens);
  return { kind: 'accepted' };
}
