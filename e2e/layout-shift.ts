import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Sum of the scores of all that moved without the listener's doing, since the page was loaded. */
    layoutShift?: number;
    /** What moved, for whoever looks for the cause. */
    shifted?: string[];
    /** When a key or a pointer was last pressed. */
    pressedAt?: number;
  }
}

/** Within this time after a press whatever moves counts as the listener's doing. */
const excusedMs = 500;

/** Watches what moves on the pages of the context, opened from now on. */
export async function watchLayoutShift(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    window.layoutShift = 0;
    window.shifted = [];
    window.pressedAt = 0;
    for (const press of ['keydown', 'pointerdown'])
      window.addEventListener(press, () => (window.pressedAt = performance.now()), true);
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        window.layoutShift = (window.layoutShift ?? 0) + value;
        for (const { node } of sources)
          if (node instanceof Element)
            window.shifted?.push(`${value.toFixed(4)} ${node.outerHTML.slice(0, 90)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const layoutShift = (page: Page) =>
  page.evaluate(() => ({ sum: window.layoutShift ?? Number.NaN, shifted: window.shifted ?? [] }));

/** Waits until what moves is nobody's doing any more. */
export const untilUnexcused = async (page: Page): Promise<void> => {
  await page.waitForFunction((ms) => performance.now() - (window.pressedAt ?? 0) > ms, excusedMs + 100);
};
