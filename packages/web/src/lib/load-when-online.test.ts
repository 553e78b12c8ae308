import { expect, test, vi } from 'vitest';
import { loadWhenOnline } from './load-when-online.ts';

function network(isOnline: boolean) {
  let back: (() => void) | null = null;
  return {
    isOnline: () => isOnline,
    onceOnline: (call: () => void) => {
      back = call;
    },
    isAwaited: () => back !== null,
    lose: () => {
      isOnline = false;
    },
    comeBack: () => {
      isOnline = true;
      back?.();
    },
  };
}

test('code is asked for only when there is a network: a module that failed may never be fetched again', async () => {
  const signs = network(false);
  const load = vi.fn(async () => 'the panel');
  const loaded = loadWhenOnline(load, signs);
  await vi.waitFor(() => expect(signs.isAwaited()).toBe(true));
  expect(load).not.toHaveBeenCalled();
  signs.comeBack();
  expect(await loaded).toBe('the panel');
});

test('code that fails because the network went is asked for again when it is back', async () => {
  const signs = network(true);
  const load = vi.fn(async () => 'the panel');
  load.mockImplementationOnce(async () => {
    signs.lose();
    throw new TypeError('no network');
  });
  const loaded = loadWhenOnline(load, signs);
  await vi.waitFor(() => expect(signs.isAwaited()).toBe(true));
  expect(load).toHaveBeenCalledTimes(1);
  signs.comeBack();
  expect(await loaded).toBe('the panel');
});

test('with a network a failure is one', async () => {
  const failing = loadWhenOnline(() => Promise.reject(new TypeError('gone')), {
    isOnline: () => true,
    onceOnline: () => {},
  });
  await expect(failing).rejects.toThrow('gone');
});
