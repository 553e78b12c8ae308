/**
 * `npm run mix:time [-- rounds]`: how long after Enter the first playlist and the first track of the mix stand on the
 * screen of the built product. Fails when the mix takes more than 1.3 times as long.
 */
import type { Browser, Page } from '@playwright/test';
import { type StoredState, visitProduct } from './product-visit.ts';

const bar = 1.3;
const rounds = Number(process.argv[2] ?? 15);

const messages = [
  'long week, I need something calm',
  'we won, I could dance all night',
  'jazz for a rainy evening',
  'something for the gym, fast and loud',
  'I miss her so much',
];

interface Times {
  playlist: number;
  mix: number;
}

/** Looks at each change of the page, from the press of Enter on. */
function watchArrivals(page: Page): Promise<Times> {
  return page.evaluate(
    () =>
      new Promise<Times>((resolve) => {
        let pressedAt = Number.NaN;
        const times: Partial<Times> = {};
        const wanted = {
          playlist: '[aria-label="Recommendations"] li a[href]',
          mix: 'article[aria-label^="Mix: "] ol > li a[href]',
        };
        const look = new MutationObserver(() => {
          for (const name of ['playlist', 'mix'] as const)
            if (document.querySelector(wanted[name])) times[name] ??= performance.now() - pressedAt;
          const { playlist, mix } = times;
          if (playlist === undefined || mix === undefined) return;
          look.disconnect();
          resolve({ playlist, mix });
        });
        window.addEventListener(
          'keydown',
          ({ key }) => {
            if (key !== 'Enter') return;
            pressedAt = performance.now();
            look.observe(document.body, { childList: true, subtree: true, attributes: true });
          },
          true,
        );
      }),
  );
}

async function measure(browser: Browser, origin: string, storageState: StoredState, message: string) {
  const context = await browser.newContext({ storageState });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/dashboard`);
    const composer = page.getByPlaceholder("Tell me how you're feeling...");
    await composer.waitFor();
    const arrivals = watchArrivals(page);
    // As fast as somebody types: what is fetched with the first letter has its time.
    await composer.pressSequentially(message, { delay: 30 });
    await composer.press('Enter');
    return await arrivals;
  } finally {
    await context.close();
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const times = await visitProduct(async ({ browser, origin, signIn }) => {
  const listener = await signIn('Stopwatch');
  const measured: Times[] = [];
  // The first round loads what the server reads with, and is not counted.
  for (let round = -1; round < rounds; round += 1) {
    const message = messages[(round + messages.length) % messages.length] ?? '';
    const one = await measure(browser, origin, listener, message);
    if (round >= 0) measured.push(one);
  }
  return measured;
});
const [playlist, mix] = [median(times.map((one) => one.playlist)), median(times.map((one) => one.mix))];
const ratio = mix / playlist;
const ms = (value: number) => `${Math.round(value)} ms`;
console.log(`Enter to the first playlist ${ms(playlist)}, to the first track of the mix ${ms(mix)}`);
console.log(`${ratio.toFixed(2)} times as long, at most ${bar}; medians of ${times.length} rounds`);
process.exitCode = ratio <= bar ? 0 : 1;
