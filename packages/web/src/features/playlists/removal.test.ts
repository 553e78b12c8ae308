import { beforeEach, expect, test, vi } from 'vitest';
import { createRemoval, regretMs } from './removal.ts';

const rain = { id: 'a', name: 'Rain' };
const snow = { id: 'b', name: 'Snow' };
beforeEach(() => {
  vi.useFakeTimers();
});

test('nothing is deleted while it can be had back, and then it is', async () => {
  const remove = vi.fn(async () => {});
  const onRemoved = vi.fn();
  const removal = createRemoval(remove, onRemoved);
  removal.begin(rain);
  await vi.advanceTimersByTimeAsync(regretMs - 1);
  expect(remove).not.toHaveBeenCalled();
  expect(removal.get().pending).toEqual(rain);
  await vi.advanceTimersByTimeAsync(1);
  expect(remove.mock.calls).toEqual([['a', false]]);
  expect(onRemoved).toHaveBeenCalledOnce();
  expect(removal.get()).toEqual({ pending: null, failed: null });
});

test('what is had back is never sent; the next deletion and the page’s end do not wait', async () => {
  const remove = vi.fn(async () => {});
  const removal = createRemoval(remove, () => {});
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
    () => {},
  );
  removal.begin(rain);
  await vi.advanceTimersByTimeAsync(regretMs);
  expect(removal.get()).toEqual({ pending: null, failed: rain });
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
  const removal = createRemoval(remove, () => {});
  removal.begin(rain);
  await vi.advanceTimersByTimeAsync(regretMs);
  removal.begin(snow);
  refuse();
  await vi.advanceTimersByTimeAsync(1);
  expect(removal.get()).toEqual({ pending: snow, failed: rain });
  removal.dismiss();
  await vi.advanceTimersByTimeAsync(regretMs);
  expect(remove.mock.calls.map(([id]) => id)).toEqual(['a', 'b']);
  expect(removal.get()).toEqual({ pending: null, failed: rain });
  removal.dismiss();
  expect(removal.get().failed).toBeNull();
});
