import { apiPaths, type HelpCard, type MoodAnswer } from '@attune/contract';
import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from '../accessibility-findings.ts';
import { answer, atPath, fakeMoodAnswer, fakePlaylist } from '../fake-answers.ts';
import { openDashboard } from '../fake-session.ts';
import { expect, test } from '../fixtures.ts';
import { composer, messageList, panel, say } from '../screens.ts';

const words: HelpCard = {
  heading: 'Du musst das nicht allein tragen',
  findLine: 'Hilfe in deiner Nähe finden',
  emergency: 'Die örtliche Notrufnummer anrufen',
  emergencyNote: 'Die 112 geht auf den meisten Mobiltelefonen',
  emergencyNumber: '112',
  gentle: 'Etwas Sanftes zum Hören',
  close: 'Schließen',
  reopen: 'Hier gibt es Hilfe',
};
const danger: Partial<MoodAnswer> = {
  intent: 'distress',
  language: 'de',
  botResponse: 'Es tut mir sehr leid. Auf help.example findest du Hilfe.',
  helpUrl: 'https://help.example',
  helpCard: words,
  playlists: [fakePlaylist(7, { id: '37i9dQZF1DX4sWSpwq3LiO', name: 'Quiet Company' })],
};

const card = (page: Page, name: string = words.heading): Locator => page.getByRole('region', { name });
/** What makes the sound of the built-in catalogue, fetched with the first press of Play. */
const soundFiles = /\/assets\/sound-[^/]*\.js/;
const replies = (page: Page): Locator => page.getByRole('group', { name: 'Say next' });

async function answerWith(page: Page, overrides: Partial<MoodAnswer>): Promise<void> {
  await page.unroute(atPath(apiPaths.mood));
  await page.route(atPath(apiPaths.mood), (route) => answer(route, fakeMoodAnswer('calm', overrides)));
}

async function meetDanger(page: Page): Promise<void> {
  await openDashboard(page);
  await answerWith(page, danger);
  await say(page, 'ich kann nicht mehr');
  await expect(card(page)).toBeVisible();
}

test('the answer to danger is a card in the listener’s language with two ways to somebody', async ({
  page,
}) => {
  await meetDanger(page);
  await expect(messageList(page)).toContainText('Es tut mir sehr leid.');
  await expect(card(page)).toHaveAttribute('lang', 'de');
  const line = card(page).getByRole('link', { name: words.findLine });
  await expect(line).toHaveAttribute('href', 'https://help.example');
  await expect(line).toHaveAttribute('target', '_blank');
  const call = card(page).getByRole('link', { name: words.emergency });
  await expect(call).toHaveAttribute('href', 'tel:112');
  for (const way of [line, call]) expect((await way.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(56);
  await expect(card(page)).toContainText('Quiet Company');
  await expect(card(page).getByRole('button', { name: 'Play Quiet Company' })).toBeVisible();
  await expect(replies(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'What was heard' })).toHaveCount(0);
});

test('it stays above the input through what is said next and a reload, until it is closed, and then one press away', async ({
  page,
}) => {
  await meetDanger(page);
  await answerWith(page, { botResponse: 'I am here.' });
  await say(page, 'ok');
  await expect(messageList(page)).toContainText('I am here.');
  await expect(card(page)).toBeVisible();
  await expect(replies(page)).toHaveCount(0);
  const [cardBox, inputBox] = [await card(page).boundingBox(), await composer(page).boundingBox()];
  expect((cardBox?.y ?? 0) + (cardBox?.height ?? 0)).toBeLessThanOrEqual(inputBox?.y ?? 0);

  await page.reload();
  await expect(card(page)).toBeVisible();
  await card(page).getByRole('button', { name: words.close }).press('Enter');
  await expect(card(page)).toHaveCount(0);
  // Keys go on with what came in its place.
  const reopen = page.getByRole('button', { name: words.reopen });
  await expect(reopen).toBeFocused();
  await page.reload();
  await expect(reopen).toBeVisible();
  await expect(replies(page)).toHaveCount(0);
  await reopen.press('Enter');
  await expect(card(page).getByRole('link', { name: words.findLine })).toBeFocused();

  await answerWith(page, { intent: 'reset', brief: null, playlists: [], botResponse: 'A fresh start.' });
  await say(page, 'start over');
  await expect(messageList(page)).toContainText('A fresh start.');
  await expect(card(page)).toHaveCount(0);
  await expect(reopen).toHaveCount(0);
});

test('an answer that takes it for a misreading closes it, one press from coming back, and writing goes on', async ({
  page,
}) => {
  await meetDanger(page);
  await answerWith(page, {
    intent: 'smalltalk',
    keepsMusic: true,
    playlists: [],
    closesHelp: true,
    botResponse: 'Put away.',
  });
  const sent = page.waitForRequest((request) => atPath(apiPaths.mood)(new URL(request.url())));
  await say(page, 'that was a misunderstanding');
  expect((await sent).postDataJSON()).toMatchObject({ helpOpen: true });
  const reopen = page.getByRole('button', { name: words.reopen });
  await expect(reopen).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await expect(composer(page)).toBeFocused();
  await expect(replies(page)).toHaveCount(0);
  await page.reload();
  await reopen.press('Enter');
  await expect(card(page).getByRole('link', { name: words.findLine })).toBeFocused();
});

test('what may come from somebody in need gets the quiet line alone, and no cheerful replies', async ({
  page,
}) => {
  await openDashboard(page);
  await answerWith(page, {
    botResponse: 'Take all the time you need.',
    helpLine: { text: 'In danger, help.example lists lines near you.', url: 'https://help.example' },
  });
  await say(page, 'everything is too much');
  await expect(messageList(page).getByRole('link', { name: /^help\.example/ })).toBeVisible();
  await expect(page.locator('.care-card')).toHaveCount(0);
  await expect(replies(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'What was heard' })).toHaveCount(0);
});

