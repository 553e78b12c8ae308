import { apiPaths, type Profile } from '@attune/contract';
import type { Locator, Page } from '@playwright/test';
import { endMotion } from '../accessibility-findings.ts';
import { answer, answerProblem, atPath, fakeBackground, fakeProfile, holdCalls } from '../fake-answers.ts';
import { openDashboard, storeFreshTokens } from '../fake-session.ts';
import { expect, test } from '../fixtures.ts';
import { accountButton, composer, header, headline, signInButton, signOutButton } from '../screens.ts';
import { readTokens, storeTokens } from '../stored-tokens.ts';
import { expectFingerHigh, expectFingerSized } from '../touch-target.ts';

const loading = 'Loading user data...';

async function expectHeader(page: Page): Promise<void> {
  const home = header(page).getByRole('link').first();
  await expect(home).toHaveAttribute('href', '/');
  // The waveform is drawn in the logo: it has a size and a shape of several strokes.
  const waveform = home.locator('svg');
  const box = await waveform.boundingBox();
  expect(box?.width).toBeGreaterThan(10);
  expect(box?.height).toBeGreaterThan(10);
  expect(await waveform.locator('rect, path, line, polyline').count()).toBeGreaterThan(0);
  await expect(header(page).getByRole('button', { name: 'About' })).toBeVisible();
  await expect(header(page).getByRole('button', { name: 'Help' })).toBeVisible();
}

for (const path of ['/', '/terms', '/privacy', '/nowhere']) {
  test(`HEAD-01 the header stands on ${path}`, async ({ page, watch }) => {
    if (path === '/nowhere') watch.expectError(/nowhere/);
    await page.goto(path);
    await expectHeader(page);
  });
}

test('HEAD-01 the header stands on the dashboard, and its logo leads to the landing page', async ({
  page,
}) => {
  await openDashboard(page);
  await expectHeader(page);
  await header(page).getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
});

test('HEAD-02 signed out, Sign In sends the browser to the login of the backend', async ({
  page,
  product,
}) => {
  await page.goto('/');
  await expect(signOutButton(page)).toBeHidden();
  const login = page.waitForRequest((request) => new URL(request.url()).pathname === apiPaths.login);
  await signInButton(page).click();
  const request = await login;
  expect(request.isNavigationRequest()).toBe(true);
  expect(request.url()).toBe(`${product.origin}/login`);
  await expect(page.getByRole('button', { name: 'Agree' })).toBeVisible();
});

test('HEAD-03 signed in, the header shows who is listening and a way out', async ({ page }) => {
  await fakeBackground(page);
  await storeFreshTokens(page);
  await page.goto('/');
  await expect(header(page).getByText('Ada Listener')).toBeVisible();
  const avatar = header(page).locator('img');
  await expect(avatar).toHaveCount(1);
  expect(await avatar.getAttribute('src')).toBe(fakeProfile.images[0]?.url);
  const profileLink = header(page).getByRole('link', { name: 'Ada Listener' });
  await expect(profileLink).toHaveAttribute('href', fakeProfile.external_urls.spotify);
  await expect(signOutButton(page).locator('svg')).toBeVisible();
  await expect(signOutButton(page)).toHaveText('');
  await expect(signInButton(page)).toBeHidden();
});

test('HEAD-03 the profile in the header is the one the streaming service gives', async ({
  signedInPage: page,
}) => {
  const { access } = await readTokens(page);
  const reply = await page.request.get(apiPaths.profile, { headers: { authorization: `Bearer ${access}` } });
  const profile = (await reply.json()) as Profile;
  expect(profile.display_name).toMatch(/^Listener /);
  const link = header(page).getByRole('link', { name: profile.display_name ?? '' });
  await expect(link).toHaveAttribute('href', profile.external_urls.spotify);
  expect(profile.images.length).toBeGreaterThan(0);
  await expect(header(page).locator('img')).toHaveAttribute('src', profile.images[0]?.url ?? '');
});

test('HEAD-04 until the profile arrives the header says that it is loading', async ({ page }) => {
  await fakeBackground(page);
  const profileCall = await holdCalls(page, apiPaths.profile, (route) => answer(route, fakeProfile));
  await storeFreshTokens(page);
  await page.goto('/');
  await expect(header(page).getByText(loading)).toBeVisible();
  profileCall.release();
  await expect(header(page).getByText('Ada Listener')).toBeVisible();
  await expect(header(page).getByText(loading)).toBeHidden();
});

test('HEAD-04 on a phone nothing lies under those words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await fakeBackground(page);
  const profileCall = await holdCalls(page, apiPaths.profile, (route) => answer(route, fakeProfile));
  await storeFreshTokens(page);
  await page.goto('/');
  const words = header(page).getByText(loading);
  const toAssistant = header(page).getByText('Open assistant');
  await expect(words).toBeVisible();
  await expect(accountButton(page)).toBeVisible();
  await expect(toAssistant).toBeHidden();
  profileCall.release();
  await expect(words).toBeHidden();
  await expect(toAssistant).toBeVisible();
});

