import type { UpstreamReply } from '../../http-client/send-request.ts';
import { UpstreamError } from '../../http-client/upstream-error.ts';
import { StreamingError, type StreamingErrorKind } from '../../streaming/streaming-error.ts';
import { errorSchema } from './schemas.ts';

interface Complaint {
  message: string;
  reason: string;
}

/** Most errors are JSON; some 403 and 429 are plain text or empty. */
function readComplaint(text: string): Complaint {
  try {
    const { error } = errorSchema.parse(JSON.parse(text));
    return { message: error.message ?? '', reason: error.reason ?? '' };
  } catch {
    return { message: text.slice(0, 500), reason: '' };
  }
}

const missingScope = /permissions? missing|insufficient client scope/i;
const lapsedOwner = /subscription required for the owner/i;
const playlistLimit = /playlist limit reached/i;
const libraryLimit = /library limit reached/i;
const unknownListener = /not be registered|not registered/i;

/** What a call has to do with a player: nothing, reading what it does, or telling it what to do. */
export type PlayerConcern = 'none' | 'reads' | 'commands';

function kindOf403({ message, reason }: Complaint, player: PlayerConcern): StreamingErrorKind {
  if (missingScope.test(message)) return 'permission-missing';
  if (lapsedOwner.test(message)) return 'app-suspended';
  if (unknownListener.test(message)) return 'listener-not-allowed';
  if (playlistLimit.test(message)) return 'limit-reached';
  if (libraryLimit.test(message)) return 'library-full';
  if (player === 'commands') {
    if (reason === 'PREMIUM_REQUIRED') return 'premium-required';
    // Of the many reasons of players none leads to anything else to do; a refused endpoint names none.
    return reason === '' ? 'endpoint-removed' : 'device-refused';
  }
  if (reason === 'PREMIUM_REQUIRED' || player === 'reads') return 'playback-forbidden';
  return 'endpoint-removed';
}

function kindOf(status: number, complaint: Complaint, player: PlayerConcern): StreamingErrorKind {
  if (status === 401) return missingScope.test(complaint.message) ? 'permission-missing' : 'token-rejected';
  if (status === 403) return kindOf403(complaint, player);
  // A player that is not there, whether one was named or not: what is to be played exists.
  if (status === 404) return player === 'commands' ? 'no-active-device' : 'not-found';
  if (status === 429) return complaint.reason === 'QUOTA_EXCEEDED' ? 'quota-exceeded' : 'rate-limited';
  return status >= 500 ? 'unavailable' : 'unexpected-reply';
}

/** The quota rolls over a day; a longer wait is an odd header, and obeying it would silence the installation. */
const longestWaitSeconds = 24 * 60 * 60;

/** `Retry-After` in whole seconds; the form with a date is not used by Spotify. */
function retryAfter(reply: UpstreamReply): number | undefined {
  const value = reply.header('retry-after');
  return value !== undefined && /^\d{1,9}$/.test(value)
    ? Math.min(Number(value), longestWaitSeconds)
    : undefined;
}

/** Turns an answer that is no success into the error it stands for. */
export function classifyReply(reply: UpstreamReply, player: PlayerConcern): StreamingError {
  const seconds = retryAfter(reply);
  return new StreamingError(kindOf(reply.status, readComplaint(reply.text), player), {
    status: reply.status,
    ...(seconds !== undefined && { retryAfterSeconds: seconds }),
  });
}

const kindOfUpstreamFailure = {
  timeout: 'timeout',
  unreachable: 'unavailable',
  'circuit-open': 'unavailable',
  'too-large': 'unexpected-reply',
  aborted: 'aborted',
} as const;

export function classifyFailure(error: unknown): unknown {
  return error instanceof UpstreamError
    ? new StreamingError(kindOfUpstreamFailure[error.kind], { cause: error })
    : error;
}
