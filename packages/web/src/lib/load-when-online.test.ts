import { expect, test, vi } from 'vitest';
import { loadWhenOnline } from './load-when-online.ts';

test('code that fails without a network is asked for again when there is one', async () => {
  let isOnline = false;
  let back: (() => void) | null = null;
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('no network'));
  load.mockResolvedValue('the panel');
  const loaded = loadWhenOnline(load, { isOnline: () => isOnline, onceOnline: (call) => (back = call) });
  await vi.waitFor(() => expect(back).not.toBeNull());
  expect(load).toHaveBeenCalledTimes(1);
  isOnline = true;
  (back as unknown as () => void)();
  expect(await loaded).toBe('the panel');
});

test('with a network a failure is one', async () => {
  const failing = loadWhenOnline(() => Promise.reject(new TypeError('gone')), {
    isOnline: () => true,
    onceOnline: () => {},
  });
  await expect(failing).rejects.toThrow('gone');
});
