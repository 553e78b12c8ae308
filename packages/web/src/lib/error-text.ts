import { type ProblemCode, problemCodes } from '@attune/contract';
import { NetworkError, ProblemError, UnexpectedReplyError } from './api-error.ts';

/** What the listener can do about it; the caller turns this into a button or leaves it out. */
export type ErrorAction = 'retry' | 'wait' | 'sign-in' | 'none';

export interface ErrorText {
  /** What happened, in one calm sentence. */
  title: string;
  /** The same, where the time is known at which it will be over. */
  titleUntil?: (time: string) => string;
  /** What to do now. */
  hint: string;
  action: ErrorAction;
}

/** Why a call failed, small enough to be kept in the browser's session storage. */
export const failureCodes = [...problemCodes, 'network', 'unexpected_reply', 'cut_off', 'unknown'] as const;
export type FailureCode = (typeof failureCodes)[number];

export const errorText = {
  invalid_request: {
    title: 'This message could not be read.',
    hint: 'Write it in other words, or a little shorter.',
    action: 'none',
  },
  no_current_track: {
    title: 'Nothing is playing right now.',
    hint: 'Start a track, then open the songs again.',
    action: 'none',
  },
  not_signed_in: { title: 'You are not signed in.', hint: 'Sign in to go on.', action: 'sign-in' },
  token_rejected: { title: 'Your sign-in has ended.', hint: 'Sign in again to go on.', action: 'sign-in' },
  refresh_rejected: { title: 'Your sign-in has ended.', hint: 'Sign in again to go on.', action: 'sign-in' },
  permission_missing: {
    title: 'Attune may not do this with your account.',
    hint: 'Sign in again, and agree to what is asked.',
    action: 'sign-in',
  },
  listener_not_allowed: {
    title: 'Your account is not on the list of this installation.',
    hint: 'Ask the person who runs it to add you.',
    action: 'none',
  },
  playback_forbidden: {
    title: 'What you are playing may not be read.',
    hint: 'This probably needs a premium account.',
    action: 'none',
  },
  premium_required: {
    title: 'The music service plays on your devices for premium accounts alone.',
    hint: 'Open the songs at the service instead.',
    action: 'none',
  },
  device_refused: {
    title: 'This device takes no commands from here.',
    hint: 'Start it on the device itself, or choose another one.',
    action: 'retry',
  },
  playlist_limit_reached: {
    title: 'Your account can hold no more playlists.',
    hint: 'Remove one at the music service, then save again.',
    action: 'none',
  },
  library_limit_reached: {
    title: 'Your account can keep no more songs.',
    hint: 'Take the heart from one of them first.',
    action: 'none',
  },
  not_found: { title: 'This does not exist here.', hint: 'Reload the page.', action: 'none' },
  no_active_device: {
    title: 'None of your devices is there to play on.',
    hint: 'Open the music service’s app on one of them, then try again.',
    action: 'retry',
  },
  no_playlists_found: {
    title: 'No playlist was found for this mood.',
    hint: 'Try again, or describe it in other words.',
    action: 'retry',
  },
  no_music_yet: {
    title: 'There is no music here yet.',
    hint: 'It shows by itself within minutes of being added; then write again.',
    action: 'retry',
  },
  music_still_looked_for: {
    title: 'The music is still being looked through.',
    hint: 'The first songs are there in a moment. Settings tell how far it is.',
    action: 'retry',
  },
  playlist_not_found: {
    title: 'The saved playlist is gone from your account.',
    hint: 'Save the mix again to make a new one.',
    action: 'none',
  },
  no_songs_found: {
    title: 'No similar songs were found for this track.',
    hint: 'They may come with the next one.',
    action: 'none',
  },
  method_not_allowed: { title: 'This does not exist here.', hint: 'Reload the page.', action: 'none' },
  request_timeout: {
    title: 'Sending took too long.',
    hint: 'Check your connection and try again.',
    action: 'retry',
  },
  payload_too_large: { title: 'This message is too long.', hint: 'Shorten it a little.', action: 'none' },
  uri_too_long: { title: 'This address is too long.', hint: 'Reload the page.', action: 'none' },
  unsupported_media_type: {
    title: 'This page is out of date.',
    hint: 'Reload it and try again.',
    action: 'none',
  },
  misdirected_request: {
    title: 'Attune does not live at this address.',
    hint: 'Open it under its own one.',
    action: 'none',
  },
  streaming_rate_limited: {
    title: 'The music service asked us to slow down.',
    hint: 'Wait a moment, then try again.',
    action: 'wait',
  },
  streaming_quota_exceeded: {
    title: 'The music service takes no more calls for now.',
    titleUntil: (time) => `The calls to the music service are used up until ${time}.`,
    hint: 'Try again later.',
    action: 'wait',
  },
  too_many_requests: {
    title: 'That was a little fast.',
    hint: 'Wait a moment, then try again.',
    action: 'wait',
  },
  headers_too_large: {
    title: 'This request was too large.',
    hint: 'Sign out and in again, then try once more.',
    action: 'none',
  },
  internal: { title: 'Something went wrong on our side.', hint: 'Try again in a moment.', action: 'retry' },
  streaming_unexpected_reply: {
    title: 'The music service answered something odd.',
    hint: 'Try again in a moment.',
    action: 'retry',
  },
  recommendations_unavailable: {
    title: 'Song recommendations are out of reach.',
    hint: 'Try again in a moment.',
    action: 'retry',
  },
  streaming_unavailable: {
    title: 'The music service is out of reach.',
    hint: 'Try again in a moment.',
    action: 'retry',
  },
  streaming_app_suspended: {
    title: 'The music service has suspended this installation.',
    hint: 'Only the person who runs it can change that.',
    action: 'none',
  },
  not_ready: {
    title: 'Attune is busy or just starting.',
    hint: 'Try again in a moment.',
    action: 'retry',
  },
  streaming_timeout: {
    title: 'The music service took too long.',
    hint: 'Try again in a moment.',
    action: 'retry',
  },
} as const satisfies Record<ProblemCode, ErrorText>;

