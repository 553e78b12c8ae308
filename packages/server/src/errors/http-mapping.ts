import { type ProblemCode, problemStatus } from '@attune/contract';
import { isMoodModelError } from '@attune/mood/shipped-models';
import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { NoPlaylistsFoundError } from '../chat/message-error.ts';
import { UpstreamError, type UpstreamFailure } from '../http-client/upstream-error.ts';
import { PlaylistGoneError } from '../library/playlist-gone-error.ts';
import { SavedPlaylistGoneError } from '../mixes/save-mix-error.ts';
import {
  RecommendationError,
  type RecommendationErrorKind,
} from '../recommendations/recommendation-error.ts';
import { StreamingError, type StreamingErrorKind } from '../streaming/streaming-error.ts';
import { upstreamPolicies } from '../upstream-policies.ts';
import { type FieldError, ProblemError } from './problem-error.ts';

/** What the outside may learn of an error: a code from the closed table, a reason, and the fields at fault. */
export interface MappedError {
  code: ProblemCode;
  status: number;
  reason: string;
  errors?: readonly FieldError[];
  retryAfterSeconds?: number;
}

const streamingCodes: Record<StreamingErrorKind, ProblemCode> = {
  'token-rejected': 'token_rejected',
  'refresh-rejected': 'refresh_rejected',
  'permission-missing': 'permission_missing',
  'listener-not-allowed': 'listener_not_allowed',
  'playback-forbidden': 'playback_forbidden',
  'premium-required': 'premium_required',
  'device-refused': 'device_refused',
  'no-active-device': 'no_active_device',
  'endpoint-removed': 'streaming_unexpected_reply',
  'app-suspended': 'streaming_app_suspended',
  'rate-limited': 'streaming_rate_limited',
  'quota-exceeded': 'streaming_quota_exceeded',
  unavailable: 'streaming_unavailable',
  timeout: 'streaming_timeout',
  'not-found': 'streaming_unexpected_reply',
  'limit-reached': 'playlist_limit_reached',
  'library-full': 'library_limit_reached',
  'no-music-yet': 'no_music_yet',
  'still-looking': 'music_still_looked_for',
  'unexpected-reply': 'streaming_unexpected_reply',
  aborted: 'request_timeout',
};

const recommendationCodes: Record<RecommendationErrorKind, ProblemCode> = {
  'no-current-track': 'no_current_track',
  'no-valid-ids': 'no_songs_found',
  unavailable: 'recommendations_unavailable',
  off: 'no_songs_found',
  aborted: 'request_timeout',
};

/** Of calls that no client of ours has put into its own words. */
const upstreamCodes: Record<UpstreamFailure, ProblemCode> = {
  timeout: 'streaming_timeout',
  unreachable: 'streaming_unavailable',
  'circuit-open': 'streaming_unavailable',
  'too-large': 'streaming_unexpected_reply',
  aborted: 'request_timeout',
};

function codeOfUpstream({ upstream, kind }: UpstreamError): ProblemCode {
  const isRecommender = upstream === upstreamPolicies.recommendations.name;
  return isRecommender && kind !== 'aborted' ? 'recommendations_unavailable' : upstreamCodes[kind];
}

