import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureOpen, type OpenReport } from './measure-open.ts';
import { measureProduct } from './measure-product.ts';
import { writeIndex } from './write-index.ts';

/**
 * What a large library costs: how long the start keeps the process busy at a stretch, what a search takes, and the memory of a
 * process that holds nothing else; then that of the whole built product with every song analysed, after opening and after eight
 * messages with a mix each. `npm run library:bench -- 100000`; ends with 1 where up to 100,000 songs take more than they may.
 */
const self = fileURLToPath(import.meta.url);

/** What 100,000 songs may take, on a machine that does nothing else meanwhile. */
const mostSongs = 100_000;
const limits = { searchP95Ms: 30, residentMb: 300, productMostResidentMb: 300 } as const;

/** Each step in a process of its own, so that none finds what another left in memory. */
async function inProcess<Result>(step: 'write' | 'open', directory: string, songs: number): Promise<Result> {
  const child = fork(self, [step, directory, String(songs)], {
    execArgv: [...process.execArgv, '--expose-gc'],
  });
  const [[result]] = await Promise.all([once(child, 'message'), once(child, 'exit')]);
  return result as Result;
}

async function measure(songs: number): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'attune-measure-'));
  try {
    const { seconds } = await inProcess<{ seconds: number }>('write', directory, songs);
    const report = await inProcess<OpenReport>('open', directory, songs);
    const lines = Object.entries({ indexedInSeconds: seconds, ...report });
    process.stdout.write(`${songs} songs\n`);
    for (const [name, value] of lines) process.stdout.write(`  ${name}: ${Math.round(value * 10) / 10}\n`);
    const { opened, answered, mostResidentMb, ...product } = await measureProduct(songs, {
      isAnalysed: true,
    });
    const memory = ({ residentMb, ownMb }: typeof opened) =>
      `${Math.round(residentMb)} MB resident, ${Math.round(ownMb)} of them its own`;
    process.stdout.write('  the whole product\n');
    process.stdout.write(
      `    after opening: ${memory(opened)}\n    after the messages: ${memory(answered)}\n`,
    );
    process.stdout.write(`    at most: ${Math.round(mostResidentMb)} MB resident\n`);
    for (const [name, value] of Object.entries(product)) {
      const values = [value].flat().map((one) => Math.round(one * 10) / 10);
      process.stdout.write(`    ${name}: ${values.join(', ')}\n`);
    }
    const found = { ...report, productMostResidentMb: mostResidentMb };
    for (const name of ['searchP95Ms', 'residentMb', 'productMostResidentMb'] as const) {
      if (songs > mostSongs || found[name] <= limits[name]) continue;
      process.stdout.write(`  TOO MUCH: ${name} may be ${limits[name]}\n`);
      process.exitCode = 1;
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

const [first = '100000', directory = '', songs = '0'] = process.argv.slice(2);
if (first === 'write') process.send?.(await writeIndex(directory, Number(songs)));
else if (first === 'open') process.send?.(await measureOpen(directory, Number(songs)));
else for (const count of first.split(',')) await measure(Number(count));
