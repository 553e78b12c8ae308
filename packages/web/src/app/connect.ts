import { forgetConversation } from '../features/chat/storage-keys.ts';
import { createAccessTokens } from '../features/sign-in/access-tokens.ts';
import { requestRefresh } from '../features/sign-in/api/refresh-token.ts';
import { beginSignIn } from '../features/sign-in/begin-sign-in.ts';
import { createListenerSend } from '../features/sign-in/listener-send.ts';
import { createApiClient, createSend } from '../lib/api-client.ts';
import type { Api } from '../lib/api-context.tsx';
import { forgetKeptAnswers } from '../lib/kept-answer.ts';
import type { Services } from './services.ts';

/**
 * Joins the pieces that talk to the backend. What a listener's calls brought is forgotten when their sign-in ends;
 * what they wrote only when they chose to leave, so that an expired sign-in costs nobody a sentence.
 */
export function connect({ store, session, sessionStorage, now, network }: Services): Api {
  const send = createSend(network.fetch);
  const open = createApiClient(send);
  const tokens = createAccessTokens({
    store,
    requestRefresh: (refreshToken) => requestRefresh(open, refreshToken),
    expire: session.expire,
    now,
    locks: network.locks,
  });
  const sendAsListener = createListenerSend(send, tokens, session.expire);
  const listener = createApiClient(sendAsListener);
  session.onEnd((reason) => {
    forgetKeptAnswers(listener);
    if (reason === 'signed-out') forgetConversation(sessionStorage);
  });
  return { listener, sendAsListener, open, signIn: () => beginSignIn(session) };
}
