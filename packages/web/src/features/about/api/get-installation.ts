import { apiPaths, type Installation, installationSchema } from '@attune/contract';
import type { ApiClient } from '../../../lib/api-client.ts';
import { useApi } from '../../../lib/api-context.tsx';
import { useKeptAnswer } from '../../../lib/kept-answer.ts';

function getInstallation(api: ApiClient): Promise<Installation> {
  return api.get(apiPaths.installation, installationSchema);
}

/** What this installation is made of. It does not change while the page lives. */
export function useInstallation() {
  return useKeptAnswer(useApi().open, getInstallation);
}
