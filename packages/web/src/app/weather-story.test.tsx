import { apiPaths } from '@attune/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createStore } from '../lib/store.ts';
import { expectConsole } from '../testing/console-guard.ts';
import { json } from '../testing/fake-network.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { calmAnswer, mixOf } from '../testing/samples.ts';

const strip = 'No connection. Music plays on; your message goes out when it is back.';
const queued = 'Not sent yet: it goes out when the connection is back.';

test('without a network that is said, and the message goes out once when it is back', async () => {
  expectConsole(/mood of the message/);
  const network = goodNetwork();
  const connection = createStore(true);
  const { user } = renderApp({ path: '/dashboard', network, connection });
  const input = await screen.findByRole('textbox');
  expect(screen.queryByText(strip)).toBeNull();

  network.on(apiPaths.mood, () => {
    throw new TypeError('Failed to fetch');
  });
  act(() => connection.set(false));
  expect(screen.getByText(strip).closest('[role="status"]')).not.toBeNull();
  await user.type(input, 'rainy day{Enter}');
  await screen.findByText(queued);
  // It has not failed: nobody asks for it again, and the one after it waits until it is gone.
  expect(screen.queryByText(/Attune cannot be reached|Let's try that again/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.type(input, 'and slow{Enter}');
  expect((input as HTMLTextAreaElement).value).toBe('and slow');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  const before = network.seenAt(apiPaths.mood).length;

  network.on(apiPaths.mood, () => json(calmAnswer));
  act(() => connection.set(true));
  await screen.findByText(calmAnswer.botResponse);
  expect(screen.queryByText(strip)).toBeNull();
  expect(screen.queryByText(queued)).toBeNull();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', false);
  act(() => connection.set(false));
  act(() => connection.set(true));
  expect(network.seenAt(apiPaths.mood)).toHaveLength(before + 1);
});

test('what an answer offers to say or change waits for a network', async () => {
  const network = goodNetwork();
  const connection = createStore(true);
  network.on(apiPaths.mood, () => json({ ...calmAnswer, asks: ['calm', 'sad'] }));
  const { user } = renderApp({ path: '/dashboard', network, connection });
  await user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
  const asks = await screen.findByRole('group', { name: 'Which is nearest?' });
  const answers = () => within(asks).getAllByRole<HTMLButtonElement>('button');
  expect(answers().map(({ disabled }) => disabled)).toEqual([false, false]);
  act(() => connection.set(false));
  expect(answers().map(({ disabled }) => disabled)).toEqual([true, true]);
  expect(screen.queryByRole('button', { name: /change the mood/ })).toBeNull();
  act(() => connection.set(true));
  expect(answers().map(({ disabled }) => disabled)).toEqual([false, false]);
  expect(screen.getByRole('button', { name: /change the mood/ })).toBeDefined();
});

test('a mix that found no network is asked for once more when there is one, and its failure goes', async () => {
  expectConsole(/No mix was made/);
  const network = goodNetwork();
  const connection = createStore(true);
  network.on(apiPaths.mixes, () => {
    throw new TypeError('Failed to fetch');
  });
  const { user } = renderApp({ path: '/dashboard', network, connection });
  await user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
  await screen.findByRole('button', { name: 'Try again' });
  act(() => connection.set(false));
  const before = network.seenAt(apiPaths.mixes).length;

  network.on(apiPaths.mixes, () => json(mixOf()));
  act(() => connection.set(true));
  await waitFor(() => expect(network.seenAt(apiPaths.mixes)).toHaveLength(before + 1));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  expect(await screen.findByRole('article', { name: /^Mix/ })).toBeDefined();
});
