import type { EngineTrack } from '@attune/player';
import type { Browser } from '@playwright/test';
import type { Bounds } from './bounds.ts';
import type { Verdict } from './judge.ts';
import { servePage } from './render-page.ts';

interface ProcessInfo {
  /** Seconds of processor time since the process began. */
  cpuTime: number;
}

const steadySeconds = 20;
const hangMs = 2000;

/** Plays a track in real time in the browser and watches start, processor time, and what is heard while the page hangs. */
export async function judgeLive(
  browser: Browser,
  track: EngineTrack,
  folder: string,
  bounds: Bounds,
): Promise<Verdict[]> {
  const server = await servePage('../listen-live-page.ts', folder);
  const page = await browser.newPage();
  const devtools = await browser.newBrowserCDPSession();
  const cpuSeconds = async () => {
    const answer = (await devtools.send('SystemInfo.getProcessInfo')) as { processInfo: ProcessInfo[] };
    return answer.processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  try {
    await page.goto(server.url);
    await page.evaluate((wanted) => window.arm(wanted), track);
    await page.click('button');
    const { startMs, outcome } = await page.evaluate(() => window.started);
    if (outcome !== 'playing') throw new Error(`the engine answered ${outcome} to a click`);
    // The sounds of the whole piece are made in the background first; steady playing begins after that.
    await page.waitForTimeout(12_000);
    const before = await cpuSeconds();
    await page.waitForTimeout(steadySeconds * 1000);
    const share = ((await cpuSeconds()) - before) / steadySeconds;
    const { longestGapMs } = await page.evaluate((ms) => window.hang(ms, 4), hangMs);
    const { seekMs } = await page.evaluate(() => window.seek(70));
    const { startToSoundMsMax, cpuShareOfOneCoreMax } = bounds.realTime;
    return [
      {
        name: `click to sound, at most ${startToSoundMsMax} ms`,
        figures: `${Math.round(startMs)} ms; after a seek ${Math.round(seekMs)} ms`,
        kept: startMs <= startToSoundMsMax,
      },
      {
        name: `steady playing, at most ${cpuShareOfOneCoreMax * 100} % of one core`,
        figures: `${(share * 100).toFixed(1)} % (all browser processes)`,
        kept: share <= cpuShareOfOneCoreMax,
      },
      {
        name: `no gap while the page hangs for ${hangMs} ms`,
        figures: `longest silence ${longestGapMs.toFixed(0)} ms`,
        kept: longestGapMs < 60,
      },
    ];
  } finally {
    await page.close();
    await server.close();
  }
}
