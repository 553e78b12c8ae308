import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Service } from '../service.ts';
import { accessClaimsSchema } from '../sign-in/access-token.ts';
import { clientOf } from '../sign-in/client-credentials.ts';
import { OauthError } from '../sign-in/oauth-error.ts';
import type { TokenPurpose } from '../sign-in/signed-tokens.ts';

const text = z.string().optional().catch(undefined);
const bodySchema = z.preprocess(
  (body) => body ?? {},
  z.object({ token: text, everywhere: text, client_id: text, client_secret: text }),
);

/** What a token says that may be given back. Those that have expired are ours as well, and so is what else came of their consent. */
const claimsSchema = z.object({
  client_id: z.string(),
  grant: z.string().optional(),
  session: z.string().optional(),
});

/**
 * `POST /api/revoke` (RFC 7009): an application gives a token back, and all that came of the same consent ends with it.
 * Spotify has no such address; the application that this service is built into signs its listeners out by it, and with
 * `everywhere=true` and a good access token in every browser and application.
 */
export function revokeRoute(app: FastifyInstance, service: Service): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.post('/revoke', { schema: { body: bodySchema } }, async ({ body, headers }, reply) => {
    const { client } = clientOf(service.clients, body, headers.authorization);
    if (!body.token) throw new OauthError('invalid_request', 'token must be supplied');
    if (body.everywhere === 'true' && client.endsSession) {
      const token = await service.tokens.verify('access', body.token, accessClaimsSchema);
      if (token.outcome !== 'valid' || service.revocations.isTokenEnded(token.claims, token.issuedAtMs))
        throw new OauthError('invalid_grant', 'A good access token is needed to end every sign-in');
      if (token.claims.client_id !== client.clientId)
        throw new OauthError('invalid_grant', 'The token was issued to another client');
      service.revocations.endAllOf(token.claims.sub);
      return reply.status(200).send();
    }
    const claims = (await read('access', body.token)) ?? (await read('refresh', body.token));
    // A token that is none has no effect any more, which is what was asked for.
    if (!claims) return reply.status(200).send();
    if (claims.client_id !== client.clientId)
      throw new OauthError('invalid_grant', 'The token was issued to another client');
    if (claims.grant !== undefined) service.revocations.endGrant(claims.grant);
    if (client.endsSession && claims.session !== undefined) service.revocations.endSession(claims.session);
    return reply.status(200).send();
  });

  async function read(purpose: TokenPurpose, token: string) {
    const verified = await service.tokens.verify(purpose, token, claimsSchema);
    if (verified.outcome === 'invalid') return null;
    // The first refresh tokens ever made bear no consent's id; their own stands for it in what was made from them.
    const ownId = purpose === 'refresh' && verified.outcome === 'valid' ? verified.tokenId : undefined;
    return { ...verified.claims, grant: verified.claims.grant ?? ownId };
  }
}
