import { createAccessTokens } from '../features/sign-in/access-tokens.ts';
import { requestRefresh } from '../features/sign-in/api/refresh-token.ts';
import { beginSignIn } from '../features/sign-in/begin-sign-in.ts';
import { createListenerSend } from '../features/sign-in/listener-send.ts';
import { rememberReturn } from '../features/sign-in/return-path.ts';
import { tokensOf } from '../features/sign-in/token-store.ts';
import { type ApiClient, createApiClient, createSend, type Send } from '../lib/api-client.ts';
import type { Api } from '../lib/api-context.tsx';
import { createQueryKeys } from '../lib/query-keys.ts';
import type { Services } from './services.ts';

/** Joins the pieces that talk to the backend. Calls in a listener's name end with the sign-in they were made for. */
function connect(services: Services, send: Send, open: ApiClient, signIn: string | null): Api {
  const { store, session, now, network } = services;
  const expire = () => {
    if (session.signIn() === signIn) session.expire();
  };
  const tokens = createAccessTokens({
    store: tokensOf(store, signIn),
    requestRefresh: (refreshToken) => requestRefresh(open, refreshToken),
    expire,
    now,
    locks: network.locks,
  });
  const { send: sendAsListener, restReads } = createListenerSend(send, tokens, expire);
  return {
    listener: createApiClient(sendAsListener),
    sendAsListener,
    restReads,
    keys: createQueryKeys(signIn ?? ''),
    open,
    beforeLeaving: new Set(),
    onPlaylistRemoved: new Set(),
    isSignedIn: signIn !== null,
    at: signIn === null ? null : session.at(),
    signIn: () => beginSignIn(session),
    ask: (permission) => {
      rememberReturn(services.sessionStorage);
      beginSignIn(session, permission);
    },
  };
}

interface Connection {
  send: Send;
  open: ApiClient;
  newest: { signIn: string | null; api: Api } | null;
}

/** One connection for all parts of the page, however many of them load on their own. */
const connections = new WeakMap<Services, Connection>();

/** @param signIn in whose name the listener's calls are made; `null` when signed out. */
export function connectionOf(services: Services, signIn: string | null): Api {
  let connection = connections.get(services);
  if (connection === undefined) {
    const send = createSend(services.network.fetch);
    connection = { send, open: createApiClient(send), newest: null };
    connections.set(services, connection);
  }
  const { send, open, newest } = connection;
  if (newest?.signIn === signIn) return newest.api;
  const api = connect(services, send, open, signIn);
  connection.newest = { signIn, api };
  return api;
}
