import type { Controls, View } from '@attune/player/conductor';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createMixStorage } from '../../../features/mix/mix-storage.ts';
import { createMixes } from '../../../features/mix/mixes.ts';
import { createMemoryStorage } from '../../../lib/browser-storage.ts';
import { calmBrief, mixOf } from '../../../testing/samples.ts';
import { SayToMix } from './say-to-mix.tsx';

const [first, second] = mixOf().tracks;
const others = mixOf(1).tracks.slice(0, 3);

/** A mix whose second track plays, from the mix or from somewhere else. */
async function setUp(source: View['source'], playing = second?.id) {
  const mixes = createMixes({
    storage: createMixStorage(createMemoryStorage(), 'mixes'),
    make: async ({ keep }) =>
      keep === undefined
        ? mixOf()
        : { ...mixOf(), tracks: [first, second, ...others].flatMap((one) => one ?? []) },
    save: () => Promise.reject(new Error('nothing is saved here')),
    now: () => 0,
  });
  mixes.open({ id: '1', from: null, brief: calmBrief, intent: 'mood', edits: [] });
  await Promise.resolve();
  const followed: (readonly string[])[] = [];
  const done: string[] = [];
  const controls = {
    view: () => ({ source, track: { id: playing } }),
    goOnWith: (ids: readonly string[]) => followed.push(ids),
    next: () => done.push('next'),
  } as unknown as Controls;
  render(<SayToMix all={[mixes, undefined]} id={second?.id ?? ''} name="Track 2" controls={controls} />);
  return { followed, done, mixes, user: userEvent.setup() };
}

test('what comes next follows the mix that has changed', async () => {
  const { followed, user } = await setUp(null);
  await user.click(await screen.findByRole('button', { name: 'More like this' }));
  await screen.findByText(/goes on with more like Track 2/);
  expect(followed).toEqual([others.map(({ id }) => id)]);
});

test.each([
  [
    'a playlist that holds the track',
    { kind: 'playlist', id: 'p', name: 'P', url: '#' } as const,
    second?.id,
  ],
  ['another track by then', null, 'elsewhere'],
])('%s plays on as it is', async (_, source, playing) => {
  const { followed, user } = await setUp(source, playing);
  await user.click(await screen.findByRole('button', { name: 'More like this' }));
  await screen.findByText(/goes on with more like Track 2/);
  expect(followed).toEqual([]);
});

test('what is not wanted is skipped', async () => {
  const { done, user, mixes } = await setUp(null);
  await user.click(await screen.findByRole('button', { name: 'Not this' }));
  expect(done).toEqual(['next']);
  expect(mixes.get().get('1')?.versions.at(-1)?.request.without).toEqual([second?.id]);
});
