import { beforeEach, expect, test, vi } from 'vitest';
import { createRemoval, regretMs } from './removal.ts';

const rain = { id: 'a', name: 'Rain' };
const snow = { id: 'b', name: 'Snow' };
beforeEach(() => {
  vi.useFakeTimers();
});

test('nothing is deleted while it can be had back, and then it is', async () => {
  const remove = vi.fn(async () => {});
  const onRemoved = vi.fn(async () => {});
  const removal = createRemoval(remove, onRemoved);
  removal.begin(rain);
  await vi.advanceTimersByTimeAsync(regretMs - 1);
  expect(remove).not.toHaveBeenCalled();
  expect(removal.get().pending).toEqual(rain);
  await vi.advanceTimersByTimeAsync(1);
  expect(remove.mock.calls).toEqual([['a', false]]);
  expect(onRemoved).toHaveBeenCalledOnce();
  expect(removal.get()).toEqual({ pending: null, leaving: [], failed: null });
});

test('nothing is deleted while the notice is in sight, and then it is', async () => {
  const remove = vi.fn(async () => {});
  const removal = createRemoval(remove, async () => {});
  removal.begin(rain);
  removal.inSight(true);
  await vi.advanceTimersByTimeAsync(10 * regretMs);
  expect(removal.get().pending).toEqual(rain);
  removal.inSight(false);
  await vi.advanceTimersByTimeAsync(regretMs - 1);
  removal.inSight(true);
  await vi.advanceTimersByTimeAsync(10 * regretMs);
  expect(remove).not.toHaveBeenCalled();
  removal.inSight(false);
  await vi.advanceTimersByTimeAsync(regretMs);
  expect(remove.mock.calls).toEqual([['a', false]]);
});

test('what is had back is never sent; the next deletion and the page’s end do not wait', async () => {
  const remove = vi.fn(async () => {});
  const removal = createRemoval(remove, async () => {});
  removal.begin(rain);
  removal.undo();
  await vi.advanceTimersByTimeAsync(2 * regretMs);
  expect(remove).not.toHaveBeenCalled();
  removal.begin(rain);
  removal.begin(snow);
  removal.finish(true);
  expect(remove.mock.calls).toEqual([
    ['a', false],
    ['b', true],
  ]);
});

test('a deletion that was refused is told', async () => {
  const removal = createRemoval(
    async () => {
      throw new Error('no');
    },
    async () => {},
  );
  removal.begin(rain);
  await vi.advanceTimersByTimeAsync(regretMs);
  expect(removal.get()).toEqual({ pending: null, leaving: [], failed: rain });
});

test('a deletion that is refused while the next one can be had back costs that one nothing', async () => {
  let refuse = () => {};
  const remove = vi.fn((id: string) =>
    id === rain.id
      ? new Promise<void>((_done, refused) => {
          refuse = () => refused(new Error('no'));
        })
      : Promise.resolve(),
  );
  const removal = createRemoval(remove, async () => {});
  removal.begin(rain);
  await vi.advanceTimersByTimeAsync(regretMs);
  removal.begin(snow);
  refuse();
  await vi.advanceTimersByTimeAsync(1);
  expect(removal.get()).toEqual({ pending: snow, leaving: [], failed: rain });
  removal.dismiss();
  await vi.advanceTimersByTimeAsync(regretMs);
  expect(remove.mock.calls.map(([id]) => id)).toEqual(['a', 'b']);
  expect(removal.get()).toEqual({ pending: null, leaving: [], failed: rain });
  removal.dismiss();
  expect(removal.get().failed).toBeNull();
});

test('a playlist whose time to be had back is over stays out of sight until the list knows, or it was refused', async () => {
  let know = () => {};
  const known = new Promise<void>((resolve) => {
    know = resolve;
  });
  let isRefused = false;
  const removal = createRemoval(
    async () => {
      if (isRefused) throw new Error('no');
    },
    () => known,
  );
  removal.begin(rain);
  await vi.advanceTimersByTimeAsync(regretMs);
  expect(removal.get()).toEqual({ pending: null, leaving: ['a'], failed: null });
  know();
  await vi.advanceTimersByTimeAsync(1);
  expect(removal.get().leaving).toEqual([]);
  isRefused = true;
  removal.begin(snow);
  await vi.advanceTimersByTimeAsync(regretMs);
  expect(removal.get()).toEqual({ pending: null, leaving: [], failed: snow });
});
