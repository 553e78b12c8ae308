import { apiPaths } from '@attune/contract';
import { answer, atPath, fakeMoodAnswer, holdCalls } from '../fake-answers.ts';
import { openDashboard } from '../fake-session.ts';
import { expect, test } from '../fixtures.ts';
import { composer, greeting, messageList, panel, say, sendButton } from '../screens.ts';

test('DASH-05 at first there are only the greeting and the input', async ({ page }) => {
  await openDashboard(page);
  const moodCall = await holdCalls(page, apiPaths.mood, (route) => answer(route, fakeMoodAnswer('calm')));
  await expect(page.getByText(greeting, { exact: true })).toBeVisible();
  await expect(composer(page)).toBeVisible();
  await expect(messageList(page)).toBeHidden();
  await expect(panel(page)).toBeHidden();

  await say(page, 'tired and happy');
  // Both are there as soon as the message is sent, before it is answered.
  await expect(messageList(page)).toContainText('tired and happy');
  await expect(panel(page)).toBeVisible();
  moodCall.release();
  await expect(messageList(page)).toContainText('A reply about feeling calm.');
});

for (const width of [1024, 1280, 1920]) {
  test(`DASH-06 at ${width}px the right column is 320px wide and stands at the right of the chat`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openDashboard(page);
    await page.route(atPath(apiPaths.mood), (route) => answer(route, fakeMoodAnswer('calm')));
    await say(page, 'quiet please');
    await expect(panel(page)).toContainText('Playlist 1');
    const column = await panel(page).boundingBox();
    const list = await messageList(page).boundingBox();
    expect(column?.width).toBe(320);
    expect(column?.x).toBeGreaterThanOrEqual((list?.x ?? width) + (list?.width ?? 0));
  });
}

test('DASH-06 below 1024px it stands below the chat', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  await openDashboard(page);
  await page.route(atPath(apiPaths.mood), (route) => answer(route, fakeMoodAnswer('calm')));
  await say(page, 'quiet please');
  await expect(panel(page)).toContainText('Playlist 1');
  const column = await panel(page).boundingBox();
  const list = await messageList(page).boundingBox();
  expect(column?.y).toBeGreaterThanOrEqual((list?.y ?? 1000) + (list?.height ?? 0));
});

test('DASH-07 sending sets off 8 sparks that are gone after 400 ms', async ({ page }) => {
  await page.clock.install({ time: '2026-01-01T12:00:00Z' });
  await openDashboard(page);
  await page.clock.pauseAt('2026-01-01T12:10:00Z');
  await page.route(atPath(apiPaths.mood), (route) => answer(route, fakeMoodAnswer('happy')));
  const sparks = page.locator('[data-spark]');
  await expect(sparks).toHaveCount(0);
  await composer(page).fill('what a day');
  await sendButton(page).click();
  await expect(sparks).toHaveCount(8);
  const durations = await sparks.evaluateAll((elements) =>
    elements.flatMap((element) =>
      element.getAnimations().map((animation) => animation.effect?.getComputedTiming().endTime),
    ),
  );
  expect(durations).toEqual(Array(8).fill(400));
  await page.clock.runFor(399);
  await expect(sparks).toHaveCount(8);
  await page.clock.runFor(1);
  await expect(sparks).toHaveCount(0);
});

test('DASH-07 under reduced motion there are no sparks', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDashboard(page);
  await page.route(atPath(apiPaths.mood), (route) => answer(route, fakeMoodAnswer('happy')));
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(document.querySelectorAll('[data-spark]').length)).observe(
      document,
      {
        childList: true,
        subtree: true,
      },
    );
  });
  await composer(page).fill('what a day');
  await sendButton(page).click();
  await expect(messageList(page)).toContainText('A reply about feeling happy.');
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  expect(seen.length).toBeGreaterThan(0);
  expect(Math.max(...seen)).toBe(0);
});
