import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    tellVitals?: (vitals: Vitals) => Promise<void>;
    measureVitals?: () => void;
  }
}

export interface Vitals {
  /** The largest session of layout shifts. */
  shift: number;
  /** What moved in it most, and where. */
  shifted: string;
  /** The slowest interaction, to the next paint. */
  interactionMs: number;
  slowest: string;
}

/** What is sent into pages as a function was compiled before, and names its inner functions by a helper that is not there. */
async function allowNames(context: BrowserContext): Promise<void> {
  await context.addInitScript('globalThis.__name ??= (named) => named;');
}

/**
 * Follows, in every document opened from now on in whichever tab, what moved by itself and how long the page took to follow
 * a press. Each document tells its own as they grow, and the rest when it is left.
 * @returns the worst of all documents so far
 */
export async function watchVitals(context: BrowserContext): Promise<() => Promise<Vitals>> {
  const worst: Vitals = { shift: 0, shifted: '', interactionMs: 0, slowest: '' };
  await context.exposeFunction('tellVitals', ({ shift, shifted, interactionMs, slowest }: Vitals) => {
    if (shift > worst.shift) Object.assign(worst, { shift, shifted });
    if (interactionMs > worst.interactionMs) Object.assign(worst, { interactionMs, slowest });
  });
  await allowNames(context);
  await context.addInitScript(() => {
    if (window !== window.top) return;
    const measured = { shift: 0, shifted: '', interactionMs: 0, slowest: '' };
    const nameOf = (node: Node | null | undefined) =>
      node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.nodeName ?? 'what is gone');
    // What was pressed may be gone by the time its entry comes.
    let pressed = 'nothing';
    for (const type of ['pointerdown', 'keydown'])
      window.addEventListener(type, ({ target }) => (pressed = nameOf(target as Node)), { capture: true });
    const tell = () => void window.tellVitals?.(measured);
    // Shifts within five seconds of each other, with less than one between them, count together.
    let session = { from: 0, last: 0, sum: 0 };
    const noteShifts = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources?: { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const { startTime: at } = entry;
        const goesOn = at - session.last < 1000 && at - session.from < 5000;
        session = {
          from: goesOn ? session.from : at,
          last: at,
          sum: (goesOn ? session.sum : 0) + entry.value,
        };
        if (session.sum <= measured.shift) continue;
        measured.shift = session.sum;
        const moved = (entry.sources ?? []).map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${nameOf(node)} from ${from.x},${from.y} ${from.width}x${from.height} to ${to.x},${to.y} ${to.width}x${to.height}`,
        );
        measured.shifted = `${moved.join('; ')} at ${window.location.pathname}`;
        tell();
      }
    };
    const notePresses = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEventTiming & { interactionId?: number })[]) {
        if (!entry.interactionId || entry.duration <= measured.interactionMs) continue;
        measured.interactionMs = entry.duration;
        measured.slowest = `${entry.name} on ${entry.target ? nameOf(entry.target) : pressed} at ${window.location.pathname}`;
        tell();
      }
    };
    const shifts = new PerformanceObserver((list) => noteShifts(list.getEntries()));
    shifts.observe({ type: 'layout-shift', buffered: true });
    const presses = new PerformanceObserver((list) => notePresses(list.getEntries()));
    presses.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    window.measureVitals = () => {
      noteShifts(shifts.takeRecords());
      notePresses(presses.takeRecords());
    };
    window.addEventListener('pagehide', window.measureVitals);
  });
  return async () => {
    for (const page of context.pages()) await page.evaluate(() => window.measureVitals?.());
    return worst;
  };
}
