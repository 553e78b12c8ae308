/**
 * Why the music's server lets somebody not in:
 * - `wrong`: it knows no such name and password
 * - `unknown-key`: it knows no such API key
 * - `no-keys`: it takes no API keys
 * - `sees-nothing`: it does, but of the music that is listed here they may hear none there
 * - `unprotected`: it wants the password itself, which would have to travel in the clear
 * - `unavailable`: it does not answer
 * - `no-music-server`: what answers is no such server
 * - `refused`: it answers with another error
 */
export type AccountRefusal =
  | 'wrong'
  | 'unknown-key'
  | 'no-keys'
  | 'sees-nothing'
  | 'unprotected'
  | 'unavailable'
  | 'no-music-server'
  | 'refused';

export type AccountVerdict =
  | {
      verdict: 'welcome';
      /** `key` is the account's alone, among all servers; `name` is for people. */
      account: { key: string; name: string };
      /** What the server is asked with from now on. A secret, whatever is in it. */
      credential: string;
    }
  | { verdict: 'refused'; reason: AccountRefusal };

/** Accounts of the server that the music comes from: whoever has one signs in with it. */
export interface MusicAccounts {
  /** @param form `name` is empty for somebody who has an API key, in the password's place */
  signIn(form: { name: string; password: string }): Promise<AccountVerdict>;
  /** Whether what came of a sign-in is still taken. That the server does not answer is no reason to doubt it. */
  isStillGood(credential: string): Promise<boolean>;
}

/** The music's server does not take the listener's credential any more: their password was changed, or their key withdrawn. */
export class CredentialRefusedError extends Error {
  override readonly name = 'CredentialRefusedError';

  constructor() {
    super('The music’s server does not take the listener’s credential any more');
  }
}
