import { UpstreamError } from '../http-client/upstream-error.ts';

/**
 * - `token-rejected`: the access token is stale, revoked or no token at all; a refresh may cure it
 * - `refresh-rejected`: the refresh token or authorization code is refused for good
 * - `permission-missing`: the token lacks a scope
 * - `listener-not-allowed`: the listener is not on the app's allowlist
 * - `playback-forbidden`: playback may not be read; probably no premium account
 * - `premium-required`: commands to a player are for listeners who pay
 * - `device-refused`: the device takes no commands from outside, or not this one
 * - `no-active-device`: there is no device to play on
 * - `endpoint-removed`: this app may not call this endpoint
 * - `app-suspended`: the app's owner lost the subscription it needs, or its credentials are wrong
 * - `rate-limited`: too many calls in a short time; `quota-exceeded`: too many in a long one
 * - `unavailable`: out of reach or failing; `timeout`: no answer in time
 * - `not-found`: no such item
 * - `limit-reached`: the listener has as many playlists as they may
 * - `library-full`: the listener has saved as much as they may
 * - `no-music-yet`: there is none in the installation's own library; `still-looking`: none so far, and it is being looked through
 * - `unexpected-reply`: an answer that is not the documented one
 * - `aborted`: the caller left
 */
export type StreamingErrorKind =
  | 'token-rejected'
  | 'refresh-rejected'
  | 'permission-missing'
  | 'listener-not-allowed'
  | 'playback-forbidden'
  | 'premium-required'
  | 'device-refused'
  | 'no-active-device'
  | 'endpoint-removed'
  | 'app-suspended'
  | 'rate-limited'
  | 'quota-exceeded'
  | 'unavailable'
  | 'timeout'
  | 'not-found'
  | 'limit-reached'
  | 'library-full'
  | 'no-music-yet'
  | 'still-looking'
  | 'unexpected-reply'
  | 'aborted';

/** With these the listener or the operator has something to do, or nobody waits any more: no fallback may hide them. */
export const needsAction: ReadonlySet<StreamingErrorKind> = new Set<StreamingErrorKind>([
  'token-rejected',
  'permission-missing',
  'listener-not-allowed',
  'limit-reached',
  'library-full',
  'no-music-yet',
  'still-looking',
  'app-suspended',
  'aborted',
]);

/** With these the service wants silence: further calls are pointless for now. */
export const wantsSilence: ReadonlySet<StreamingErrorKind> = new Set<StreamingErrorKind>([
  'rate-limited',
  'quota-exceeded',
]);

const leavesDoubt: ReadonlySet<string> = new Set<StreamingErrorKind>([
  'unavailable',
  'timeout',
  'unexpected-reply',
]);

export interface StreamingErrorOptions {
  /** The status the service answered with, when it answered. */
  status?: number;
  /** Seconds the service asked to wait. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The streaming service, or its accounts service, did not do what was asked. */
export class StreamingError extends Error {
  override readonly name = 'StreamingError';
  readonly kind: StreamingErrorKind;
  readonly status: number | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: StreamingErrorKind, { status, retryAfterSeconds, cause }: StreamingErrorOptions = {}) {
    super(`streaming service: ${kind}${status === undefined ? '' : ` (${status})`}`, { cause });
    this.kind = kind;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Whether a write that ended like this may have been done all the same: it was sent, and no plain refusal came back. */
export function isInDoubt(error: unknown): boolean {
  if (!(error instanceof StreamingError) || !leavesDoubt.has(error.kind)) return false;
  if (error.status !== undefined && error.status >= 400 && error.status < 500) return false;
  return !(error.cause instanceof UpstreamError && error.cause.kind === 'circuit-open');
}

/** Whether what was asked for is not there, or not the listener's to change. */
export const isGone = (error: unknown): boolean =>
  error instanceof StreamingError && (error.kind === 'not-found' || error.kind === 'endpoint-removed');
