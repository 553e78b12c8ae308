import type { ApiRequest, Send } from '../../lib/api-client.ts';
import { SignedOutError } from '../../lib/api-error.ts';
import type { AccessTokens } from './access-tokens.ts';

export interface ListenerSend {
  send: Send;
  /**
   * Ends the reads under way and lets none begin, until what it returns is called: while a listener leaves, one would be
   * refused, and the sign-in be taken for expired.
   */
  restReads: () => () => void;
}

/**
 * Sends requests in the listener's name. A 401 is cured by one refresh and one replay; a 401 after that ends the
 * sign-in. Nothing else is replayed: a 403 for a missing permission comes back as it is, so it cannot loop. A last word
 * goes out with the token used before, as after a sign-out there is no other, and nothing is done about its answer.
 * `send` throws a {@link SignedOutError} when the sign-in has ended, and for reads while they rest.
 */
export function createListenerSend(send: Send, tokens: AccessTokens, expire: () => void): ListenerSend {
  const sendWith = (request: ApiRequest, accessToken: string) =>
    send({ ...request, headers: { ...request.headers, Authorization: `Bearer ${accessToken}` } });
  let lastUsed: string | null = null;
  let rest = new AbortController();
  const sendCured: Send = async (request) => {
    if (request.isLast && lastUsed !== null) return sendWith(request, lastUsed);
    const good = tokens.fresh();
    const first = typeof good === 'string' ? good : await good;
    lastUsed = first;
    const response = await sendWith(request, first);
    if (response.status !== 401) return response;
    const second = await tokens.renew(first);
    lastUsed = second;
    const replayed = await sendWith(request, second);
    if (replayed.status !== 401) return replayed;
    expire();
    throw new SignedOutError();
  };
  return {
    async send(request) {
      if (request.method !== 'GET') return sendCured(request);
      const { signal } = rest;
      if (signal.aborted) throw new SignedOutError();
      try {
        const either = request.signal === undefined ? signal : AbortSignal.any([request.signal, signal]);
        return await sendCured({ ...request, signal: either });
      } catch (thrown) {
        if (signal.aborted) throw new SignedOutError();
        throw thrown;
      }
    },
    restReads() {
      rest.abort();
      return () => {
        rest = new AbortController();
      };
    },
  };
}
