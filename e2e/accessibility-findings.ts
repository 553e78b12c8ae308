import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const themes = ['light', 'dark'] as const;

const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

/** Between a phone and a desktop, and a wide one: for one look at each screen, as a look takes its time. */
export const betweenAndWide = [
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** Waits for what is on its way: colours between two values are nobody's contrast, and a place in passing is no place. */
export function endMotion(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
}

/** What axe finds on the page as it is, one line per element, so that a failure can be read. */
export async function axeFindings(page: Page): Promise<string[]> {
  await endMotion(page);
  // The legacy mode does without a second page to gather what frames found. There are no frames here, and it halves
  // the time.
  // Violations are told in full either way; what passes, element for element, is half of the time and is not looked at.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/**
 * Fails on what axe finds, in both themes, on a desktop and on a phone. Leaves the page dark and narrow.
 * @param more sizes it is looked at in before those
 */
export async function expectNoFindings(page: Page, more: typeof sizes = []): Promise<void> {
  if (more.length > 0) test.info().slow();
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    for (const viewport of [...more, ...sizes]) {
      await page.setViewportSize(viewport);
      expect(await axeFindings(page), `${colorScheme}, ${viewport.width}px wide`).toEqual([]);
    }
  }
}
