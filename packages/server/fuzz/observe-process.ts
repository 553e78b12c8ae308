import { monitorEventLoopDelay } from 'node:perf_hooks';
import { collectRoutes, onApplication } from './route-collector.ts';

/*
 * Imported before the product starts, in the product's own process. On SIGUSR2 it collects garbage and writes a line with
 * what the process holds; every answer says in `Server-Timing` how long the server itself worked on it, and how much
 * processor time the process has used so far, so that a busy machine is not taken for a slow product.
 */

const collectGarbage = (globalThis as { gc?: () => void }).gc;
const delays = monitorEventLoopDelay({ resolution: 20 });
delays.enable();

const processorMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

const routes = collectRoutes();
onApplication((app) => {
  const begun = new WeakMap<object, { at: number; processorMs: number }>();
  app.addHook('onRequest', (request, _reply, done) => {
    begun.set(request.raw, { at: performance.now(), processorMs: processorMs() });
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    const start = begun.get(request.raw);
    if (start !== undefined) {
      const used = processorMs();
      const timings = {
        app: performance.now() - start.at,
        cpu: used - start.processorMs,
        process: used,
      };
      const entries = Object.entries(timings).map(([name, ms]) => `${name};dur=${ms.toFixed(1)}`);
      reply.header('server-timing', entries.join(', '));
    }
    done();
  });
});

process.on('SIGUSR2', () => {
  collectGarbage?.();
  collectGarbage?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const holding = {
    heapBytes: heapUsed,
    externalBytes: external,
    residentBytes: rss,
    longestBlockMs: Math.round(delays.max / 1e6),
    routes,
  };
  delays.reset();
  process.stdout.write(`holding ${JSON.stringify(holding)}\n`);
});
