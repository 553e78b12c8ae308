import { apiPaths } from '@attune/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectConsole } from '../testing/console-guard.ts';
import { json, problem } from '../testing/fake-network.ts';
import { findAnnounced } from '../testing/find-announced.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { calmAnswer, playlist } from '../testing/samples.ts';

test('who does not see the screen is at the message within two stops, and hears what came', async () => {
  const network = goodNetwork();
  network.on(apiPaths.mood, () =>
    json({ ...calmAnswer, playlists: [playlist, { ...playlist, id: 'other', name: 'High Noon' }] }),
  );
  const { user } = renderApp({ path: '/dashboard', network });
  const input = await screen.findByRole('textbox');
  await user.tab();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Skip to your message');
  expect(document.activeElement?.getAttribute('href')).toBe(`#${input.id}`);

  await user.type(input, 'rainy day{Enter}');
  await screen.findByText(calmAnswer.botResponse);
  const heard = await screen.findByText('2 playlists. The first: Low Tide.');
  expect(heard.getAttribute('role')).toBe('status');
});

test('what failed is read out politely, one by one, and without interrupting', async () => {
  const network = goodNetwork();
  network.on(apiPaths.permissions, () => problem('streaming_unavailable'));
  network.on(apiPaths.profile, () => problem('streaming_unavailable'));
  expectConsole(/The profile did not load/);
  renderApp({ path: '/profile', network });
  const allowed = await findAnnounced('What you allowed could not be loaded.');
  const account = await findAnnounced('Your account could not be loaded.');
  // Each is a part of its own: neither takes the other's place before it is read.
  expect(allowed).not.toBe(account);
  expect(allowed.parentElement).toBe(account.parentElement);
  expect(allowed.closest('[role="alert"]')).toBeNull();
});

test('what failed in the conversation is read out as a part of it, and not twice', async () => {
  const network = goodNetwork();
  network.on(apiPaths.mood, () => problem('streaming_unavailable'));
  expectConsole(/could not be read/);
  const { user } = renderApp({ path: '/dashboard', network });
  await user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(retry.closest('[role="log"]')).not.toBeNull();
  expect(document.querySelectorAll('[aria-live="polite"] > p')).toHaveLength(0);
});
