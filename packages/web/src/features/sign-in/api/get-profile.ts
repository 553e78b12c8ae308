import { apiPaths, type Profile, profileSchema } from '@attune/contract';
import type { ApiClient } from '../../../lib/api-client.ts';
import { useApi } from '../../../lib/api-context.tsx';
import { SignedOutError } from '../../../lib/api-error.ts';
import { useKeptAnswer } from '../../../lib/kept-answer.ts';
import { log } from '../../../lib/log.ts';

async function getProfile(api: ApiClient): Promise<Profile> {
  try {
    return await api.get(apiPaths.profile, profileSchema);
  } catch (error) {
    if (!(error instanceof SignedOutError)) log.error('The profile did not load.', error);
    throw error;
  }
}

/** The listener's profile. A failure is logged; the header goes on saying that it loads, as specified. */
export function useProfile() {
  return useKeptAnswer(useApi().listener, getProfile);
}
