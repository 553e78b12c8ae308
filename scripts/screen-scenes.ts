import { apiPaths, type Installation, type MoodAnswer, type ProblemCode } from '@attune/contract';
import type { Page, Route } from '@playwright/test';
import {
  answer,
  answerNothingPlaying,
  answerProblem,
  atPath,
  fakeBackground,
  fakeMoodAnswer,
  fakePlaylist,
} from '../e2e/fake-answers.ts';

/** One state of one screen, and how to bring it about. */
export type Scene = {
  /** Names the picture. */
  name: string;
  path: string;
  isSignedIn?: boolean;
  /** A conversation of this listener is already there, as after a reload. */
  hasConversation?: boolean;
  /** The whole page rather than what the window shows. */
  isWholePage?: boolean;
  /** Widths in pixels below or from which the state exists. */
  belowPx?: number;
  fromPx?: number;
  /** Before the page is opened: answers that are not the real ones. */
  arrange?: (page: Page) => Promise<void>;
  /** After it has settled. */
  act?: (page: Page) => Promise<void>;
};

const forever = () => new Promise<void>(() => {});
async function on(page: Page, path: string, respond: (route: Route) => Promise<void>): Promise<void> {
  await page.route(atPath(path), respond);
}
const refuse = (path: string, code: ProblemCode) => (page: Page) =>
  on(page, path, (route) => answerProblem(route, code));
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

const openDialog = (name: string) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('dialog').waitFor();
};

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox').fill(text);
  await page.getByRole('textbox').press('Enter');
}

const sayAndWait = (text: string) => async (page: Page) => {
  await say(page, text);
  await page.getByTestId('typing-indicator').waitFor({ state: 'detached' });
};

const answerMood = (overrides: Partial<MoodAnswer>) => (page: Page) =>
  on(page, apiPaths.mood, (route) => answer(route, fakeMoodAnswer('calm', overrides)));

const installationWith = (overrides: Partial<Installation>) => (page: Page) =>
  on(page, apiPaths.installation, async (route) => {
    const real = (await (await route.fetch()).json()) as Installation;
    await answer(route, { ...real, ...overrides });
  });

/** A blank picture of the size and shape a full logo has, since the real one is not ours to ship. */
const placeholderLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 30"><rect width="100" height="30" fill="gray"/></svg>';

const atSpotify = (logo?: string) => async (page: Page) => {
  const streaming: Installation['streaming'] = {
    name: 'Spotify',
    runs: 'elsewhere',
    isCredited: true,
    capabilities: { playback: 'embed', search: 'on-enter' },
    ...(logo && { logo }),
  };
  await installationWith({ streaming })(page);
  if (logo) {
    await on(page, logo, (route) => route.fulfill({ contentType: 'image/svg+xml', body: placeholderLogo }));
  }
};

const hostedModels = installationWith({
  classifier: { kind: 'hosted', name: 'j-hartmann/emotion-english-distilroberta-base' },
  replyModel: { kind: 'hosted', name: 'Qwen/Qwen2.5-7B-Instruct' },
});

const long = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente';
const oddAnswer = answerMood({
  playlists: [
    fakePlaylist(1, {
      name: `${long} and the very long story of a name that does not end`,
      description: null,
    }),
    fakePlaylist(2, { name: 'موسيقى هادئة للمساء', description: 'قائمة تشغيل بطيئة ودافئة', tracks: 1 }),
    fakePlaylist(3, { name: '', description: '', owner: '', image: '/missing.png', url: '#', tracks: 0 }),
    fakePlaylist(4, { image: '/missing.png' }),
  ],
});

const landing: readonly Scene[] = [
  { name: 'landing', path: '/', isWholePage: true },
  { name: 'landing-signed-in', path: '/', isSignedIn: true },
  { name: 'landing-sign-in-needed', path: '/dashboard' },
  { name: 'landing-sign-in-failed', path: '/?sign_in_error=app_suspended' },
  {
    name: 'landing-not-allowed',
    path: '/',
    isSignedIn: true,
    arrange: refuse(apiPaths.profile, 'listener_not_allowed'),
  },
  {
    name: 'landing-profile-loading',
    path: '/',
    isSignedIn: true,
    arrange: (page) => on(page, apiPaths.profile, forever),
  },
  { name: 'theme-menu', path: '/', act: press('Theme') },
  { name: 'about', path: '/', act: openDialog('About') },
  {
    name: 'about-hosted-models',
    path: '/',
    arrange: hostedModels,
    act: async (page) => {
      await openDialog('About')(page);
      await page.getByText('How to call it yourself').first().click();
    },
  },
  { name: 'help', path: '/', act: openDialog('Help') },
  { name: 'terms', path: '/terms', isWholePage: true },
  { name: 'privacy', path: '/privacy', isWholePage: true },
  { name: 'not-found', path: '/nowhere' },
];