test('HEAD-04 when the profile fails the loading text stays and the failure is logged', async ({
  page,
  watch,
}) => {
  watch.expectError(/profile/i);
  await fakeBackground(page);
  await page.route(atPath(apiPaths.profile), (route) => answerProblem(route, 'streaming_unavailable'));
  await storeFreshTokens(page);
  await page.goto('/');
  // The browser's own line about the failed load does not count: the product must say it.
  await expect
    .poll(() =>
      watch.console.filter(
        ({ text }) => /profile/i.test(text) && !text.startsWith('Failed to load resource'),
      ),
    )
    .not.toEqual([]);
  await expect(header(page).getByText(loading)).toBeVisible();
  expect((await readTokens(page)).access).toBe('access-1');
});

for (const size of [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    /** Nothing of the text is cut off or lies outside the header. */
    async function expectReadable(page: Page, part: Locator): Promise<void> {
      const [around, box] = [await header(page).boundingBox(), await part.boundingBox()];
      if (!around || !box) throw new Error('not on the screen');
      expect(box.width).toBeGreaterThan(24);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(size.width);
      expect(box.y).toBeGreaterThanOrEqual(around.y);
      expect(box.y + box.height).toBeLessThanOrEqual(around.y + around.height);
      const cut = await part.evaluate(
        (element) =>
          element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1,
      );
      expect(cut).toBe(false);
    }

    test('HEAD-01 HEAD-03 About, Help and the name are there to read and to press', async ({ page }) => {
      await openDashboard(page);
      // A phone's header has one button for all of them.
      const isPhone = size.width < 640;
      if (isPhone) {
        await expectReadable(page, accountButton(page));
        await accountButton(page).click();
        await endMotion(page);
      }
      const about = header(page).getByRole('button', { name: 'About' });
      const help = header(page).getByRole('button', { name: 'Help' });
      const profile = header(page).getByRole('link', { name: 'Ada Listener' });
      // What holds the words has their size: it is not the single pixel that only a screen reader sees.
      for (const word of ['About', 'Help', 'Ada Listener']) {
        const box = await header(page).getByText(word, { exact: true }).boundingBox();
        expect(box?.width).toBeGreaterThan(24);
        expect(box?.height).toBeGreaterThan(10);
      }
      for (const part of [about, help, profile]) {
        await expectFingerSized(part);
        if (!isPhone) await expectReadable(page, part);
      }
      if (!isPhone) await expectReadable(page, profile.getByText('Ada Listener'));
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways).toBe(0);
    });

    test('HEAD-04 that it is loading is there to read in full', async ({ page }) => {
      await fakeBackground(page);
      await holdCalls(page, apiPaths.profile, (route) => answer(route, fakeProfile));
      await storeFreshTokens(page);
      await page.goto('/dashboard');
      // Until its code is here a stand-in says the same, and is exchanged for it.
      await expect(signOutButton(page).or(accountButton(page))).toBeVisible();
      await expectReadable(page, header(page).getByText(loading));
    });
  });
}

test('HEAD-05 sign-out asks the backend first, then forgets the tokens, then goes home', async ({ page }) => {
  await openDashboard(page);
  const logoutCall = await holdCalls(page, apiPaths.logout, (route) => route.fulfill({ status: 204 }));
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === apiPaths.logout);
  await signOutButton(page).click();
  const request = await asked;
  expect(request.method()).toBe('GET');
  expect(new URL(request.url()).search).toBe('');
  expect(request.postData()).toBeNull();
  const stored = await readTokens(page);
  expect(stored.access).toBe('access-1');
  expect(stored.refresh).toBe('refresh-1');
  expect(stored.timestamp).not.toBeNull();
  await expect(page).toHaveURL('/dashboard');

  logoutCall.release();
  await expect(page).toHaveURL('/');
  expect(await readTokens(page)).toEqual({ access: null, refresh: null, timestamp: null });
  await expect(signInButton(page)).toBeVisible();
});

test('HEAD-05 sign-out works against the real backend', async ({ signedInPage: page }) => {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === apiPaths.logout);
  await signOutButton(page).click();
  expect((await answered).status()).toBe(204);
  await expect(page).toHaveURL('/');
  expect(await readTokens(page)).toEqual({ access: null, refresh: null, timestamp: null });
});

