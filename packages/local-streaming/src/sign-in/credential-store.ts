import { hkdfSync } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import type { StateStore } from '../state/state.ts';
import { refreshLifetimeSeconds } from './revocations.ts';

/**
 * What listeners signed in with at the music's own server. It is stored sealed beside their other things, so that a restart signs
 * nobody out: what is read from the disk opens nothing without this server's secret.
 */
export interface CredentialStore {
  /** Stores it for as long as the sign-in lasts in which it was given. */
  save(sessionId: string, listenerId: string, credential: string): Promise<void>;
  /** The newest of a listener; `null` where there is none, or none is asked for. */
  of(listenerId: string): Promise<string | null>;
  /** Whether somebody may act: without a credential nobody is signed in where the music's server asks for one. */
  has(listenerId: string): boolean;
  /**
   * The server does not take this one any more, as `of` gave it: they are signed out everywhere, unless they signed in anew
   * since it was asked.
   */
  forget(listenerId: string, refused: string | null): Promise<void>;
}

/** Where the music asks for no account. */
export const noCredentials: CredentialStore = {
  save: async () => undefined,
  of: async () => null,
  has: () => true,
  forget: async () => undefined,
};

export function createCredentialStore(
  state: StateStore,
  signingKey: Uint8Array,
  clock: () => number,
): CredentialStore {
  const key = new Uint8Array(hkdfSync('sha256', signingKey, '', 'credentials of the music server', 32));
  async function opened(listenerId: string, sealed: string): Promise<string | null> {
    try {
      // What was sealed for somebody else does not open in their place.
      const { payload } = await jwtDecrypt(sealed, key, {
        subject: listenerId,
        currentDate: new Date(clock()),
      });
      return typeof payload.credential === 'string' ? payload.credential : null;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  return {
    async save(sessionId, listenerId, credential) {
      const forgetAtMs = clock() + refreshLifetimeSeconds * 1000;
      const sealed = await new EncryptJWT({ credential })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setSubject(listenerId)
        .setExpirationTime(new Date(forgetAtMs))
        .encrypt(key);
      state.putCredential({ sessionId, listenerId, sealed, forgetAtMs }, clock());
    },
    async of(listenerId) {
      const sealed = state.credentialOf(listenerId, clock());
      return sealed === undefined ? null : opened(listenerId, sealed);
    },
    has: (listenerId) => state.credentialOf(listenerId, clock()) !== undefined,
    async forget(listenerId, refused) {
      const newest = () => state.credentialOf(listenerId, clock());
      const sealed = newest();
      if (sealed === undefined || (await opened(listenerId, sealed)) !== refused) return;
      if (newest() === sealed) state.dropCredentialsOf(listenerId);
    },
  };
}
