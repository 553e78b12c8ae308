import { apiPaths, type Profile, profileSchema } from '@attune/contract';
import { useApi } from '../../../lib/api-context.tsx';
import { SignedOutError } from '../../../lib/api-error.ts';
import { type LightQuery, useLightQuery } from '../../../lib/light-query.ts';
import { log } from '../../../lib/log.ts';

export const profileQuery: LightQuery<Profile> = {
  async ask(listener) {
    try {
      return await listener.get(apiPaths.profile, profileSchema);
    } catch (error) {
      if (!(error instanceof SignedOutError)) log.error('The profile did not load.', error);
      throw error;
    }
  },
  // A failure is shown with what can be done about it, and some of them no second attempt cures.
  retries: false,
};

/** The profile of the listener. A failure is logged; the header goes on saying that it loads, as specified. */
export function useProfile() {
  return useLightQuery(profileQuery, useApi().listener);
}
