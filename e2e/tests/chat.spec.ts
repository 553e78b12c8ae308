import { apiPaths, type Mood, moods } from '@attune/contract';
import type { Locator, Page } from '@playwright/test';
import { answer, answerProblem, atPath, fakeMoodAnswer, holdCalls } from '../fake-answers.ts';
import { openDashboard } from '../fake-session.ts';
import { expect, test } from '../fixtures.ts';
import {
  composer,
  failureReply,
  messageBubble,
  messageList,
  moodsControl,
  panel,
  say,
  sendButton,
  surpriseControl,
  typingIndicator,
} from '../screens.ts';

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
      answer(route, fakeMoodAnswer('calm', { botResponse: `${'A long reply. '.repeat(40)}End.` })),
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
      answer(route, fakeMoodAnswer('calm', { botResponse: 'The late answer.' })),
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

test('CHAT-05 the input is one row at start and grows with its text between 66 and 128 pixels', async ({
  page,
}) => {
  await openDashboard(page);
  expect(await composer(page).evaluate((element) => element.tagName)).toBe('TEXTAREA');
  await expect(composer(page)).toHaveAttribute('placeholder', "Tell me how you're feeling...");
  await expect(composer(page)).toHaveAttribute('rows', '1');
  const height = async () => (await boxOf(composer(page))).height;
  expect(await height()).toBe(66);
  await composer(page).fill('one line');
  expect(await height()).toBe(66);
  await composer(page).fill('1\n2\n3\n4');
  const grown = await height();
  expect(grown).toBeGreaterThan(66);
  expect(grown).toBeLessThanOrEqual(128);
  await composer(page).fill(Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n'));
  expect(await height()).toBe(128);
  expect(await composer(page).evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
  await composer(page).fill('');
  expect(await height()).toBe(66);
});

test('CHAT-06 nothing but whitespace cannot be sent', async ({ page }) => {
  await openDashboard(page);
  const sent = await answerMoods(page);
  await expect(sendButton(page)).toBeDisabled();
  for (const blank of ['   ', '\n\n', '\t \u00a0\u2003']) {
    await composer(page).fill(blank);
    await expect(sendButton(page)).toBeDisabled();
    await composer(page).press('Enter');
  }
  await expect(messageList(page)).toBeHidden();
  await composer(page).fill(' x ');
  await expect(sendButton(page)).toBeEnabled();
  expect(sent).toEqual([]);
});

test('CHAT-06 the text is passed on exactly as typed', async ({ page }) => {
  await openDashboard(page);
  const sent = await answerMoods(page);
  const text = '  two spaces,\n a new line, <b>angles</b> & 🎧 مرحبا  ';
  await composer(page).fill(text);
  await sendButton(page).click();
  await expect(messageList(page)).toContainText('Reply 1');
  expect(sent).toEqual([{ text }]);
  await expect(messageList(page)).toContainText('<b>angles</b> & 🎧');
});

test('CHAT-07 Enter sends, Shift+Enter breaks the line', async ({ page }) => {
  await openDashboard(page);
  const sent = await answerMoods(page);
  await composer(page).pressSequentially('first');
  await composer(page).press('Shift+Enter');
  await composer(page).pressSequentially('second');
  await expect(composer(page)).toHaveValue('first\nsecond');
  expect(sent).toEqual([]);
  await composer(page).press('Enter');
  await expect(messageList(page)).toContainText('Reply 1');
  expect(sent).toEqual([{ text: 'first\nsecond' }]);
  await expect(composer(page)).toHaveValue('');
});

test('CHAT-07 an Enter that ends a composition does not send', async ({ page }) => {
  await openDashboard(page);
  const sent = await answerMoods(page);
  await composer(page).focus();
  // The browser's own input-method composition, not an imitation of its events.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Input.imeSetComposition', { text: 'かなしい', selectionStart: 4, selectionEnd: 4 });
  await devTools.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'Enter',
    code: 'Enter',
    windowsVirtualKeyCode: 229,
  });
  await devTools.send('Input.insertText', { text: '悲しい' });
  await expect(composer(page)).toHaveValue('悲しい');
  await composer(page).evaluate((element) => {
    const enter = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true };
    element.dispatchEvent(new KeyboardEvent('keydown', { ...enter, isComposing: true }));
  });
  await expect(composer(page)).toHaveValue('悲しい');
  expect(sent).toEqual([]);
  await composer(page).press('Enter');
  await expect(messageList(page)).toContainText('Reply 1');
  expect(sent).toEqual([{ text: '悲しい' }]);
});

test('CHAT-09 the Moods control writes a starter of the chosen mood into the input', async ({ page }) => {
  await openDashboard(page);
  const input = await boxOf(composer(page));
  const control = await boxOf(moodsControl(page));
  expect(Math.abs((control.top + control.bottom) / 2 - (input.top + input.bottom) / 2)).toBeLessThan(100);
  await moodsControl(page).focus();
  await page.keyboard.press('Enter');
  for (const mood of moods) {
    await expect(page.getByRole('button', { name: new RegExp(`^${mood}`, 'i') })).toBeVisible();
  }
  await page.getByRole('button', { name: /^focus/i }).focus();
  await page.keyboard.press('Enter');
  await expect(composer(page)).toHaveValue(/\w+ \w+/);
  await expect(composer(page)).toBeFocused();
});

test('CHAT-09 the other icon button surprises with a starter and can be used again', async ({ page }) => {
  await openDashboard(page);
  const sent = await answerMoods(page);
  await surpriseControl(page).focus();
  const written = new Set<string>();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Enter');
    await expect(composer(page)).toHaveValue(/\w+ \w+/);
    written.add(await composer(page).inputValue());
    await surpriseControl(page).focus();
  }
  expect(written.size).toBeGreaterThan(1);
  expect(sent).toEqual([]);
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
