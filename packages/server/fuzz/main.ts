import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeFinding } from './findings.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { replay, runFuzz } from './fuzz-run.ts';
import { builtProduct } from './observed-product.ts';

/*
 * `npm run fuzz [-- --requests N] [--seed N]`: hostile requests to every route of the built product, and its health all
 * along. `--replay FILE` sends one request that failed once more, to a fresh process.
 */

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Some twenty minutes' worth on two cores; they are bounded by number, so that a slow machine sends as many. */
const defaultRequests = 400_000;
const reportsFolder = join(import.meta.dirname, '../../../reports/fuzz');

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: String(defaultRequests) },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    replay: { type: 'string' },
  },
});

async function runWhole(seed: number, requests: number): Promise<boolean> {
  say(`seed ${seed}, ${requests} requests`);
  const begunAt = performance.now();
  const { findings, table, holdings, health, requestsPerSecond, excused } = await runFuzz({
    entry: builtProduct,
    seed,
    requests,
    lateMs: 1_000,
    healthLateMs: 1_000,
    heapGrowthBytes: 48e6,
    progress: (done, { heapBytes, externalBytes, residentBytes, longestBlockMs }) => {
      const [heap, external, resident] = [heapBytes, externalBytes, residentBytes].map((n) =>
        Math.round(n / 1e6),
      );
      const minutes = ((performance.now() - begunAt) / 60_000).toFixed(1);
      say(
        `  ${done} after ${minutes} min: heap ${heap} MB, external ${external} MB, resident ${resident} MB, longest block ${longestBlockMs} ms`,
      );
    },
  });
  const heaps = holdings.map(({ heapBytes }) => Math.round(heapBytes / 1e6));
  say(`\n${table.print()}\n`);
  say(
    `${requestsPerSecond.toFixed(0)} requests a second; late while the machine was busy elsewhere: ${excused}`,
  );
  say(
    `health: ${health.times} checks, the longest ${Math.round(health.longestMs)} ms; heap in MB: ${heaps.join(', ')}`,
  );
  for (const finding of findings) say(`\n${describeFinding(finding, reportsFolder)}`);
  say(findings.length === 0 ? '\nNothing failed.' : `\n${findings.length} findings, seed ${seed}.`);
  return findings.length === 0;
}

async function replayFile(file: string): Promise<boolean> {
  const outcome = await replay(builtProduct, JSON.parse(readFileSync(file, 'utf8')) as FuzzRequest);
  say(JSON.stringify(outcome));
  return outcome.end === 'answered' && outcome.status < 500;
}

if (!existsSync(builtProduct)) throw new Error('There is nothing built: npm run build');
const isFine =
  values.replay === undefined
    ? await runWhole(Number(values.seed), Number(values.requests))
    : await replayFile(values.replay);
process.exitCode = isFine ? 0 : 1;
