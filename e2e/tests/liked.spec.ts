import { betweenAndWide, expectNoFindings } from '../accessibility-findings.ts';
import { expect, test } from '../fixtures.ts';
import { queueRows } from '../screens.ts';

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

test('a liked song, and one of a playlist, goes on with those that stand after it', async ({
  signedInPage: page,
  watch,
}) => {
  test.slow();
  watch.expectError(/403/);
  const menu = page.getByRole('navigation');
  const names: string[] = [];
  const ask = page.getByRole('button', { name: 'Ask me for permission' });
  for (const path of ['/liked', '/playlists']) {
    await page.goto(path);
    await ask.click();
    await page.getByRole('button', { name: 'Agree' }).click();
    await page.waitForURL(path);
  }
  await menu.getByRole('link', { name: 'Search Music' }).click();
  await page.getByRole('searchbox').fill('jazz');
  for (const index of [0, 1, 2]) {
    const heart = page.getByRole('button', { name: /^Like / }).nth(index);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    names.push((await heart.getAttribute('aria-label'))?.replace(/^Like /, '') ?? '');
  }
  const [first = '', second = '', third = ''] = names;
  await page.getByRole('button', { name: `Add ${first} to…` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'New playlist' }).click();
  await page.keyboard.type('Rain');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/ is in “Rain” now/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Add ${third} to…` }).click();
  await dialog.getByRole('button', { name: /^Rain/ }).click();
  await expect(dialog.getByText(/ is in “Rain” now/)).toBeVisible();
  await page.keyboard.press('Escape');

  await menu.getByRole('link', { name: 'Liked Songs' }).click();
  await page.getByRole('button', { name: `Play ${second}` }).click();
  await menu.getByRole('link', { name: 'Now Playing' }).click();
  await expect(queueRows(page)).toHaveCount(1);
  await expect(queueRows(page)).toContainText(first);

  await menu.getByRole('link', { name: 'My Playlists' }).click();
  await page.getByRole('link', { name: /^Rain/ }).click();
  await page.getByRole('button', { name: `Play ${first}` }).click();
  await menu.getByRole('link', { name: 'Now Playing' }).click();
  await expect(queueRows(page)).toHaveCount(1);
  await expect(queueRows(page)).toContainText(third);
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
