import { builtInServicePath } from '@attune/contract';
import type { Page } from '@playwright/test';
import { betweenAndWide, expectNoFindings } from '../accessibility-findings.ts';
import { atPath, holdCalls } from '../fake-answers.ts';
import { expect, test } from '../fixtures.ts';
import { heardLevel, listenIn, silence } from '../hearing.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ context }) => listenIn(context));

const onAir = (page: Page) => page.getByRole('region', { name: 'On air' });
const coming = (page: Page) => page.getByRole('list', { name: 'Up next' }).getByRole('listitem');
const nameOf = async (page: Page) => (await onAir(page).locator('p').first().textContent()) ?? '';

test('a station of a mood goes on, and listens to a skip, a refusal and a slider', async ({
  signedInPage: page,
}) => {
  test.slow();
  await page.goto('/radio');
  await expect(page.getByRole('heading', { level: 1, name: 'Radio' })).toBeVisible();
  await expectNoFindings(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Calm' }).click();
  await expect(page).toHaveURL('/radio?mood=calm');
  await page.getByRole('button', { name: /^Play the station/ }).click();
  await expect.poll(() => heardLevel(page)).toBeGreaterThan(silence);
  await expect(onAir(page)).toBeVisible();
  const first = await nameOf(page);
  await onAir(page).getByRole('button', { name: 'Skip' }).click();
  await expect.poll(() => nameOf(page)).not.toBe(first);
  await expect(page.getByText(`Skipped ${first}.`)).toBeVisible();
  const second = await nameOf(page);
  await onAir(page).getByRole('button', { name: 'Not this' }).click();
  await expect.poll(() => nameOf(page)).not.toBe(second);
  await expect(page.getByText(/^Less by /)).toBeVisible();
  // What is said of it stands below what moves it, and leaves no hole above while nothing is said.
  const air = await onAir(page).boundingBox();
  const energy = await page.getByText('Energy', { exact: true }).boundingBox();
  expect((energy?.y ?? 0) - (air?.y ?? 0) - (air?.height ?? 0)).toBeLessThanOrEqual(32);
  await page.getByRole('slider', { name: 'Energy' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByText(/livelier from here/)).toBeVisible();
  await expect(page.locator('section[aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => coming(page).count()).toBeGreaterThan(3);
  await expectNoFindings(page, betweenAndWide);
  await page.setViewportSize({ width: 1280, height: 800 });

  // The player goes on with what the station says, whichever screen is looked at.
  const next = (await coming(page).first().locator('[title]').first().getAttribute('title')) ?? '';
  await page.getByRole('navigation').getByRole('link', { name: 'Now Playing' }).click();
  await expect(page.getByRole('list', { name: 'Up next' }).getByRole('listitem').first()).toContainText(next);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Station: Calm' })).toBeVisible();
});

test('a deep link begins its station, and the keyboard alone plays it', async ({ signedInPage: page }) => {
  await page.goto('/radio?mood=happy');
  await page.getByRole('button', { name: /^Play the station/ }).press('Enter');
  await expect.poll(() => heardLevel(page)).toBeGreaterThan(silence);
  await onAir(page).getByRole('button', { name: 'More like this' }).press('Enter');
  await expect(page.getByText(/^More like /).last()).toBeVisible();
});

test('a reload finds the station again, and the music goes on with it', async ({ signedInPage: page }) => {
  await page.goto('/radio?mood=calm');
  await page.getByRole('button', { name: /^Play the station/ }).click();
  await expect.poll(() => heardLevel(page)).toBeGreaterThan(silence);
  await onAir(page).getByRole('button', { name: 'More like this' }).click();
  await expect(page.getByText(/^More like /).last()).toBeVisible();
  await expect(page.locator('section[aria-busy="true"]')).toHaveCount(0);
  const heard = await nameOf(page);
  const names = await coming(page).allTextContents();
  await page.reload();
  await expect.poll(() => nameOf(page)).toBe(heard);
  expect(await coming(page).allTextContents()).toEqual(names);
  await page.getByRole('button', { name: /^Play the station/ }).click();
  await onAir(page).getByRole('button', { name: 'Skip' }).click();
  await expect.poll(() => nameOf(page)).not.toBe(heard);
  await expect.poll(() => heardLevel(page)).toBeGreaterThan(silence);
  await expect.poll(() => coming(page).count()).toBeGreaterThan(3);
});

test('“Not this”, pressed while the player still fetches what the station made last, is followed by the station', async ({
  signedInPage: page,
}) => {
  const playerQueue = `${builtInServicePath}/player/queue`;
  await page.goto('/radio?mood=calm');
  await page.getByRole('button', { name: /^Play the station/ }).click();
  await expect.poll(() => heardLevel(page)).toBeGreaterThan(silence);
  const first = await nameOf(page);
  const { release } = await holdCalls(page, playerQueue, (route) => route.continue());
  const fetching = page.waitForRequest((request) => atPath(playerQueue)(new URL(request.url())));
  await onAir(page).getByRole('button', { name: 'Skip' }).click();
  await expect.poll(() => nameOf(page)).not.toBe(first);
  const second = await nameOf(page);
  await fetching;
  await onAir(page).getByRole('button', { name: 'Not this' }).click();
  await expect(page.getByText(/^Less by /)).toBeVisible();
  await expect(page.locator('section[aria-busy="true"]')).toHaveCount(0);
  release();
  await expect.poll(() => nameOf(page)).not.toBe(second);
  await expect(page).toHaveTitle(new RegExp(`^${await nameOf(page)} · `));
  const next = (await coming(page).first().locator('[title]').first().getAttribute('title')) ?? '';
  await onAir(page).getByRole('button', { name: 'Skip' }).click();
  await expect.poll(() => nameOf(page)).toBe(next);
});