const localText = {
  network: {
    title: 'Attune cannot be reached.',
    hint: 'Check your connection and try again.',
    action: 'retry',
  },
  unexpected_reply: {
    title: 'The answer could not be read.',
    hint: 'Try again, or reload the page.',
    action: 'retry',
  },
  cut_off: { title: 'This message was not answered.', hint: 'Send it once more.', action: 'retry' },
  unknown: { title: 'Something went wrong.', hint: 'Try again in a moment.', action: 'retry' },
} as const satisfies Record<Exclude<FailureCode, ProblemCode>, ErrorText>;

export interface Failure {
  code: FailureCode;
  /** From when on a new attempt makes sense, in milliseconds since the epoch; `null` where nobody named a time. */
  retryAtMs: number | null;
}

function codeOf(error: unknown): FailureCode {
  if (error instanceof ProblemError) return error.problem.code;
  if (error instanceof NetworkError) return 'network';
  if (error instanceof UnexpectedReplyError) return 'unexpected_reply';
  return 'unknown';
}

/** @param nowMs when the call failed: the backend names waits in seconds from then. */
export function failureOf(error: unknown, nowMs: number): Failure {
  const wait = error instanceof ProblemError ? error.retryAfterSeconds : null;
  return { code: codeOf(error), retryAtMs: wait === null ? null : nowMs + wait * 1000 };
}

/** Waits shorter than this are "a moment"; longer ones are told as a time of day. */
const worthATimeMs = 90_000;

/** The words for a failure, with the time from which a new attempt makes sense where it is known and far enough. */
export function textOfFailure({ code, retryAtMs }: Failure, nowMs: number): ErrorText {
  const text: ErrorText = { ...errorText, ...localText }[code];
  if (text.action !== 'wait' || retryAtMs === null || retryAtMs - nowMs < worthATimeMs) return text;
  const time = timeOf(new Date(retryAtMs), new Date(nowMs));
  return { ...text, title: text.titleUntil?.(time) ?? text.title, hint: `Try again after ${time}.` };
}

/** What happened and what to do, for where both stand in one line. */
export const sentencesOf = ({ title, hint }: ErrorText) => `${title} ${hint}`;

/** The time of day, with the day's name when it is not today's. */
function timeOf(then: Date, now: Date): string {
  const isToday = then.toDateString() === now.toDateString();
  return then.toLocaleString(isToday ? [] : 'en', {
    ...(isToday ? {} : { weekday: 'long' }),
    hour: '2-digit',
    minute: '2-digit',
  });
}
