import { apiPaths, type Installation, installationSchema } from '@attune/contract';
import type { ApiClient } from '../../../lib/api-client.ts';
import { useApi } from '../../../lib/api-context.tsx';
import { knownAnswer, type LightQuery, useLightQuery } from '../../../lib/light-query.ts';

const installationQuery: LightQuery<Installation> = {
  ask: (client) => client.get(apiPaths.installation, installationSchema),
  // Without it there is neither a player nor the credit a service asks for, and nobody would know to ask again.
  retries: true,
};

/** Whether the service takes commands to the listener's devices, as far as that is known by now. */
export const takesDeviceCommands = (client: ApiClient): boolean =>
  knownAnswer(installationQuery, client)?.streaming.capabilities.devices === 'remote';

/** What this installation is made of. It does not change while the page lives. */
export function useInstallation() {
  return useLightQuery(installationQuery, useApi().open);
}
