import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    measuredVitals?: { shift: number; interactionMs: number; slowest: string };
  }
}

/** Follows, in every page opened from now on, what moved by itself and how long the page took to follow a press. */
export async function watchVitals(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const measured = { shift: 0, interactionMs: 0, slowest: '' };
    window.measuredVitals = measured;
    // Shifts within five seconds of each other, with less than one between them, count together.
    let session = { from: 0, last: 0, sum: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (entry.hadRecentInput) continue;
        const { startTime: at } = entry;
        const goesOn = at - session.last < 1000 && at - session.from < 5000;
        session = {
          from: goesOn ? session.from : at,
          last: at,
          sum: (goesOn ? session.sum : 0) + entry.value,
        };
        measured.shift = Math.max(measured.shift, session.sum);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
        if (!entry.interactionId || entry.duration <= measured.interactionMs) continue;
        measured.interactionMs = entry.duration;
        measured.slowest = `${entry.name} on ${(entry.target as Element | null)?.tagName ?? 'what is gone'}`;
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

export interface Vitals {
  /** The largest session of layout shifts. */
  shift: number;
  /** The slowest interaction, to the next paint. */
  interactionMs: number;
  slowest: string;
}

export const vitalsOf = (page: Page): Promise<Vitals> =>
  page.evaluate(() => window.measuredVitals ?? { shift: 0, interactionMs: 0, slowest: '' });
