import { openDashboard } from '../fake-session.ts';
import { expect, test } from '../fixtures.ts';
import { callToAction, callToActionLabels, headline, signInButton } from '../screens.ts';

test('LAND-01 badge and headline greet the visitor', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('AI-Powered Music Assistant', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: headline, exact: true })).toBeVisible();
});

test.describe('LAND-02 the call to action', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: '2026-01-01T12:00:00Z' });
    await page.clock.pauseAt('2026-01-01T12:00:01Z');
  });

  test('LAND-02 its label changes every 4000 ms, goes through all five and starts again', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(callToAction(page)).toHaveAttribute('href', '/dashboard');
    for (const [index, label] of [...callToActionLabels, callToActionLabels[0]].entries()) {
      await expect(callToAction(page)).toHaveText(label);
      if (index === callToActionLabels.length) break;
      await page.clock.runFor(3999);
      await expect(callToAction(page)).toHaveText(label);
      await page.clock.runFor(1);
    }
  });

  test('LAND-02 it stands still under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(callToAction(page)).toHaveText(callToActionLabels[0]);
    await page.clock.runFor(10_000);
    await expect(callToAction(page)).toHaveText(callToActionLabels[0]);
  });
});

test('LAND-02 it leads to the dashboard and is the largest control of the page', async ({ page }) => {
  await openDashboard(page);
  await page.goto('/');
  const area = async (box: { width: number; height: number } | null) => (box ? box.width * box.height : 0);
  const own = await area(await callToAction(page).boundingBox());
  expect(own).toBeGreaterThan(48 * 150);
  for (const other of await page.getByRole('main').getByRole('link').all()) {
    expect(await area(await other.boundingBox())).toBeLessThanOrEqual(own);
  }
  await callToAction(page).click();
  await expect(page).toHaveURL('/dashboard');
});
test('LAND-03 three cards say what the product does', async ({ page }) => {
  await page.goto('/');
  const features = page.locator('#features');
  await expect(features.getByRole('heading', { name: 'Crafted for clarity', exact: true })).toBeVisible();
  const titles = features.getByRole('heading', { level: 3 });
  await expect(titles).toHaveText([/mood detection/i, /smart playlists/i, /live context/i]);
  await expect(features).toContainText(/vibe[\s\S]*sound/i);
  await expect(features).toContainText(/instant mixes[\s\S]*feeling/i);
  await expect(features).toContainText(/recommendations adapt[\s\S]*(now|playing)/i);
});

test('LAND-04 three numbered steps say how it works', async ({ page }) => {
  await page.goto('/');
  const steps = page.locator('#how').getByRole('listitem');
  await expect(steps).toHaveCount(3);
  await expect(steps.nth(0)).toContainText(/connect[\s\S]*stream[\s\S]*secure/i);
  await expect(steps.nth(1)).toContainText(/tell[\s\S]*mood[\s\S]*sentence/i);
  await expect(steps.nth(2)).toContainText(/play[\s\S]*soundtrack/i);
  for (const [index, step] of (await steps.all()).entries()) {
    // The number is written, or drawn as the marker of an ordered list.
    const isNumbered = await step.evaluate(
      (element, number) =>
        (element as HTMLElement).innerText.includes(number) ||
        (element.closest('ol') !== null && getComputedStyle(element).listStyleType === 'decimal'),
      String(index + 1),
    );
    expect(isNumbered).toBe(true);
  }
});

test('LAND-05 the closing invitation leads to the dashboard', async ({ page }) => {
  await openDashboard(page);
  await page.goto('/');
  const closing = page.locator('#cta');
  await expect(
    closing.getByRole('heading', { name: 'Ready to tune into your mood?', exact: true }),
  ).toBeVisible();
  const start = closing.getByRole('link', { name: 'Start listening', exact: true });
  await expect(start).toHaveAttribute('href', '/dashboard');
  await start.click();
  await expect(page).toHaveURL('/dashboard');
});

test('LAND-05 AUTH-04 signed out, Start listening ends on the landing page, visibly at the way to sign in', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('#cta').getByRole('link', { name: 'Start listening', exact: true }).click();
  await expect(page).toHaveURL('/');
  const panel = page.getByRole('main').getByRole('button', { name: /continue with/i });
  await expect(panel).toBeInViewport();
  await expect(signInButton(page)).toBeVisible();
});

test('LAND-06 the footer leads to the sections, the legal pages and two social pages', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [name, target] of [
    ['Features', '#features'],
    ['How it works', '#how'],
    ['Get started', '#cta'],
  ] as const) {
    const link = footer.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', new RegExp(`^/?${target}$`));
    await link.click();
    await expect(page.locator(target)).toBeInViewport();
  }
  await expect(footer.getByText('Product', { exact: true })).toBeVisible();
  await expect(footer.getByText('Legal', { exact: true })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Terms', exact: true })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Privacy', exact: true })).toBeVisible();
  const named = ['Features', 'How it works', 'Get started', 'Terms', 'Privacy'];
  const others = (await footer.getByRole('link').all()).map(async (link) => {
    const text = (await link.innerText()).trim();
    return named.includes(text) ? undefined : ((await link.getAttribute('aria-label')) ?? text);
  });
  const social = (await Promise.all(others)).filter((name) => name !== undefined);
  expect(social.filter((name) => name !== '')).toHaveLength(2);
});

for (const [name, path, heading] of [
  ['Terms', '/terms', 'Terms of use'],
  ['Privacy', '/privacy', 'Privacy'],
] as const) {
  test(`LAND-06 ${name} is a page with words on it`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main')).toHaveText(/.{401}/s);
  });
}

test('the landing page’s script is asked for beside the first one, and on no other screen', async ({
  page,
}) => {
  const isLanding = (path: string) => path.includes('/landing-screen-');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // What the first script does not live to ask for was asked for beside it.
  const withoutFirst = await page.context().newPage();
  await withoutFirst.route(/\/assets\/index-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  const landingScript = withoutFirst.waitForRequest((request) => isLanding(request.url()));
  await withoutFirst.goto('/');
  await landingScript;
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter(isLanding)).toEqual([]);
});
