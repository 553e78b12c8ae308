import { apiPaths, type Installation, installationSchema } from '@attune/contract';
import { type Api, useApi } from '../../../lib/api-context.tsx';
import { knownAnswer, type LightQuery, useLightQuery } from '../../../lib/light-query.ts';

/** One query for each service there is a sign-in at; `null`: the one that tokens name no name of. */
const queries = new Map<string | null, LightQuery<Installation>>();

function installationQuery(at: string | null): LightQuery<Installation> {
  const query = queries.get(at) ?? {
    ask: (client) =>
      client.get(apiPaths.installation, installationSchema, { ...(at !== null && { query: { at } }) }),
    // Without it there is neither a player nor the credit a service asks for, and nobody would know to ask again.
    retries: true,
  };
  queries.set(at, query);
  return query;
}

/** Whether the listener's service takes commands to their devices, as far as that is known by now. */
export const takesDeviceCommands = ({ open, at }: Pick<Api, 'open' | 'at'>): boolean =>
  knownAnswer(installationQuery(at), open)?.streaming.capabilities.devices === 'remote';

/** What this installation is made of, for a listener at their service. It does not change while the page lives. */
export function useInstallation() {
  const { open, at } = useApi();
  return useLightQuery(installationQuery(at), open);
}
