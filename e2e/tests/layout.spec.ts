import { apiPaths, messageMaxCodePoints } from '@attune/contract';
import type { Locator, Page } from '@playwright/test';
import { answer, atPath, fakeMoodAnswer } from '../fake-answers.ts';
import { openDashboard } from '../fake-session.ts';
import { expect, test } from '../fixtures.ts';
import { composer, header, isPhone, messageList, moodsControl, say, sendButton } from '../screens.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
];

const player = (page: Page): Locator => page.getByRole('complementary', { name: 'Player' });
const mixes = (page: Page): Locator => messageList(page).getByRole('article', { name: /mix/i });
/** The first thing to play in sight: on a phone what was found is behind its edge, and the newest mix is not. */
const firstPlay = (page: Page): Locator =>
  (isPhone(page) ? mixes(page).last() : page.getByRole('complementary', { name: 'Recommendations' }))
    .getByRole('button', { name: /^(Play|Pause) / })
    .first();
const messages = (page: Page): Locator => messageList(page).locator('[data-author]');
const tooLong = (page: Page): Locator => page.getByText('A little long: please shorten it');

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the screen');
  return {
    top: box.y,
    bottom: box.y + box.height,
    left: box.x,
    right: box.x + box.width,
    height: box.height,
  };
}

/** Whether the newest answer, or the mix under it, shows in the list. */
async function newestIsInSight(page: Page): Promise<boolean> {
  const list = await boxOf(messageList(page));
  const answered = await boxOf(messages(page).last());
  const mix = await boxOf(mixes(page).last());
  return answered.top < list.bottom - 24 && mix.bottom > list.top + 24;
}

/** Whether the list stands at its end. */
const atEnd = (page: Page) =>
  messageList(page).evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop < 2);

/**
 * Until the list has stood still for a while. A click into a list on its way is tried again after scrolling elsewhere, and
 * the list then takes that for a reader who has scrolled up.
 */
