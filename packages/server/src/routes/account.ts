import { apiPaths, historyAnswerSchema, permissionsAnswerSchema } from '@attune/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { PlayHistory } from '../library/play-history.ts';
import { clientLeft } from '../plugins/client-left.ts';
import type { GrantedPermissions } from '../streaming/granted-permissions.ts';

interface AccountRoutesOptions {
  permissions: Pick<GrantedPermissions, 'of'>;
  playHistory: PlayHistory;
}

/** What a listener allowed here, and what they played lately. */
export const accountRoutes: FastifyPluginAsyncZod<AccountRoutesOptions> = async (app, options) => {
  const { permissions, playHistory } = options;
  app.get(
    apiPaths.permissions,
    { schema: { response: { 200: permissionsAnswerSchema } } },
    async ({ accessToken }) => {
      const granted = await permissions.of(accessToken);
      return { granted: granted && [...granted] };
    },
  );
  app.get(
    apiPaths.history,
    { schema: { response: { 200: historyAnswerSchema } } },
    ({ accessToken }, reply) => playHistory({ accessToken, signal: clientLeft(reply) }),
  );
};
