import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags } from '../../../e2e/browser-flags.ts';
import { findBrowser } from '../../../scripts/find-browser.ts';
import { projectRoot } from '../../../scripts/project-root.ts';
import { thisMachine } from '../../../scripts/this-machine.ts';
import { score } from '../src/score/compose.ts';
import type { Score } from '../src/score/types.ts';
import { analyse } from './listen/analyse.ts';
import { readBounds } from './listen/bounds.ts';
import { loadEssentia } from './listen/essentia.ts';
import { type Heard, judgeSample, type Verdict, violationsOf } from './listen/judge.ts';
import { judgeLive } from './listen/live.ts';
import { servePage } from './listen/render-page.ts';
import { type SampledTrack, sampleTracks } from './listen/sample-tracks.ts';
import { writeTable } from './listen/table.ts';

/**
 * Renders a seeded sample of the catalogue in a headless browser, measures it and holds it against
 * `listen-bounds.json`. WAV files and the table go into `reports/listen`. Options: `--every=3` takes each third track
 * only, `--only=jazz` those of one genre, `--moods=calm,sad` those of some moods; a part fails for single tracks only.
 */
const option = (name: string) => process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1];

const bounds = readBounds();
const { seed, playlistsPerMood, tracksPerPlaylist, tracksMin } = bounds.sample;
const whole = sampleTracks(seed, playlistsPerMood, tracksPerPlaylist);
if (whole.length < tracksMin)
  throw new Error(`the sample has ${whole.length} tracks, ${tracksMin} are wanted`);
const every = Number(option('every') ?? 1);
const only = option('only');
const moods = option('moods')?.split(',');
const part = every > 1 || only !== undefined || moods !== undefined;
const sample = whole.filter(
  ({ track, mood }, index) =>
    index % every === 0 && (!only || track.attributes.genre === only) && (!moods || moods.includes(mood)),
);

const playableOf = ({ track }: SampledTrack) => ({
  id: track.id,
  durationMs: track.durationMs,
  attributes: track.attributes,
});

const density = (piece: Score) =>
  piece.parts.reduce((sum, { notes }) => sum + notes.length, 0) / piece.durationSeconds;

const folder = join(projectRoot, 'reports', 'listen');
mkdirSync(folder, { recursive: true });
const { executablePath } = await findBrowser(thisMachine);
const server = await servePage('../listen-page.ts', folder);
const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
const essentia = loadEssentia();
const heard: Heard[] = [];
const verdicts: Verdict[] = [];
let broken = 0;
try {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
  await page.goto(server.url);
  const names = sample.map(({ track, mood }, index) =>
    `${String(index + 1).padStart(2, '0')}-${track.attributes.genre}-${mood}`.replaceAll(' ', '-'),
  );
  const render = (index: number): Promise<number> | undefined => {
    const each = sample[index];
    const name = names[index];
    return each && name
      ? page.evaluate(([wanted, file]) => window.renderTrack(wanted, file), [playableOf(each), name] as const)
      : undefined;
  };
  // The browser renders the next track while this process listens to the one before.
  let rendering = render(0);
  for (const [index, each] of sample.entries()) {
    const { track } = each;
    const name = names[index] ?? '';
    const playable = playableOf(each);
    const seconds = (await rendering) ?? 0;
    rendering = render(index + 1);
    const piece = score(playable);
    const measured = analyse(
      essentia,
      join(folder, `${name}.wav`),
      60 / piece.tempoBpm,
      bounds.innerSilence.thresholdDbfs,
    );
    const entry: Heard = { ...each, score: piece, measured };
    heard.push(entry);
    const violations = violationsOf(entry, bounds);
    broken += violations.length;
    console.log(
      `${name.padEnd(34)} ${measured.loudnessLufs.toFixed(1)} LUFS  peak ${measured.peakDbfs.toFixed(1)}  ` +
        `${measured.onsetsPerSecond.toFixed(1)}/s  ${measured.spectralCentroidHz.toFixed(0)} Hz  ` +
        `${measured.detectedBpm.toFixed(1)}/${piece.tempoBpm} bpm  ${measured.detectedScale}/${track.attributes.mode}  ` +
        `(${seconds.toFixed(1)} s)${violations.length > 0 ? `  <-- ${violations.join(', ')}` : ''}`,
    );
  }
  await page.close();
  // The track with the most notes a second is the hardest to play.
  const busiest = heard.toSorted((a, b) => density(b.score) - density(a.score))[0];
  if (busiest) verdicts.push(...(await judgeLive(browser, playableOf(busiest), folder, bounds)));
} finally {
  await browser.close();
  await server.close();
}

verdicts.push(...judgeSample(heard, bounds));
for (const { name, figures, kept } of verdicts)
  console.log(`${kept ? 'kept  ' : 'BROKEN'} ${name}: ${figures}`);
writeFileSync(join(folder, 'table.md'), writeTable(heard, verdicts, bounds));
console.log(`${heard.length} tracks, ${broken} violations; see reports/listen/table.md`);
if (broken > 0 || (!part && verdicts.some(({ kept }) => !kept))) process.exitCode = 1;
