import { apiPaths } from '@attune/contract';
import type { Locator, Page } from '@playwright/test';
import { endMotion } from '../accessibility-findings.ts';
import { answer, atPath, fakeMoodAnswer } from '../fake-answers.ts';
import { expect, test } from '../fixtures.ts';
import { composer, header, messageList, musicEdge, openMusic, say, sendButton } from '../screens.ts';

const player = (page: Page): Locator => page.getByRole('complementary', { name: 'Player' });
const panelPlay = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Recommendations' }).getByRole('button', { name: /^Play / });

/** Phones held either way, the narrowest screen, and a laptop at 200 and 400 % zoom. */
const sizes = [
  { name: '360 × 640', width: 360, height: 640 },
  { name: '390 × 844', width: 390, height: 844 },
  { name: '844 × 390', width: 844, height: 390 },
  { name: '320 × 568', width: 320, height: 568 },
  { name: '1280 × 800 at 200 %', width: 640, height: 400 },
  { name: '1280 × 1024 at 400 %', width: 320, height: 256 },
];

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the screen');
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
}

test('header, input and player stand apart at every size, whatever is scrolled or typed', async ({
  signedInPage: page,
}) => {
  test.setTimeout(90_000);
  await say(page, 'long week, I need something calm');
  await panelPlay(page).first().click();
  await expect(player(page).getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  for (const { name, ...viewport } of sizes) {
    await test.step(name, async () => {
      await page.setViewportSize(viewport);
      for (const draft of ['', '1\n2\n3\n4\n5']) {
        await composer(page).fill(draft);
        // As whoever writes in a very low window does.
        await composer(page).evaluate((element) =>
          element.closest('form')?.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
        );
        const bar = await boxOf(player(page));
        const send = await boxOf(sendButton(page));
        const input = await boxOf(composer(page));
        expect(send.bottom, 'Send above the player').toBeLessThanOrEqual(bar.top + 0.5);
        expect(input.bottom, 'the input above the player').toBeLessThanOrEqual(bar.top + 0.5);
        expect(input.top, 'the input below the header').toBeGreaterThanOrEqual(
          (await boxOf(header(page))).bottom - 0.5,
        );
        expect(bar.bottom).toBeLessThanOrEqual(viewport.height + 0.5);
        for (const box of [bar, send, input]) {
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.right).toBeLessThanOrEqual(viewport.width + 0.5);
        }
      }
      const taken = await Promise.all([boxOf(header(page)), boxOf(player(page))]);
      const fixed = taken.reduce((sum, { top, bottom }) => sum + Math.max(0, bottom - Math.max(0, top)), 0);
      expect(fixed, 'half of the window is left for content').toBeLessThanOrEqual(viewport.height / 2);
      expect(
        (await boxOf(messageList(page))).bottom - (await boxOf(messageList(page))).top,
      ).toBeLessThanOrEqual(500);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways).toBe(0);
    });
  }
});

for (const { name, ...viewport } of sizes.slice(2, 5)) {
  test(`the answer's music can be played without scrolling, at ${name}`, async ({ signedInPage: page }) => {
    await page.setViewportSize(viewport);
    await say(page, 'long week, I need something calm and slow');
    await expect(
      messageList(page)
        .getByRole('button', { name: /^Play / })
        .first(),
    ).toBeInViewport({ ratio: 0.95 });
    await expect(musicEdge(page)).toBeInViewport({ ratio: 1 });
    await expect(composer(page)).toBeInViewport({ ratio: 1 });
  });
}

test('what scrolls under the header does not shine through it', async ({ signedInPage: page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const opacity = await header(page).evaluate((element) => {
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) return 0;
    context.fillStyle = getComputedStyle(element).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return context.getImageData(0, 0, 1, 1).data[3];
  });
  expect(opacity).toBe(255);
  const { top, bottom } = await boxOf(header(page));
  expect(bottom - top).toBeLessThanOrEqual(57);
});

test('what was found stands between header and player at every size of a phone', async ({
  signedInPage: page,
}) => {
  await say(page, 'long week, I need something calm');
  await panelPlay(page).first().click();
  await expect(player(page).getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  for (const { name, ...viewport } of sizes) {
    await test.step(name, async () => {
      await page.setViewportSize(viewport);
      await openMusic(page);
      await expect(panelPlay(page).first()).toBeVisible();
      await endMotion(page);
      await musicEdge(page).evaluate((edge) =>
        edge.closest('.pull-up')?.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
      );
      const sheet = await boxOf(page.locator('.pull-up'));
      expect(sheet.bottom, 'above the player').toBeLessThanOrEqual((await boxOf(player(page))).top + 0.5);
      expect(sheet.left).toBeGreaterThanOrEqual(0);
      expect(sheet.right).toBeLessThanOrEqual(viewport.width + 0.5);
      expect((await boxOf(player(page))).bottom - (await boxOf(player(page))).top).toBe(56);
      if (await composer(page).isVisible())
        expect((await boxOf(sendButton(page))).bottom).toBeLessThanOrEqual(
          (await boxOf(player(page))).top + 0.5,
        );
      await page.keyboard.press('Escape');
      await expect(composer(page)).toBeVisible();
    });
  }
});

test('the list stays at its end when player, keyboard or sheet appear', async ({ signedInPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await say(page, 'long week, I need something calm');
  const mix = messageList(page).getByRole('article', { name: /mix/i });
  await expect(mix).toHaveAttribute('aria-busy', 'false');
  // Answers that change nothing of the music end the list with words.
  await page.route(atPath(apiPaths.mood), (route) =>
    answer(
      route,
      fakeMoodAnswer('calm', { brief: null, playlists: [], botResponse: 'Calm it is. '.repeat(40) }),
    ),
  );
  for (const text of ['one', 'two', 'three']) {
    await say(page, text);
    await expect(messageList(page).getByText(text, { exact: true })).toBeVisible();
    await expect(composer(page)).toBeEnabled();
  }
  const isAtEnd = () =>
    messageList(page).evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop < 2);
  await expect.poll(isAtEnd).toBe(true);
  const tall = (await boxOf(messageList(page))).bottom;

  // Pressed where it is, without scrolling to it.
  await mix
    .getByRole('button', { name: /^Play / })
    .first()
    .dispatchEvent('click');
  await expect(player(page)).toBeVisible();
  await expect.poll(async () => (await boxOf(messageList(page))).bottom).toBeLessThan(tall);
  await expect.poll(isAtEnd).toBe(true);

  const keyboard = 300;
  await page.evaluate(
    (px) => document.documentElement.style.setProperty('--keyboard-room', `${px}px`),
    keyboard,
  );
  await expect.poll(async () => (await boxOf(player(page))).bottom).toBeLessThanOrEqual(844 - keyboard + 0.5);
  expect((await boxOf(sendButton(page))).bottom).toBeLessThanOrEqual((await boxOf(player(page))).top + 0.5);
  await expect.poll(isAtEnd).toBe(true);
  await page.evaluate(() => document.documentElement.style.removeProperty('--keyboard-room'));

  await openMusic(page);
  await endMotion(page);
  await expect.poll(isAtEnd).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(isAtEnd).toBe(true);
});
