import { createHash } from 'node:crypto';
import { LibraryServerError } from './server-error.ts';

/** As whom the server is asked. */
export type ServerAccount =
  | { kind: 'api-key'; apiKey: string }
  | { kind: 'password'; user: string; password: string };

/** What is sent along with every call. */
export type Credentials = Readonly<Record<string, string>>;

/** Errors by which servers say that they take no token: a parameter is missing, or tokens are not supported. */
const takesNoToken: ReadonlySet<number> = new Set([10, 41, 42]);

/** A fresh salt each time; the token is a password for that server, whoever holds it. */
function tokenOf(user: string, password: string, salt: string): Credentials {
  const token = createHash('md5').update(`${password}${salt}`, 'utf8').digest('hex');
  return { u: user, t: token, s: salt };
}

export interface SignInParts {
  account: ServerAccount;
  /** Whether the password itself may be sent, which hides nothing: over TLS, on this machine, or where the operator says so. */
  allowsPassword: boolean;
  ping: (credentials: Credentials) => Promise<void>;
  newSalt: () => string;
}

/**
 * Finds what the server takes: an API key as it is; of a password a token, and the password itself only from a server that
 * takes no token. A wrong password is never tried another way.
 * @throws {LibraryServerError}
 */
export async function findCredentials({
  account,
  allowsPassword,
  ping,
  newSalt,
}: SignInParts): Promise<Credentials> {
  if (account.kind === 'api-key') {
    // With a name beside it servers refuse the key.
    const credentials = { apiKey: account.apiKey };
    await ping(credentials);
    return credentials;
  }
  const { user, password } = account;
  const token = tokenOf(user, password, newSalt());
  try {
    await ping(token);
    return token;
  } catch (error) {
    const { code } = error instanceof LibraryServerError ? error : { code: null };
    if (code === null || !takesNoToken.has(code)) throw error;
  }
  if (!allowsPassword) throw new LibraryServerError('password-withheld');
  const plain = { u: user, p: `enc:${Buffer.from(password, 'utf8').toString('hex')}` };
  await ping(plain);
  return plain;
}
