import fp from 'fastify-plugin';
import { ProblemError } from '../errors/problem-error.ts';
import { plainTokens, type TokenForm } from '../streaming/token-form.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The listener's access token as the service knows it; an empty string where the route takes none. */
    accessToken: string;
  }
}

/** RFC 6750: `Bearer`, then a token of these characters. */
const bearer = /^Bearer +([A-Za-z0-9\-._~+/]+=*) *$/i;

export function readBearer(authorization: string | undefined): string | null {
  return bearer.exec(authorization ?? '')?.[1] ?? null;
}

/** Every route of the scope needs an access token, and says so before it looks at anything else. */
export const accessToken = fp<{ tokens?: TokenForm }>(
  async (app, { tokens = plainTokens }) => {
    app.decorateRequest('accessToken', '');
    app.addHook('onRequest', (request, _reply, done) => {
      const token = readBearer(request.headers.authorization);
      if (token === null)
        return done(new ProblemError('not_signed_in', 'The request carries no access token.'));
      request.accessToken = tokens.toService(token);
      done();
    });
  },
  { name: 'access-token' },
);
