import { CredentialRefusedError, MusicServerError } from '@attune/local-streaming/music';
import { readCredential, refusesCredential, type ServerListener } from './server-accounts.ts';
import { LibraryServerError } from './server-error.ts';

/** Asks the library's server in the name of whoever signed in with a credential. */
export type AsListener = <Answer>(
  credential: string,
  ask: (listener: ServerListener) => Promise<Answer>,
) => Promise<Answer>;

/** What a failure at the server is to whoever asked there. */
function inOwnWords(error: unknown): unknown {
  if (!(error instanceof LibraryServerError)) return error;
  if (refusesCredential(error)) return new CredentialRefusedError();
  const kind = error.code === 50 ? 'forbidden' : error.code === 70 ? 'not-found' : 'unavailable';
  return new MusicServerError(kind, error);
}

/** @param url the server that credentials must be of */
export const createAsListener =
  (url: string): AsListener =>
  async (credential, ask) => {
    const listener = readCredential(credential, url);
    if (listener === null) throw new CredentialRefusedError();
    try {
      return await ask(listener);
    } catch (error) {
      throw inOwnWords(error);
    }
  };

/** Of a call that names nothing, "not found" makes no sense. @throws {LibraryServerError} */
export async function namingNothing<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof LibraryServerError) || error.code !== 70) throw error;
    throw new LibraryServerError('unexpected-reply', { cause: error });
  }
}

/**
 * Makes a change that is not to be made twice. Servers refuse what is so already, and an answer may be lost; so where it fails,
 * how it stands now tells whether it was made.
 * @throws {LibraryServerError} where it was not, or nobody knows
 */
export async function changeOnce(
  change: () => Promise<unknown>,
  isMade: () => Promise<boolean>,
): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (refusesCredential(error)) throw error;
    if (!(await isMade().catch(() => false))) throw error;
  }
}
