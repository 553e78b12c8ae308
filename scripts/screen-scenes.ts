import { apiPaths, type MoodAnswer, moods } from '@attune/contract';
import type { Page } from '@playwright/test';
import {
  answer,
  answerNothingPlaying,
  fakeBackground,
  fakeMoodAnswer,
  fakePlaylist,
} from '../e2e/fake-answers.ts';
import { deviceScenes } from './device-scenes.ts';
import { menuScenes } from './menu-scenes.ts';
import {
  atSpotify,
  forever,
  installationWith,
  on,
  openDialog,
  openFound,
  press,
  refuse,
  type Scene,
} from './scene.ts';
import { stateScenes } from './state-scenes.ts';

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

const openTracks = async (page: Page) => {
  await openFound(page);
  await press('Songs')(page);
};

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
  // Of these a calm one is seen above.
  ...moods
    .filter((mood) => mood !== 'calm')
    .map((mood) => ({
      name: `dashboard-${mood}`,
      path: '/dashboard',
      arrange: (page: Page) => on(page, apiPaths.mood, (route) => answer(route, fakeMoodAnswer(mood))),
      act: sayAndWait(`I feel ${mood}`),
    })),
  { name: 'songs', path: '/dashboard', hasConversation: true, act: openTracks },
  {
    name: 'songs-loading',
    path: '/dashboard',
    hasConversation: true,
    arrange: (page) => on(page, apiPaths.recommendations, forever),
    act: openTracks,
  },
  {
    name: 'songs-failed',
    path: '/dashboard',
    hasConversation: true,
    arrange: refuse(apiPaths.recommendations, 'recommendations_unavailable'),
    act: openTracks,
  },
  {
    name: 'songs-no-permission',
    path: '/dashboard',
    hasConversation: true,
    arrange: refuse(apiPaths.currentTrack, 'playback_forbidden'),
    act: openTracks,
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
    // A mix is played on a device there, a playlist in Spotify's own player.
    act: async (page) => {
      await openFound(page);
      await page
        .getByRole('complementary')
        .getByRole('button', { name: /^Play / })
        .first()
        .click();
      await page.getByRole('button', { name: 'Play with Spotify' }).waitFor();
    },
  },
  { name: 'sidebar-collapsed', path: '/dashboard', fromPx: 1024, act: press('Collapse sidebar') },
  { name: 'drawer', path: '/dashboard', belowPx: 1024, act: press('Open menu') },
];
/** Opens what the first entry of the conversation's panel leads to. */
async function openFirstPlaylist(page: Page): Promise<void> {
  await openFound(page);
  const address = await page.getByRole('complementary').getByRole('link').first().getAttribute('href');
  await page.goto(address ?? '');
}

/** What the service calls its address leads to the song's screen. */
async function openFirstTrack(page: Page): Promise<void> {
  const address = await page.locator('main a[href*="/local/track/"]').first().getAttribute('href');
  await page.goto(address ?? '');
  await page.waitForURL('**/tracks/**');
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
  { name: 'service-sign-in', path: '/local/sign-in' },
  {
    name: 'playlist-of-a-curator',
    path: '/dashboard',
    isSignedIn: true,
    hasConversation: true,
    act: openFirstPlaylist,
  },
  {
    name: 'song',
    path: '/dashboard',
    isSignedIn: true,
    hasConversation: true,
    act: async (page) => {
      await openFirstPlaylist(page);
      await openFirstTrack(page);
    },
  },
  {
    name: 'album',
    path: '/dashboard',
    isSignedIn: true,
    hasConversation: true,
    act: async (page) => {
      await openFirstPlaylist(page);
      await openFirstTrack(page);
      await page.locator('main a[href^="/albums/"]').first().click();
      await page.waitForURL('**/albums/**');
    },
  },
  {
    name: 'artist',
    path: '/dashboard',
    isSignedIn: true,
    hasConversation: true,
    act: async (page) => {
      await openFirstPlaylist(page);
      await openFirstTrack(page);
      await page.locator('main a[href^="/artists/"]').first().click();
      await page.waitForURL('**/artists/**');
    },
  },
  { name: 'service-not-found', path: '/local/nowhere' },
];

/** Every screen and state there is a picture of. */
export const scenes: readonly Scene[] = [
  ...landing,
  ...builtInService,
  ...[...dashboard, ...menuScenes, ...stateScenes, ...deviceScenes].map(
    (scene): Scene => ({ ...scene, isSignedIn: true }),
  ),
];
