import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { apiPaths, type LibraryStatus, type MoodAnswer } from '@attune/contract';
import { visitBuiltIn } from '../../server/src/testing/built-in-sign-in.ts';
import { startServerProcess } from '../../server/src/testing/server-process.ts';
import { writeIndex } from './write-index.ts';

const builtProduct = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

/** Megabytes of the product's main process, as the system counts them. */
interface Memory {
  residentMb: number;
  /** What is the process's own; the rest are pages of files (programs, libraries, mapped databases) the system can take back. */
  ownMb: number;
}

export interface ProductReport {
  /** Until all songs are known, from when the product says that it is ready. */
  openMs: number;
  /** Right after opening and after a rest, after the messages, and at most at any time. */
  opened: Memory;
  answered: Memory;
  mostResidentMb: number;
  /** Of the processor, from the start to the last answer. */
  cpuSeconds: number;
  /** From a message to its answer, and from there to its mix. */
  answersMs: readonly number[];
  mixesMs: readonly number[];
}

const messages = [
  'long week, I need something calm',
  'we won, I could dance all night',
  'jazz for a rainy evening, no vocals',
  'I miss her so much',
  'something for the gym, fast and loud',
  'help me concentrate on my thesis',
  '90s rock for a road trip',
  'sunny morning, coffee, nothing to do',
];

const restMs = 5_000;

async function kilobytes(pid: number): Promise<(name: string) => number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return (name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? Number.NaN);
}

async function memoryOf(pid: number): Promise<Memory> {
  const of = await kilobytes(pid);
  return { residentMb: of('VmRSS') / 1024, ownMb: of('RssAnon') / 1024 };
}

/** Clock ticks of the processor that the system counts for a process, a hundred to a second. */
async function cpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/**
 * The whole product over a large library that it knows from before: its memory once all is opened and after messages with a mix
 * each, and how long those took. Linux alone tells what is measured here. Its folder is empty, which the product takes for a disk
 * that is not there: all that is known stays.
 */
export async function measureProduct(
  songs: number,
  { isAnalysed = false, bundle = builtProduct, flags = [] as readonly string[] } = {},
): Promise<ProductReport> {
  const data = await realpath(await mkdtemp(join(tmpdir(), 'attune-measure-')));
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'attune-music-')));
  try {
    await writeIndex(join(data, 'library'), songs, { indexName: folder, isAnalysed });
    const product = await startServerProcess({
      command: [...flags, bundle],
      env: { DATA_DIR: data, LIBRARY_DIR: folder, LIBRARY_ANALYSIS: 'off', MOOD_CLASSIFIER: 'auto' },
    });
    try {
      const begun = performance.now();
      const { accessToken } = await visitBuiltIn(product.url);
      const ask = async <Answer>(path: string, body?: object): Promise<{ answer: Answer; ms: number }> => {
        const from = performance.now();
        const reply = await fetch(`${product.url}${path}`, {
          headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
          ...(body && { method: 'POST', body: JSON.stringify(body) }),
        });
        const answer = (await reply.json()) as Answer;
        if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`);
        return { answer, ms: performance.now() - from };
      };
      const isOpened = async () => {
        const { library } = (await ask<{ library: LibraryStatus | null }>(apiPaths.library)).answer;
        return library?.songs === songs && library.state === 'absent';
      };
      while (!(await isOpened())) await wait(50);
      const openMs = performance.now() - begun;
      await wait(restMs);
      const opened = await memoryOf(product.pid);
      const [answersMs, mixesMs]: [number[], number[]] = [[], []];
      for (const text of messages) {
        const mood = await ask<MoodAnswer>(apiPaths.mood, { text });
        answersMs.push(mood.ms);
        mixesMs.push((await ask(apiPaths.mixes, { brief: mood.answer.brief })).ms);
      }
      await wait(restMs);
      return {
        openMs,
        opened,
        answered: await memoryOf(product.pid),
        mostResidentMb: (await kilobytes(product.pid))('VmHWM') / 1024,
        cpuSeconds: await cpuSeconds(product.pid),
        answersMs,
        mixesMs,
      };
    } finally {
      await product.dispose();
    }
  } finally {
    for (const one of [data, folder]) await rm(one, { recursive: true, force: true });
  }
}
