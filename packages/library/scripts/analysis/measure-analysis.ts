/**
 * `npm run library:analysis [-- tracks of each genre] [seconds of each] [a folder of recorded music]`: renders tracks of the generated
 * music, whose tempo and energy are known, analyses them as it does a file, and says how well both are found and what it costs. Takes
 * some seconds a track. With `ESSENTIA_DIR` Essentia measures the same sound and the two are compared; of recorded music, whose tempo
 * nobody wrote down, that is all there is to say.
 */
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
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
import type { SoundBytes } from '../../src/analysis/decode/sound-bytes.ts';
import { measureSound } from '../../src/analysis/measure/measure-sound.ts';
import { featuresOf } from '../../src/analysis/sound-features.ts';
import { openFileSound } from '../../src/folder/open-file-sound.ts';
import { type FoundFile, readSong } from '../../src/folder/read-song.ts';
import { walkFolder } from '../../src/folder/walk-folder.ts';
import { isTempo, rankCorrelation } from './accuracy.ts';
import { type EssentiaFeatures, loadEssentia } from './essentia.ts';

const [perGenre = 3, seconds = 62] = process.argv.slice(2, 4).map(Number);
const recorded = process.argv[4];
const essentia = loadEssentia();
const octaves = [0.25, 0.5, 1, 2, 4];

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

interface Analysed {
  name: string;
  tempo: number | null;
  energy: number;
  essentia: EssentiaFeatures | null;
  tookMs: number;
}

async function analyse(name: string, bytes: SoundBytes, durationMs: number): Promise<Analysed> {
  const begun = process.cpuUsage();
  const sound = await decodeSound(await cutSound(bytes, durationMs));
  const measured = measureSound(sound);
  const { user, system } = process.cpuUsage(begun);
  const { tempoBpm: tempo, energy } = measured ? featuresOf(measured) : { tempoBpm: null, energy: 0 };
  return { name, tempo, energy, essentia: essentia?.(sound) ?? null, tookMs: (user + system) / 1000 };
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

function sayTempo<One>(all: readonly One[], found: (one: One) => number | null, known: (one: One) => number) {
  const within = (among: readonly number[]) =>
    percent(all.filter((one) => isTempo(found(one), known(one), among)).length, all.length);
  return `within 4 % in ${within(octaves)}, octaves allowed; ${within([1])} the octave too`;
}

const spearman = <One>(all: readonly One[], one: (of: One) => number, other: (of: One) => number) =>
  rankCorrelation(all.map(one), all.map(other)).toFixed(2);

/** What the two make of the same sound. */
function compare(all: readonly Analysed[]): void {
  const both = all.flatMap((one) => (one.essentia === null ? [] : [{ ...one, essentia: one.essentia }]));
  if (both.length === 0) return;
  const told = both.flatMap((one) => (one.tempo === null ? [] : [{ ...one, tempo: one.tempo }]));
  console.log(`  beside Essentia: of ${both.length} a tempo is told of ${told.length}; of these it is`);
  console.log(
    `    ${sayTempo(
      told,
      ({ tempo }) => tempo,
      (one) => one.essentia.tempoBpm,
    )}`,
  );
  const besideOurs = (read: (one: EssentiaFeatures) => number) =>
    spearman(
      both,
      ({ energy }) => energy,
      (one) => read(one.essentia),
    );
  console.log(
    `  order of energy beside its onsets in a second ${besideOurs(({ onsetRate }) => onsetRate)}, its loudness ${besideOurs(({ loudness }) => loudness)}`,
  );
}

async function analyseGenerated(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'attune-analysis-'));
  const { executablePath } = await findBrowser(thisMachine);
  const server = await servePage('../../../library/scripts/analysis/render-page.ts', folder);
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
  const all: (Analysed & { knownTempo: number; knownEnergy: number })[] = [];
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
      const file = {
        sizeBytes: bytes.length,
        read: async (from: number, to: number) => bytes.subarray(from, to),
        close: async () => undefined,
      };
      const one = await analyse(attributes.genre, file, seconds * 1000);
      all.push({ ...one, knownTempo: attributes.tempoBpm, knownEnergy: attributes.energy });
      await rm(join(folder, `${id}.wav`));
      if (!isTempo(one.tempo, attributes.tempoBpm, octaves))
        console.log(
          `  ${attributes.genre}: ${attributes.tempoBpm} beats a minute measured as ${one.tempo ?? 'none'}`,
        );
    }
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true });
  }
  console.log(`${all.length} generated tracks, ${seconds} s of each`);
  console.log(
    `  tempo ${sayTempo(
      all,
      ({ tempo }) => tempo,
      ({ knownTempo }) => knownTempo,
    )} (85 % wanted)`,
  );
  console.log(
    `  order of energy (Spearman) ${spearman(
      all,
      ({ energy }) => energy,
      ({ knownEnergy }) => knownEnergy,
    )} (0.70 wanted)`,
  );
  const took = all.map(({ tookMs }) => tookMs).sort((one, other) => one - other);
  console.log(`  processor time of one: ${Math.round(took[Math.floor(took.length / 2)] ?? 0)} ms (median)`);
  if (essentia !== null) {
    const tempo = sayTempo(
      all,
      (one) => one.essentia?.tempoBpm ?? null,
      ({ knownTempo }) => knownTempo,
    );
    const order = (read: (one: EssentiaFeatures) => number) =>
      spearman(
        all,
        (one) => (one.essentia ? read(one.essentia) : 0),
        ({ knownEnergy }) => knownEnergy,
      );
    console.log(`  Essentia's tempo ${tempo}`);
    console.log(
      `  Essentia beside the energy that is known: onsets ${order(({ onsetRate }) => onsetRate)}, loudness ${order(({ loudness }) => loudness)}`,
    );
  }
  compare(all);
}

async function analyseRecorded(folder: string): Promise<void> {
  const root = await realpath(folder);
  const files: FoundFile[] = [];
  await walkFolder(root, async (file) => void files.push(file), new AbortController().signal);
  const all: Analysed[] = [];
  for (const file of files.sort((one, other) => (one.path < other.path ? -1 : 1))) {
    const song = await readSong(join(root, file.path), file);
    if (song === null) continue;
    const bytes = await openFileSound(root, file.path);
    const one = await analyse(song.title, bytes, song.durationMs);
    await bytes.close();
    all.push(one);
    const beside = one.essentia === null ? '' : `, Essentia ${Math.round(one.essentia.tempoBpm)}`;
    console.log(`  ${one.name}: tempo ${one.tempo ?? 'none'}${beside}; energy ${one.energy.toFixed(2)}`);
  }
  console.log(`${all.length} recorded tracks, a minute of each`);
  compare(all);
}

if (perGenre > 0) await analyseGenerated();
if (recorded !== undefined) await analyseRecorded(recorded);