/** One neutral sentence per code, for the reader of a log or a script; the browser has its own words. */
const reasons: Record<ProblemCode, string> = {
  invalid_request: 'The request is not valid.',
  no_current_track: 'No track currently playing',
  not_signed_in: 'The request carries no access token.',
  token_rejected: 'The streaming service rejected the access token.',
  refresh_rejected: 'The refresh token is no longer valid.',
  permission_missing: 'The access token lacks a permission this needs.',
  listener_not_allowed: 'The streaming app does not allow this listener.',
  playback_forbidden: 'The streaming service does not allow reading the playback state.',
  premium_required: 'The streaming service takes commands to a player from premium accounts alone.',
  device_refused: 'The device does not take this command.',
  no_active_device: 'No device of the listener is there to play on.',
  playlist_limit_reached: 'The listener can make no more playlists at the streaming service.',
  library_limit_reached: 'The listener can like no more songs at the streaming service.',
  not_found: 'There is nothing at this address.',
  no_playlists_found: 'No playlists found',
  no_music_yet: 'There is no music here yet.',
  music_still_looked_for: 'The music is still being looked through.',
  playlist_not_found: 'The listener has no playlist under this id.',
  no_songs_found: 'No valid Spotify track IDs found in recommendations',
  method_not_allowed: 'This address does not answer this method.',
  request_timeout: 'The request took too long.',
  payload_too_large: 'The request body is too large.',
  uri_too_long: 'The address is too long.',
  misdirected_request: 'This server does not answer under this name.',
  unsupported_media_type: 'The request body must be application/json.',
  streaming_rate_limited: 'The streaming service asks for fewer requests.',
  streaming_quota_exceeded: 'The streaming quota of this installation is used up.',
  too_many_requests: 'Too many requests from this client.',
  headers_too_large: 'The request headers are too large.',
  internal: 'Something went wrong on this server.',
  streaming_unexpected_reply: 'The streaming service answered something unexpected.',
  recommendations_unavailable: 'The recommendation service is unavailable',
  streaming_unavailable: 'The streaming service is out of reach.',
  streaming_app_suspended: 'The streaming app of this installation is suspended.',
  not_ready: 'The server is not ready.',
  streaming_timeout: 'The streaming service took too long.',
};

const frameworkCodes: ReadonlyMap<string, ProblemCode> = new Map(
  Object.entries({
    FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
    FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  }),
);

const codesByStatus: Record<number, ProblemCode> = {
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  413: 'payload_too_large',
  414: 'uri_too_long',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  431: 'headers_too_large',
  503: 'not_ready',
};

function mapped(code: ProblemCode, more: Partial<MappedError> = {}): MappedError {
  return { code, status: problemStatus[code], reason: reasons[code], ...more };
}

function fieldOf(instancePath: string, part: string | undefined): string {
  const path = instancePath.split('/').filter((segment) => segment !== '');
  return path.length > 0 ? path.join('.') : (part ?? 'body');
}

function mapFrameworkError(error: FastifyError): MappedError {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = error.validation.map((issue) => ({
      field: fieldOf(issue.instancePath, error.validationContext),
      detail: issue.message ?? reasons.invalid_request,
    }));
    return mapped('invalid_request', { errors });
  }
  const named = frameworkCodes.get(error.code);
  if (named !== undefined) return mapped(named);
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    const code = codesByStatus[status] ?? 'invalid_request';
    const unreadable = error instanceof SyntaxError || error.code?.startsWith('FST_ERR_CTP_');
    const errors = [{ field: 'body', detail: 'The body is not readable JSON.' }];
    return mapped(code, code === 'invalid_request' && unreadable ? { errors } : {});
  }
  return mapped(status === 503 ? 'not_ready' : 'internal');
}

/** Turns whatever was thrown into what HTTP may say about it. Anything unknown is `internal`. */
export function mapError(error: unknown): MappedError {
  if (error instanceof ProblemError) {
    return mapped(error.code, { reason: error.message, ...(error.errors && { errors: error.errors }) });
  }
  if (error instanceof StreamingError) {
    const { retryAfterSeconds } = error;
    return mapped(streamingCodes[error.kind], {
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    });
  }
  if (error instanceof RecommendationError)
    return mapped(recommendationCodes[error.kind], { reason: error.message });
  if (error instanceof UpstreamError) return mapped(codeOfUpstream(error));
  // Every other failure of a model has the keywords to fall back on.
  if (isMoodModelError(error)) return mapped(error.kind === 'aborted' ? 'request_timeout' : 'internal');
  if (error instanceof SavedPlaylistGoneError || error instanceof PlaylistGoneError)
    return mapped('playlist_not_found');
  if (error instanceof NoPlaylistsFoundError) return mapped('no_playlists_found');
  if (error instanceof Error) return mapFrameworkError(error as FastifyError);
  return mapped('internal');
}
