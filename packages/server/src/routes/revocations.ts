import { apiPaths, revokedPermissionAnswerSchema, revokedPermissionSchema } from '@attune/contract';
import cookie from '@fastify/cookie';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Addresses } from '../addresses.ts';
import type { TakeBack } from '../streaming/take-back.ts';
import type { TokenForm } from '../streaming/token-form.ts';
import { rememberPermissions, signInCookieOptions } from './permissions-cookie.ts';

export interface RevocationsOptions {
  takeBack: TakeBack;
  tokens: TokenForm;
  addresses: Pick<Addresses, 'publicUrl'>;
  /** A cookie of the streaming service's own pages in this browser, which ends with every sign-in. */
  serviceCookie: { name: string; path: string } | null;
}

/** A single permission is taken back, and every sign-in of the listener ended. */
export const revocationsRoutes: FastifyPluginAsyncZod<RevocationsOptions> = async (app, options) => {
  const { takeBack, tokens, addresses, serviceCookie } = options;
  await app.register(cookie);

  app.post(
    apiPaths.revokedPermissions,
    { schema: { body: revokedPermissionSchema, response: { 200: revokedPermissionAnswerSchema } } },
    async ({ accessToken, body }, reply) => {
      const { issued, granted } = await takeBack.permission({
        accessToken,
        permission: body.permission,
        refreshToken: tokens.toService(body.refreshToken),
      });
      rememberPermissions(reply, granted, addresses.publicUrl());
      return {
        access_token: tokens.toBrowser(issued.accessToken),
        expires_in: issued.expiresInSeconds,
        ...(issued.refreshToken !== undefined && { refresh_token: tokens.toBrowser(issued.refreshToken) }),
        granted: [...granted],
      };
    },
  );

  app.delete(apiPaths.signIns, async ({ accessToken }, reply) => {
    await takeBack.everySignIn(accessToken);
    rememberPermissions(reply, [], addresses.publicUrl());
    if (serviceCookie !== null) {
      const { name, path } = serviceCookie;
      reply.clearCookie(name, { ...signInCookieOptions(addresses.publicUrl()), path });
    }
    return reply.code(204).send();
  });
};
