import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type ServerProcess, startServerProcess } from '../src/testing/server-process.ts';
import type { Route } from './route-collector.ts';

/** What the product's process holds after its garbage was collected. */
export interface Holding {
  heapBytes: number;
  externalBytes: number;
  residentBytes: number;
  /** The longest time for which nothing else could run since the last look. */
  longestBlockMs: number;
  routes: readonly Route[];
}

export interface ObservedProduct extends ServerProcess {
  /** @throws {Error} when the process does not answer within half a minute */
  holding(): Promise<Holding>;
}

const observer = fileURLToPath(new URL('./observe-process.ts', import.meta.url));
export const builtProduct = fileURLToPath(new URL('../dist/main.js', import.meta.url));
export const productFromSources = fileURLToPath(new URL('../src/testing/run-server.ts', import.meta.url));

/**
 * Nobody is turned away for asking often or keeping much, which would be a trial of the limits alone: they are as high as their
 * settings allow.
 */
const highestLimits = {
  RATE_LIMIT: 'off',
  LOCAL_MAX_LISTENERS: '10000',
  LOCAL_MAX_PLAYLISTS: '1000',
  LOCAL_MAX_TRACKS: '10000',
};

const holdingLine = /^holding (\{.*\})$/gm;
const patienceMs = 30_000;

/** Starts the product with nothing configured but its limits, in a process that tells what it holds. */
export async function startObservedProduct(entry: string): Promise<ObservedProduct> {
  const server = await startServerProcess({
    command: ['--expose-gc', '--import', 'tsx', '--import', observer, entry],
    env: { MOOD_CLASSIFIER: 'auto', LOG_LEVEL: 'error', ...highestLimits },
  });
  return {
    ...server,
    async holding() {
      const lines = () => [...server.output().matchAll(holdingLine)];
      const before = lines().length;
      const askedAt = performance.now();
      process.kill(server.pid, 'SIGUSR2');
      while (lines().length === before) {
        if (performance.now() - askedAt > patienceMs)
          throw new Error('the process does not tell what it holds');
        await wait(20);
      }
      return JSON.parse(lines().at(-1)?.[1] ?? '{}') as Holding;
    },
  };
}
