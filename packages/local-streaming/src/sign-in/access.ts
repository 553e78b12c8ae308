import { hkdfSync } from 'node:crypto';

/**
 * Who may sign in. Under any name `this-machine`: whoever is at it, as nobody else reaches the service; `password`:
 * those who were told it; `open`: whoever reaches the service. `accounts`: those who have one at the music's own server.
 */
export type Access =
  | { kind: 'this-machine' }
  | { kind: 'password'; password: string }
  | { kind: 'open' }
  | { kind: 'accounts' };

/** Whether a password is asked for, and so the form cannot be passed over. */
export const asksPassword = ({ kind }: Pick<Access, 'kind'>): boolean =>
  kind === 'password' || kind === 'accounts';

/** What an operator should know of it, in a line. */
export function describeAccess({ kind }: Access): string {
  if (kind === 'password') return 'any name, with LOCAL_PASSWORD; whoever knows it can open every name';
  if (kind === 'accounts')
    return 'with an account of the music server, whose name and password are asked for';
  if (kind === 'open')
    return 'any name, without a password (LOCAL_OPEN=yes): whoever reaches this address can open every name';
  return 'any name, without a password; only this machine can reach it';
}

/**
 * Everything signed is bound to the password: a new one signs everybody out.
 * @throws {RangeError} when the key is shorter than the 32 bytes that HS256 asks for (RFC 7518, section 3.2).
 */
export function keyFor(access: Access, signingKey: Uint8Array): Uint8Array {
  if (signingKey.byteLength < 32) throw new RangeError('signingKey must have at least 32 bytes');
  if (access.kind !== 'password') return signingKey;
  return new Uint8Array(
    hkdfSync('sha256', signingKey, access.password.normalize('NFC'), 'local password', 32),
  );
}
