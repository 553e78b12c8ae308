import { onApplication } from './route-collector.ts';

/* The product with faults, to see that a run finds them. */

const blockedMs = 900;
let blocks = 4;

/** By the processor's clock, by which a run judges: on a busy machine a wall clock goes on without it. */
function block(): void {
  const begun = process.cpuUsage();
  const usedMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;
  while (usedMs(process.cpuUsage(begun)) < blockedMs);
}

onApplication((app) => {
  app.addHook('preHandler', async ({ routeOptions: { url = '' } }) => {
    if (/^\/local\/v1\/(albums|artists|me\/(albums|tracks|top|player))/.test(url)) throw new Error('a fault');
    if (url === '/api/mood' && blocks-- > 0) block();
  });
});

await import('../src/testing/run-server.ts');
