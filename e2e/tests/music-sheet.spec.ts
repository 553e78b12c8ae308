import { apiPaths } from '@attune/contract';
import type { Page } from '@playwright/test';
import { endMotion, expectNoFindings } from '../accessibility-findings.ts';
import { answer, atPath, fakeMoodAnswer, fakePlaylist } from '../fake-answers.ts';
import { openDashboard } from '../fake-session.ts';
import { expect, test } from '../fixtures.ts';
import { composer, header, messageList, musicEdge, panel, say, sendButton } from '../screens.ts';
import { expectFingerHigh } from '../touch-target.ts';

const playlists = Array.from({ length: 10 }, (_, at) => fakePlaylist(at + 1));

async function boxOf(part: ReturnType<typeof composer>) {
  const box = await part.boundingBox();
  if (!box) throw new Error('not on the screen');
  return { ...box, bottom: box.y + box.height };
}

async function hearBack(page: Page): Promise<void> {
  await openDashboard(page);
  await page.route(atPath(apiPaths.mood), (route) => answer(route, fakeMoodAnswer('calm', { playlists })));
  await say(page, 'long week');
  await expect(musicEdge(page)).toHaveText(/10 playlists/);
}

/** Takes the edge and moves it up by `px`, slowly enough not to be a flick. */
async function pullUp(page: Page, px: number): Promise<void> {
  const { x, y, width, height } = await boxOf(musicEdge(page));
  const from = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= 10; step += 1) await page.mouse.move(from.x, from.y - (px * step) / 10);
  // At rest before it is let go.
  await page.waitForTimeout(60);
  await page.mouse.move(from.x, from.y - px);
  await page.mouse.up();
  await endMotion(page);
}

