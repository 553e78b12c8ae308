import { apiPaths } from '@attune/contract';
import { expect } from '../fixtures.ts';
import { messageBubble, messageList } from '../screens.ts';
import { test } from '../spotify-test.ts';

const sentence = 'long week, I need something calm and slow';

for (const [size, viewport] of [
  ['on a desktop', { width: 1280, height: 800 }],
  ['on a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(size, () => {
    test.use({ viewport });

    test(`a sentence said before the sign-in at the music service is answered once after it, ${size}`, async ({
      page,
      spotify,
    }) => {
      expect(spotify.calls.size).toBe(0);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === apiPaths.mood) asked.push(request.url());
      });
      await page.goto('/');
      const card = page.getByRole('region', { name: 'Try it' });
      await card.getByRole('textbox').fill(sentence);
      await card.getByRole('button', { name: 'Send' }).click();
      await expect(card.getByText('Calm', { exact: true })).toBeVisible();
      await card.getByRole('button', { name: 'Continue with Spotify' }).click();
      await page.getByRole('button', { name: 'Agree' }).click();
      await page.waitForURL('/dashboard');

      await expect(messageBubble(page, sentence)).toBeVisible();
      await expect(messageList(page).getByText('Calm', { exact: true })).toBeVisible();
      const said = messageList(page).locator('[data-author=listener]');
      await expect(said).toHaveCount(1);
      expect(asked).toHaveLength(1);

      // Neither a reload nor another look at the landing page says it again.
      await page.reload();
      await expect(messageBubble(page, sentence)).toBeVisible();
      await page.goto('/');
      await expect(card.getByRole('textbox')).toHaveValue('');
      await page.goto('/dashboard');
      await expect(messageBubble(page, sentence)).toBeVisible();
      await expect(said).toHaveCount(1);
      expect(asked).toHaveLength(1);
    });
  });
}