const dashboard: readonly Scene[] = [
  { name: 'dashboard-greeting', path: '/dashboard' },
  {
    name: 'dashboard-nothing-playing',
    path: '/dashboard',
    arrange: (page) => on(page, apiPaths.currentTrack, answerNothingPlaying),
  },
  {
    name: 'dashboard-loading',
    path: '/dashboard',
    arrange: (page) => on(page, apiPaths.currentTrack, forever),
  },
  {
    name: 'dashboard-whose-account',
    path: '/callback?access_token=planted&refresh_token=planted',
    arrange: fakeBackground,
  },
  {
    name: 'dashboard-waiting',
    path: '/dashboard',
    arrange: (page) => on(page, apiPaths.mood, forever),
    act: (page) => say(page, 'Long week, need something slow'),
  },
  { name: 'dashboard-answered', path: '/dashboard', hasConversation: true },
  { name: 'dashboard-answered-whole', path: '/dashboard', hasConversation: true, isWholePage: true },
  ...(['happy', 'sad', 'energetic', 'focus'] as const).map((mood) => ({
    name: `dashboard-${mood}`,
    path: '/dashboard',
    arrange: (page: Page) => on(page, apiPaths.mood, (route) => answer(route, fakeMoodAnswer(mood))),
    act: sayAndWait(`I feel ${mood}`),
  })),
  { name: 'songs', path: '/dashboard', hasConversation: true, act: press('Songs') },
  {
    name: 'songs-loading',
    path: '/dashboard',
    hasConversation: true,
    arrange: (page) => on(page, apiPaths.recommendations, forever),
    act: press('Songs'),
  },
  {
    name: 'songs-failed',
    path: '/dashboard',
    hasConversation: true,
    arrange: refuse(apiPaths.recommendations, 'recommendations_unavailable'),
    act: press('Songs'),
  },
  {
    name: 'songs-no-permission',
    path: '/dashboard',
    hasConversation: true,
    arrange: refuse(apiPaths.currentTrack, 'playback_forbidden'),
    act: press('Songs'),
  },
  {
    name: 'chat-failed',
    path: '/dashboard',
    arrange: refuse(apiPaths.mood, 'streaming_unavailable'),
    act: sayAndWait('Long week, need something slow'),
  },
  {
    name: 'chat-quota-used-up',
    path: '/dashboard',
    arrange: (page) =>
      on(page, apiPaths.mood, async (route) => {
        const code = 'streaming_quota_exceeded';
        const body = {
          type: 'about:blank',
          title: code,
          status: 429,
          detail: '',
          code,
          requestId: 'picture',
        };
        await route.fulfill({ status: 429, json: body, headers: { 'Retry-After': '7200' } });
      }),
    act: sayAndWait('Long week, need something slow'),
  },
  {
    name: 'chat-help',
    path: '/dashboard',
    act: sayAndWait('I want to hurt myself'),
  },
  { name: 'chat-odd-playlists', path: '/dashboard', arrange: oddAnswer, act: sayAndWait(`${long} ${long}`) },
  { name: 'chat-cleared', path: '/dashboard', hasConversation: true, act: press('Clear conversation') },
  {
    name: 'chat-too-long',
    path: '/dashboard',
    act: (page) => page.getByRole('textbox').fill('a long story '.repeat(160)),
  },
  { name: 'moods', path: '/dashboard', act: press('Moods') },
  { name: 'spotify-words', path: '/dashboard', hasConversation: true, arrange: atSpotify() },
  {
    name: 'spotify-logo',
    path: '/dashboard',
    hasConversation: true,
    arrange: atSpotify('/branding/streaming-logo.svg'),
  },
  {
    name: 'dashboard-player',
    path: '/dashboard',
    hasConversation: true,
    act: async (page) => {
      await press(/^Play\b/)(page);
      await page
        .getByRole('complementary', { name: 'Player' })
        .getByRole('button', { name: 'Pause' })
        .waitFor();
    },
  },
  {
    name: 'spotify-player',
    path: '/dashboard',
    hasConversation: true,
    arrange: atSpotify(),
    act: press(/^Play\b/),
  },
  { name: 'sidebar-collapsed', path: '/dashboard', fromPx: 1024, act: press('Collapse sidebar') },
  { name: 'drawer', path: '/dashboard', belowPx: 1024, act: press('Open menu') },
];

