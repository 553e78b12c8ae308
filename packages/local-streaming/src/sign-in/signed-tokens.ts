import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type * as z from 'zod';

/** What a signed token is for. One made for one purpose is worthless for another. */
export type TokenPurpose = 'access' | 'refresh' | 'code' | 'consent' | 'browser' | 'listening';

export type Verified<Claims> =
  | { outcome: 'valid'; claims: Claims; tokenId: string; issuedAtMs: number; expiresAtMs: number }
  /** Genuine but too old; the claims can still be trusted to be ours. */
  | { outcome: 'expired'; claims: Claims }
  | { outcome: 'invalid' };

export interface SignedTokens {
  sign(
    purpose: TokenPurpose,
    claims: JWTPayload,
    lifetime: { seconds: number; fromMs?: number },
  ): Promise<string>;
  verify<Claims>(purpose: TokenPurpose, token: string, schema: z.ZodType<Claims>): Promise<Verified<Claims>>;
}

interface SignedTokensParts {
  key: Uint8Array;
  clock: () => number;
  newId: () => string;
  /** When all sign-ins of a listener ended last. */
  signInsEndedAt: (listenerId: string) => number | undefined;
}

/** JSON Web Tokens signed with one symmetric key: nothing needs to be stored for them to outlive a restart. */
export function createSignedTokens({ key, clock, newId, signInsEndedAt }: SignedTokensParts): SignedTokens {
  /** To the millisecond, and after the end of all sign-ins that came before, though the clock was set back since. */
  function issuedAtMs({ sub }: JWTPayload): number {
    const endedAtMs = sub === undefined ? undefined : signInsEndedAt(sub);
    return endedAtMs === undefined ? clock() : Math.max(clock(), endedAtMs + 1);
  }

  return {
    sign(purpose, claims, { seconds, fromMs = clock() }) {
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: `attune-${purpose}` })
        .setJti(newId())
        .setIssuedAt(issuedAtMs(claims) / 1000)
        .setExpirationTime(new Date(fromMs + seconds * 1000))
        .sign(key);
    },
    async verify(purpose, token, schema) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          typ: `attune-${purpose}`,
          currentDate: new Date(clock()),
        });
        const claims = schema.safeParse(payload);
        if (!claims.success) return { outcome: 'invalid' };
        const { jti = '', iat = 0, exp = 0 } = payload;
        return {
          outcome: 'valid',
          claims: claims.data,
          tokenId: jti,
          issuedAtMs: Math.round(iat * 1000),
          expiresAtMs: exp * 1000,
        };
      } catch (error) {
        if (error instanceof errors.JWTExpired) {
          const claims = schema.safeParse(error.payload);
          if (claims.success) return { outcome: 'expired', claims: claims.data };
        }
        if (error instanceof errors.JOSEError) return { outcome: 'invalid' };
        throw error;
      }
    },
  };
}
