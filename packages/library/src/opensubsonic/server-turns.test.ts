import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createServerTurns, type Turn } from './server-turns.ts';

/** Work that is under way until it is let go. */
function createWork() {
  const underWay: { of: string; end: () => void }[] = [];
  const work = (of: string, turnOf: Turn) =>
    turnOf(
      () =>
        new Promise<void>((resolve) => {
          underWay.push({ of, end: resolve });
        }),
    );
  const endOne = (of: string) => {
    const at = underWay.findIndex((one) => one.of === of);
    underWay.splice(at, 1)[0]?.end();
  };
  return { work, endOne, counts: () => underWay.map(({ of }) => of).join(' ') };
}

test('a listener has two calls at a time, and holds up nobody else', async () => {
  const turns = createServerTurns();
  const { work, endOne, counts } = createWork();
  const all = [1, 2, 3].map(() => work('ann', turns.ofListener({ u: 'ann' })));
  all.push(work('ben', turns.ofListener({ apiKey: 'of ben' })), work('house', turns.ofServer));
  await turn();
  expect(counts()).toBe('house ann ann ben');
  endOne('ann');
  await turn();
  expect(counts()).toBe('house ann ben ann');
  for (const of of ['ann', 'ann', 'ben', 'house']) endOne(of);
  await Promise.all(all);
});

test('eight are made at a time for all together, and what fails makes room as well', async () => {
  const turns = createServerTurns();
  const { work, endOne, counts } = createWork();
  const all = Array.from({ length: 6 }, (_, at) => `l${at}`).flatMap((u) => [
    work(u, turns.ofListener({ u })),
    work(u, turns.ofListener({ u })),
  ]);
  await turn();
  expect(counts().split(' ')).toHaveLength(8);
  const failing = expect(turns.ofServer(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  for (let at = 0; at < 12; at += 1) {
    endOne(counts().split(' ')[0] ?? '');
    await turn();
  }
  await failing;
  await Promise.all(all);
});
