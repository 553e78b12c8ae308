import { hkdfSync, randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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

const fileName = 'session-secret';

async function readOrCreate(dataDir: string): Promise<string> {
  const path = join(dataDir, fileName);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    // `wx` fails where the file exists, so of two processes that start at once both read the one that came first.
    await writeFile(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = (await readFile(path, 'utf8')).trim();
  if (secret.length < 32) throw new Error(`${fileName} holds fewer than 32 characters`);
  await chmod(path, 0o600);
  return secret;
}

/** Uses `SESSION_SECRET`, else the one generated into the data directory, else one that lives in memory alone. */
export async function loadSecrets({
  dataDir,
  sessionSecret,
  onUnwritable,
}: LoadSecretsOptions): Promise<Secrets> {
  let master = sessionSecret;
  if (master === undefined) {
    try {
      master = await readOrCreate(dataDir);
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
