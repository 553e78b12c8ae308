import {
  apiPaths,
  type Brief,
  builtInServicePath,
  type CurrentTrack,
  type Mix,
  type Mood,
  type MoodAnswer,
  type Playlist,
  type Problem,
  type ProblemCode,
  type Profile,
  problemMediaType,
  problemStatus,
  type TrackSummary,
} from '@attune/contract';
import type { Page, Route } from '@playwright/test';

/** Covers the product itself serves, so that no test needs a picture from elsewhere. */
const cover = '/favicon.svg';
const art = '/favicon.svg';

export function fakePlaylist(number: number, overrides: Partial<Playlist> = {}): Playlist {
  return {
    id: `playlist${number}`,
    name: `Playlist ${number}`,
    description: `Description ${number}`,
    image: cover,
    url: `/local/playlist/playlist${number}`,
    owner: `Owner ${number}`,
    tracks: number,
    ...overrides,
  };
}

export function fakeTrackSummary(number: number, overrides: Partial<TrackSummary> = {}): TrackSummary {
  return {
    id: String(number).padStart(22, '0'),
    name: `Song ${number}`,
    description: `Artist ${number}`,
    image: art,
    url: `/local/track/${String(number).padStart(22, '0')}`,
    ...overrides,
  };
}

export function fakeBrief(mood: Mood): Brief {
  return {
    mood,
    feeling: { valence: 0.5, energy: 0.5 },
    target: { valence: 0.5, energy: 0.5 },
    path: 'match',
    wanted: [],
    avoided: [],
    like: [],
    length: null,
    explicit: true,
    discovery: 'any',
    situation: null,
  };
}

export function fakeMoodAnswer(mood: Mood, overrides: Partial<MoodAnswer> = {}): MoodAnswer {
  return {
    intent: 'mood',
    language: 'en',
    brief: fakeBrief(mood),
    changes: [],
    edits: [],
    detectedMood: mood,
    playlists: [fakePlaylist(1), fakePlaylist(2)],
    botResponse: `A reply about feeling ${mood}.`,
    ...overrides,
  };
}

export function fakeTrack(overrides: Partial<CurrentTrack> = {}): CurrentTrack {
  return {
    id: 'a'.repeat(22),
    name: 'Some Track',
    artist: 'Some Artist',
    image: art,
    isPlaying: true,
    observedAt: '2026-01-01T12:00:00.000Z',
    ...overrides,
  };
}

/** Six tracks; another variant has others. */
export function fakeMix(variant = 0): Mix {
  const number = (place: number) => variant * 6 + place + 1;
  return {
    title: `A mix for the test, variant ${variant}`,
    tracks: Array.from({ length: 6 }, (_, place) => ({
      id: `m${String(number(place)).padStart(21, '0')}`,
      name: `Mixed ${number(place)}`,
      artists: [`Mixed artist ${number(place)}`],
      album: 'An album',
      image: art,
      url: `/local/track/m${String(number(place)).padStart(21, '0')}`,
      durationMs: 200_000,
      explicit: null,
      year: 1999,
      facts: { energy: 0.2 },
      factsFrom: 'catalogue',
      reasons: [{ for: 'target', text: 'gentle' }],
      checks: [],
    })),
    receipt: { asked: ['calm'], held: ['calm'], relaxed: [], unknown: [], minutes: 20, stages: [] },
  };
}

export const fakeProfile: Profile = {
  display_name: 'Ada Listener',
  images: [{ url: '/favicon.svg?avatar' }],
  external_urls: { spotify: '/local/?profile' },
};

/** Answers with JSON of the contract's shape. */
export function answer(route: Route, body: unknown): Promise<void> {
  return route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify(body) });
}

/** Answers as the backend reports a problem. */
export function answerProblem(
  route: Route,
  code: ProblemCode,
  detail = 'Something is wrong.',
): Promise<void> {
  const status = problemStatus[code];
  const problem: Problem = { type: 'about:blank', title: code, status, detail, code, requestId: 'test' };
  return route.fulfill({ status, contentType: problemMediaType, body: JSON.stringify(problem) });
}

/** Matches a path of the backend whatever its query. */
export const atPath =
  (path: string) =>
  (url: URL): boolean =>
    url.pathname === path;

export const answerNothingPlaying = (route: Route): Promise<void> => route.fulfill({ status: 204 });

/** Stands in for every call the dashboard makes by itself, for tests whose tokens no service would take. */
export async function fakeBackground(page: Page): Promise<void> {
  await page.route(atPath(apiPaths.profile), (route) => answer(route, fakeProfile));
  await page.route(atPath(apiPaths.currentTrack), answerNothingPlaying);
  await page.route(atPath(apiPaths.mixes), (route) => answer(route, fakeMix()));
  await page.route(atPath(apiPaths.likedAmong), (route) => answer(route, { liked: null }));
  // The player looks at the service's when a mix stands there. Nothing was ever played.
  await page.route(atPath(`${builtInServicePath}/player/session`), (route) =>
    answer(route, { session: null }),
  );
}

/** Lets calls to `path` wait until `release` is called, then answers them with `respond`. */
export async function holdCalls(
  page: Page,
  path: string,
  respond: (route: Route) => Promise<void>,
): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(atPath(path), async (route) => {
    await released;
    await respond(route);
  });
  return { release };
}
