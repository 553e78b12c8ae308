import { apiPaths } from '@attune/contract';
import type { Page } from '@playwright/test';
import { expectNoFindings } from '../accessibility-findings.ts';
import {
  answer,
  answerProblem,
  atPath,
  fakeMoodAnswer,
  fakeTrack,
  fakeTrackSummary,
  holdCalls,
} from '../fake-answers.ts';
import { openDashboard } from '../fake-session.ts';
import { expect, test } from '../fixtures.ts';
import {
  failureReply,
  header,
  messageList,
  moodsControl,
  panel,
  say,
  signInButton,
  typingIndicator,
} from '../screens.ts';

// Motion would let axe meet a text half faded in, whose contrast is nobody's choice.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Scene = { name: string; open: (page: Page) => Promise<void>; expectedError?: RegExp };

async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function openConversation(page: Page): Promise<void> {
  await openDashboard(page);
  await page.route(atPath(apiPaths.currentTrack), (route) => answer(route, fakeTrack()));
  await page.reload();
  await page.route(atPath(apiPaths.mood), (route) => answer(route, fakeMoodAnswer('happy')));
  await say(page, 'what a day');
  await expect(messageList(page)).toContainText('A reply about feeling happy.');
  await expect(panel(page)).toContainText('Playlist 1');
}

const scenes: Scene[] = [
  { name: 'the landing page', open: (page) => openScreen(page, '/') },
  {
    name: 'the landing page asking to sign in',
    open: async (page) => {
      await page.goto('/dashboard');
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('main').getByRole('button', { name: /continue with/i })).toBeVisible();
    },
  },
  {
    name: 'the landing page after a failed sign-in',
    open: async (page) => {
      await page.goto('/?sign_in_error=accounts_unavailable');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'the terms', open: (page) => openScreen(page, '/terms') },
  { name: 'the privacy page', open: (page) => openScreen(page, '/privacy') },
  {
    name: 'the not-found screen',
    open: (page) => openScreen(page, '/nowhere'),
    expectedError: /nowhere/,
  },
  { name: 'the dashboard at first', open: openDashboard },
  { name: 'a conversation', open: openConversation },
  {
    name: 'an awaited answer',
    open: async (page) => {
      await openDashboard(page);
      await holdCalls(page, apiPaths.mood, (route) => answer(route, fakeMoodAnswer('sad')));
      await say(page, 'what a day');
      await expect(typingIndicator(page)).toBeVisible();
    },
  },
  {
    name: 'a failed answer',
    open: async (page) => {
      await openDashboard(page);
      await page.route(atPath(apiPaths.mood), (route) => answerProblem(route, 'streaming_unavailable'));
      await say(page, 'what a day');
      await expect(messageList(page)).toContainText(failureReply);
    },
    expectedError: /./,
  },
  {
    name: 'the song view',
    open: async (page) => {
      await openConversation(page);
      await page.route(atPath(apiPaths.recommendations), (route) =>
        answer(route, { songs: [fakeTrackSummary(1), fakeTrackSummary(2)] }),
      );
      await panel(page).getByRole('button', { name: 'Songs', exact: true }).click();
      await expect(panel(page)).toContainText('Song 2');
    },
  },
  {
    name: 'the picker of moods',
    open: async (page) => {
      await openDashboard(page);
      await moodsControl(page).click();
      await expect(page.getByRole('button', { name: /^focus/i })).toBeVisible();
    },
  },
  ...(['About', 'Help'] as const).map((name) => ({
    name: `the ${name} dialog`,
    open: async (page: Page) => {
      await page.goto('/');
      await header(page).getByRole('button', { name }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  })),
  {
    name: 'the consent page of the built-in service',
    open: async (page) => {
      await page.goto('/');
      await signInButton(page).click();
      await expect(page.getByRole('button', { name: 'Agree' })).toBeVisible();
    },
  },
];

for (const { name, open, expectedError } of scenes) {
  test(`axe finds nothing on ${name}`, async ({ page, watch }) => {
    if (expectedError) watch.expectError(expectedError);
    await open(page);
    await expectNoFindings(page);
  });
}

/** Finds a song, and opens it by the address the service gives it. */
async function openFound(page: Page): Promise<void> {
  await page.goto('/search?q=piano');
  const track = page.getByRole('main').locator('a[href*="/local/track/"]').first();
  await page.goto((await track.getAttribute('href')) ?? '');
  await expect(page).toHaveURL(/\/tracks\//);
}
const linkTo = (page: Page, path: string) => page.getByRole('main').locator(`a[href^="${path}"]`).first();

test('axe finds nothing on the screen of a curator’s playlist', async ({ signedInPage: page }) => {
  await page.goto('/search?q=piano');
  const playlist = page.getByRole('main').locator('a[href*="/local/playlist/"]').first();
  await page.goto((await playlist.getAttribute('href')) ?? '');
  await expect(page.getByRole('button', { name: 'Make a mix from these' })).toBeVisible();
  await expectNoFindings(page);
});

test('axe finds nothing on the screens of a song and its record', async ({ signedInPage: page }) => {
  await openFound(page);
  await expect(linkTo(page, '/albums/')).toBeVisible();
  await expectNoFindings(page);
  await linkTo(page, '/albums/').click();
  await expect(page.getByRole('list', { name: 'Songs' })).toBeVisible();
  await expectNoFindings(page);
});

test('axe finds nothing on the screen of an artist, and on the service’s sign-in', async ({
  signedInPage: page,
}) => {
  await openFound(page);
  await linkTo(page, '/artists/').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Albums' })).toBeVisible();
  await expectNoFindings(page);
  await page.goto('/local/sign-in');
  await expectNoFindings(page);
});

test('axe finds nothing on the places where a song can be put', async ({ signedInPage: page, watch }) => {
  // A permission that is missing is an answer, which the browser writes to its console.
  watch.expectError(/403/);
  await page.goto('/search?q=piano');
  await page
    .getByRole('button', { name: /^Add .* to…$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Play next' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Ask me for permission' })).toBeVisible();
  await expectNoFindings(page);
});
