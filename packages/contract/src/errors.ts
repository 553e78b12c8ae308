import * as z from 'zod/mini';

/**
 * Every problem the backend reports, with the HTTP status it is reported under. The table is closed: the backend can name
 * no other by its types, and the browser, which checks what it is sent, has words for each (`web/src/lib/error-text.ts`).
 */
export const problemStatus = {
  /** A field of the request is missing or wrong; `errors` names it. */
  invalid_request: 400,
  /** No track is playing, so there is nothing to recommend from. */
  no_current_track: 400,
  /** The request carries no access token. */
  not_signed_in: 401,
  /** The streaming service refused the access token. A refresh may cure it. */
  token_rejected: 401,
  /** The accounts service refused the refresh token. Only a new sign-in helps. */
  refresh_rejected: 401,
  /** The access token lacks a scope this call needs. */
  permission_missing: 403,
  /** The listener is not among those the streaming app's owner has allowed. */
  listener_not_allowed: 403,
  /** Playback state may not be read: probably no premium account. */
  playback_forbidden: 403,
  /** The streaming service takes commands to a player from listeners who pay for it alone. */
  premium_required: 403,
  /** The listener's device takes no commands from outside, or not this one. */
  device_refused: 403,
  /** The streaming service lets this listener make no more playlists. */
  playlist_limit_reached: 403,
  /** The streaming service lets this listener like no more songs. */
  library_limit_reached: 403,
  /** No such route. */
  not_found: 404,
  /** No device of the listener's is there to play on. */
  no_active_device: 404,
  /** The search brought no usable playlist. */
  no_playlists_found: 404,
  /** The installation's own music holds nothing so far. */
  no_music_yet: 404,
  /** The installation's own music is being looked through, and nothing was found so far. */
  music_still_looked_for: 404,
  /** The playlist that was to be brought up to date was deleted, or is not the listener's. */
  playlist_not_found: 404,
  /** The recommender named no usable track, and the fallbacks found none either. */
  no_songs_found: 404,
  /** The route exists, the method does not. */
  method_not_allowed: 405,
  /** The client took too long to send its request. */
  request_timeout: 408,
  /** The body is larger than the server reads. */
  payload_too_large: 413,
  /** The address is longer than the server reads. */
  uri_too_long: 414,
  /** The body is not JSON. */
  unsupported_media_type: 415,
  /** The request was sent to a name that is not this server's. */
  misdirected_request: 421,
  /** The streaming service asked for fewer calls. */
  streaming_rate_limited: 429,
  /** The streaming app has used up its quota. */
  streaming_quota_exceeded: 429,
  /** This client sends more requests than the server takes. */
  too_many_requests: 429,
  /** The request headers are larger than the server reads. */
  headers_too_large: 431,
  /** A fault of our own. Told to nobody but the log. */
  internal: 500,
  /** The streaming service answered something that is not its documented answer. */
  streaming_unexpected_reply: 502,
  /** The recommender failed and no fallback answered. */
  recommendations_unavailable: 502,
  /** The streaming service, or its accounts service, is out of reach. */
  streaming_unavailable: 503,
  /** The streaming app itself is suspended: its owner's subscription lapsed, or its credentials are wrong. */
  streaming_app_suspended: 503,
  /** The server is starting or stopping, or takes no more load. */
  not_ready: 503,
  /** An upstream did not answer in time. */
  streaming_timeout: 504,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof problemStatus;
export const problemCodes = Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]];

/** RFC 9457 problem details, the one shape of every error under `/api` and of the backend's sign-in routes. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  code: z.enum(problemCodes),
  requestId: z.string(),
  errors: z.optional(z.array(z.object({ field: z.string(), detail: z.string() }))),
});
export type Problem = z.infer<typeof problemSchema>;

export const problemMediaType = 'application/problem+json';

/** Why a sign-in ended on the landing page; the value of its `sign_in_error` query parameter. */
export const signInErrors = [
  /** The listener pressed Cancel on the consent page. */
  'access_denied',
  /** The return does not belong to a sign-in begun in this browser in the last ten minutes. */
  'state_mismatch',
  /** The authorization code was refused: used already, or too old. */
  'code_rejected',
  /** The streaming app is suspended: its owner's subscription lapsed. */
  'app_suspended',
  /** The streaming app's credentials or redirect URI are wrong. */
  'misconfigured',
  /** The accounts service is out of reach. */
  'accounts_unavailable',
  /** Anything else. */
  'sign_in_failed',
] as const;
export const signInErrorSchema = z.enum(signInErrors);
export type SignInError = z.infer<typeof signInErrorSchema>;
