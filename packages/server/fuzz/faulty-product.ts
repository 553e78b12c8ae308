import { onApplication } from './route-collector.ts';

/* The product with faults, to see that a run finds them. */

const blockedMs = 900;
let blocks = 4;

function block(): void {
  const until = performance.now() + blockedMs;
  while (performance.now() < until);
}

onApplication((app) => {
  app.addHook('preHandler', async ({ routeOptions: { url = '' } }) => {
    if (/^\/local\/v1\/(albums|artists|me\/(albums|tracks|top|player))/.test(url)) throw new Error('a fault');
    if (url === '/api/mood' && blocks-- > 0) block();
  });
});

await import('../src/testing/run-server.ts');
