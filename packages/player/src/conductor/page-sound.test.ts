import { expect, test, vi } from 'vitest';
import type { PlayerEvent, PlayerSession } from '../player-session.ts';
import { createPageSound } from './page-sound.ts';

const silentSession = () => {
  const listeners: ((event: PlayerEvent) => void)[] = [];
  const subscribe = (listener: (event: PlayerEvent) => void) => void listeners.push(listener);
  return { session: { subscribe } as unknown as PlayerSession, listeners };
};

test('it is opened at once, once, and heard from then on', async () => {
  const { session, listeners } = silentSession();
  const openDevice = vi.fn(async () => session);
  const hear = vi.fn();
  const sound = createPageSound(openDevice, hear, () => undefined);
  const opened = [sound.open(), sound.open()];
  expect(openDevice).toHaveBeenCalledOnce();
  expect(sound.session()).toBeNull();
  expect(await Promise.all(opened)).toEqual([session, session]);
  expect([sound.session(), listeners]).toEqual([session, [hear]]);
});

test('where it could not be opened that is said, until the next press has opened it', async () => {
  const { session } = silentSession();
  const onFailed = vi.fn();
  const openDevice = vi.fn<() => Promise<PlayerSession>>();
  openDevice.mockRejectedValueOnce(new Error('no sound device')).mockResolvedValue(session);
  const sound = createPageSound(openDevice, () => undefined, onFailed);
  await expect(sound.open()).rejects.toThrow('no sound device');
  expect([sound.hasFailed(), onFailed.mock.calls.length]).toEqual([true, 1]);
  await sound.open();
  expect([sound.hasFailed(), sound.session()]).toEqual([false, session]);
});
