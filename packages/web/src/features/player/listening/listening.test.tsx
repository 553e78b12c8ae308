import { mixRequestSchema } from '@attune/contract';
import type { View } from '@attune/player/conductor';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../../lib/browser-storage.ts';
import { calmBrief, mixOf } from '../../../testing/samples.ts';
import { goesOnPreference } from './goes-on-preference.ts';
import { createListening } from './listening.ts';
import { ListeningOptions } from './listening-options.tsx';

const tracks = mixOf().tracks.map(({ id, name, artists, durationMs }) => ({
  id,
  name,
  artist: artists.join(', '),
  durationMs,
}));
const ids = tracks.map(({ id }) => id);
const hour = { brief: { ...calmBrief, length: { minutes: 60 } } };

function setUp(storage = createMemoryStorage()) {
  let nowMs = 0;
  let positionMs = 0;
  let look = () => {};
  const asked: unknown[] = [];
  const fades: number[] = [];
  const view = { status: 'playing', queue: tracks, at: 0, source: null, repeat: 'off', durationMs: 198_000 };
  const listening = createListening({
    player: {
      view: () => view as unknown as View,
      positionMs: () => positionMs,
      subscribe: () => () => true,
      extend: async () => undefined,
    },
    fadeOut: async (ms) => void fades.push(ms),
    more: async (request) => {
      asked.push(request);
      return mixOf(1);
    },
    preference: goesOnPreference(storage),
    now: () => nowMs,
    every(_ms, call) {
      look = call;
      return () => undefined;
    },
    onFailure: (error) => {
      throw error;
    },
  });
  /** Time passes, and the tracks with it. */
  const pass = (ms: number) =>
    act(() => {
      nowMs += ms;
      positionMs += ms;
      while (positionMs >= 198_000 && view.at < 19) {
        positionMs -= 198_000;
        view.at += 1;
      }
      look();
    });
  return { listening, view, pass, asked, fades, storage };
}

test('a mix of an asked length shows what is left of it, and no other does', () => {
  const { listening, pass } = setUp();
  listening.begin(hour, ids);
  render(<ListeningOptions listening={listening} />);
  screen.getByText('1 h 06 left');
  pass(10 * 60_000);
  screen.getByText('56 min left');
  act(() => listening.begin({ brief: calmBrief }, ids));
  expect(screen.queryByText(/left$/)).toBeNull();
  act(() => listening.begin({ brief: { ...calmBrief, length: { tracks: 20 } } }, ids));
  expect(screen.queryByText(/left$/)).toBeNull();
});

test('the sleep timer is chosen, said once, shows the time left, and fades the music', async () => {
  const { listening, pass, fades } = setUp();
  const user = userEvent.setup();
  render(<ListeningOptions listening={listening} />);
  const off = screen.getByRole<HTMLInputElement>('radio', { name: 'Off' });
  expect(off.checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: '30 min' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '30 min' }).checked).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('The music fades away in 30 minutes.');
  screen.getByText('The music fades away in 30 min.');
  pass(60_000);
  screen.getByText('The music fades away in 29 min.');
  // What is announced is not announced with every minute.
  expect(screen.getByRole('status').textContent).toBe('The music fades away in 30 minutes.');
  pass(29 * 60_000 - 20_000);
  expect(fades).toEqual([20_000]);
  await act(async () => undefined);
  pass(1000);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Off' }).checked).toBe(true);
});

test('the end of the track is told by the track that plays', async () => {
  const { listening, pass, fades } = setUp();
  const user = userEvent.setup();
  render(<ListeningOptions listening={listening} />);
  await user.click(screen.getByRole('radio', { name: 'End of track' }));
  screen.getByText('The music fades away in 4 min.');
  pass(191_000);
  expect(fades).toEqual([7000]);
});

test('similar music goes on unless it is switched off, which is remembered', async () => {
  const { listening, pass, asked, view, storage } = setUp();
  const user = userEvent.setup();
  render(<ListeningOptions listening={listening} />);
  listening.begin({ brief: calmBrief }, ids);
  const goesOn = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Similar music at the end of a mix or song',
  });
  expect(goesOn.checked).toBe(true);
  await user.click(goesOn);
  view.at = 18;
  pass(1000);
  expect(asked).toEqual([]);
  expect(setUp(storage).listening.get().goesOn).toBe(false);
  await user.click(goesOn);
  expect(asked).toEqual([{ brief: calmBrief, without: ids, variant: 1 }]);
});

test('after one song comes music like it, which is named by its artist where it has one alone', () => {
  const { listening, pass, asked, view } = setUp();
  const [song] = tracks;
  for (const artist of ['Ines Null', 'Ines Null, Kassel 4']) {
    Object.assign(view, { queue: [{ ...song, name: 'Weiche', artist }] });
    listening.begin(null, [song?.id ?? '']);
    pass(1000);
  }
  const like = { kind: 'track', name: 'Weiche' };
  const requests = asked.map((request) => mixRequestSchema.parse(request));
  expect(requests.map(({ aimsAtLiked }) => aimsAtLiked)).toEqual([true, true]);
  expect(requests.map(({ brief }) => brief.like)).toEqual([[{ ...like, artist: 'Ines Null' }], [like]]);
});

test('a playlist, or a queue that repeats, is not gone on with', () => {
  const { listening, pass, asked, view } = setUp();
  listening.begin({ brief: calmBrief }, ids);
  Object.assign(view, { at: 19, repeat: 'context' });
  pass(1000);
  Object.assign(view, { repeat: 'off', status: 'elsewhere' });
  pass(1000);
  expect(asked).toEqual([]);
  Object.assign(view, { status: 'playing' });
  pass(1000);
  expect(asked).toHaveLength(1);
});
