import type { ApiRequest, Send } from '../../lib/api-client.ts';
import { SignedOutError } from '../../lib/api-error.ts';
import type { AccessTokens } from './access-tokens.ts';

/**
 * Sends requests in the listener's name. A 401 is cured by one refresh and one replay; a 401 after that ends the
 * sign-in. Nothing else is replayed: a 403 for a missing permission comes back as it is, so it cannot loop. A last word
 * goes out with the token used before, as after a sign-out there is no other, and nothing is done about its answer.
 * @throws {SignedOutError} when the sign-in has ended.
 */
export function createListenerSend(send: Send, tokens: AccessTokens, expire: () => void): Send {
  const sendWith = (request: ApiRequest, accessToken: string) =>
    send({ ...request, headers: { ...request.headers, Authorization: `Bearer ${accessToken}` } });
  let lastUsed: string | null = null;
  return async (request) => {
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
}
