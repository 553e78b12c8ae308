/**
 * `npm run walk [-- part of a label]`: goes the ten ways in which people use the built product, in a real browser, at phones'
 * and desktops' sizes, at 200 and 400 % zoom and in both themes. Each step says what has to be in sight there, is clean for
 * axe, and leaves a picture in reports/ways. What shifts and how long presses take is followed through all of a walk's
 * documents. Then it measures how long a newcomer, and a listener, wait for the first music on a slow phone.
 * A label is `way · size · theme`; `npm run walk -- measures` measures alone.
 */
import type { Browser } from '@playwright/test';
import { type StoredState, visitProduct } from './product-visit.ts';
import { newcomersFirstSound, waitsOfAListener } from './ways/first-sound.ts';
import { type Vitals, watchVitals } from './ways/vitals.ts';
import { createWalk, pictureOf, type Size, sizes } from './ways/walk.ts';
import { ways } from './ways/ways.ts';

const wanted = process.argv[2] ?? '';
const most = { shift: 0.02, interactionMs: 200, touches: 3, soundMs: 5_000, noteMs: 600, rowMs: 500 };
const rounds = 5;

async function walk(
  browser: Browser,
  origin: string,
  [way, take]: readonly [string, (typeof ways)[string]],
  size: Size,
  theme: 'light' | 'dark',
  listener: number,
): Promise<{ findings: string[]; vitals: Vitals }> {
  const label = `${way} · ${size.name} · ${theme}`;
  const findings: string[] = [];
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  try {
    const vitalsSoFar = await watchVitals(context);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const walk = createWalk({ page, context, origin, name: `Walker ${listener}` }, size, label, findings);
    await take?.(walk).catch(async (error: unknown) => {
      findings.push(`${label} · did not come to its end: ${String(error).slice(0, 400)}`);
      await context
        .pages()
        .at(-1)
        ?.screenshot({ path: pictureOf(label, 'did not come to its end') });
    });
    const vitals = await vitalsSoFar();
    if (vitals.shift > most.shift)
      findings.push(`${label} · the layout shifted by ${vitals.shift.toFixed(3)}: ${vitals.shifted}`);
    if (vitals.interactionMs > most.interactionMs)
      findings.push(`${label} · ${vitals.slowest} took ${vitals.interactionMs} ms to the next paint`);
    return { findings, vitals };
  } finally {
    await context.close();
  }
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

async function measure(browser: Browser, origin: string, storage: StoredState): Promise<string[]> {
  const sounds: number[] = [];
  const notes: number[] = [];
  const firstRows: number[] = [];
  let touches = 0;
  const texts = ['jazz for a rainy evening', 'we won tonight', 'calm please', 'I miss her', 'loud and fast'];
  for (let round = 0; round < rounds; round += 1) {
    const first = await newcomersFirstSound(browser, origin);
    touches = first.touches;
    sounds.push(first.ms);
    const { rowMs, noteMs } = await waitsOfAListener(browser, origin, storage, texts[round] ?? 'music');
    firstRows.push(rowMs);
    notes.push(noteMs);
  }
  const measured = [
    ['touches of a newcomer to the first sound', touches, most.touches, ''],
    ['from the first paint to a newcomer’s first sound', median(sounds), most.soundMs, ' ms'],
    ['from Enter to the first row of music', median(firstRows), most.rowMs, ' ms'],
    ['from Play to the first note', median(notes), most.noteMs, ' ms'],
  ] as const;
  return measured.flatMap(([what, value, limit, unit]) => {
    const line = `${what}: ${Math.round(value)}${unit} of ${limit}${unit}`;
    console.log(`${value <= limit ? 'ok  ' : 'OVER'} ${line}`);
    return value <= limit ? [] : [line];
  });
}

/** Each walk is a listener of its own, more of them than a household has. */
const settings = { LOCAL_MAX_LISTENERS: '1000' };

const findings = await visitProduct(
  async ({ browser, origin, signIn }) => {
    const found: string[] = [];
    let walks = 0;
    let worst = { shift: 0, interactionMs: 0 };
    for (const way of Object.entries(ways)) {
      for (const size of sizes) {
        for (const theme of ['light', 'dark'] as const) {
          if (!`${way[0]} · ${size.name} · ${theme}`.includes(wanted)) continue;
          walks += 1;
          const { findings, vitals } = await walk(browser, origin, way, size, theme, walks);
          for (const finding of findings) console.log(finding);
          found.push(...findings);
          worst = {
            shift: Math.max(worst.shift, vitals.shift),
            interactionMs: Math.max(worst.interactionMs, vitals.interactionMs),
          };
        }
      }
    }
    console.log(
      `${walks} walks, ${found.length} findings. Largest shift ${worst.shift.toFixed(3)}, slowest interaction ${worst.interactionMs} ms.`,
    );
    if (wanted === '' || wanted === 'measures')
      found.push(...(await measure(browser, origin, await signIn('Measured'))));
    return found;
  },
  [],
  settings,
);
process.exitCode = findings.length === 0 ? 0 : 1;
