import type { Fault } from './faulty-upstream.ts';

/** What a client may ask for; see `request-mix.ts` for how. */
export const requestClasses = [
  'health',
  'no token',
  'unreadable body',
  'profile',
  'current track',
  'mood',
  'recommendations',
  'mix',
  'saved mix',
  'devices',
  'play on device',
  'refresh',
] as const;
export type RequestClass = (typeof requestClasses)[number];

type Row = Record<Exclude<RequestClass, 'health' | 'no token' | 'unreadable body'>, readonly number[]>;

/** These never depend on an upstream. */
const always = { health: [200], 'no token': [401], 'unreadable body': [400] } as const;

/*
 * Written before the first run: which statuses each class of requests may get while every upstream has the fault.
 * 504 until a circuit opens, 503 while it is open; a recommender that is down is a 502 of its own, since more by the
 * same artist needs the streaming service, which is down as well. Messages are classified and answered without
 * models, so that for them the search alone decides.
 */
const rows: Record<Fault, Row> = {
  none: {
    profile: [200],
    'current track': [200],
    mood: [200],
    recommendations: [200],
    mix: [200],
    'saved mix': [200],
    devices: [200],
    'play on device': [204],
    refresh: [200],
  },
  hang: {
    profile: [504, 503],
    'current track': [504, 503],
    mood: [504, 503],
    recommendations: [502],
    mix: [504, 503],
    'saved mix': [504, 503],
    devices: [504, 503],
    'play on device': [504, 503],
    refresh: [503],
  },
  reset: {
    profile: [503],
    'current track': [503],
    mood: [503],
    recommendations: [502],
    mix: [503],
    'saved mix': [503],
    devices: [503],
    'play on device': [503],
    refresh: [503],
  },
  trickle: {
    profile: [504, 503],
    'current track': [504, 503],
    mood: [504, 503],
    recommendations: [502],
    mix: [504, 503],
    'saved mix': [504, 503],
    devices: [504, 503],
    'play on device': [504, 503],
    refresh: [503],
  },
  'five-megabytes': {
    profile: [502, 503],
    'current track': [502, 503],
    mood: [502, 503],
    recommendations: [502],
    mix: [502, 503],
    'saved mix': [502, 503],
    devices: [502, 503],
    'play on device': [502, 503],
    refresh: [503],
  },
  html: {
    profile: [502],
    'current track': [502],
    mood: [502],
    recommendations: [502],
    mix: [502],
    'saved mix': [502],
    devices: [502],
    'play on device': [502],
    refresh: [502],
  },
  'silence-for-15-hours': {
    profile: [429],
    'current track': [429],
    mood: [429],
    // The recommender's stand-in is the streaming service, and it has said how long to wait: that is what is told.
    recommendations: [429],
    mix: [429],
    'saved mix': [429],
    devices: [429],
    'play on device': [429],
    refresh: [503],
  },
  flap: {
    profile: [200, 502, 503],
    'current track': [200, 502, 503],
    mood: [200, 502, 503],
    recommendations: [200, 502],
    mix: [200, 502, 503],
    'saved mix': [200, 502, 503],
    devices: [200, 502, 503],
    'play on device': [204, 502, 503],
    refresh: [200, 502, 503],
  },
};

export function expectedStatuses(fault: Fault): Record<RequestClass, readonly number[]> {
  return { ...always, ...rows[fault] };
}

export interface Deadlines {
  streamingMs: number;
  accountsMs: number;
  recommendationsMs: number;
  classifierMs: number;
}

/**
 * How long each class of requests may take, in milliseconds: the deadlines of the upstreams it asks one after the
 * other, and some slack for a busy machine.
 */
export function timeLimits(deadlines: Deadlines, slackMs: number): Record<RequestClass, number> {
  const { streamingMs, accountsMs, recommendationsMs, classifierMs } = deadlines;
  return {
    health: slackMs,
    'no token': slackMs,
    'unreadable body': slackMs,
    profile: streamingMs + slackMs,
    'current track': streamingMs + slackMs,
    mood: classifierMs + 2 * streamingMs + slackMs,
    recommendations: recommendationsMs + 2 * streamingMs + slackMs,
    mix: streamingMs + 2 * recommendationsMs + slackMs,
    // Made, looked for, made, filled and read back.
    'saved mix': 5 * streamingMs + slackMs,
    devices: streamingMs + slackMs,
    'play on device': streamingMs + slackMs,
    refresh: accountsMs + slackMs,
  };
}
