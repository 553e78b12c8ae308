import { apiPaths, profileSchema } from '@attune/contract';
import type { ArrivedTokens } from '../features/sign-in/take-tokens.ts';
import { log } from '../lib/log.ts';
import { connectionOf } from './connect.ts';
import type { Services } from './services.ts';

/**
 * Takes in tokens that the music service knows. Where they are the same account's as before, the sign-in goes on: what
 * sounds, stands or is being written in any tab has no reason to end. Otherwise theirs takes its place.
 * @returns whether they were taken in; `false` leaves the sign-in of before as it is.
 */
export async function acceptIfGood(tokens: ArrivedTokens, services: Services): Promise<boolean> {
  const { session } = services;
  const signIn = session.signIn();
  const { open } = connectionOf(services, signIn);
  /** @returns the address of the profile that a call with these headers is made for. */
  const accountOf = async (headers: Readonly<Record<string, string>>) =>
    (await open.get(apiPaths.profile, profileSchema, { headers })).external_urls.spotify;
  const [arrived, current] = await Promise.allSettled([
    accountOf({ Authorization: `Bearer ${tokens.accessToken}` }),
    accountOf(session.authorization()),
  ]);
  if (arrived.status === 'rejected') {
    log.warn('The tokens that came back have not proven good; the sign-in of before stays.', arrived.reason);
    return false;
  }
  const isSame = current.status === 'fulfilled' && current.value === arrived.value;
  if (isSame && signIn !== null && session.signIn() === signIn) session.goOnWith(tokens);
  else session.accept(tokens);
  return true;
}
