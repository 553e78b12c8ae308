import { cpus, loadavg, totalmem } from 'node:os';
import { criticalPathMs, measureColdStart, measureCriticalPath, measurePolling } from './latency.ts';
import { median } from './load.ts';
import { measureMemory } from './memory.ts';
import { compareCurrentTrack, compareMood, type Ratio } from './ratios.ts';

/*
 * `npm run bench [mood|track|path|polling|start|memory …]`: the figures of docs/performance.md. Without arguments all of
 * them are measured, which takes some minutes.
 */

const say = (text: string) => process.stdout.write(`${text}\n`);
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const two = (values: readonly number[]) => values.map((value) => value.toFixed(2)).join(' / ');

function sayRatio({ name, goal, throughput, p99, product, bare, failures }: Ratio): void {
  say(`\n${name} (${goal})`);
  say(`  throughput ratio ${median(throughput).toFixed(2)} (rounds ${two(throughput)})`);
  say(`  p99 ratio        ${median(p99).toFixed(2)} (rounds ${two(p99)})`);
  say(`  product ${Math.round(product.throughput)}/s, p50 ${product.p50Ms} ms, p99 ${product.p99Ms} ms`);
  say(
    `  bare    ${Math.round(bare.throughput)}/s, p50 ${bare.p50Ms} ms, p99 ${bare.p99Ms} ms; failures ${failures}`,
  );
}

say(
  `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB, node ${process.version}`,
);
say(`load average before: ${two(loadavg())}`);
if (isWanted('mood')) sayRatio(await compareMood());
if (isWanted('track')) sayRatio(await compareCurrentTrack());
if (isWanted('path')) {
  const shares = await measureCriticalPath();
  say(`\nLatency over a critical path of ${criticalPathMs} ms (at most 1.05)`);
  say(
    `  median ${median(shares).toFixed(3)}, slowest ${(shares.at(-1) ?? 0).toFixed(3)} of ${shares.length}`,
  );
}
if (isWanted('polling')) {
  const { listeners, polls, upstreamCalls, p50Ms, p99Ms, failures } = await measurePolling();
  say(`\n${listeners} polling listeners`);
  say(
    `  ${polls} polls, ${upstreamCalls} upstream calls, p50 ${p50Ms} ms, p99 ${p99Ms} ms, failures ${failures}`,
  );
}
if (isWanted('start')) {
  const { productMs, firstAnswerMs, helloMs } = await measureColdStart();
  say('\nCold start (ready: at most 2 times a Fastify hello)');
  say(
    `  hello ${Math.round(helloMs)} ms, product ${Math.round(productMs)} ms, ratio ${(productMs / helloMs).toFixed(2)}`,
  );
  say(`  first answer, the model's load included, ${Math.round(firstAnswerMs)} ms after that`);
}
if (isWanted('memory')) {
  const { requests, afterHalf, afterAll } = await measureMemory();
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
  say(`\nHeap after ${requests / 2} and ${requests} requests (second half adds less than 5 %)`);
  say(
    `  ${megabytes(afterHalf)} MB, then ${megabytes(afterAll)} MB: ${((afterAll / afterHalf - 1) * 100).toFixed(1)} %`,
  );
}
say(`\nload average after: ${two(loadavg())}`);
