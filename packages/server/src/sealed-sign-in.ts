import { type Permission, permissionSchema } from '@attune/contract';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';

/** What a sign-in must remember between leaving for the accounts service and coming back. */
export interface PendingSignIn {
  state: string;
  codeVerifier: string;
  /** What is asked for beyond a plain sign-in. */
  asks: readonly Permission[];
  /** At which service. */
  at: string;
}

export const signInSeconds = 600;

const claims = z.object({
  state: z.string().min(1),
  codeVerifier: z.string().min(43),
  asks: z.array(permissionSchema),
  at: z.string(),
});

/** Sealed into a cookie, so that the server keeps nothing and the browser can read nothing. */
export async function sealSignIn(pending: PendingSignIn, key: Uint8Array, now: number): Promise<string> {
  return new EncryptJWT({ ...pending })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(Math.floor(now / 1000) + signInSeconds)
    .encrypt(key);
}

/** @returns `null` for anything but an unexpired cookie of our own. */
export async function unsealSignIn(
  sealed: string,
  key: Uint8Array,
  now: number,
): Promise<PendingSignIn | null> {
  try {
    const { payload } = await jwtDecrypt(sealed, key, { currentDate: new Date(now) });
    return claims.parse(payload);
  } catch {
    return null;
  }
}
