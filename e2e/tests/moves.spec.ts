import { apiPaths } from '@attune/contract';
import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from '../accessibility-findings.ts';
import { answer, answerProblem, atPath, fakeMoodAnswer, holdCalls } from '../fake-answers.ts';
import { openDashboard } from '../fake-session.ts';
import { expect, test } from '../fixtures.ts';
import { heardLevel, listenIn, shownTitle, silence } from '../hearing.ts';
import { composer, header, messageList, nowPlaying, say, sidebar, typingIndicator } from '../screens.ts';

/** How often a page looks at what plays. */
const pollMs = 10_000;

const notFoundText = 'Oops! Page not found';

const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Recommendations' });
const bar = (page: Page): Locator => page.getByRole('complementary', { name: 'Player' });
const firstPlayButton = (page: Page): Locator =>
  panel(page)
    .getByRole('button', { name: /^Play / })
    .first();
const sounds = (page: Page) => expect.poll(() => heardLevel(page)).toBeGreaterThan(silence);
const inMenu = (page: Page, name: string): Locator => sidebar(page).getByRole('link', { name, exact: true });

test.describe('while a track plays', () => {
  test.beforeEach(({ context }) => listenIn(context));

  test('the music and its bar survive every move within the product', async ({ signedInPage: page }) => {
    await say(page, 'I need to focus on my work');
    await firstPlayButton(page).click();
    await sounds(page);
    const title = (await shownTitle(page)) ?? '';
    const stillPlays = async () => {
      await sounds(page);
      expect(await shownTitle(page)).toBe(title);
      await expect(bar(page)).toContainText(title);
      await expect(bar(page).getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    };

    await inMenu(page, 'Radio').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Radio' })).toBeVisible();
    await expect(sidebar(page)).toBeVisible();
    await expect(nowPlaying(page)).toBeVisible();
    await stillPlays();

    await header(page).getByRole('link', { name: 'Attune' }).click();
    await expect(page).toHaveURL('/');
    await stillPlays();
    await page.getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL('/privacy');
    await stillPlays();
    // The end of a page is above the bar.
    await expect(async () => {
      // What is said of this installation comes a moment later, and the page grows.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const text = await page.getByRole('main').getByRole('paragraph').last().boundingBox();
      const barTop = (await bar(page).boundingBox())?.y ?? 0;
      expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(barTop);
    }).toPass({ timeout: 7_000 });

    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
    await stillPlays();
    await expect(messageList(page)).toContainText('I need to focus on my work');
  });

  test('after a reload one press goes on where it was left', async ({ signedInPage: page }) => {
    await say(page, 'I need to focus on my work');
    await firstPlayButton(page).click();
    await sounds(page);
    const title = (await shownTitle(page)) ?? '';
    const position = bar(page).getByRole('slider', { name: 'Position' });
    const told = page.waitForResponse(
      (response) =>
        response.url().endsWith('/local/player/session') &&
        response.request().method() === 'PUT' &&
        response.request().postDataJSON().positionMs >= 60_000,
    );
    await position.fill('60000');
    // The service has to know of the move before the page goes.
    expect((await told).ok()).toBe(true);
    await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThanOrEqual(60_000);
    await page.reload();

    const leftOff = page.getByRole('region', { name: 'Where you left off' });
    // Where the last word of the page before comes after the first look of this one, the next look finds it.
    await expect(leftOff).toContainText(title, { timeout: pollMs + 2_000 });
    await expect(bar(page)).toHaveCount(0);
    expect(await heardLevel(page)).toBe(0);
    // Nothing lies under it.
    const input = await composer(page).boundingBox();
    expect((input?.y ?? 0) + (input?.height ?? 0)).toBeLessThanOrEqual((await leftOff.boundingBox())?.y ?? 0);
    await leftOff.getByRole('button', { name: `Go on with ${title}` }).click();
    await sounds(page);
    await expect(leftOff).toHaveCount(0);
    expect(await shownTitle(page)).toBe(title);
    expect(Number(await position.inputValue())).toBeGreaterThanOrEqual(60_000);
    await expect(bar(page).getByRole('button', { name: 'Pause', exact: true })).toBeFocused();
  });

  test('another tab says that it plays here, shows the same track, and takes it over where it is', async ({
    context,
    signedInPage: page,
  }) => {
    await say(page, 'I need to focus on my work');
    await firstPlayButton(page).click();
    await sounds(page);
    const title = (await shownTitle(page)) ?? '';
    await expect(page).toHaveTitle(new RegExp(`^${title} · `));
    const position = bar(page).getByRole('slider', { name: 'Position' });
    await position.fill('60000');
    const other = await context.newPage();
    await other.goto('/dashboard');
    const strip = other.getByRole('region', { name: 'Playing in another tab' });
    await expect(strip).toContainText(title);
    await expect(nowPlaying(other)).toContainText(title);
    await expect(other).toHaveTitle('Chat Assistant · Attune');

    await strip.getByRole('button', { name: 'Play here' }).click();
    await sounds(other);
    await expect(strip).toHaveCount(0);
    expect(await shownTitle(other)).toBe(title);
    const positionThere = bar(other).getByRole('slider', { name: 'Position' });
    expect(Number(await positionThere.inputValue())).toBeGreaterThanOrEqual(60_000);
    await expect.poll(() => heardLevel(page)).toBeLessThan(silence);
    await expect(page).toHaveTitle('Chat Assistant · Attune');
    await expect(bar(page)).toContainText('Playing in another tab');
    await bar(other).getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(other).toHaveTitle('Chat Assistant · Attune');
  });

  test('a permission that is given in another tab ends nothing in this one', async ({
    context,
    signedInPage: page,
    watch,
  }) => {
    watch.expectError(/403/);
    await say(page, 'I need to focus on my work');
    await firstPlayButton(page).click();
    await sounds(page);
    await composer(page).fill('half a sentence');
    await inMenu(page, 'Liked Songs').click();
    const askForIt = (tab: Page) => tab.getByRole('button', { name: 'Ask me for permission' });
    await expect(askForIt(page)).toBeVisible();

    const other = await context.newPage();
    await other.goto('/liked');
    await askForIt(other).click();
    await other.getByRole('button', { name: 'Agree' }).click();
    await expect(other.getByText('You like no songs yet.')).toBeVisible();
    await expect(page.getByText('You like no songs yet.')).toBeVisible();
    await sounds(page);
    await expect(bar(page).getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    await inMenu(page, 'Chat Assistant').click();
    await expect(composer(page)).toHaveValue('half a sentence');
  });

  test('a tab that is closed while it plays leaves no ghost in another one', async ({
    context,
    signedInPage: page,
  }) => {
    await say(page, 'I need to focus on my work');
    await firstPlayButton(page).click();
    await sounds(page);
    const title = (await shownTitle(page)) ?? '';
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(other.getByRole('region', { name: 'Playing in another tab' })).toContainText(title);
    await page.close();
    await expect(other.getByRole('region', { name: 'Playing in another tab' })).toHaveCount(0);
    await expect(other.getByRole('button', { name: `Go on with ${title}` })).toBeVisible({ timeout: 32_000 });
  });
});

test('a message under way is answered on the way back from a screen of the menu, and sent once', async ({
  page,
}) => {
  await openDashboard(page);
  let sent = 0;
  const moodCall = await holdCalls(page, apiPaths.mood, (route) => {
    sent += 1;
    return answer(route, fakeMoodAnswer('calm'));
  });
  await say(page, 'tired and happy');
  await expect(typingIndicator(page)).toBeVisible();
  await inMenu(page, 'Radio').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Radio' })).toBeVisible();
  moodCall.release();
  await inMenu(page, 'Chat Assistant').click();
  await expect(messageList(page)).toContainText('A reply about feeling calm.');
  await expect(composer(page)).toBeEnabled();
  expect(sent).toBe(1);
});

test('what this installation is made of is asked for again after a failure, so that the player comes', async ({
  signedInPage: page,
  watch,
}) => {
  watch.expectError(/installation/);
  let failed = 0;
  await page.route(atPath(apiPaths.installation), (route) => {
    failed += 1;
    return failed === 1 ? answerProblem(route, 'not_ready') : route.continue();
  });
  await page.reload();
  await say(page, 'I need to focus on my work');
  await expect(firstPlayButton(page)).toBeVisible();
  expect(failed).toBeGreaterThan(1);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing on a not-found screen inside the layout', async ({ signedInPage: page, watch }) => {
    watch.expectError(/nowhere/);
    await page.goto('/nowhere');
    await expect(page.getByText(notFoundText, { exact: true })).toBeVisible();
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });
});
