import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createViewStore, type PanelPlayer } from '../../features/player/panel-player.ts';
import { createStore } from '../../lib/store.ts';
import type { Listener } from '../listener/listener.ts';
import { ListenerContext } from '../listener/listener-context.tsx';
import { useMixPlayback } from './use-mix-playback.tsx';

function Row({ id }: { id: string }) {
  return <p>{useMixPlayback().itemButton({ kind: 'track', id, name: 'Low Tide' })}</p>;
}

test.each([
  ['4uLU6hMCjMI75M1A2tKUQC', 'a track', 1],
  ['not an id', 'what cannot be played', 0],
])('%s: the room of a play button is kept for %s until the player is there', (id, _, buttons) => {
  const player = createStore<PanelPlayer | null>(null);
  const { container } = render(
    <ListenerContext.Provider value={{ player } as unknown as Listener}>
      <Row id={id} />
    </ListenerContext.Provider>,
  );
  expect(container.querySelectorAll('p > .size-11')).toHaveLength(buttons);
  act(() => player.set(createViewStore() as unknown as PanelPlayer));
  expect(container.querySelectorAll('p > .size-11')).toHaveLength(0);
  expect(screen.queryAllByRole('button', { name: 'Play Low Tide' })).toHaveLength(buttons);
});