for (const [failure, fail] of [
  ['answers 500', 'answer'],
  ['cannot be reached', 'abort'],
] as const) {
  test(`HEAD-06 when the logout call ${failure} it is logged and the listener stays signed in`, async ({
    page,
    watch,
  }) => {
    watch.expectError(/logout|sign(ing)? out/i);
    await openDashboard(page);
    await page.route(atPath(apiPaths.logout), (route) =>
      fail === 'abort' ? route.abort() : answerProblem(route, 'internal'),
    );
    const before = await readTokens(page);
    await signOutButton(page).click();
    await expect
      .poll(() =>
        watch.console.filter(
          ({ type, text }) =>
            ['error', 'warning'].includes(type) &&
            /logout|sign(ing)? out/i.test(text) &&
            !text.startsWith('Failed to load resource'),
        ),
      )
      .not.toEqual([]);
    await expect(page).toHaveURL('/dashboard');
    expect(await readTokens(page)).toEqual(before);
    await expect(signOutButton(page)).toBeEnabled();
  });
}

for (const name of ['About', 'Help'] as const) {
  test(`HEAD-07 ${name} has no action of the specification: it leads nowhere and changes nothing`, async ({
    page,
  }) => {
    await openDashboard(page);
    await expect(header(page).getByText('Ada Listener')).toBeVisible();
    const before = await readTokens(page);
    const calls: string[] = [];
    const harmless: string[] = [apiPaths.currentTrack, apiPaths.installation];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (Object.values<string>(apiPaths).includes(pathname) && !harmless.includes(pathname))
        calls.push(pathname);
    });
    await header(page).getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(header(page).getByRole('button', { name })).toBeFocused();
    await expect(page).toHaveURL('/dashboard');
    expect(calls).toEqual([]);
    expect(await readTokens(page)).toEqual(before);
  });
}

test('AUTH-10 only a stored access token makes the difference between signed in and signed out', async ({
  page,
}) => {
  await fakeBackground(page);
  await storeTokens(page, { refresh: 'refresh-1', timestamp: String(Date.now()) });
  await page.goto('/');
  await expect(signInButton(page)).toBeVisible();
  await expect(signOutButton(page)).toBeHidden();

  await storeTokens(page, { access: 'access-1', refresh: 'refresh-1', timestamp: String(Date.now()) });
  await page.goto('/');
  await expect(signOutButton(page)).toBeVisible();
  await expect(signInButton(page)).toBeHidden();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard');
});

for (const width of [320, 390, 1280]) {
  test(`whoever is signed in goes from the landing page to the assistant by one press in the header, ${width} px wide`, async ({
    signedInPage: page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const way = header(page).getByRole('link', { name: 'Open assistant' });
    await expect(way).toBeInViewport({ ratio: 1 });
    await expectFingerHigh(way);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
    await way.click();
    await expect(page).toHaveURL('/dashboard');
    await expect(composer(page)).toBeVisible();
    await expect(way).toHaveCount(0);
  });
}

test('whoever is not signed in finds no such way in the header', async ({ page }) => {
  await page.goto('/');
  await expect(signInButton(page)).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Open assistant' })).toHaveCount(0);
});

test('Escape puts a tooltip away, and the next one shows where the pointer or the focus comes to', async ({
  page,
}) => {
  await page.goto('/');
  const theme = header(page).getByRole('button', { name: 'Theme' });
  const tooltip = () => theme.evaluate((button) => getComputedStyle(button, '::after').visibility);
  await theme.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(theme).toBeFocused();
  await expect.poll(tooltip).toBe('visible');
  await page.keyboard.press('Escape');
  await expect.poll(tooltip).toBe('hidden');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(tooltip).toBe('visible');
});

test('a tooltip stays while the pointer is on its words, until Escape, and goes as the pointer does', async ({
  page,
}) => {
  await page.goto('/');
  const theme = header(page).getByRole('button', { name: 'Theme' });
  const tooltip = () => theme.evaluate((button) => getComputedStyle(button, '::after').visibility);
  const box = await theme.boundingBox();
  if (box === null) throw new Error('The button is not drawn.');
  const middle = box.x + box.width / 2;
  const words = box.y + box.height + 14;
  const toWords = async () => {
    await theme.hover();
    await expect.poll(tooltip).toBe('visible');
    for (let y = box.y + box.height / 2; y <= words; y += 1) {
      await page.mouse.move(middle, y);
      expect(await theme.evaluate((button) => button.matches(':hover')), `${y} px`).toBe(true);
    }
    expect(await tooltip()).toBe('visible');
  };
  await toWords();
  await page.mouse.move(middle, words + 200);
  await expect.poll(tooltip).toBe('hidden');
  await toWords();
  await page.keyboard.press('Escape');
  await expect.poll(tooltip).toBe('hidden');
  await page.mouse.move(middle, words + 200);
  await toWords();
  // A press on the words is none of the button.
  await page.mouse.down();
  await page.mouse.up();
  expect(await tooltip()).toBe('hidden');
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await page.mouse.click(middle, box.y + box.height - 4);
  await expect(page.locator(':popover-open')).toHaveCount(1);
});
