import { apiPaths } from '@attune/contract';
import { betweenAndWide, expectNoFindings } from '../accessibility-findings.ts';
import { atPath } from '../fake-answers.ts';
import { expect, test } from '../fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('music is found as one types, plays in place, and going back comes to where one was', async ({
  signedInPage: page,
}) => {
  // Axe looks at it in every width and theme, twice.
  test.slow();
  const asked: string[] = [];
  await page.route(atPath(apiPaths.search), (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('q') ?? '');
    return route.continue();
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Search Music' }).click();
  await expect(page.getByRole('heading', { name: 'By genre' })).toBeVisible();
  await expectNoFindings(page, betweenAndWide);

  const field = page.getByRole('searchbox');
  await field.pressSequentially('jazz', { delay: 20 });
  await expect(page.getByRole('heading', { name: 'Songs' })).toBeVisible();
  expect(asked).toEqual(['jazz']);
  await expect(page).toHaveURL('/search?q=jazz');
  await expect(page.getByRole('heading', { name: 'Playlists' })).toBeVisible();
  await expectNoFindings(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  const play = page
    .getByRole('main')
    .getByRole('button', { name: /^Play / })
    .first();
  const name = (await play.getAttribute('aria-label'))?.replace(/^Play /, '') ?? '';
  await play.click();
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: `Pause ${name}` })
      .first(),
  ).toBeVisible();

  await page.getByRole('navigation').getByRole('link', { name: 'Chat Assistant' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(field).toHaveValue('jazz');
  await expect(page.getByRole('heading', { name: 'Songs' })).toBeVisible();
  // The music goes on, and what was found a moment ago is not asked for again.
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: `Pause ${name}` })
      .first(),
  ).toBeVisible();
  expect(asked).toEqual(['jazz']);

  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page.getByRole('region', { name: 'Searched lately' })).toContainText('jazz');
});

test('the keyboard alone searches and plays', async ({ signedInPage: page }) => {
  await page.goto('/search');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('piano');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Songs' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('main').getByRole('link').locator(':focus').or(page.locator('a:focus')),
  ).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Pause / }).first()).toBeVisible();
});
