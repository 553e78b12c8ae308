import { expect, test, vi } from 'vitest';
import type { PanelPlayer } from '../../features/player/panel-player.ts';
import { briefAround } from '../../lib/brief-around.ts';
import { createMemoryStorage } from '../../lib/browser-storage.ts';
import { createStore } from '../../lib/store.ts';
import { mixOf } from '../../testing/samples.ts';
import type { Listener, ListenerRadio } from './listener.ts';
import { openRadio } from './open-radio.ts';

const { tracks } = mixOf();
const [first] = tracks;
if (first === undefined) throw new Error('A mix has tracks.');

/** A station whose first track plays, and a player that says where. */
async function tuneIn(status: 'playing' | 'elsewhere') {
  const view = { status, isPlayingElsewhere: status === 'elsewhere', track: { id: first?.id } };
  const goOnWith = vi.fn();
  let tell = () => {};
  const player = {
    view: () => ({ controls: { view: () => view, goOnWith } }),
    subscribe(listener: () => void) {
      tell = listener;
      return () => {};
    },
  } as unknown as PanelPlayer;
  let made = 0;
  const post = async () => {
    made += 1;
    return {
      ...mixOf(),
      tracks: tracks.map((one, place) => (place === 0 ? one : { ...one, id: `${one.id}-${made}` })),
    };
  };
  const listener = {
    signIn: 'one',
    api: { listener: { post } },
    radio: createStore<ListenerRadio | null>(null),
    player: createStore<PanelPlayer | null>(player),
    playedElsewhere: () => undefined,
  } as unknown as Listener;
  const radio = openRadio(listener, createMemoryStorage(), () => 0);
  radio.open({ key: 'mood=calm', name: 'Calm', brief: briefAround([], 'calm') });
  await vi.waitFor(() => expect(radio.get()?.isMaking).toBe(false));
  radio.hear(first?.id ?? null);
  goOnWith.mockClear();
  return { radio, view, goOnWith, tell: () => tell() };
}

test('what comes of a station follows what plays here', async () => {
  const { radio, goOnWith } = await tuneIn('playing');
  radio.setEnergy(0.9);
  await vi.waitFor(() => expect(goOnWith).toHaveBeenCalledOnce());
});

test('a station whose music went on in another tab leaves it there, and goes on with what came once it plays here again', async () => {
  const { radio, view, goOnWith, tell } = await tuneIn('elsewhere');
  radio.setEnergy(0.9);
  await vi.waitFor(() => expect(radio.get()?.isMaking).toBe(false));
  const coming = radio
    .get()
    ?.tracks.slice(1)
    .map(({ id }) => id);
  tell();
  expect(goOnWith).not.toHaveBeenCalled();
  Object.assign(view, { status: 'playing', isPlayingElsewhere: false });
  tell();
  tell();
  expect(goOnWith.mock.calls).toEqual([[coming]]);
});
