import {
  apiPaths,
  type HistoryAnswer,
  type Installation,
  type LibraryStatus,
  type ListedTrack,
  type OwnPlaylist,
  permissions,
} from '@attune/contract';
import type { Page } from '@playwright/test';
import { answer, answerNothingPlaying, fakePlaylist, fakeTrackSummary } from '../e2e/fake-answers.ts';
import { atSpotify, forever, installationWith, on, press, refuse, type Scene } from './scene.ts';

type Arrange = (page: Page) => Promise<void>;

const all =
  (...parts: readonly Arrange[]): Arrange =>
  async (page) => {
    for (const part of parts) await part(page);
  };
const waits =
  (path: string): Arrange =>
  (page) =>
    on(page, path, forever);
const answers =
  (path: string, body: unknown): Arrange =>
  (page) =>
    on(page, path, (route) => answer(route, body));

const playlistId = '37i9dQZF1DX4sWSpwq3LiO';
const anothers: OwnPlaylist = {
  ...fakePlaylist(1, { id: playlistId, name: 'Slow Sunday mornings', description: null, tracks: 42 }),
  isOwn: false,
  madeByAttune: false,
};
const ofPlaylist = apiPaths.ownPlaylist.replace(':id', playlistId);

const listed = (number: number, overrides: Partial<ListedTrack> = {}): ListedTrack => ({
  ...fakeTrackSummary(number, overrides),
  album: `Album ${number}`,
  durationMs: 190_000,
  explicit: null,
  ...overrides,
});
const history: HistoryAnswer = {
  tracks: [
    { ...listed(1), playedAt: '2026-07-06T21:40:00.000Z' },
    {
      ...listed(2, { name: 'A song whose name goes on for longer than any row of a list is wide' }),
      playedAt: '2026-07-06T21:36:00.000Z',
    },
    { ...listed(1), playedAt: '2026-07-05T08:12:00.000Z' },
    { ...listed(3), playedAt: null },
  ],
};

const library = (overrides: Partial<LibraryStatus>): Arrange =>
  answers(apiPaths.library, {
    library: {
      state: 'settled',
      songs: 4_812,
      done: 4_812,
      expected: 4_812,
      minutesLeft: null,
      listedAt: '2026-07-06T06:00:00.000Z',
      trouble: null,
      analysis: null,
      ...overrides,
    } satisfies LibraryStatus,
  });
const atWork = { isAtWork: true, analysed: 310, passedOver: 3, minutesLeft: 41, isUnavailable: false };
const severalServices: Installation['services'] = [
  { at: 'library', name: 'Built-in streaming service' },
  { at: 'spotify', name: 'Spotify' },
];

const playlists: readonly Scene[] = [
  {
    name: 'playlists-empty',
    path: '/playlists',
    arrange: answers(apiPaths.ownPlaylists, { playlists: [], total: 0, nextOffset: null }),
  },
  { name: 'playlist-loading', path: `/playlists/${playlistId}`, arrange: waits(ofPlaylist) },
  {
    name: 'playlist-failed',
    path: `/playlists/${playlistId}`,
    arrange: refuse(ofPlaylist, 'streaming_unavailable'),
  },
  {
    name: 'playlist-gone',
    path: `/playlists/${playlistId}`,
    arrange: refuse(ofPlaylist, 'playlist_not_found'),
  },
  {
    name: 'playlist-not-permitted',
    path: `/playlists/${playlistId}`,
    arrange: refuse(ofPlaylist, 'permission_missing'),
  },
  {
    name: 'playlist-foreign',
    path: `/playlists/${playlistId}`,
    arrange: all(atSpotify(), answers(ofPlaylist, { playlist: anothers, contents: null })),
  },
  {
    name: 'playlist-empty',
    path: `/playlists/${playlistId}`,
    arrange: answers(ofPlaylist, {
      playlist: { ...anothers, isOwn: true, tracks: 0 },
      contents: { entries: [], total: 0, nextOffset: null },
    }),
  },
];

const liked: readonly Scene[] = [
  { name: 'liked-loading', path: '/liked', arrange: waits(apiPaths.liked) },
  { name: 'liked-failed', path: '/liked', arrange: refuse(apiPaths.liked, 'streaming_unavailable') },
  {
    name: 'liked-rest-failed',
    path: '/liked',
    arrange: (page) =>
      on(page, apiPaths.liked, async (route) => {
        if (new URL(route.request().url()).searchParams.get('offset') !== '0') return route.abort();
        const tracks = Array.from({ length: 4 }, (_, place) => ({ ...listed(place + 1), addedAt: null }));
        await answer(route, { tracks, total: 54, nextOffset: 4 });
      }),
  },
];

