import { hash } from 'node:crypto';

/** Recognises a listener by a hash of a token, so that the token itself is never stored. */
export function listenerKey(token: string): string {
  return hash('sha256', token, 'base64url');
}
