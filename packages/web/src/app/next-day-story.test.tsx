import { apiPaths } from '@attune/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { localKeys } from '../features/chat/storage-keys.ts';
import { createMemoryStorage } from '../lib/browser-storage.ts';
import { json } from '../testing/fake-network.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { calmAnswer, profile } from '../testing/samples.ts';

const question = 'Keep your conversations on this device, to go on with them another day?';
const earlier = () => screen.findByRole('region', { name: 'Earlier conversations' });

async function converse(user: UserEvent, text: string): Promise<void> {
  await user.type(await screen.findByRole('textbox'), `${text}{Enter}`);
  await screen.findByText(calmAnswer.botResponse);
}

/** The next day: the browser remembers what it stored, the tab is a new one. */
function comeBack(localStorage: Storage, network = goodNetwork()) {
  cleanup();
  return renderApp({ path: '/dashboard', localStorage, network, isSignedIn: false });
}

test('nothing outlives its tab until the listener has said so, once; then it is gone on with the next day', async () => {
  const localStorage = createMemoryStorage();
  const first = renderApp({ path: '/dashboard', localStorage });
  await converse(first.user, 'rainy day');
  await waitFor(() => expect(localStorage.getItem(localKeys.choices)).not.toBeNull());
  expect(localStorage.getItem(localKeys.conversations)).toBeNull();

  const second = comeBack(localStorage);
  expect(await screen.findByText(question)).toBeDefined();
  await second.user.click(screen.getByRole('button', { name: 'Keep them' }));
  expect(screen.queryByText(question)).toBeNull();
  await converse(second.user, 'snow outside, tea inside');
  await waitFor(() => expect(localStorage.getItem(localKeys.conversations)).toContain('tea inside'));

  const third = comeBack(localStorage);
  const list = await earlier();
  expect(screen.queryByText(question)).toBeNull();
  await third.user.click(
    within(list).getByRole('button', { name: /^Go on with “snow outside, tea inside”/ }),
  );
  const log = await screen.findByRole('log');
  expect(within(log).getByText('snow outside, tea inside')).toBeDefined();
  expect(within(log).getByText(calmAnswer.botResponse)).toBeDefined();

  // It goes on as the same conversation, and not as a second one.
  await third.user.type(screen.getByRole('textbox'), 'calmer{Enter}');
  await waitFor(() => expect(localStorage.getItem(localKeys.conversations)).toContain('calmer'));
  comeBack(localStorage);
  expect(within(await earlier()).getAllByRole('button', { name: /^Go on with/ })).toHaveLength(1);
});

test('another account is shown nothing of it, and signing out forgets it', async () => {
  const localStorage = createMemoryStorage();
  const first = renderApp({ path: '/dashboard', localStorage });
  await converse(first.user, 'rainy day');
  await waitFor(() => expect(localStorage.getItem(localKeys.choices)).not.toBeNull());
  const second = comeBack(localStorage);
  await second.user.click(await screen.findByRole('button', { name: 'Keep them' }));
  await converse(second.user, 'a secret of mine');
  await waitFor(() => expect(localStorage.getItem(localKeys.conversations)).toContain('a secret'));

  const network = goodNetwork();
  network.on(apiPaths.profile, () =>
    json({ ...profile, external_urls: { spotify: 'https://music.example/user/other' } }),
  );
  comeBack(localStorage, network);
  await screen.findByRole('textbox');
  await waitFor(() => expect(network.seenAt(apiPaths.profile).length).toBeGreaterThan(0));
  expect(screen.queryByText(/a secret of mine/)).toBeNull();

  const own = comeBack(localStorage);
  await within(await earlier()).findByRole('button', { name: /a secret of mine”, today/ });
  await own.user.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(localStorage.getItem(localKeys.conversations)).toBeNull());
  expect(localStorage.getItem(localKeys.choices)).toBeNull();
});

test('answering the question, and forgetting, leave the focus where one goes on', async () => {
  const localStorage = createMemoryStorage();
  await converse(renderApp({ path: '/dashboard', localStorage }).user, 'rainy day');
  await waitFor(() => expect(localStorage.getItem(localKeys.choices)).not.toBeNull());
  const second = comeBack(localStorage);
  await second.user.click(await screen.findByRole('button', { name: 'Keep them' }));
  expect(document.activeElement).toBe(document.querySelector('[data-screen]'));
  await converse(second.user, 'the first');
  await converse(comeBack(localStorage).user, 'the second');
  await waitFor(() => expect(localStorage.getItem(localKeys.conversations)).toContain('the second'));
  const { user } = comeBack(localStorage);
  await user.click(within(await earlier()).getByRole('button', { name: 'Forget “the second”' }));
  const other = screen.getByRole('button', { name: 'Forget “the first”' });
  expect(document.activeElement).toBe(other);
  await user.click(other);
  expect(document.activeElement).toBe(document.querySelector('[data-screen]'));
});

test('who does not want it is not asked again, and may switch it on in Settings', async () => {
  const localStorage = createMemoryStorage();
  const first = renderApp({ path: '/dashboard', localStorage });
  await converse(first.user, 'rainy day');
  await waitFor(() => expect(localStorage.getItem(localKeys.choices)).not.toBeNull());
  const second = comeBack(localStorage);
  await second.user.click(await screen.findByRole('button', { name: 'No, thanks' }));
  await converse(second.user, 'not for keeping');
  expect(localStorage.getItem(localKeys.conversations)).toBeNull();
  cleanup();
  const third = renderApp({ path: '/settings', localStorage, isSignedIn: false });
  await third.user.click(await screen.findByRole('radio', { name: 'Keep it on this device' }));
  expect(Object.values(JSON.parse(localStorage.getItem(localKeys.choices) ?? ''))).toEqual(['yes']);
});

test('keeping them, chosen in Settings in the middle of one, keeps that one as well', async () => {
  const localStorage = createMemoryStorage();
  const { user } = renderApp({ path: '/dashboard', localStorage });
  await converse(user, 'rainy day');
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  await user.click(await screen.findByRole('radio', { name: 'Keep it on this device' }));
  comeBack(localStorage);
  expect(within(await earlier()).getByRole('button', { name: /^Go on with “rainy day”/ })).toBeDefined();
});
