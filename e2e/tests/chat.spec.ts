import { apiPaths, type Mood, moods } from '@attune/contract';
import type { Page } from '@playwright/test';
import { answer, answerProblem, atPath, fakeMoodAnswer, holdCalls } from '../fake-answers.ts';
import { openDashboard } from '../fake-session.ts';
import { expect, test } from '../fixtures.ts';
import { composer, failureReply, messageList, panel, say, sendButton, typingIndicator } from '../screens.ts';

/** Answers every message as the given mood, and keeps what was sent. */
async function answerMoods(page: Page, mood: Mood = 'calm'): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route(atPath(apiPaths.mood), (route) => {
    sent.push(route.request().postDataJSON());
    return answer(route, fakeMoodAnswer(mood, { botResponse: `Reply ${sent.length} about ${mood}.` }));
  });
  return sent;
}

test('CHAT-03 CHAT-08 while the answer is awaited three dots show and nothing can be sent', async ({
  page,
}) => {
  await openDashboard(page);
  const moodCall = await holdCalls(page, apiPaths.mood, (route) => answer(route, fakeMoodAnswer('calm')));
  await expect(typingIndicator(page)).toBeHidden();
  await say(page, 'long week');
  await expect(typingIndicator(page)).toBeVisible();
  const dots = await typingIndicator(page).evaluate(
    (indicator) =>
      [...indicator.querySelectorAll('*')].filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return element.children.length === 0 && width > 2 && width < 16 && Math.abs(width - height) < 1;
      }).length,
  );
  expect(dots).toBe(3);
  await expect(composer(page)).toHaveValue('');
  await expect(composer(page)).toBeDisabled();
  await expect(sendButton(page)).toBeDisabled();

  moodCall.release();
  await expect(messageList(page)).toContainText('A reply about feeling calm.');
  await expect(typingIndicator(page)).toBeHidden();
  await expect(composer(page)).toBeEnabled();
  await composer(page).fill('again');
  await expect(sendButton(page)).toBeEnabled();
});

test('CHAT-04 an answer carries its mood as a capitalised badge in the colour of the mood', async ({
  page,
}) => {
  await openDashboard(page);
  const colours = new Map<Mood, string>();
  for (const mood of moods) {
    await page.route(atPath(apiPaths.mood), (route) => answer(route, fakeMoodAnswer(mood)));
    await say(page, `I feel it ${mood.length}`);
    await expect(messageList(page)).toContainText(`A reply about feeling ${mood}.`);
    const badge = messageList(page).getByText(mood.charAt(0).toUpperCase() + mood.slice(1), { exact: true });
    await expect(badge).toHaveCount(1);
    const { colour, background } = await badge.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { colour: color, background: backgroundColor };
    });
    expect(background).not.toBe('rgba(0, 0, 0, 0)');
    colours.set(mood, `${colour} on ${background}`);
  }
  expect(new Set(colours.values()).size).toBe(moods.length);
});

test('CHAT-04 CHAT-11 an answer without a mood carries no badge', async ({ page, watch }) => {
  watch.expectError(/./);
  await openDashboard(page);
  await page.route(atPath(apiPaths.mood), (route) => answerProblem(route, 'internal'));
  await say(page, 'hello there');
  await expect(messageList(page)).toContainText(failureReply);
  for (const mood of moods) {
    await expect(messageList(page).getByText(new RegExp(`^${mood}$`, 'i'))).toHaveCount(0);
  }
});

test('CHAT-10 the message is appended first, then loading begins, then the answer brings mood and playlists', async ({
  page,
}) => {
  await openDashboard(page);
  const moodCall = await holdCalls(page, apiPaths.mood, (route) => answer(route, fakeMoodAnswer('focus')));
  // What the list held whenever it changed, so that the order is seen and not guessed.
  await page.evaluate(() => {
    const states: { hasMessage: boolean; isInputDisabled: boolean }[] = [];
    Object.assign(window, { states });
    new MutationObserver(() => {
      states.push({
        hasMessage: document.querySelector('[role="log"]')?.textContent?.includes('deep work') ?? false,
        isInputDisabled: document.querySelector('textarea')?.disabled ?? false,
      });
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  await say(page, 'deep work until noon');
  await expect(composer(page)).toBeDisabled();
  const states = await page.evaluate(
    () => (window as unknown as { states: { hasMessage: boolean; isInputDisabled: boolean }[] }).states,
  );
  expect(states.some(({ hasMessage }) => hasMessage)).toBe(true);
  expect(states.filter(({ hasMessage, isInputDisabled }) => isInputDisabled && !hasMessage)).toEqual([]);
  await expect(messageList(page)).not.toContainText('A reply about feeling focus.');

  moodCall.release();
  await expect(messageList(page)).toContainText('A reply about feeling focus.');
  await expect(messageList(page).getByText('Focus', { exact: true })).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: 'Focus Playlists' })).toBeVisible();
  await expect(panel(page).getByRole('link')).toHaveCount(2);
  const order = await messageList(page).innerText();
  expect(order.indexOf('deep work until noon')).toBeLessThan(order.indexOf('A reply about feeling focus.'));
});

for (const [failure, respond] of [
  ['the backend reports a fault', 'internal'],
  ['no playlist is found', 'no_playlists_found'],
  ['the service asks to slow down', 'streaming_rate_limited'],
  ['the network is gone', 'abort'],
] as const) {
  test(`CHAT-11 when ${failure} it is logged and the assistant asks to try again`, async ({
    page,
    watch,
  }) => {
    watch.expectError(/./);
    await openDashboard(page);
    await page.route(atPath(apiPaths.mood), (route) =>
      respond === 'abort'
        ? route.abort()
        : answerProblem(route, respond, 'Failed to process message. Please try again.'),
    );
    await say(page, 'hello there');
    await expect(messageList(page)).toContainText(failureReply);
    await expect(composer(page)).toBeEnabled();
    const own = watch.console.filter(
      ({ type, text }) => ['error', 'warning'].includes(type) && !text.startsWith('Failed to load resource'),
    );
    expect(own).not.toEqual([]);
    expect(own.filter(({ text }) => text.includes('hello there'))).toEqual([]);

    await page.unroute(atPath(apiPaths.mood));
    await answerMoods(page);
    await say(page, 'once more');
    await expect(messageList(page)).toContainText('Reply 1 about calm.');
  });
}
