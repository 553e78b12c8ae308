import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadShedding } from './load-shedding.ts';

const load = vi.hoisted(() => ({ eventLoopDelay: 0 }));

vi.mock('@fastify/under-pressure', async () => {
  const { default: fp } = await import('fastify-plugin');
  const measured = async (app: FastifyInstance) => {
    app.decorate('memoryUsage', () => ({ ...load, rssBytes: 0, heapUsed: 0, eventLoopUtilized: 0 }));
  };
  return { default: fp(measured) };
});

const sampleMs = 500;
let app: FastifyInstance;

async function start(maxEventLoopDelayMs: number, isWarmingUp = () => false) {
  app = Fastify();
  await app.register(loadShedding, {
    maxInFlight: 100,
    maxEventLoopDelayMs,
    isAdmitted: () => false,
    isWarmingUp,
  });
  app.get('/', async () => 'done');
  await app.ready();
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  load.eventLoopDelay = 0;
});
afterEach(async () => {
  await app.close();
  vi.useRealTimers();
});

function sample(delayMs: number): void {
  load.eventLoopDelay = delayMs;
  vi.advanceTimersByTime(sampleMs);
}
const status = async () => (await app.inject('/')).statusCode;

test('work that waits too long twice in a row turns requests away, until it waits no more', async () => {
  await start(400);
  sample(401);
  expect(await status()).toBe(200);
  sample(401);
  expect(await status()).toBe(503);
  sample(400);
  expect(await status()).toBe(200);
});

test('one long pause, as when the mood model is loaded, turns nobody away, and neither do two apart', async () => {
  await start(400);
  for (const delay of [5_000, 0, 5_000, 0]) {
    sample(delay);
    expect(await status()).toBe(200);
  }
});

test('where any wait is allowed nobody is turned away for it', async () => {
  await start(0);
  for (let time = 0; time < 3; time += 1) sample(60_000);
  expect(await status()).toBe(200);
});

test('what a server does to be ready, however long, turns nobody away, and too much work afterwards does', async () => {
  let isWarmingUp = true;
  await start(400, () => isWarmingUp);
  for (let time = 0; time < 4; time += 1) sample(2_000);
  expect(await status()).toBe(200);
  isWarmingUp = false;
  sample(401);
  expect(await status()).toBe(200);
  sample(401);
  expect(await status()).toBe(503);
});
