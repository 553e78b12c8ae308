import type { QueryClient } from '@tanstack/react-query';
import { forgetConversation } from '../features/chat/storage-keys.ts';
import { createAccessTokens } from '../features/sign-in/access-tokens.ts';
import { requestRefresh } from '../features/sign-in/api/refresh-token.ts';
import { createListenerSend } from '../features/sign-in/listener-send.ts';
import { createApiClient, createSend } from '../lib/api-client.ts';
import type { Api } from '../lib/api-context.tsx';
import { createQueryClient } from './query-client.ts';
import type { Services } from './services.ts';

export interface Connection {
  api: Api;
  queryClient: QueryClient;
}

/**
 * Joins the pieces that talk to the backend. What a listener's calls brought is forgotten when their sign-in ends;
 * what they wrote only when they chose to leave, so that an expired sign-in costs nobody a sentence.
 */
export function connect({ store, session, sessionStorage, now, network }: Services): Connection {
  const send = createSend(network.fetch);
  const open = createApiClient(send);
  const tokens = createAccessTokens({
    store,
    requestRefresh: (refreshToken) => requestRefresh(open, refreshToken),
    expire: session.expire,
    now,
    locks: network.locks,
  });
  const listener = createApiClient(createListenerSend(send, tokens, session.expire));
  const queryClient = createQueryClient();
  session.onEnd((reason) => {
    queryClient.clear();
    if (reason === 'signed-out') forgetConversation(sessionStorage);
  });
  return { api: { listener, open }, queryClient };
}
