/** Why a player command failed, in the Web API's own words. */
export type PlayerErrorReason =
  | 'NO_PREV_TRACK'
  | 'NO_NEXT_TRACK'
  | 'ALREADY_PAUSED'
  | 'NOT_PAUSED'
  | 'NO_ACTIVE_DEVICE'
  | 'CONTEXT_DISALLOW'
  | 'DEVICE_NOT_CONTROLLABLE'
  | 'PREMIUM_REQUIRED';

/** An answer of the Web API that is not a success: `{"error": {"status", "message", "reason"?}}`. */
export class SpotifyError extends Error {
  override readonly name = 'SpotifyError';
  readonly status: number;
  readonly reason: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    more: { reason?: string; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.reason = more.reason;
    this.headers = more.headers ?? {};
  }

  body() {
    const { status, message, reason } = this;
    return { error: reason === undefined ? { status, message } : { status, message, reason } };
  }
}

export const badRequest = (message: string) => new SpotifyError(400, message);
export const forbidden = () => new SpotifyError(403, 'Forbidden');
export const insufficientScope = () => new SpotifyError(403, 'Insufficient client scope');
export const notFound = (message = 'Resource not found') => new SpotifyError(404, message);

const playerMessages: Record<PlayerErrorReason, { status: number; text: string }> = {
  NO_PREV_TRACK: { status: 403, text: 'No previous track' },
  NO_NEXT_TRACK: { status: 403, text: 'No next track' },
  ALREADY_PAUSED: { status: 403, text: 'Already paused' },
  NOT_PAUSED: { status: 403, text: 'Not paused' },
  NO_ACTIVE_DEVICE: { status: 404, text: 'No active device found' },
  CONTEXT_DISALLOW: { status: 403, text: 'Not allowed in this context' },
  DEVICE_NOT_CONTROLLABLE: { status: 403, text: 'Device not controllable' },
  PREMIUM_REQUIRED: { status: 403, text: 'Premium required' },
};

export function playerError(reason: PlayerErrorReason): SpotifyError {
  const { status, text } = playerMessages[reason];
  return new SpotifyError(status, `Player command failed: ${text}`, { reason });
}