const settings: readonly Scene[] = [
  {
    name: 'settings-loading',
    path: '/settings',
    isWholePage: true,
    arrange: all(waits(apiPaths.installation), waits(apiPaths.library)),
  },
  {
    name: 'settings-failed',
    path: '/settings',
    isWholePage: true,
    arrange: all(refuse(apiPaths.installation, 'internal'), refuse(apiPaths.library, 'internal')),
  },
  {
    name: 'settings-library-at-work',
    path: '/settings',
    isWholePage: true,
    arrange: library({ state: 'looking', done: 1_900, minutesLeft: 1, analysis: atWork }),
  },
  {
    name: 'settings-library-trouble',
    path: '/settings',
    isWholePage: true,
    arrange: library({
      state: 'absent',
      trouble: 'absent',
      analysis: { ...atWork, isAtWork: false, isUnavailable: true },
    }),
  },
  { name: 'settings-spotify', path: '/settings', isWholePage: true, arrange: atSpotify() },
  {
    name: 'settings-services',
    path: '/settings',
    isWholePage: true,
    arrange: installationWith({ services: severalServices }),
  },
];

const ofProfile = [apiPaths.profile, apiPaths.permissions, apiPaths.ownPlaylists, apiPaths.history] as const;
const profile: readonly Scene[] = [
  {
    name: 'profile-loading',
    path: '/profile',
    isWholePage: true,
    arrange: all(atSpotify(), ...ofProfile.map(waits)),
  },
  {
    name: 'profile-all-failed',
    path: '/profile',
    isWholePage: true,
    arrange: all(atSpotify(), ...ofProfile.map((path) => refuse(path, 'streaming_unavailable'))),
  },
  {
    name: 'profile-not-permitted',
    path: '/profile',
    isWholePage: true,
    arrange: all(
      atSpotify(),
      answers(apiPaths.permissions, { granted: [] }),
      refuse(apiPaths.ownPlaylists, 'permission_missing'),
      refuse(apiPaths.history, 'permission_missing'),
    ),
  },
  {
    name: 'profile-history',
    path: '/profile',
    isWholePage: true,
    arrange: all(
      atSpotify(),
      answers(apiPaths.permissions, { granted: permissions }),
      answers(apiPaths.history, history),
    ),
  },
  {
    name: 'profile-nothing',
    path: '/profile',
    isWholePage: true,
    arrange: all(
      atSpotify(),
      answers(apiPaths.permissions, { granted: null }),
      answers(apiPaths.ownPlaylists, { playlists: [], total: 0, nextOffset: null }),
      answers(apiPaths.history, { tracks: [] }),
    ),
  },
];

const nothingFound = {
  title: 'Nothing',
  tracks: [],
  receipt: { asked: [], held: [], relaxed: [], unknown: [], minutes: 0, stages: [] },
};
const radio: readonly Scene[] = [
  { name: 'radio-loading', path: '/radio?mood=calm', arrange: waits(apiPaths.mixes) },
  { name: 'radio-over', path: '/radio?mood=calm', arrange: answers(apiPaths.mixes, nothingFound) },
  {
    name: 'radio-not-this',
    path: '/radio?mood=calm',
    isWholePage: true,
    act: async (page) => {
      await press(/^Play the station/)(page);
      await page.getByRole('region', { name: 'On air' }).waitFor();
      await press('Not this')(page);
      await page.getByText(/^(?:Less|Not) .*\./).waitFor();
    },
  },
];

const chat: readonly Scene[] = [
  {
    name: 'chat-offline',
    path: '/dashboard',
    hasConversation: true,
    act: async (page) => {
      await page.context().setOffline(true);
      await page.getByRole('textbox').fill('Something slower');
      await page.getByRole('textbox').press('Enter');
      await page.getByText(/^Not sent yet/).waitFor();
    },
  },
  {
    name: 'chat-no-music-yet',
    path: '/dashboard',
    arrange: all(
      (page) => on(page, apiPaths.currentTrack, answerNothingPlaying),
      refuse(apiPaths.mood, 'no_music_yet'),
    ),
    act: async (page) => {
      await page.getByRole('textbox').fill('Long week, need something slow');
      await page.getByRole('textbox').press('Enter');
      await page.getByRole('button', { name: 'Look again' }).waitFor();
      await page.getByRole('complementary').or(page.locator('.pull-up-handle')).first().waitFor();
    },
  },
];

/** States of the menu's screens to which the built-in service, as a fresh installation has it, does not come. */
export const stateScenes: readonly Scene[] = [
  ...playlists,
  ...liked,
  ...settings,
  ...profile,
  ...radio,
  ...chat,
];
