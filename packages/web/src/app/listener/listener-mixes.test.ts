import { expect, test, vi } from 'vitest';
import type { Conversation } from '../../features/chat/conversation.ts';
import { createStore } from '../../lib/store.ts';
import { type ListenerMixes, loadMixesWith } from './listener-mixes.ts';
import type { MixIsland } from './mix-island.tsx';

const spoken = {
  get: () => ({ turns: [], draft: 'rainy' }),
  subscribe: () => () => {},
} as unknown as Conversation;

function island() {
  const close = vi.fn();
  return { close, loaded: { mixes: { close } } as unknown as MixIsland };
}

test('what makes mixes is closed with the sign-in', async () => {
  const mixes = createStore<ListenerMixes>(null);
  const { close, loaded } = island();
  const end = loadMixesWith(spoken, mixes, async () => loaded);
  await vi.waitFor(() => expect(mixes.get()).toBe(loaded));
  expect(close).not.toHaveBeenCalled();
  end();
  expect(close).toHaveBeenCalledTimes(1);
});

test('what arrives only after the sign-in has ended is closed at once, and nobody sees it', async () => {
  const mixes = createStore<ListenerMixes>(null);
  const { close, loaded } = island();
  let arrive = (_: MixIsland): void => {};
  const arriving = new Promise<MixIsland>((resolve) => {
    arrive = resolve;
  });
  loadMixesWith(spoken, mixes, () => arriving)();
  arrive(loaded);
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(mixes.get()).toBeNull();
});
