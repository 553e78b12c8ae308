import { apiPaths } from '@attune/contract';
import { type Dispatcher, request } from 'undici';
import { sampleBrief } from '../src/testing/sample-brief.ts';
import { sampleTrackId } from '../src/testing/samples.ts';
import { type RequestClass, requestClasses } from './expected-statuses.ts';
import { listenerOf } from './faulty-upstream.ts';

export interface Outcome {
  kind: RequestClass;
  /** 0 where no answer came. */
  status: number;
  durationMs: number;
  retryAfter: string | undefined;
  /** The answer names somebody else. */
  isAnothers: boolean;
}

interface Call {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const json = { 'content-type': 'application/json' };

function callFor(kind: RequestClass, token: string): Call {
  switch (kind) {
    case 'health':
      return { method: 'GET', path: apiPaths.liveness };
    case 'no token':
      return { method: 'GET', path: apiPaths.profile };
    case 'unreadable body':
      return {
        method: 'POST',
        path: apiPaths.mood,
        headers: { ...bearer(token), ...json },
        body: '{"text":',
      };
    case 'profile':
      return { method: 'GET', path: apiPaths.profile, headers: bearer(token) };
    case 'current track':
      return { method: 'GET', path: apiPaths.currentTrack, headers: bearer(token) };
    case 'mood': {
      const body = JSON.stringify({ text: `so happy today, says ${token}` });
      return { method: 'POST', path: apiPaths.mood, headers: { ...bearer(token), ...json }, body };
    }
    case 'recommendations':
      return {
        method: 'GET',
        path: `${apiPaths.recommendations}?seed=${sampleTrackId(1)}`,
        headers: bearer(token),
      };
    case 'mix': {
      const body = JSON.stringify({ brief: sampleBrief() });
      return { method: 'POST', path: apiPaths.mixes, headers: { ...bearer(token), ...json }, body };
    }
    case 'saved mix': {
      const body = JSON.stringify({ title: listenerOf(token), trackIds: [1, 2, 3].map(sampleTrackId) });
      return { method: 'POST', path: apiPaths.savedMixes, headers: { ...bearer(token), ...json }, body };
    }
    case 'devices':
      return { method: 'GET', path: apiPaths.devices, headers: bearer(token) };
    case 'play on device': {
      const body = JSON.stringify({ trackIds: [1, 2, 3].map(sampleTrackId) });
      return { method: 'PUT', path: apiPaths.playOnDevice, headers: { ...bearer(token), ...json }, body };
    }
    case 'refresh':
      return { method: 'GET', path: `${apiPaths.refreshToken}?refresh_token=${token}` };
  }
}

/** Where an answer names whom it is for. */
const owner: Partial<Record<RequestClass, (body: unknown) => readonly unknown[]>> = {
  profile: (body) => [(body as { display_name: unknown }).display_name],
  'current track': (body) => [(body as { name: unknown }).name],
  mood: (body) => (body as { playlists: { name: unknown }[] }).playlists.map(({ name }) => name),
  // What was suggested beside it is everybody's.
  mix: (body) =>
    (body as { tracks: { id: string; name: unknown }[] }).tracks
      .filter(({ id }) => id === sampleTrackId(7))
      .map(({ name }) => name),
  'saved mix': (body) => [(body as { playlist: { name: unknown } }).playlist.name],
  devices: (body) => (body as { devices: { name: unknown }[] }).devices.map(({ name }) => name),
  refresh: (body) => [(body as { access_token: unknown }).access_token],
};

function namesAnother(kind: RequestClass, token: string, body: string): boolean {
  const expected = kind === 'refresh' ? `new-${token}` : listenerOf(token);
  return owner[kind]?.(JSON.parse(body)).some((name) => name !== expected) ?? false;
}

/** One request of a kind, as one listener. Never throws: no answer is an outcome, too. */
export async function sendOne(
  url: string,
  kind: RequestClass,
  token: string,
  dispatcher: Dispatcher,
): Promise<Outcome> {
  const { method, path, headers = {}, body } = callFor(kind, token);
  const begun = performance.now();
  const outcome = (status: number, more: Partial<Outcome> = {}): Outcome => ({
    kind,
    status,
    durationMs: performance.now() - begun,
    retryAfter: undefined,
    isAnothers: false,
    ...more,
  });
  try {
    const reply = await request(`${url}${path}`, { method, headers, dispatcher, body: body ?? null });
    const text = await reply.body.text();
    const wait = reply.headers['retry-after'];
    return outcome(reply.statusCode, {
      retryAfter: Array.isArray(wait) ? wait[0] : wait,
      isAnothers: reply.statusCode === 200 && namesAnother(kind, token, text),
    });
  } catch {
    return outcome(0);
  }
}

export interface DriveOptions {
  url: string;
  dispatcher: Dispatcher;
  requests: number;
  /** Requests in flight at once. */
  width: number;
  /** Sets the listeners of one drive apart from those of another. */
  name: string;
}

/** Sends a mix of all classes in turn, each request as a listener of its own. */
export async function drive({ url, dispatcher, requests, width, name }: DriveOptions): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let next = 0;
  const work = async () => {
    for (let n = next++; n < requests; n = next++) {
      const kind = requestClasses[n % requestClasses.length] ?? 'health';
      outcomes.push(await sendOne(url, kind, `${name}-${n}`, dispatcher));
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return outcomes;
}
