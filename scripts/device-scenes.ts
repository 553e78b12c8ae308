import { apiPaths, type CurrentTrack, type ProblemCode } from '@attune/contract';
import type { Page } from '@playwright/test';
import { answer, answerProblem, fakeMix, fakeTrack } from '../e2e/fake-answers.ts';
import { atSpotify, on, press, type Scene } from './scene.ts';

const playsThere = fakeTrack({
  name: 'A song of a name that takes two lines of a phone',
  durationMs: 214_000,
  progressMs: 61_000,
  url: 'https://open.spotify.com/track/aaaaaaaaaaaaaaaaaaaaaa',
});
const devices = [
  { id: 'kitchen', name: 'Kitchen speaker', isActive: true },
  {
    id: 'phone',
    name: 'The very old phone of Mira Vale, which lies on the shelf in the hall',
    isActive: false,
  },
];

interface There {
  track?: Partial<CurrentTrack>;
  /** What comes of a command; absent: it is done. */
  refuses?: ProblemCode;
}

/** Music is at Spotify, where something plays on a device of the listener's. */
const onDevice =
  ({ track, refuses }: There = {}) =>
  async (page: Page) => {
    await atSpotify()(page);
    await on(page, apiPaths.currentTrack, (route) =>
      answer(route, { ...playsThere, observedAt: new Date().toISOString(), ...track }),
    );
    await on(page, apiPaths.likedAmong, (route) => answer(route, { liked: [] }));
    await on(page, apiPaths.devices, (route) => answer(route, { devices }));
    await on(page, apiPaths.mixes, (route) => answer(route, fakeMix()));
    for (const path of [apiPaths.playOnDevice, apiPaths.queueOnDevice, apiPaths.commandDevice])
      await on(page, path, (route) =>
        refuses === undefined ? route.fulfill({ status: 204 }) : answerProblem(route, refuses),
      );
  };

const playStation = press(/^Play on my device/);

/** The newest mix in full, its first row opened. */
const openRow = async (page: Page) => {
  const mix = page.getByRole('article', { name: /^Mix: / }).last();
  const showMix = mix.getByRole('button', { name: 'Show mix' });
  if (await showMix.isVisible()) await showMix.click();
  await mix
    .getByRole('button', { name: /^More about / })
    .first()
    .click();
  await mix
    .getByRole('button', { name: /^(?:Like|Add to queue)/ })
    .first()
    .waitFor();
};

/** Music that plays on a device of the listener's own, and what is said and done about single songs. */
export const deviceScenes: readonly Scene[] = [
  { name: 'device-now-playing', path: '/now-playing', isWholePage: true, arrange: onDevice() },
  { name: 'device-paused', path: '/now-playing', arrange: onDevice({ track: { isPlaying: false } }) },
  {
    name: 'device-refused',
    path: '/now-playing',
    arrange: onDevice({ refuses: 'premium_required' }),
    act: press('Pause on your device'),
  },
  {
    name: 'device-not-permitted',
    path: '/now-playing',
    arrange: onDevice({ refuses: 'permission_missing' }),
    act: press('Pause on your device'),
  },
  {
    name: 'device-list',
    path: '/now-playing',
    isWholePage: true,
    arrange: onDevice(),
    act: press('Show my devices'),
  },
  {
    name: 'device-station',
    path: '/radio?mood=calm',
    isWholePage: true,
    arrange: onDevice(),
    act: playStation,
  },
  {
    name: 'device-station-choose',
    path: '/radio?mood=calm',
    isWholePage: true,
    arrange: onDevice({ refuses: 'no_active_device' }),
    act: playStation,
  },
  {
    name: 'device-station-not-permitted',
    path: '/radio?mood=calm',
    arrange: onDevice({ refuses: 'permission_missing' }),
    act: playStation,
  },
  {
    name: 'device-station-on-air',
    path: '/radio?mood=calm',
    isWholePage: true,
    arrange: onDevice({ track: { id: fakeMix().tracks[1]?.id ?? null, name: 'Mixed 2' } }),
    act: async (page) => {
      await playStation(page);
      await page.getByRole('region', { name: 'On air' }).waitFor();
    },
  },
  {
    name: 'device-liked',
    path: '/liked',
    arrange: onDevice(),
    act: press(/^Play all: /),
  },
  {
    name: 'device-mix',
    path: '/dashboard',
    hasConversation: true,
    arrange: onDevice({ refuses: 'no_active_device' }),
    act: async (page) => {
      await openRow(page);
      await press(/^Play all/)(page);
    },
  },
  { name: 'mix-row', path: '/dashboard', hasConversation: true, isWholePage: true, act: openRow },
  {
    name: 'heart-beside-what-plays',
    path: '/dashboard',
    hasConversation: true,
    // Both themes are visited at once by one listener: their hearts are kept apart.
    arrange: async (page) => {
      await on(page, apiPaths.likedAmong, (route) => answer(route, { liked: [] }));
      await page.route('**/api/liked/*', (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ status: 204 }) : route.fallback(),
      );
    },
    act: async (page) => {
      await press(/^Play\b/)(page);
      await page
        .getByRole('complementary', { name: 'Player' })
        .getByRole('button', { name: 'Pause' })
        .waitFor();
      await press(/^Like /)(page);
    },
  },
];
