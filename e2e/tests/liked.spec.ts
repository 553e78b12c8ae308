import { betweenAndWide, expectNoFindings } from '../accessibility-findings.ts';
import { expect, test } from '../fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a heart asks for its permission, comes back to where one was, and fills the liked songs', async ({
  signedInPage: page,
  watch,
}) => {
  test.slow();
  // A permission that is missing is an answer, which the browser writes to its console.
  watch.expectError(/403/);
  await page.goto('/search?q=jazz');
  const hearts = page.getByRole('button', { name: /^Like / });
  await hearts.first().click();
  await page.getByRole('button', { name: 'Allow it' }).click();
  await page.getByRole('button', { name: 'Agree' }).click();
  await page.waitForURL('/search?q=jazz');
  const names: string[] = [];
  for (const index of [0, 1]) {
    const heart = hearts.nth(index);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    names.push((await heart.getAttribute('aria-label'))?.replace(/^Like /, '') ?? '');
  }

  await page.getByRole('navigation').getByRole('link', { name: 'Liked Songs' }).click();
  const rows = page.getByRole('list', { name: '2 songs' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(names[1] ?? '');
  await expectNoFindings(page, betweenAndWide);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('searchbox').fill(names[0] ?? '');
  await expect(page.getByRole('list', { name: '1 song' }).getByRole('listitem')).toContainText(
    names[0] ?? '',
  );
  await page.getByRole('button', { name: `Like ${names[0]}` }).click();
  await page.reload();
  await expect(page.getByRole('list', { name: '1 song' }).getByRole('listitem')).toContainText(
    names[1] ?? '',
  );
});

test('without the permission the screen asks for it in words', async ({ signedInPage: page, watch }) => {
  watch.expectError(/403/);
  await page.goto('/liked');
  await expect(page.getByText(/needs your permission to show the songs you like/)).toBeVisible();
  await expectNoFindings(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Ask me for permission' }).click();
  await page.getByRole('button', { name: 'Agree' }).click();
  await page.waitForURL('/liked');
  await expect(page.getByText('You like no songs yet.')).toBeVisible();
  await expectNoFindings(page);
});
