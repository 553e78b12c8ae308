import type { Page } from '@playwright/test';
import { fakeBackground, fakeProfile } from './fake-answers.ts';
import { expect } from './fixtures.ts';
import { greeting, header } from './screens.ts';
import { storeTokens } from './stored-tokens.ts';

/** Stores tokens no service knows, fresh as of now. */
export async function storeFreshTokens(page: Page): Promise<void> {
  await storeTokens(page, { access: 'access-1', refresh: 'refresh-1', timestamp: String(Date.now()) });
}

/**
 * Opens the dashboard with stored tokens and a faked profile and current track: for tests of one screen's states.
 * Routes a test has set before win over the faked ones only when set after; so set them after this, or answer with
 * `route.fallback()`.
 */
export async function openDashboard(page: Page): Promise<void> {
  await fakeBackground(page);
  await storeFreshTokens(page);
  await page.goto('/dashboard');
  await expect(page.getByText(greeting)).toBeVisible();
  // A page that is left while it asks for the profile says on its console that it got none.
  const name = fakeProfile.display_name ?? '';
  const listener = header(page).getByRole('link', { name });
  await expect(listener.or(header(page).getByRole('button', { name: `Account: ${name}` }))).toBeVisible();
}
