import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Counts a request of a client. @returns how many seconds the client has to wait; `null` when it need not */
export type LimitClient = (request: FastifyRequest) => Promise<number | null>;

/** A client asked more often than its share. The answer says in `retry-after` how long to wait. */
export class TooManyRequestsError extends Error {
  override readonly name = 'TooManyRequestsError';
  readonly statusCode = 429;

  constructor() {
    super('API rate limit exceeded');
  }
}

/** One page shows dozens of covers, and they and the other files are kept by browsers. */
const filePath = /^\/(image|assets)\//;

/** Limits each client on all that is registered in `app` after this, addresses that do not exist included. */
export function limitClients(app: FastifyInstance, limitClient: LimitClient): void {
  app.addHook('onRequest', async (request, reply) => {
    if (filePath.test(request.url.slice(app.prefix.length))) return;
    const waitSeconds = await limitClient(request);
    if (waitSeconds === null) return;
    reply.header('retry-after', waitSeconds);
    throw new TooManyRequestsError();
  });
}
