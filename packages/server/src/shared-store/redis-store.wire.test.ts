import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStore } from './memory-store.ts';
import { createRedisStore } from './redis-store.ts';
import type { SharedStore } from './shared-store.ts';

/** A real server, where this machine has one. */
const binary = 'redis-server';
const found = spawnSync(binary, ['--version']).status === 0;
if (!found) process.stderr.write('skipped: sharing through Redis (install redis-server to run it)\n');

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function startRedis(port: number): Promise<ChildProcess> {
  const child = spawn(binary, [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ]);
  await new Promise<void>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (/ready to accept connections/i.test(chunk.toString())) resolve();
    });
  });
  return child;
}

const stopped = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });

describe.skipIf(!found)('with a real Redis', () => {
  let port: number;
  let redis: ChildProcess;
  let one: SharedStore;
  let two: SharedStore;
  const onAvailability = vi.fn();

  beforeAll(async () => {
    port = await freePort();
    redis = await startRedis(port);
  });
  afterAll(() => stopped(redis));

  const open = () =>
    createRedisStore({
      url: `redis://127.0.0.1:${port}`,
      createFallback: () => createMemoryStore({ now: () => performance.now() }),
      onAvailability,
    });
  const shared = async (key: string) => {
    await one.set(key, 'shared', 60_000);
    return two.get(key);
  };

  beforeEach(async () => {
    onAvailability.mockReset();
    one = open();
    two = open();
    await expect.poll(() => shared(`ready-${Math.random()}`)).toBe('shared');
  });
  afterEach(async () => {
    await one.close();
    await two.close();
  });

  test('two instances see the same values and counters', async () => {
    await one.set('a', 'value', 60_000);
    expect(await two.get('a')).toBe('value');
    expect([await one.increment('n', 60_000), await two.increment('n', 60_000)]).toEqual([1, 2]);
    await two.delete('a');
    expect(await one.get('a')).toBeNull();
  });

  test('what has had its time is gone, and a counter’s time runs from its first increment', async () => {
    await one.set('short', 'value', 20);
    await one.increment('count', 40);
    await expect.poll(() => two.get('short')).toBeNull();
    await expect.poll(() => two.get('count')).toBeNull();
  });

  test('a Redis that hangs is given up and told of, and answers again when it is awake', async () => {
    const { pid = 0 } = redis;
    process.kill(pid, 'SIGSTOP');
    try {
      await one.set('hung', 'mine', 60_000);
      expect(await one.get('hung')).toBe('mine');
      await expect.poll(() => onAvailability.mock.calls.flat(), { timeout: 5_000 }).toContain(false);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    await expect.poll(() => shared('awake'), { timeout: 8_000 }).toBe('shared');
    expect(onAvailability.mock.calls.flat()).toContain(true);
  }, 20_000);

  test('Redis going away costs sharing and never an answer; back again, they share again', async () => {
    await stopped(redis);
    await expect.poll(() => onAvailability.mock.calls.flat()).toContain(false);
    await one.set('alone', 'mine', 60_000);
    expect(await one.get('alone')).toBe('mine');
    expect(await two.get('alone')).toBeNull();
    expect(await two.increment('alone-count', 60_000)).toBe(1);
    redis = await startRedis(port);
    await expect.poll(() => shared('again'), { timeout: 8_000 }).toBe('shared');
    expect(onAvailability.mock.calls.flat()).toContain(true);
  }, 15_000);

  test('a Redis that takes nothing more costs sharing as well: what it refused is found, replaced and forgotten', async () => {
    const operator = new Redis(port);
    try {
      await one.set('refused', 'of before', 60_000);
      await operator.config('SET', 'maxmemory', '1');
      await one.set('refused', 'mine', 60_000);
      expect(await one.get('refused')).toBe('mine');
      expect(await two.get('refused')).toBe('of before');
      expect([await one.increment('refusals', 60_000), await one.increment('refusals', 60_000)]).toEqual([
        1, 2,
      ]);
      expect(await one.get('refusals')).toBe('2');
      expect(onAvailability.mock.calls).toEqual([
        [false, expect.objectContaining({ message: expect.stringMatching(/^(OOM|EXECABORT)\b/) })],
      ]);
      await one.delete('refused');
      expect(await one.get('refused')).toBeNull();
      await one.set('refused', 'older', 60_000);
      await operator.config('SET', 'maxmemory', '0');
      await one.set('refused', 'newer', 60_000);
      expect(onAvailability).toHaveBeenLastCalledWith(true, undefined);
      await two.delete('refused');
      expect(await one.get('refused')).toBeNull();
      expect(await one.increment('refusals', 60_000)).toBe(1);
      expect(await one.get('refusals')).toBe('1');
    } finally {
      await operator.config('SET', 'maxmemory', '0');
      operator.disconnect();
    }
  });
});
