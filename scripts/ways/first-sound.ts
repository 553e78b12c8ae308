import type { Browser, BrowserContext, Page } from '@playwright/test';
import { listenIn, silence } from '../../e2e/hearing.ts';
import { composer, messageList } from '../../e2e/screens.ts';
import type { StoredState } from '../product-visit.ts';

/** A middling phone on a mobile network: a processor four times slower, 9 Mbit/s, 170 ms there and back. */
async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 170,
    downloadThroughput: (9 * 1024 * 1024) / 8,
    uploadThroughput: (9 * 1024 * 1024) / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** On the page's own clock, when anything went to the speakers for the first time from now on. */
const soundFromNowOn = (page: Page): Promise<number> =>
  page.evaluate(
    (silent) =>
      new Promise<number>((resolve) => {
        const looks = setInterval(() => {
          if ((window.heardLevel?.() ?? 0) <= silent) return;
          clearInterval(looks);
          resolve(performance.now());
        }, 4);
      }),
    silence,
  );

/** On the page's own clock, when the next press of a finger or key was let go. */
const pressFromNowOn = (page: Page, type: 'click' | 'keydown'): Promise<number> =>
  page.evaluate(
    (event) =>
      new Promise<number>((resolve) =>
        window.addEventListener(event, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
      ),
    type,
  );

export interface FirstSound {
  touches: number;
  /** From the first paint of anything to the first sound. */
  ms: number;
}

/** A newcomer on the landing page, who touches one of the sentences it offers. */
export async function newcomersFirstSound(browser: Browser, origin: string): Promise<FirstSound> {
  const context = await browser.newContext(phone);
  try {
    await listenIn(context);
    const page = await context.newPage();
    await slowDown(context, page);
    await page.goto(origin, { waitUntil: 'commit' });
    const sentence = page
      .getByRole('region', { name: 'Try it' })
      .getByRole('button', { name: 'Sun is out and I got the job!' });
    let touches = 0;
    await sentence.scrollIntoViewIfNeeded();
    const heard = soundFromNowOn(page);
    await sentence.tap();
    touches += 1;
    const at = await heard;
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
    return { touches, ms: at - painted };
  } finally {
    await context.close();
  }
}

export interface Waits {
  /** From Enter to the first row of music. */
  rowMs: number;
  /** From Play to the first note. */
  noteMs: number;
}

/** A listener's message, and the first track it brings. */
export async function waitsOfAListener(
  browser: Browser,
  origin: string,
  storageState: StoredState,
  text: string,
): Promise<Waits> {
  const context = await browser.newContext({ ...phone, storageState });
  try {
    await listenIn(context);
    const page = await context.newPage();
    await slowDown(context, page);
    await page.goto(`${origin}/dashboard`);
    await composer(page).fill(text);
    // As long as it takes a person to type it: what an answer needs is fetched meanwhile.
    await page.waitForTimeout(2_500);
    const entered = pressFromNowOn(page, 'keydown');
    const row = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const look = new MutationObserver(() => {
            if (
              document.querySelector('article[aria-label^="Mix: "] ol > li a[href], .pull-up a[href]') ===
              null
            )
              return;
            look.disconnect();
            requestAnimationFrame(() => resolve(performance.now()));
          });
          look.observe(document.body, { childList: true, subtree: true, attributes: true });
        }),
    );
    await composer(page).press('Enter');
    const rowMs = (await row) - (await entered);
    const play = messageList(page)
      .getByRole('article', { name: /^Mix/ })
      .getByRole('button', { name: /^Play / })
      .first();
    await play.waitFor();
    await page.waitForTimeout(1_500);
    const pressed = pressFromNowOn(page, 'click');
    const heard = soundFromNowOn(page);
    await play.tap();
    return { rowMs, noteMs: (await heard) - (await pressed) };
  } finally {
    await context.close();
  }
}
