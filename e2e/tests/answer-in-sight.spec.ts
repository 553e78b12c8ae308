import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { heardLevel, listenIn, shownTitle, silence } from '../hearing.ts';
import { messageList, playingScreen, say, sidebar } from '../screens.ts';

const mix = (page: Page): Locator =>
  messageList(page)
    .getByRole('article', { name: /^Mix: / })
    .last();
const reply = (page: Page): Locator => messageList(page).locator('[data-author=assistant]').last();

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('not on the screen');
  return { ...box, bottom: box.y + box.height };
}

for (const viewport of [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  // 1440 by 900 at 200 %.
  { width: 720, height: 450 },
  { width: 844, height: 390 },
]) {
  test(`an answer is read whole where its mix has come, at ${viewport.width} × ${viewport.height}`, async ({
    signedInPage: page,
  }) => {
    await page.setViewportSize(viewport);
    const mixes = messageList(page).getByRole('article', { name: /^Mix: / });
    for (const [at, text] of ['my grandmother died last night', 'piano, no drums, one hour'].entries()) {
      await say(page, text);
      await expect(mixes).toHaveCount(at + 1);
      await expect(mix(page)).toHaveAttribute('aria-busy', 'false');
      const isRead = async () => {
        const [list, words] = [await boxOf(messageList(page)), await boxOf(reply(page))];
        return words.y >= list.y - 1 && words.bottom <= list.bottom;
      };
      await expect.poll(isRead).toBe(true);
      await expect(
        mix(page)
          .getByRole('button', { name: /^Play / })
          .first(),
      ).toBeInViewport({ ratio: 0.95 });
    }
  });
}

test('what is opened at the end of a mix opens within sight', async ({ signedInPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await say(page, 'long week, I need something calm');
  await expect(mix(page)).toHaveAttribute('aria-busy', 'false');
  await mix(page)
    .getByRole('button', { name: /^More about / })
    .last()
    .click();
  await expect(mix(page).getByRole('button', { name: /^Move .+ down$/ })).toBeInViewport({ ratio: 0.99 });
  await mix(page).getByRole('button', { name: 'Take it along' }).click();
  await expect(mix(page).getByRole('button', { name: 'Copy as text' })).toBeInViewport({ ratio: 0.99 });
  await mix(page).locator('summary').click();
  await expect(mix(page).locator('details')).toBeInViewport({ ratio: 0.99 });
});

for (const width of [360, 390]) {
  test(`titles and reasons of a mix are read on a phone, ${width} px wide`, async ({
    signedInPage: page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await say(page, 'piano for a grey evening, no drums');
    await expect(mix(page)).toHaveAttribute('aria-busy', 'false');
    await mix(page)
      .getByRole('button', { name: /^Show all / })
      .click();
    const rows = await mix(page)
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) => {
          const [name, line] = item.querySelectorAll('[title]');
          const words = name?.parentElement;
          const end = words?.getBoundingClientRect().bottom ?? 0;
          return {
            title: name?.getAttribute('title'),
            isTitleWhole: (name?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY) <= end + 1,
            reasonLines: Math.round(((end - (line?.getBoundingClientRect().top ?? end)) / 16.5) * 10) / 10,
            isInside: (words?.scrollWidth ?? 0) <= (words?.clientWidth ?? 0),
          };
        }),
      );
    expect(rows).toHaveLength(20);
    expect(rows.filter(({ isTitleWhole, isInside }) => !isTitleWhole || !isInside)).toEqual([]);
    // Who sings, and why it is there, have two lines unless the title takes three.
    expect(rows.filter(({ reasonLines }) => reasonLines < 0.9)).toEqual([]);
  });
}

test.describe('while music plays', () => {
  test.beforeEach(({ context }) => listenIn(context));

  test('“louder”, “softer” and “next” reach the player, and the mix stays', async ({
    signedInPage: page,
  }) => {
    await say(page, 'happy and bright');
    await expect(mix(page)).toHaveAttribute('aria-busy', 'false');
    const name = (await mix(page).getAttribute('aria-label')) ?? '';
    await mix(page)
      .getByRole('button', { name: /^Play / })
      .first()
      .click();
    await expect.poll(() => heardLevel(page)).toBeGreaterThan(silence);
    const volume = page.getByRole('slider', { name: 'Volume' }).first();
    const before = Number(await volume.inputValue());
    await say(page, 'louder');
    await expect.poll(async () => Number(await volume.inputValue())).toBeGreaterThan(before);
    await say(page, 'softer');
    await expect.poll(async () => Number(await volume.inputValue())).toBe(before);
    const title = (await shownTitle(page)) ?? '';
    await say(page, 'next');
    await expect.poll(() => shownTitle(page)).not.toBe(title);
    await expect(messageList(page).getByRole('article', { name: /^Mix: / })).toHaveCount(1);
    await expect(mix(page)).toHaveAttribute('aria-label', name);
  });

  test('what asks for a permission covers nothing that works the player on its screen', async ({
    signedInPage: page,
    watch,
  }) => {
    watch.expectError(/403/);
    await say(page, 'happy and bright');
    await mix(page)
      .getByRole('button', { name: /^Play / })
      .first()
      .click();
    await expect.poll(() => heardLevel(page)).toBeGreaterThan(silence);
    await sidebar(page).getByRole('link', { name: 'Now Playing' }).click();
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 664 },
    ]) {
      await page.setViewportSize(viewport);
      const like = playingScreen(page)
        .getByRole('button', { name: /^Like / })
        .first();
      const allow = page.getByRole('button', { name: 'Allow it' });
      // Asked for once more where the screen was still being drawn: one line of words.
      await expect(async () => {
        await like.click();
        await expect(allow).toBeVisible({ timeout: 2_000 });
        expect((await boxOf(allow)).height).toBeLessThan(48);
      }).toPass();
      for (const one of [/^(Play|Pause|Go on)/, /^Like /])
        await playingScreen(page).getByRole('button', { name: one }).first().click({ trial: true });
      await playingScreen(page).getByRole('slider', { name: 'Position' }).click({ trial: true });
    }
  });
});
