import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileName = 'session-secret';
const fewestCharacters = 32;

/** The secret of an installation cannot be kept, or what is kept is none. */
export class SecretFileError extends Error {
  override readonly name = 'SecretFileError';
  readonly path: string;
  /** `too-short`: what is kept is empty, or was cut; `unusable`: there is one that cannot be read; `unwritable`: none can be kept. */
  readonly kind: 'too-short' | 'unusable' | 'unwritable';

  constructor(path: string, cause: unknown) {
    super('the secret of this installation cannot be kept', { cause });
    this.path = path;
    this.kind = kindOf(cause);
  }
}

class TooShortError extends Error {
  override name = 'TooShortError';
}

/** The file is there, and the system keeps it from being used. */
class UnusableError extends Error {
  override name = 'UnusableError';
}

function kindOf(cause: unknown): SecretFileError['kind'] {
  if (cause instanceof TooShortError) return 'too-short';
  return cause instanceof UnusableError ? 'unusable' : 'unwritable';
}

/**
 * Puts a file into place whole or not at all. Where another process was first, its file stays: a link fails where
 * there is one already, and nobody can read a file that is half written.
 */
function placeUnlessThere(path: string, text: string): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, text, { flag: 'wx', mode: 0o600, flush: true });
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readSecret(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new UnusableError(`${fileName} cannot be read`, { cause: error });
  }
}

/** Where that cannot be changed, as on a folder that is only read, the secret is what it was: without it every sign-in would end. */
function keepFromOthers(path: string): void {
  try {
    chmodSync(path, 0o600);
  } catch {}
}

/**
 * The secret of an installation, generated into its data directory by the first start. Of several that start at once
 * all get the same one.
 * @throws {SecretFileError} when the directory cannot be written, or the file holds too little to be a secret.
 */
export function secretFromFile(dataDir: string): string {
  const path = join(dataDir, fileName);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (readSecret(path) === null) placeUnlessThere(path, randomBytes(48).toString('base64url'));
    const secret = readSecret(path) ?? '';
    if (secret.length < fewestCharacters)
      throw new TooShortError(`${fileName} holds fewer than ${fewestCharacters} characters`);
    keepFromOthers(path);
    return secret;
  } catch (cause) {
    throw new SecretFileError(path, cause);
  }
}
