import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Brings the focus to an element with Tab alone, wherever it is now. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  // Towards it: where the focus is in the page, it lies before or behind.
  const keyTowards = () =>
    wanted.evaluate((element) => {
      const { activeElement } = document;
      if (activeElement === element) return null;
      const isBehind = element.compareDocumentPosition(activeElement ?? document.body) & 4;
      return isBehind ? 'Shift+Tab' : 'Tab';
    });
  for (let presses = 0; ; presses += 1) {
    const key = await keyTowards();
    if (key === null) return;
    expect(presses, `the focus does not come to ${wanted}`).toBeLessThan(150);
    await page.keyboard.press(key);
  }
}

/** Presses a button, or follows a link, with the keyboard alone. */
export async function pressByKeys(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}
