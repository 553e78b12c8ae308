import type { Session } from './session.ts';

/**
 * Takes in the tokens a sign-in brought back and cleans the address bar, in any case, so that neither history, a
 * screenshot nor a shared link holds a token. Doing it twice does no harm.
 * @param search the query of the address the listener came back to.
 * @returns whether both tokens were there and are stored now.
 */
export function takeTokens(search: string, session: Session, history: History, path: string): boolean {
  history.replaceState(history.state, '', path);
  const query = new URLSearchParams(search);
  const accessToken = query.get('access_token');
  const refreshToken = query.get('refresh_token');
  if (!accessToken || !refreshToken) return false;
  session.accept({ accessToken, refreshToken });
  return true;
}
