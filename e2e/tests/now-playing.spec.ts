import { apiPaths } from '@attune/contract';
import type { Page } from '@playwright/test';
import { answer, atPath, fakeTrack } from '../fake-answers.ts';
import { openDashboard } from '../fake-session.ts';
import { expect, test } from '../fixtures.ts';
import { composer, greeting, header, nowPlaying } from '../screens.ts';

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

/** When the current track was asked for, and when each answer was there, in milliseconds of the test's clock. */
interface Polls {
  asked: number[];
  answered: number[];
  underWay: Promise<unknown>[];
  /** Lets the answers through. */
  release: () => void;
}

/**
 * Opens the dashboard under a clock that only moves when told to.
 * @returns what was asked and answered up to now.
 */
async function watchPolls(page: Page): Promise<() => Promise<Pick<Polls, 'asked' | 'answered'>>> {
  await page.clock.install({ time: '2026-01-01T12:00:00Z' });
  await openDashboard(page);
  await page.clock.pauseAt('2026-01-01T12:10:00Z');
  await page.addInitScript((path) => {
    // The first answer waits until the clock stands. One that came while it moved would be read at a time nobody knows.
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const polls: Polls = { asked: [], answered: [], underWay: [], release };
    Object.assign(window, { polls });
    const realFetch = window.fetch;
    window.fetch = (input, init) => {
      if (new URL(String(input), location.href).pathname !== path) return realFetch(input, init);
      polls.asked.push(Date.now());
      const answer = Promise.all([realFetch(input, init), released]).then(([response]) => response);
      const read = answer.then((response) => response.clone().text());
      polls.underWay.push(read.then(() => polls.answered.push(Date.now())));
      return answer;
    };
  }, apiPaths.currentTrack);
  await page.reload();
  const polls = () =>
    page.evaluate(() => {
      const { asked, answered } = (window as unknown as { polls: Polls }).polls;
      return { asked, answered };
    });
  // React waits on a timer of its own before it shows what has loaded.
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(page.getByText(greeting)).toBeVisible({ timeout: 200 });
    expect((await polls()).asked).not.toEqual([]);
  }).toPass();
  await page.evaluate(() => (window as unknown as { polls: Polls }).polls.release());
  await untilAnswered(page);
  return polls;
}

/** The clock stands until polls are answered, however slow the machine is. */
function untilAnswered(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await Promise.allSettled((window as unknown as { polls: Polls }).polls.underWay);
    await fetch('/robots.txt');
  });
}

/** Moves the clock in steps, with room for the network between them. */
async function moveClock(page: Page, forMs: number): Promise<void> {
  const stepMs = 1_000;
  for (let moved = 0; moved < forMs; moved += stepMs) {
    await page.clock.runFor(stepMs);
    await untilAnswered(page);
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
  const { asked, answered } = await polls();
  expect(asked).toHaveLength(1);
  expect(answered).toHaveLength(1);
  // The ten seconds begin with an answer. Steps end where a poll begins, so that its answer comes while the clock stands.
  const [first = 0] = answered;
  await moveClock(page, 30_000);
  expect((await polls()).asked.slice(1, 4)).toEqual([first + 10_000, first + 20_000, first + 30_000]);
});

test('DASH-04 it stops when the screen closes', async ({ page }) => {
  const polls = await watchPolls(page);
  await header(page).getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await moveClock(page, 30_000);
  expect((await polls()).asked).toHaveLength(1);
});

test('DASH-04 a hidden tab pauses it, and asks at once when it is visible again', async ({ page }) => {
  const polls = await watchPolls(page);
  await setVisibility(page, 'hidden');
  await moveClock(page, 30_000);
  expect((await polls()).asked).toHaveLength(1);
  const shownAt = await page.evaluate(() => Date.now());
  await setVisibility(page, 'visible');
  await expect.poll(async () => (await polls()).asked).toHaveLength(2);
  expect((await polls()).asked[1]).toBe(shownAt);
});
