// From sources it takes seconds to load, which the first message would be waiting for.
import '../src/assistant.ts';
import { start } from '../src/start.ts';

/*
 * The backend as a process that tells what it holds: on SIGUSR2 it collects garbage and writes one line. It takes fewer
 * requests at once than in production, so that one machine can offer ten times as many.
 */

const collectGarbage = (globalThis as { gc?: () => void }).gc;

process.on('SIGUSR2', () => {
  collectGarbage?.();
  const resources: Record<string, number> = {};
  for (const kind of process.getActiveResourcesInfo()) resources[kind] = (resources[kind] ?? 0) + 1;
  process.stdout.write(
    `holding ${JSON.stringify({ heapBytes: process.memoryUsage().heapUsed, resources })}\n`,
  );
});

const maxInFlight = process.argv[2];
await start({ env: process.env, ...(maxInFlight !== undefined && { maxInFlight: Number(maxInFlight) }) });
