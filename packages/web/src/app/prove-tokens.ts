import { apiPaths, profileSchema } from '@attune/contract';
import type { ArrivedTokens } from '../features/sign-in/take-tokens.ts';
import { log } from '../lib/log.ts';
import { connectionOf } from './connect.ts';
import type { Services } from './services.ts';

/** Whether the music service knows whose these tokens are. */
export async function areGood({ accessToken }: ArrivedTokens, services: Services): Promise<boolean> {
  const { open } = connectionOf(services, services.session.signIn());
  try {
    await open.get(apiPaths.profile, profileSchema, { headers: { Authorization: `Bearer ${accessToken}` } });
    return true;
  } catch (error) {
    log.warn('The tokens that came back have not proven good; the sign-in of before stays.', error);
    return false;
  }
}