/** The height of what is pulled up, edge included. */
const sheetHeight = (page: Page) => page.locator('.pull-up').evaluate((sheet) => sheet.clientHeight);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what was found stands behind an edge above the input that says what it is', async ({ page }) => {
    await hearBack(page);
    await expect(musicEdge(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(panel(page)).toBeHidden();
    await expectFingerHigh(musicEdge(page));
    const edge = await boxOf(musicEdge(page));
    expect(edge.bottom).toBeLessThanOrEqual((await boxOf(composer(page))).y);
    expect(edge.y).toBeGreaterThanOrEqual((await boxOf(messageList(page))).y);
    // The page itself is scrolled nowhere: the list is the one scroller.
    expect(
      await page.evaluate(
        () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
      ),
    ).toBeLessThanOrEqual(0);
  });

  test('PANEL-01 PANEL-02 PANEL-03 pressed, it opens half, then full, and holds playlists and songs', async ({
    page,
  }) => {
    await hearBack(page);
    await musicEdge(page).click();
    await endMotion(page);
    await expect(musicEdge(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(panel(page).getByRole('heading', { name: 'Calm Playlists' })).toBeVisible();
    await expect(panel(page).getByRole('link')).toHaveCount(10);
    const half = await sheetHeight(page);
    expect(half).toBeGreaterThan(240);
    expect(half).toBeLessThan(480);
    // The conversation and the input stay, and neither is under it.
    expect((await boxOf(messageList(page))).bottom).toBeLessThanOrEqual((await boxOf(musicEdge(page))).y);
    expect((await boxOf(sendButton(page))).bottom).toBeLessThanOrEqual(844);

    await page.getByRole('button', { name: 'Full height' }).click();
    await endMotion(page);
    expect(await sheetHeight(page)).toBeGreaterThan(700);
    await expect(composer(page)).toBeHidden();
    expect((await boxOf(musicEdge(page))).y).toBeGreaterThanOrEqual((await boxOf(header(page))).bottom);
    await page.getByRole('button', { name: 'Half height' }).click();
    await endMotion(page);
    expect(await sheetHeight(page)).toBe(half);
    await panel(page).getByRole('button', { name: 'Songs', exact: true }).click();
    await expect(panel(page).getByRole('heading', { name: 'Recommended Songs' })).toBeVisible();
  });

  for (const [way, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['Back', (page: Page) => page.goBack()],
    ['its edge', (page: Page) => musicEdge(page).press('Enter')],
  ] as const) {
    test(`${way} puts it away; who was in it goes on at its edge`, async ({ page }) => {
      await hearBack(page);
      await composer(page).fill('half a sentence');
      await musicEdge(page).click();
      await panel(page).getByRole('button', { name: 'Songs', exact: true }).focus();
      await close(page);
      await expect(panel(page)).toBeHidden();
      await expect(musicEdge(page)).toBeFocused();
      await expect(musicEdge(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(page).toHaveURL('/dashboard');
      await expect(composer(page)).toHaveValue('half a sentence');
    });
  }

  test('a pointer pulls it up to half and to full, and down again', async ({ page }) => {
    await hearBack(page);
    await pullUp(page, 30);
    await expect(panel(page)).toBeHidden();
    await pullUp(page, 260);
    await expect(panel(page)).toBeVisible();
    const half = await sheetHeight(page);
    expect(half).toBeLessThan(480);
    await pullUp(page, 200);
    await expect(page.getByRole('button', { name: 'Half height' })).toBeVisible();
    expect(await sheetHeight(page)).toBeGreaterThan(700);
    await pullUp(page, -600);
    await expect(panel(page)).toBeHidden();
    await expect(musicEdge(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(composer(page)).toBeVisible();
  });

  test('the list stays at its end when the sheet comes and goes', async ({ page }) => {
    await openDashboard(page);
    await page.route(atPath(apiPaths.mood), (route) =>
      answer(
        route,
        fakeMoodAnswer('calm', { playlists, brief: null, botResponse: 'Calm it is. '.repeat(40) }),
      ),
    );
    for (const text of ['one', 'two', 'three']) {
      await say(page, text);
      await expect(messageList(page).getByText(text, { exact: true })).toBeVisible();
      await expect(composer(page)).toBeEnabled();
    }
    const fromEnd = () =>
      messageList(page).evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);
    await expect.poll(fromEnd).toBeLessThan(2);
    await musicEdge(page).click();
    await expect.poll(fromEnd).toBeLessThan(2);
    await page.getByRole('button', { name: 'Full height' }).click();
    await endMotion(page);
    await musicEdge(page).click();
    await expect(panel(page)).toBeHidden();
    await endMotion(page);
    await expect.poll(fromEnd).toBeLessThan(2);
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing, closed and open', async ({ page }) => {
      await hearBack(page);
      await expectNoFindings(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await musicEdge(page).click();
      await expect(panel(page)).toBeVisible();
      await expectNoFindings(page);
    });
  });
});

for (const size of [
  { width: 844, height: 390 },
  { width: 320, height: 568 },
  { width: 320, height: 256 },
]) {
  test(`at ${size.width} × ${size.height} it opens to all the room there is`, async ({ page }) => {
    await page.setViewportSize(size);
    await hearBack(page);
    await musicEdge(page).click();
    await endMotion(page);
    await expect(panel(page).getByRole('heading', { name: 'Calm Playlists' })).toBeVisible();
    await expect(composer(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Full height' })).toBeHidden();
    expect(await sheetHeight(page)).toBeGreaterThan(size.height / 2);
    await panel(page).getByRole('link').last().scrollIntoViewIfNeeded();
    await expect(panel(page).getByRole('link').last()).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(composer(page)).toBeVisible();
  });
}

test('until the edge is there something of its height stands in its place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/music-sheet-/, async (route) => {
    await isLetGo;
    await route.continue();
  });
  await openDashboard(page);
  await page.route(atPath(apiPaths.mood), (route) => answer(route, fakeMoodAnswer('calm', { playlists })));
  await say(page, 'long week');
  await expect(page.locator('.pull-up .skeleton')).toBeVisible();
  await expect(musicEdge(page)).toHaveCount(0);
  // What stands in its place may be made anew between two questions to the browser; so it is measured in one.
  const sheetBox = () =>
    page.evaluate(() => document.querySelector('.pull-up')?.getBoundingClientRect().toJSON() ?? null);
  const before = await sheetBox();
  expect(before).not.toBeNull();
  letGo();
  await expect(musicEdge(page)).toHaveText(/10 playlists/);
  expect(await sheetBox()).toEqual(before);
});

test('at 844 × 390 the ring of the edge is whole, closed and open', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await hearBack(page);
  for (const isOpen of [false, true]) {
    if (isOpen) await musicEdge(page).press('Enter');
    await endMotion(page);
    await musicEdge(page).focus();
    const outside = await musicEdge(page).evaluate((edge) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(edge);
      return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    });
    expect(outside).toBeLessThanOrEqual(0);
    if (isOpen) continue;
    // The edge is all of the closed sheet, so that the ring goes around the grip as well.
    const sheet = await boxOf(page.locator('.pull-up'));
    expect((await boxOf(musicEdge(page))).y - sheet.y).toBeLessThanOrEqual(1);
  }
});
