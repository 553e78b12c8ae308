import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';

test('a screen that was never visited leaves the menu and what plays in place until there is a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = renderApp({ path: '/dashboard' });
  await screen.findByRole('textbox', { name: 'Your message' });
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  expect(screen.queryByRole('textbox', { name: 'Your message' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Current track' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Open menu' })).toBeDefined();
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeDefined();
});
