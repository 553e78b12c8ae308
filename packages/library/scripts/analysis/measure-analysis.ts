/**
 * `npm run library:analysis [-- tracks of each genre] [-- seconds of each]`: renders tracks of the generated music, whose tempo and
 * energy are known, analyses them as it does a file, and says how well both are found and what it costs. Takes some seconds a track.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags } from '../../../../e2e/browser-flags.ts';
import { findBrowser } from '../../../../scripts/find-browser.ts';
import { thisMachine } from '../../../../scripts/this-machine.ts';
import { servePage } from '../../../repertoire/scripts/listen/render-page.ts';
import { createCatalogue } from '../../../repertoire/src/build-catalogue.ts';
import { cutSound } from '../../src/analysis/decode/cut-sound.ts';
import { decodeSound } from '../../src/analysis/decode/decode-sound.ts';
import { measureSound } from '../../src/analysis/measure/measure-sound.ts';
import { featuresOf } from '../../src/analysis/sound-features.ts';
import { isTempo, rankCorrelation } from './accuracy.ts';

const [perGenre = 3, seconds = 62] = process.argv.slice(2).map(Number);

function sample() {
  const counts = new Map<string, number>();
  return [...createCatalogue().tracks.values()]
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .filter(({ attributes: { genre } }) => {
      const count = (counts.get(genre) ?? 0) + 1;
      counts.set(genre, count);
      return count <= perGenre;
    });
}

const folder = await mkdtemp(join(tmpdir(), 'attune-analysis-'));
const { executablePath } = await findBrowser(thisMachine);
const server = await servePage('../../../library/scripts/analysis/render-page.ts', folder);
const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
const analysed: { tempo: number | null; energy: number; tempoBpm: number; known: number; tookMs: number }[] =
  [];
try {
  const page = await browser.newPage();
  await page.goto(server.url);
  for (const { id, durationMs, attributes } of sample()) {
    await page.evaluate(([track, name, length]) => window.renderMiddle(track, name, length), [
      { id, durationMs, attributes },
      id,
      seconds,
    ] as const);
    const bytes = await readFile(join(folder, `${id}.wav`));
    const begun = process.cpuUsage();
    const file = {
      sizeBytes: bytes.length,
      read: async (from: number, to: number) => bytes.subarray(from, to),
      close: async () => undefined,
    };
    const measured = measureSound(await decodeSound(await cutSound(file, seconds * 1000)));
    const { user, system } = process.cpuUsage(begun);
    const { tempoBpm: tempo, energy } = measured ? featuresOf(measured) : { tempoBpm: null, energy: 0 };
    const known = { tempoBpm: attributes.tempoBpm, known: attributes.energy };
    analysed.push({ tempo, energy, ...known, tookMs: (user + system) / 1000 });
    await rm(join(folder, `${id}.wav`));
    if (!isTempo(tempo, attributes.tempoBpm, [0.25, 0.5, 1, 2, 4]))
      console.log(
        `  ${attributes.genre}: ${attributes.tempoBpm} beats a minute measured as ${tempo ?? 'none'}`,
      );
  }
} finally {
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true });
}

const share = (of: (one: (typeof analysed)[number]) => boolean) =>
  `${((100 * analysed.filter(of).length) / analysed.length).toFixed(1)} %`;
const took = analysed.map(({ tookMs }) => tookMs).sort((one, other) => one - other);
console.log(`${analysed.length} tracks, ${seconds} s of each`);
console.log(
  `tempo within 4 %, octaves allowed: ${share(({ tempo, tempoBpm }) => isTempo(tempo, tempoBpm, [0.25, 0.5, 1, 2, 4]))} (85 % wanted), the octave too: ${share(({ tempo, tempoBpm }) => isTempo(tempo, tempoBpm, [1]))}`,
);
console.log(
  `order of energy (Spearman): ${rankCorrelation(
    analysed.map(({ energy }) => energy),
    analysed.map(({ known }) => known),
  ).toFixed(2)} (0.70 wanted)`,
);
console.log(`processor time of one: ${Math.round(took[Math.floor(took.length / 2)] ?? 0)} ms (median)`);
