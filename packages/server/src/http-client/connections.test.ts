import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createConnections } from './connections.ts';

const unhandled: unknown[] = [];
const note = (reason: unknown) => void unhandled.push(reason);
beforeEach(() => void process.on('unhandledRejection', note));
afterEach(async () => {
  // It is told of a rejection after the turn in which nobody took it.
  await turn();
  process.off('unhandledRejection', note);
  expect(unhandled.splice(0)).toEqual([]);
});

/** Connections whose client cannot be loaded the first times. */
function setUp(failures: number) {
  let loads = 0;
  const connections = createConnections(undefined, async () => {
    loads += 1;
    if (loads <= failures) throw new Error(`no client, ${loads}`);
    return import('undici');
  });
  return { connections, loads: () => loads };
}

test('the client is loaded when it is first asked for, and once', async () => {
  const { connections, loads } = setUp(0);
  expect(loads()).toBe(0);
  const [one, other] = await Promise.all([connections.open(), connections.open()]);
  expect(await connections.open()).toBe(one);
  expect(other).toBe(one);
  expect(loads()).toBe(1);
  await connections.close();
});

test('a client that could not be loaded is told to all who waited for it, and loaded again with the next call', async () => {
  const { connections, loads } = setUp(1);
  const outcomes = await Promise.allSettled([connections.open(), connections.open()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(loads()).toBe(1);
  const { dispatcher } = await connections.open();
  expect(loads()).toBe(2);
  await connections.close();
  expect(dispatcher).toMatchObject({ closed: true });
});

test('where it could not be loaded, or was never asked for, there is nothing to close', async () => {
  const { connections, loads } = setUp(1);
  await connections.close();
  expect(loads()).toBe(0);
  const opening = connections.open();
  const closing = connections.close();
  await expect(opening).rejects.toThrow('no client, 1');
  await closing;
  await connections.close();
});
