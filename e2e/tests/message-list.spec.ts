import { apiPaths, type Mood } from '@attune/contract';
import type { Locator, Page } from '@playwright/test';
import { answer, atPath, fakeMoodAnswer, holdCalls } from '../fake-answers.ts';
import { openDashboard } from '../fake-session.ts';
import { expect, test } from '../fixtures.ts';
import { messageBubble, messageList, nowPlaying, say, typingIndicator } from '../screens.ts';

/** Answers every message as the given mood, and keeps what was sent. */
async function answerMoods(page: Page, mood: Mood = 'calm'): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route(atPath(apiPaths.mood), (route) => {
    sent.push(route.request().postDataJSON());
    return answer(route, fakeMoodAnswer(mood, { botResponse: `Reply ${sent.length} about ${mood}.` }));
  });
  return sent;
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the screen');
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height, ...box };
}

test('CHAT-01 the listener speaks from the right, the assistant from the left', async ({ page }) => {
  await openDashboard(page);
  await answerMoods(page);
  await say(page, 'short');
  await expect(messageList(page)).toContainText('Reply 1');
  const list = await boxOf(messageList(page));
  const own = await boxOf(messageBubble(page, 'short'));
  const reply = await boxOf(messageBubble(page, 'Reply 1 about calm.'));
  expect(list.right - own.right).toBeLessThan(40);
  expect(own.left - list.left).toBeGreaterThan(list.width / 2);
  expect(reply.left - list.left).toBeLessThan(80);
  expect(list.right - reply.right).toBeGreaterThan(list.width / 4);
});

test.describe('the message list', () => {
  const answerLong = (page: Page) =>
    page.route(atPath(apiPaths.mood), (route) =>
      // Without a brief there is no mix, which would be read from its beginning.
      answer(
        route,
        fakeMoodAnswer('calm', { brief: null, botResponse: `${'A long reply. '.repeat(40)}End.` }),
      ),
    );

  const atBottom = (page: Page) =>
    messageList(page).evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop < 2);

  /** Fills the list until it scrolls. */
  async function fillList(page: Page): Promise<void> {
    for (const [index, text] of ['one', 'two', 'three', 'four'].entries()) {
      await say(page, text);
      await expect(messageList(page).getByText('End.')).toHaveCount(index + 1);
    }
    await expect.poll(() => atBottom(page)).toBe(true);
  }

  /** Where the list stood at each of its scroll events while `act` ran. */
  async function scrollPositions(page: Page, act: () => Promise<void>): Promise<number[]> {
    await messageList(page).evaluate((list) => {
      const positions: number[] = [];
      Object.assign(window, { positions });
      list.addEventListener('scroll', () => positions.push(list.scrollTop));
    });
    await act();
    await expect.poll(() => atBottom(page)).toBe(true);
    return page.evaluate(() => (window as unknown as { positions: number[] }).positions);
  }

  const sendAnother = (page: Page) => async () => {
    await say(page, 'five');
    await expect(messageList(page).getByText('End.')).toHaveCount(5);
  };

  test('CHAT-02 it is at most 500px high and scrolls', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1400 });
    await openDashboard(page);
    await answerLong(page);
    await fillList(page);
    expect((await boxOf(messageList(page))).height).toBe(500);
    const { overflowY, isOverfull } = await messageList(page).evaluate((list) => ({
      overflowY: getComputedStyle(list).overflowY,
      isOverfull: list.scrollHeight > list.clientHeight,
    }));
    expect(overflowY).toMatch(/^(auto|scroll)$/);
    expect(isOverfull).toBe(true);
    await expect(messageList(page).getByText('End.').last()).toBeInViewport();
  });

  test('CHAT-02 what a tall window leaves is free above the conversation as well as below it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await openDashboard(page);
    await answerLong(page);
    await say(page, 'long week');
    await expect(messageList(page)).toContainText('End.');
    const list = await boxOf(messageList(page));
    expect(list.height).toBe(500);
    const input = await boxOf(page.locator('.chat-input'));
    const above = list.top - (await boxOf(nowPlaying(page))).bottom;
    const below = 1080 - input.bottom;
    expect(above).toBeGreaterThan(100);
    expect(Math.abs(above - below)).toBeLessThan(40);
  });

  test('CHAT-02 it scrolls smoothly to the newest message', async ({ page }) => {
    await openDashboard(page);
    await answerLong(page);
    await fillList(page);
    const positions = await scrollPositions(page, sendAnother(page));
    const [last = 0] = positions.slice(-1);
    const steps = positions.map((position, index) => position - (positions[index - 1] ?? position));
    expect(positions.length).toBeGreaterThan(4);
    expect(Math.max(...steps)).toBeLessThan((last - (positions[0] ?? 0)) * 0.9);
  });

  test('CHAT-02 under reduced motion it jumps at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openDashboard(page);
    await answerLong(page);
    await fillList(page);
    const positions = await scrollPositions(page, sendAnother(page));
    // One jump for the listener's message, one for the typing indicator, one for the answer.
    expect(new Set(positions).size).toBeLessThanOrEqual(3);
  });

  test('CHAT-02 an answer does not pull away a reader who has scrolled up, a button brings them down', async ({
    page,
  }) => {
    await openDashboard(page);
    await answerLong(page);
    await fillList(page);
    const moodCall = await holdCalls(page, apiPaths.mood, (route) =>
      answer(route, fakeMoodAnswer('calm', { brief: null, botResponse: 'The late answer.' })),
    );
    await say(page, 'five');
    await expect(typingIndicator(page)).toBeVisible();
    await expect.poll(() => atBottom(page)).toBe(true);
    await messageList(page).hover();
    await page.mouse.wheel(0, -5_000);
    await expect.poll(() => messageList(page).evaluate((list) => list.scrollTop)).toBe(0);
    moodCall.release();
    await expect(messageList(page)).toContainText('The late answer.');
    const toLatest = page.getByRole('button', { name: /latest|newest/i });
    await expect(toLatest).toBeVisible();
    expect(await messageList(page).evaluate((list) => list.scrollTop)).toBe(0);
    await toLatest.click();
    await expect.poll(() => atBottom(page)).toBe(true);
    await expect(toLatest).toBeHidden();
  });
});
