/**
 * Why a model could not read a message.
 *
 * - `unreachable`, `timed-out`, `aborted`: nothing came back; `aborted` means the caller gave up.
 * - `token-rejected`: the token is missing, wrong or may not call this model (401, 403).
 * - `credits-spent`: the account behind the token has used up its credits (402).
 * - `rate-limited`: too many calls (429).
 * - `loading`: the model is being started on the far side (503 with an estimate).
 * - `not-served`: this model is not offered at this address (400, 404, 410).
 * - `unavailable`: an outage on the far side (other 5xx and unknown statuses).
 * - `unexpected-reply`: an answer came that is not a list of labels with scores.
 * - `model-file`: the embedded model's file is missing, damaged or of another version.
 */
export type MoodModelErrorKind =
  | 'unreachable'
  | 'timed-out'
  | 'aborted'
  | 'token-rejected'
  | 'credits-spent'
  | 'rate-limited'
  | 'loading'
  | 'not-served'
  | 'unavailable'
  | 'unexpected-reply'
  | 'model-file';

export interface MoodModelErrorDetails {
  status?: number | undefined;
  /** Seconds after which asking again may help, where the far side said so. */
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
}

/**
 * Thrown when a classifier cannot answer, as opposed to having nothing to say (`null`). The message never
 * holds the listener's text or a token.
 */
export class MoodModelError extends Error {
  override readonly name = 'MoodModelError';
  readonly kind: MoodModelErrorKind;
  readonly status: number | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: MoodModelErrorKind, message: string, details: MoodModelErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

export function isMoodModelError(error: unknown): error is MoodModelError {
  return error instanceof MoodModelError;
}
