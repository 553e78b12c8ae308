import { apiPaths } from '@attune/contract';
import type { Page } from '@playwright/test';
import { answer, atPath, fakeMoodAnswer, fakeTrack, holdCalls } from '../fake-answers.ts';
import { openDashboard } from '../fake-session.ts';
import { expect, test } from '../fixtures.ts';
import {
  composer,
  greeting,
  header,
  messageList,
  nowPlaying,
  panel,
  say,
  sendButton,
  sidebar,
  sidebarToggle,
} from '../screens.ts';

const menu = [
  ['Chat Assistant', '/dashboard'],
  ['Search Music', '/search'],
  ['My Playlists', '/playlists'],
  ['Liked Songs', '/liked'],
  ['Now Playing', '/now-playing'],
  ['Radio', '/radio'],
  ['Profile', '/profile'],
  ['Settings', '/settings'],
] as const;

const widthOf = async (page: Page) => (await sidebar(page).boundingBox())?.width;

test('DASH-01 the sidebar is open, lists the screens in order and ends with Logout', async ({ page }) => {
  await openDashboard(page);
  const links = sidebar(page).getByRole('link');
  await expect(links).toHaveText(menu.map(([label]) => label));
  for (const [index, [, target]] of menu.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', target);
    await expect(links.nth(index)).toBeInViewport();
  }
  const logout = sidebar(page).getByRole('button', { name: 'Logout', exact: true });
  const logoutBox = await logout.boundingBox();
  const lastLinkBox = await links.last().boundingBox();
  const sidebarBox = await sidebar(page).boundingBox();
  if (!logoutBox || !lastLinkBox || !sidebarBox) throw new Error('the sidebar is not on the screen');
  expect(logoutBox.y).toBeGreaterThan(lastLinkBox.y + lastLinkBox.height - 1);
  expect(sidebarBox.y + sidebarBox.height - (logoutBox.y + logoutBox.height)).toBeLessThan(32);
});

test('DASH-01 the sidebar collapses to its icons and opens again, and every link keeps its name', async ({
  page,
}) => {
  await openDashboard(page);
  await expect(sidebarToggle(page)).toHaveAttribute('aria-expanded', 'true');
  await sidebarToggle(page).click();
  await expect(sidebarToggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => widthOf(page)).toBe(56);
  for (const [label] of menu) {
    await expect(sidebar(page).getByRole('link', { name: label, exact: true })).toBeVisible();
  }
  await sidebarToggle(page).click();
  await expect(sidebarToggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => widthOf(page)).toBe(160);
});

for (const width of [1024, 1280, 1920]) {
  test(`DASH-02 at ${width}px the sidebar is 160px wide open and 56px collapsed`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openDashboard(page);
    expect(await widthOf(page)).toBe(160);
    await sidebarToggle(page).click();
    await expect.poll(() => widthOf(page)).toBe(56);
  });
}

test('DASH-02 the width changes over 300 ms', async ({ page }) => {
  await openDashboard(page);
  await sidebarToggle(page).click();
  const transitions = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition)
      .filter(({ transitionProperty }) =>
        /^(width|grid-template-columns|inline-size)$/.test(transitionProperty),
      )
      .map((transition) => {
        transition.pause();
        transition.currentTime = 150;
        return {
          delay: transition.effect?.getTiming().delay,
          duration: transition.effect?.getTiming().duration,
        };
      }),
  );
  expect(transitions).toEqual([{ delay: 0, duration: 300 }]);
  const halfway = await widthOf(page);
  expect(halfway).toBeGreaterThan(56);
  expect(halfway).toBeLessThan(160);
});

