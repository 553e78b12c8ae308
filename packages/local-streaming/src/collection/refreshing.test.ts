import { expect, test } from 'vitest';
import { createRefreshing, mostRemembered } from './refreshing.ts';

const never = () => false;
const noTake = () => undefined;

/** A reading that ends when it is let. */
function heldReading(taken: string[], name: string) {
  let end = () => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  const read = async () => {
    await held;
    return () => void taken.push(name);
  };
  return { read, end: () => end() };
}

test('a reading under way is not forgotten for others: what was changed meanwhile is read anew', async () => {
  const refreshing = createRefreshing(() => 0, never);
  const taken: string[] = [];
  const held = heldReading(taken, 'before');
  let readings = 0;
  const read = async () => {
    readings += 1;
    return readings === 1 ? held.read() : () => void taken.push('after');
  };
  const first = refreshing.refresh('ann', read);
  for (let at = 0; at <= mostRemembered; at += 1) await refreshing.refresh(`other ${at}`, async () => noTake);
  refreshing.changed('ann');
  const joined = refreshing.refresh('ann', async () => expect.fail('it is read already'));
  held.end();
  await Promise.all([first, joined]);
  expect(taken).toEqual(['after']);
});

test('those that were asked for longest ago are forgotten, and no others', async () => {
  const refreshing = createRefreshing(() => 0, never);
  for (let at = 0; at < mostRemembered; at += 1) await refreshing.refresh(`${at}`, async () => noTake);
  await refreshing.refresh('0', async () => expect.fail('it is fresh'));
  await refreshing.refresh('another', async () => noTake);
  expect(['0', '1', '2', 'another'].map(refreshing.wasRead)).toEqual([true, false, true, true]);
});

test('what changes each time while it is read was not read, and is tried again by who asks next', async () => {
  const refreshing = createRefreshing(() => 0, never);
  let readings = 0;
  const read = async () => {
    readings += 1;
    if (readings <= 3) refreshing.changed('ann');
    return noTake;
  };
  await refreshing.refresh('ann', read);
  expect([readings, refreshing.wasRead('ann')]).toEqual([3, false]);
  await refreshing.refresh('ann', read);
  expect([readings, refreshing.wasRead('ann')]).toEqual([4, true]);
});

test('what was read, or failed, by a clock that was set back since is read anew', async () => {
  let nowMs = 3_600_000;
  const refreshing = createRefreshing(
    () => nowMs,
    () => true,
  );
  let readings = 0;
  const read = async () => {
    readings += 1;
    return noTake;
  };
  await refreshing.refresh('ann', read);
  nowMs = 0;
  await refreshing.refresh('ann', read);
  expect(readings).toBe(2);
  nowMs = 5_000;
  const failing = refreshing.refresh('ann', async () => Promise.reject(new Error('silent')));
  await expect(failing).rejects.toThrow('silent');
  nowMs = -3_600_000;
  await refreshing.refresh('ann', read);
  expect(readings).toBe(3);
});
