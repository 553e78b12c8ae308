import { apiPaths, type LibraryStatus, libraryAnswerSchema } from '@attune/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { clientLeft } from '../plugins/client-left.ts';
import type { ListenerCall } from '../streaming/streaming-service.ts';

export interface LibraryStatusOptions {
  /** `null` where no music of the installation's own is played. */
  status: ((call: ListenerCall) => Promise<LibraryStatus>) | null;
  /** @throws {StreamingError} */
  requireGoodToken: (call: ListenerCall) => Promise<void>;
}

/** How far the installation's own music is known, for whoever is signed in. */
export const libraryStatusRoute: FastifyPluginAsyncZod<LibraryStatusOptions> = async (
  app,
  { status, requireGoodToken },
) => {
  app.get(
    apiPaths.library,
    { schema: { response: { 200: libraryAnswerSchema } } },
    async ({ accessToken }, reply) => {
      const call = { accessToken, signal: clientLeft(reply) };
      await requireGoodToken(call);
      return { library: status === null ? null : await status(call) };
    },
  );
};