const listAtRest = (page: Page) =>
  messageList(page).evaluate(
    (list) =>
      new Promise<void>((resolve) => {
        let top = list.scrollTop;
        let stillFrames = 0;
        const look = () => {
          stillFrames = list.scrollTop === top ? stillFrames + 1 : 0;
          top = list.scrollTop;
          if (stillFrames === 12) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

for (const size of sizes) {
  test.describe(`at ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test('after an answer the conversation and something to play are in sight, without scrolling', async ({
      signedInPage: page,
    }) => {
      for (const text of ['long week, I need something calm', 'and something for the train tomorrow']) {
        const before = await messages(page).count();
        await say(page, text);
        await expect(messages(page)).toHaveCount(Math.max(1, before) + 2);
        await expect(firstPlay(page)).toBeVisible();
        await expect(mixes(page).last()).toHaveAttribute('aria-busy', 'false');
        await expect.poll(() => newestIsInSight(page)).toBe(true);
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        expect((await boxOf(firstPlay(page))).bottom).toBeLessThanOrEqual(size.height);
        const [list, input, last] = [
          await boxOf(messageList(page)),
          await boxOf(composer(page)),
          await boxOf(messages(page).last()),
        ];
        expect(list.top).toBeGreaterThanOrEqual((await boxOf(header(page))).bottom);
        expect(list.height).toBeGreaterThan(110);
        expect(list.height).toBeLessThanOrEqual(500);
        expect(last.bottom).toBeLessThanOrEqual(list.bottom);
        expect(list.bottom).toBeLessThanOrEqual(input.top);
        expect((await boxOf(sendButton(page))).bottom).toBeLessThanOrEqual(size.height);
      }
    });

    test('with the player open nothing to write with slides under it, however much is written', async ({
      signedInPage: page,
    }) => {
      await say(page, 'long week, I need something calm');
      await expect(mixes(page).last()).toHaveAttribute('aria-busy', 'false');
      await listAtRest(page);
      await firstPlay(page).click();
      await expect(player(page)).toBeVisible();
      await expect(player(page).getByRole('button', { name: 'Pause' })).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
      const drafts = ['', 'one line', '1\n2\n3', '1\n2\n3\n4\n5', 'long '.repeat(messageMaxCodePoints / 4)];
      for (const draft of drafts) {
        await test.step(`${draft.length} characters`, async () => {
          await composer(page).fill(draft);
          const parts = [composer(page), sendButton(page), moodsControl(page)];
          if (draft.length > messageMaxCodePoints) parts.push(tooLong(page));
          const edge = (await boxOf(player(page))).top;
          for (const part of parts) {
            await expect(part).toBeVisible();
            expect((await boxOf(part)).bottom).toBeLessThanOrEqual(edge);
          }
          await expect.poll(() => newestIsInSight(page)).toBe(true);
          const list = await boxOf(messageList(page));
          expect(list.height).toBeGreaterThanOrEqual(64);
          expect(list.bottom).toBeLessThanOrEqual((await boxOf(composer(page))).top);
        });
      }
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  });
}

test('at 390 × 844 the first three tracks of a mix are in sight when its answer comes', async ({
  signedInPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const texts = [
    'long week, I need something calm',
    'take me from stressed to calm, some piano, no drums, one hour',
  ];
  for (const [index, text] of texts.entries()) {
    await say(page, text);
    await expect(mixes(page)).toHaveCount(index + 1);
    await expect(mixes(page).last()).toHaveAttribute('aria-busy', 'false');
    const rows = mixes(page).last().getByRole('listitem');
    await expect
      .poll(async () => {
        // The mix of the newest answer may only just have begun to be made.
        const third = await rows.nth(2).boundingBox();
        return third === null ? Number.POSITIVE_INFINITY : third.y + third.height;
      })
      .toBeLessThanOrEqual((await boxOf(messageList(page))).bottom + 1);
    expect((await boxOf(rows.nth(0))).top).toBeGreaterThanOrEqual((await boxOf(messageList(page))).top);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test.describe('on a screen so low that the chat does not fit', () => {
  test.use({ viewport: { width: 640, height: 360 } });

  test('the input stays above the edge and above the player', async ({ signedInPage: page }) => {
    await say(page, 'long week, I need something calm');
    await firstPlay(page).click();
    await expect(player(page).getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await composer(page).fill('1\n2\n3');
    for (const part of [composer(page), sendButton(page)])
      expect((await boxOf(part)).bottom).toBeLessThanOrEqual((await boxOf(player(page))).top);
  });
});

test('CHAT-02 a first message taller than the list is scrolled through, not jumped over', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openDashboard(page);
  await page.route(atPath(apiPaths.mood), (route) => answer(route, fakeMoodAnswer('calm', { brief: null })));
  await page.evaluate(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    document.addEventListener('scroll', ({ target }) => positions.push((target as Element).scrollTop), true);
  });
  await say(page, Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n'));
  await expect.poll(() => atEnd(page)).toBe(true);
  const positions = await page.evaluate(() => (window as unknown as { positions: number[] }).positions);
  const end = await messageList(page).evaluate((list) => list.scrollTop);
  expect(end).toBeGreaterThan(300);
  expect(positions.filter((position) => position > 0 && position < end - 48).length).toBeGreaterThan(2);
});

test('the titles of earlier conversations begin where their rows do', async ({ page }) => {
  await openDashboard(page);
  await page.route(atPath(apiPaths.mood), (route) => answer(route, fakeMoodAnswer('calm')));
  // What is kept of a conversation comes with a chunk of its own: who clears sooner than it is there is asked the next time.
  const sayAndClear = async (storedUnder: string) => {
    await say(page, 'long week');
    await expect(messageList(page)).toContainText('A reply about feeling calm.');
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), storedUnder)).not.toBeNull();
    await page.getByRole('button', { name: 'Clear conversation' }).click();
    await page.reload();
  };
  await sayAndClear('attune_keeps_conversations');
  await page.getByRole('button', { name: 'Keep them' }).click();
  await sayAndClear('attune_earlier_conversations');
  const row = page.getByRole('button', { name: /^Go on with “long week”/ });
  await expect(row.getByText('long week', { exact: true })).toHaveCSS('text-align', 'start');
});
