import { betweenAndWide, expectNoFindings } from '../accessibility-findings.ts';
import { expect, test } from '../fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the profile says who is here and what is allowed, and asks for more in words', async ({
  signedInPage: page,
  watch,
}) => {
  // A permission that is missing is an answer, which the browser writes to its console.
  watch.expectError(/403/);
  await page.goto('/profile');
  const may = page.getByRole('region', { name: 'What Attune may do' });
  await expect(page.getByRole('region', { name: 'Your account' })).toContainText('Signed in at');
  await expect(page.getByText(/needs your permission to show your playlists/)).toBeVisible();
  await expectNoFindings(page, betweenAndWide);
  await page.setViewportSize({ width: 1280, height: 800 });

  await may.getByRole('button', { name: /^Ask me to allow: Read and change your playlists/ }).press('Enter');
  await page.getByRole('button', { name: 'Agree' }).click();
  await page.waitForURL('/profile');
  await expect(may.getByRole('listitem').filter({ hasText: 'your playlists' })).toContainText('Allowed');
  await expect(page.getByText('You have no playlists yet.')).toBeVisible();
  await expectNoFindings(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await may.getByRole('button', { name: 'Take back: Read and change your playlists' }).press('Enter');
  await expect(may.getByText('No longer allowed: Read and change your playlists.')).toBeVisible();
  await expect(page.getByText(/needs your permission to show your playlists/)).toBeVisible();
  await may.getByRole('button', { name: 'Sign out' }).press('Enter');
  await expect(page).toHaveURL('/');
});
