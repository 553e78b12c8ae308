import { hkdfSync, randomBytes } from 'node:crypto';
import { SecretFileError, secretFromFile } from '@attune/local-streaming/secret-file';

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

/** What keeps the secret from being kept, for the operator. */
export function explainSecretTrouble(error: unknown): string {
  if (!(error instanceof SecretFileError) || error.kind === 'unwritable')
    return 'DATA_DIR cannot be written: what is kept lives in memory, and sign-ins end with this process.';
  const trouble =
    error.kind === 'too-short' ? 'is empty or cut short, and no secret' : 'is there and cannot be read';
  return `${error.path} ${trouble}: sign-ins end with this process. Bring back the one of a backup, or remove it, and the next start makes a new one.`;
}
