import { apiPaths } from '@attune/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createStore } from '../lib/store.ts';
import { expectConsole } from '../testing/console-guard.ts';
import { json } from '../testing/fake-network.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { calmAnswer, mixOf } from '../testing/samples.ts';

const strip = 'No connection. Music plays on; your message goes out when it is back.';

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
  await screen.findByText(/Attune cannot be reached/);
  const before = network.seenAt(apiPaths.mood).length;

  network.on(apiPaths.mood, () => json(calmAnswer));
  act(() => connection.set(true));
  await screen.findByText(calmAnswer.botResponse);
  expect(screen.queryByText(strip)).toBeNull();
  expect(screen.queryByText(/Attune cannot be reached/)).toBeNull();
  act(() => connection.set(false));
  act(() => connection.set(true));
  expect(network.seenAt(apiPaths.mood)).toHaveLength(before + 1);
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