/** The colours of what pulses for ever inside the pill. */
function pulsingColours(page: Page): Promise<string[]> {
  return nowPlaying(page).evaluate((pill) =>
    pill
      .getAnimations({ subtree: true })
      .filter((animation) => animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
      .map((animation) => {
        const { target, pseudoElement } = animation.effect as KeyframeEffect;
        return target ? getComputedStyle(target, pseudoElement).backgroundColor : '';
      }),
  );
}

function isGreen(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return green > red * 1.3 && green > blue * 1.3;
}

test('DASH-03 the pill shows what is playing, with a green dot that pulses while it plays', async ({
  page,
}) => {
  let isPlaying = true;
  await page.clock.install();
  await openDashboard(page);
  await page.route(atPath(apiPaths.currentTrack), (route) =>
    answer(route, fakeTrack({ image: '/favicon.svg?now', isPlaying })),
  );
  await page.reload();
  await expect(nowPlaying(page)).toContainText('Some Track');
  await expect(nowPlaying(page)).toContainText('Some Artist');
  await expect(nowPlaying(page).locator('img')).toHaveAttribute('src', '/favicon.svg?now');
  const playing = await pulsingColours(page);
  expect(playing.filter(isGreen)).not.toEqual([]);

  isPlaying = false;
  await page.clock.runFor(10_000);
  await expect.poll(() => pulsingColours(page)).toEqual([]);
  await expect(nowPlaying(page)).toContainText('Some Track');
});

test('DASH-03 with nothing playing the pill says so, and shows no dot', async ({ page }) => {
  await openDashboard(page);
  await expect(nowPlaying(page)).toContainText('Not playing');
  await expect(nowPlaying(page).locator('img')).toHaveCount(0);
  expect(await pulsingColours(page)).toEqual([]);
});

test('DASH-03 the pill stands above the chat', async ({ page }) => {
  await openDashboard(page);
  const pill = await nowPlaying(page).boundingBox();
  const input = await composer(page).boundingBox();
  const text = await page.getByText(greeting).boundingBox();
  if (!pill || !input || !text) throw new Error('the dashboard is not on the screen');
  expect(pill.y + pill.height).toBeLessThanOrEqual(text.y);
  expect(text.y).toBeLessThan(input.y);
});

/**
 * Opens the dashboard under a clock that only moves when told to.
 * @returns when the current track was asked for, in milliseconds of that clock.
 */
async function watchPolls(page: Page): Promise<() => Promise<number[]>> {
  await page.clock.install({ time: '2026-01-01T12:00:00Z' });
  await openDashboard(page);
  await page.clock.pauseAt('2026-01-01T12:10:00Z');
  await page.addInitScript((path) => {
    const polls: number[] = [];
    Object.assign(window, { polls });
    const realFetch = window.fetch;
    window.fetch = (input, init) => {
      if (String(input) === path) polls.push(Date.now());
      return realFetch(input, init);
    };
  }, apiPaths.currentTrack);
  await page.reload();
  // React waits on a timer of its own before it shows what has loaded.
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(page.getByText(greeting)).toBeVisible({ timeout: 200 });
  }).toPass();
  return () => page.evaluate(() => (window as unknown as { polls: number[] }).polls);
}

/** Moves the clock in steps, with room for the network between them. */
async function moveClock(page: Page, forMs: number): Promise<void> {
  const stepMs = 1_000;
  for (let moved = 0; moved < forMs; moved += stepMs) {
    await page.clock.runFor(stepMs);
    await page.evaluate(() => fetch('/robots.txt'));
  }
}

function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}

test('DASH-04 the current track is asked for once on load, then every 10000 ms', async ({ page }) => {
  const polls = await watchPolls(page);
  const [first = 0, ...others] = await polls();
  expect(others).toEqual([]);
  await moveClock(page, 30_000);
  expect(await polls()).toEqual([first, first + 10_000, first + 20_000, first + 30_000]);
});

test('DASH-04 it stops when the screen closes', async ({ page }) => {
  const polls = await watchPolls(page);
  await header(page).getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await moveClock(page, 30_000);
  expect(await polls()).toHaveLength(1);
});

test('DASH-04 a hidden tab pauses it, and asks at once when it is visible again', async ({ page }) => {
  const polls = await watchPolls(page);
  await setVisibility(page, 'hidden');
  await moveClock(page, 30_000);
  expect(await polls()).toHaveLength(1);
  const shownAt = await page.evaluate(() => Date.now());
  await setVisibility(page, 'visible');
  await expect.poll(polls).toHaveLength(2);
  expect((await polls())[1]).toBe(shownAt);
});

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
