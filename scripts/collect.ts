import { permissions } from '@attune/contract';
import type { Page } from '@playwright/test';

/** Allows everything, likes a few songs and puts them into a playlist, so that the lists have something in them. */
export async function collect(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login?${permissions.map((permission) => `ask=${permission}`).join('&')}`);
  await page.getByRole('button', { name: 'Agree' }).click();
  // A sign-in that no button of the page began is asked about, except of the account that was signed in here before.
  const question = page.getByRole('button', { name: 'That is me, go on' });
  const composer = page.getByRole('textbox');
  await question.or(composer).first().waitFor();
  if (await question.isVisible()) await question.click();
  await composer.waitFor();
  await page.goto(`${origin}/playlists`);
  await page.getByRole('button', { name: 'New playlist' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Late trains');
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Late trains' }).waitFor();
  await page.goto(`${origin}/search?q=jazz`);
  for (const index of [0, 1, 2]) {
    const heart = page.getByRole('button', { name: /^Like / }).nth(index);
    await heart.click();
    await heart.and(page.locator('[aria-pressed="true"]')).waitFor();
    await page
      .getByRole('button', { name: /^Add .* to…$/ })
      .nth(index)
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Late trains/ })
      .click();
    await page.getByText(/is in “Late trains” now/).waitFor();
    await page.keyboard.press('Escape');
  }
}
