import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryStore } from './memory-store.ts';
import { createRedisStore } from './redis-store.ts';
import type { SharedStore } from './shared-store.ts';

let redis: Server;
let store: SharedStore;
afterEach(async () => {
  await store.close();
  redis.close();
});

test('why Redis does not answer is told as well where it is known only later, and once', async () => {
  let connections = 0;
  redis = createServer((socket) => {
    connections += 1;
    socket.on('error', () => undefined);
    if (connections === 1) socket.end();
    else socket.on('data', () => socket.write('-WRONGPASS invalid username-password pair\r\n'));
  });
  redis.listen(0, '127.0.0.1');
  await once(redis, 'listening');
  const onAvailability = vi.fn();
  store = createRedisStore({
    url: `redis://:secret@127.0.0.1:${(redis.address() as AddressInfo).port}`,
    createFallback: () => createMemoryStore({ now: () => performance.now() }),
    onAvailability,
  });
  await expect.poll(() => connections, { timeout: 10_000 }).toBeGreaterThan(3);
  await expect.poll(() => onAvailability.mock.calls.length, { timeout: 10_000 }).toBe(2);
  const [[first, unknown], [second, why]] = onAvailability.mock.calls as [
    [boolean, unknown],
    [boolean, Error],
  ];
  expect([first, unknown, second]).toEqual([false, undefined, false]);
  expect(why.message).toMatch(/^WRONGPASS/);
});
