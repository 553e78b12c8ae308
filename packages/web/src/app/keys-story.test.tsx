import { apiPaths } from '@attune/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMemoryStorage } from '../lib/browser-storage.ts';
import { json } from '../testing/fake-network.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';

const message = () => screen.findByPlaceholderText("Tell me how you're feeling...");
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('the key / leads to the message, and is a sign like any other in it', async () => {
  const { user } = renderApp({ path: '/dashboard' });
  const field = await message();
  await user.keyboard('/');
  expect(document.activeElement).toBe(field);
  expect((field as HTMLTextAreaElement).value).toBe('');
  await user.keyboard('and/or');
  expect((field as HTMLTextAreaElement).value).toBe('and/or');
});

test('on Search it leads to the field there, on any other screen to the assistant', async () => {
  const network = goodNetwork();
  network.on(apiPaths.search, () => json({ playlists: [], songs: [], albums: [], artists: [] }));
  const { user } = renderApp({ path: '/search', network });
  const field = await screen.findByRole('searchbox');
  await user.keyboard('/');
  expect(document.activeElement).toBe(field);
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  await heading('Settings');
  await user.keyboard('/');
  const written = await message();
  await waitFor(() => expect(document.activeElement).toBe(written));
  expect(window.location.pathname).toBe('/dashboard');
});

test('it waits with a modifier and under a dialog', async () => {
  const { user } = renderApp({ path: '/dashboard' });
  const field = await message();
  await user.keyboard('{Control>}/{/Control}');
  expect(document.activeElement).not.toBe(field);
  await user.click(screen.getByRole('button', { name: 'Help' }));
  await screen.findByRole('dialog', { name: 'Help' });
  await user.keyboard('/');
  expect(document.activeElement).not.toBe(field);
});

test('Settings list the keys and turn them off, in this browser', async () => {
  const localStorage = createMemoryStorage();
  const { user, unmount } = renderApp({ path: '/settings', localStorage });
  const on = await screen.findByRole('checkbox', { name: /^Use single keys/ });
  expect((on as HTMLInputElement).checked).toBe(true);
  for (const key of ['/', 'N', 'Space', 'M', '?'])
    expect(screen.getByText(key, { selector: 'kbd' })).toBeDefined();
  await user.click(on);
  expect((on as HTMLInputElement).checked).toBe(false);
  await user.click(await heading('Settings'));
  await user.keyboard('/');
  expect(window.location.pathname).toBe('/settings');
  unmount();

  renderApp({ path: '/dashboard', localStorage });
  const field = await message();
  await user.keyboard('/');
  expect(document.activeElement).not.toBe(field);
});