test('a message of danger is met by the product itself, with gentle music to play', async ({
  signedInPage: page,
}) => {
  await say(page, 'I want to kill myself');
  const help = card(page, "You don't have to be alone with this");
  await expect(help).toBeVisible();
  await expect(help.getByRole('link', { name: 'Find a line near you' })).toHaveAttribute(
    'href',
    'https://findahelpline.com',
  );
  await expect(panel(page).getByRole('heading', { name: 'Calm Playlists' })).toBeVisible();
  await expect(help.getByRole('button', { name: /^Play / })).toBeVisible();
});

test('the product closes the card for who says that it was a misreading, and for nobody who only says that they are fine', async ({
  signedInPage: page,
}) => {
  await say(page, 'I want to kill myself');
  const help = card(page, "You don't have to be alone with this");
  await expect(help).toBeVisible();
  await say(page, "I'm fine, close that, just want it to end");
  await expect(messageList(page).getByText('just want it to end')).toBeVisible();
  await expect(composer(page)).toBeEnabled();
  await expect(help).toBeVisible();
  await say(page, "that was a misunderstanding, I'm fine, it was about my phone dying");
  await expect(help).toHaveCount(0);
  await page.getByRole('button', { name: 'Help is here' }).click();
  await expect(help).toBeVisible();
});

const playerBar = (page: Page): Locator => page.getByRole('complementary', { name: 'Player' });

async function playLoudMusic(page: Page): Promise<void> {
  await say(page, 'we won, loud party music');
  await panel(page)
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await expect(playerBar(page).getByRole('button', { name: 'Pause', exact: true })).toBeVisible({
    timeout: 15_000,
  });
}

async function sayDanger(page: Page): Promise<void> {
  await say(page, 'I want to kill myself');
  await expect(card(page, "You don't have to be alone with this")).toBeVisible();
}

const expectSilence = (page: Page) =>
  expect(playerBar(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible({ timeout: 15_000 });

test('loud music fades away under the answer to danger', async ({ signedInPage: page }) => {
  await playLoudMusic(page);
  await sayDanger(page);
  await expectSilence(page);
});

test('loud music whose sound comes while it fades falls silent as well', async ({ signedInPage: page }) => {
  let come = () => {};
  const sound = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(soundFiles, async (route) => {
    await sound;
    await route.continue();
  });
  await playLoudMusic(page);
  await sayDanger(page);
  come();
  await expectSilence(page);
});

test.describe('on a phone, for axe', () => {
  // Motion would let axe meet a text half faded in, whose contrast is nobody's choice.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the card of help is clean, and the input stays in sight', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await meetDanger(page);
    await expect(card(page).getByRole('link', { name: words.findLine })).toBeInViewport({ ratio: 1 });
    await expect(card(page).getByRole('link', { name: words.emergency })).toBeInViewport({ ratio: 1 });
    await expect(composer(page)).toBeInViewport();
    // The window is filled, as it is without the card.
    await expect(page.locator('.pull-up')).toContainText('1 playlist');
    const input = await page.locator('.chat-input').boundingBox();
    expect(844 - ((input?.y ?? 0) + (input?.height ?? 0))).toBeLessThanOrEqual(20);
    await expectNoFindings(page);
  });

  for (const size of [
    { width: 844, height: 390 },
    { width: 640, height: 400 },
  ]) {
    test(`both ways to help stand above the input, at ${size.width} × ${size.height}`, async ({ page }) => {
      await page.setViewportSize(size);
      await meetDanger(page);
      await expect(page.locator('.pull-up')).toContainText('1 playlist');
      const input = await page.locator('.chat-input').boundingBox();
      for (const name of [words.findLine, words.emergency]) {
        const way = card(page).getByRole('link', { name });
        await expect(way).toBeInViewport({ ratio: 1 });
        const box = await way.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(input?.y ?? 0);
      }
      await expect(composer(page)).toBeInViewport({ ratio: 0.9 });
      await expectNoFindings(page);
    });
  }
});