/** Plays the first thing that a search finds, and goes to a screen of the menu. */
const playAndVisit = (screen: string) => async (page: Page) => {
  await press(/^Play\b/)(page);
  await page.getByRole('button', { name: 'Pause', exact: true }).filter({ visible: true }).first().waitFor();
  if ((page.viewportSize()?.width ?? 0) < 1024) await press('Open menu')(page);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: screen })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: screen }).waitFor();
};

const listenerScreens: readonly Scene[] = [
  { name: 'now-playing', path: '/search?q=jazz', act: playAndVisit('Now Playing') },
  { name: 'now-playing-whole', path: '/search?q=jazz', isWholePage: true, act: playAndVisit('Now Playing') },
  {
    name: 'now-playing-nothing',
    path: '/now-playing',
    arrange: (page) => on(page, apiPaths.currentTrack, answerNothingPlaying),
  },
  {
    name: 'now-playing-loading',
    path: '/now-playing',
    arrange: (page) => on(page, apiPaths.currentTrack, forever),
  },
  {
    name: 'now-playing-failed',
    path: '/now-playing',
    arrange: refuse(apiPaths.currentTrack, 'streaming_unavailable'),
  },
  { name: 'now-playing-spotify', path: '/now-playing', arrange: atSpotify() },
  { name: 'radio-start', path: '/radio', isWholePage: true },
  {
    name: 'radio-station',
    path: '/radio?mood=calm',
    isWholePage: true,
    act: async (page) => {
      await press(/^Play the station/)(page);
      await page.getByRole('region', { name: 'On air' }).waitFor();
      await press('More like this')(page);
      await page.getByText(/^More like .*\./).waitFor();
    },
  },
  { name: 'radio-failed', path: '/radio?mood=sad', arrange: refuse(apiPaths.mixes, 'streaming_unavailable') },
  { name: 'profile', path: '/profile', isWholePage: true },
  {
    name: 'profile-failed',
    path: '/profile',
    isWholePage: true,
    arrange: refuse(apiPaths.permissions, 'streaming_unavailable'),
  },
];

/** Opens what the first entry of the conversation's panel leads to, at the built-in service. */
async function openFirstPlaylist(page: Page): Promise<void> {
  const address = await page.getByRole('complementary').getByRole('link').first().getAttribute('href');
  await page.goto(address ?? '');
}

const builtInService: readonly Scene[] = [
  {
    name: 'service-consent',
    path: '/',
    act: async (page) => {
      await press('Sign In')(page);
      await page.getByRole('button', { name: 'Agree' }).waitFor();
    },
  },
  { name: 'service-library', path: '/local', isSignedIn: true },
  {
    name: 'service-playlist',
    path: '/dashboard',
    isSignedIn: true,
    hasConversation: true,
    act: openFirstPlaylist,
  },
  {
    name: 'service-artist',
    path: '/dashboard',
    isSignedIn: true,
    hasConversation: true,
    act: async (page) => {
      await openFirstPlaylist(page);
      await page.locator('a[href*="/local/artist/"]').first().click();
      await page.waitForURL('**/local/artist/**');
    },
  },
  {
    name: 'service-track-playing',
    path: '/dashboard',
    isSignedIn: true,
    hasConversation: true,
    act: async (page) => {
      await openFirstPlaylist(page);
      await page.locator('a[href*="/local/track/"]').first().click();
      await page.waitForURL('**/local/track/**');
      await press(/^Play\b/)(page);
      await page.getByRole('button', { name: 'Pause' }).first().waitFor();
    },
  },
  { name: 'service-not-found', path: '/local/nowhere' },
];

/** Every screen and state there is a picture of. */
export const scenes: readonly Scene[] = [
  ...landing,
  ...builtInService,
  ...[...dashboard, ...listenerScreens].map((scene): Scene => ({ ...scene, isSignedIn: true })),
];
