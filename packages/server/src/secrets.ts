import { hkdfSync, randomBytes } from 'node:crypto';
import { secretFromFile } from '@attune/local-streaming/secret-file';

/** Keys of this installation, each derived for one purpose, so that one leaking tells nothing of the others. */
export interface Secrets {
  /** @returns 32 bytes. */
  key(purpose: 'sign-in-cookie' | 'local-streaming'): Uint8Array;
}

export interface LoadSecretsOptions {
  dataDir: string;
  sessionSecret?: string | undefined;
  /** Told when the secret cannot be kept, so sign-ins end with this process. */
  onUnwritable: (error: unknown) => void;
}

/** Uses `SESSION_SECRET`, else the one generated into the data directory, else one that lives in memory alone. */
export function loadSecrets({ dataDir, sessionSecret, onUnwritable }: LoadSecretsOptions): Secrets {
  let master = sessionSecret;
  if (master === undefined) {
    try {
      master = secretFromFile(dataDir);
    } catch (error) {
      onUnwritable(error);
      master = randomBytes(48).toString('base64url');
    }
  }
  const material = Buffer.from(master);
  return {
    key: (purpose) => new Uint8Array(hkdfSync('sha256', material, 'attune', purpose, 32)),
  };
}
