import { apiPaths, type Mood, moods } from '@attune/contract';
import type { Locator, Page } from '@playwright/test';
import { answer, atPath, fakeMoodAnswer } from '../fake-answers.ts';
import { openDashboard } from '../fake-session.ts';
import { expect, test } from '../fixtures.ts';
import { composer, messageList, moodsControl, sendButton, surpriseControl } from '../screens.ts';

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

test('what was typed stays when a mood or a surprise is written, at every size', async ({ page }) => {
  const typed = 'my boss yelled at me today';
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await openDashboard(page);
    await composer(page).fill(typed);
    await moodsControl(page).click();
    await page.getByRole('button', { name: /^calm/i }).click();
    await expect(composer(page)).toHaveValue(/^my boss yelled at me today\n.*calm down/);
    const withMood = await composer(page).inputValue();
    await surpriseControl(page).click();
    await expect(composer(page)).not.toHaveValue(withMood);
    await expect(composer(page)).toHaveValue(/^my boss yelled at me today\n[^\n]+$/);
    // Both lines are in sight in the field.
    const isCut = await composer(page).evaluate((element) => element.scrollHeight > element.clientHeight);
    expect(isCut).toBe(false);
    await composer(page).fill('');
  }
});
