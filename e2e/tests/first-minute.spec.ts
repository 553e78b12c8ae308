import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { heardLevel, listenIn, silence } from '../hearing.ts';
import { messageBubble, messageList, openMusic, panel } from '../screens.ts';

const sentence = 'long week, I need something calm and slow';
const card = (page: Page) => page.getByRole('region', { name: 'Try it' });

for (const [size, viewport] of [
  ['on a desktop', { width: 1280, height: 800 }],
  ['on a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(size, () => {
    test.use({ viewport });

    test(`a sentence, a name, and the music: three steps from the landing page, ${size}`, async ({
      context,
      page,
    }, testInfo) => {
      await listenIn(context);
      await page.goto('/');
      await card(page).getByRole('textbox').fill(sentence);
      await card(page).getByRole('button', { name: 'Send' }).click();

      await expect(card(page).getByText('Calm', { exact: true })).toBeVisible();
      // What was said and heard, the track and the name stand in the window together.
      await expect(card(page).getByRole('button', { name: /^Stop / })).toBeVisible();
      await expect.poll(() => heardLevel(page)).toBeGreaterThan(silence);
      const name = card(page).getByRole('textbox', { name: 'Keep this? Type a name' });
      await expect(name).toBeFocused();
      for (const part of [
        card(page).getByText(sentence),
        name,
        page.getByRole('button', { name: 'Keep it' }),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
      await name.fill(`Newcomer ${testInfo.testId.slice(-6)}`);
      await name.press('Enter');

      await expect(page).toHaveURL('/dashboard');
      await expect(messageBubble(page, sentence)).toBeVisible();
      await expect(messageList(page).getByText('Calm', { exact: true })).toBeVisible();
      await openMusic(page);
      const play = panel(page)
        .getByRole('button', { name: /^Play / })
        .first();
      await expect(play).toBeVisible();
      await play.click();
      await expect.poll(() => heardLevel(page)).toBeGreaterThan(silence);
      // Going back does not bring the sign-in back, and nothing is said twice.
      await page.reload();
      await expect(messageList(page).locator('[data-author=listener]')).toHaveCount(1);
    });
  });
}

test('what is heard can be stopped, and falls silent', async ({ context, page }) => {
  await listenIn(context);
  await page.goto('/');
  await card(page).getByRole('button', { name: 'Sun is out and I got the job!' }).click();
  await expect.poll(() => heardLevel(page)).toBeGreaterThan(silence);
  await card(page)
    .getByRole('button', { name: /^Stop / })
    .click();
  await expect.poll(() => heardLevel(page)).toBeLessThan(silence);
  await expect(card(page).getByRole('button', { name: /^Hear / })).toBeVisible();
});

test('a page of another site that leads to the sign-in with a name is asked as ever', async ({ page }) => {
  // Typed into the address bar, the browser does not say that a page of ours led here.
  await page.goto('/login?name=Sam');
  await expect(page.getByRole('button', { name: 'Agree' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Sam');
});
