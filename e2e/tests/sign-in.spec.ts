import { apiPaths } from '@attune/contract';
import {
  answer,
  answerNothingPlaying,
  answerProblem,
  atPath,
  fakeBackground,
  fakeProfile,
} from '../fake-answers.ts';
import { openDashboard, storeFreshTokens } from '../fake-session.ts';
import { expect, test } from '../fixtures.ts';
import { greeting, header, headline, signInButton } from '../screens.ts';
import { changeTokens, readTokens, storeTokens } from '../stored-tokens.ts';

const nothingStored = { access: null, refresh: null, timestamp: null };
const now = new Date('2026-01-01T12:00:00Z');
const freshForMs = 3_540_000;

test('AUTH-01 the return stores both tokens and the time, and goes on to the dashboard', async ({ page }) => {
  await fakeBackground(page);
  const access = 'a+b/c=&d é';
  const before = Date.now();
  await page.goto(`/callback?${new URLSearchParams({ access_token: access, refresh_token: 'r/1' })}`);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(greeting)).toBeVisible();
  const stored = await readTokens(page);
  expect(stored.access).toBe(access);
  expect(stored.refresh).toBe('r/1');
  expect(stored.timestamp).toMatch(/^\d{13}$/);
  expect(Number(stored.timestamp)).toBeGreaterThanOrEqual(before);
  expect(Number(stored.timestamp)).toBeLessThanOrEqual(Date.now());
});

test('AUTH-01 the tokens of a real sign-in are stored and accepted', async ({ signedInPage: page }) => {
  const { access, refresh, timestamp } = await readTokens(page);
  expect(refresh).not.toBe(access);
  expect(Math.abs(Date.now() - Number(timestamp))).toBeLessThan(60_000);
  const reply = await page.request.get(apiPaths.profile, { headers: { authorization: `Bearer ${access}` } });
  expect(reply.status()).toBe(200);
});

test('AUTH-01 going back from the dashboard does not bring the tokens back to the address bar', async ({
  page,
}) => {
  await fakeBackground(page);
  await page.goto('/');
  await page.goto('/callback?access_token=one&refresh_token=two');
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

for (const query of ['', '?access_token=one', '?refresh_token=two', '?access_token=&refresh_token=two']) {
  test(`AUTH-02 a return with "${query}" stores nothing and goes to the landing page`, async ({ page }) => {
    await page.goto(`/callback${query}`);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
    expect(await readTokens(page)).toEqual(nothingStored);
  });
}

test('AUTH-03 the return says that it is working', async ({ page }) => {
  await fakeBackground(page);
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    const note = () => shown.push(document.body?.innerText ?? '');
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto('/callback?access_token=one&refresh_token=two');
  await expect(page).toHaveURL('/dashboard');
  const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown);
  expect(shown.some((text) => text.includes('Processing authentication...'))).toBe(true);
  await expect(page.getByText('Processing authentication...')).toBeHidden();
});

test('AUTH-04 the dashboard without an access token goes to the landing page', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
  await storeTokens(page, { refresh: 'refresh-1', timestamp: String(Date.now()) });
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/');
});

test.describe('AUTH-05 a token and its age', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(now);
  });

  test('AUTH-05 after exactly 3540 seconds it is used as it is', async ({ page }) => {
    await fakeBackground(page);
    const refreshes: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === apiPaths.refreshToken) refreshes.push(request.url());
    });
    await storeTokens(page, {
      access: 'access-1',
      refresh: 'refresh-1',
      timestamp: String(now.getTime() - freshForMs),
    });
    const profileAsked = page.waitForRequest(
      (request) => new URL(request.url()).pathname === apiPaths.profile,
    );
    await page.goto('/dashboard');
    expect((await profileAsked).headers().authorization).toBe('Bearer access-1');
    await expect(header(page).getByText('Ada Listener')).toBeVisible();
    expect(refreshes).toEqual([]);
  });

  test('AUTH-05 a millisecond later it is refreshed before it is used', async ({ page }) => {
    const refreshQueries: string[] = [];
    const usedTokens = new Set<string | undefined>();
    await page.route(atPath(apiPaths.refreshToken), (route) => {
      refreshQueries.push(new URL(route.request().url()).search);
      expect(route.request().method()).toBe('GET');
      return answer(route, { access_token: 'access-2', expires_in: 3600 });
    });
    await page.route(atPath(apiPaths.profile), (route) => {
      usedTokens.add(route.request().headers().authorization);
      return answer(route, fakeProfile);
    });
    await page.route(atPath(apiPaths.currentTrack), (route) => {
      usedTokens.add(route.request().headers().authorization);
      return answerNothingPlaying(route);
    });
    await storeTokens(page, {
      access: 'access-1',
      refresh: 'refresh 1+/=',
      timestamp: String(now.getTime() - freshForMs - 1),
    });
    await page.goto('/dashboard');
    await expect(header(page).getByText('Ada Listener')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    expect(refreshQueries).toHaveLength(1);
    expect(new URLSearchParams(refreshQueries[0]).get('refresh_token')).toBe('refresh 1+/=');
    expect([...usedTokens]).toEqual(['Bearer access-2']);
    expect(await readTokens(page)).toEqual({
      access: 'access-2',
      refresh: 'refresh 1+/=',
      timestamp: String(now.getTime()),
    });
  });
});

test('AUTH-05 the real backend refreshes an expired sign-in', async ({ signedInPage: page }) => {
  const before = await readTokens(page);
  const expired = String(Date.now() - freshForMs - 60_000);
  await changeTokens(page, { timestamp: expired });
  const refreshed = page.waitForResponse(
    (response) => new URL(response.url()).pathname === apiPaths.refreshToken,
  );
  await page.reload();
  expect((await refreshed).status()).toBe(200);
  await expect(header(page).getByText(/^Listener /)).toBeVisible();
  const after = await readTokens(page);
  expect(after.access).not.toBe(before.access);
  expect(Number(after.timestamp)).toBeGreaterThan(Number(before.timestamp));
});

test('AUTH-06 a refresh that fails removes all three values and goes to the landing page', async ({
  page,
  watch,
}) => {
  watch.expectError(/refresh_token/);
  await storeTokens(page, {
    access: 'access-1',
    refresh: 'no token of this service',
    timestamp: String(Date.now() - freshForMs - 60_000),
  });
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/');
  await expect.poll(() => readTokens(page)).toEqual(nothingStored);
  await expect(signInButton(page)).toBeVisible();
});

test('AUTH-07 a 401 that a refresh cannot cure ends the sign-in', async ({ page, watch }) => {
  watch.expectError(/401/);
  await fakeBackground(page);
  const used: (string | undefined)[] = [];
  await page.route(atPath(apiPaths.profile), (route) => {
    used.push(route.request().headers().authorization);
    return answerProblem(route, 'token_rejected');
  });
  let refreshes = 0;
  await page.route(atPath(apiPaths.refreshToken), (route) => {
    refreshes += 1;
    return answer(route, { access_token: 'access-2', expires_in: 3600 });
  });
  await storeFreshTokens(page);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/');
  await expect.poll(async () => (await readTokens(page)).access).toBeNull();
  expect((await readTokens(page)).refresh).toBeNull();
  await expect(signInButton(page)).toBeVisible();
  expect(refreshes).toBe(1);
  expect(used).toEqual(['Bearer access-1', 'Bearer access-2']);
});

test('AUTH-07 tokens the service does not know end the sign-in against the real backend', async ({
  page,
  watch,
}) => {
  watch.expectError(/401/);
  await storeFreshTokens(page);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/');
  await expect.poll(() => readTokens(page)).toMatchObject({ access: null, refresh: null });
  await expect(signInButton(page)).toBeVisible();
});

test('AUTH-07 a 401 that a refresh cures leaves the listener signed in', async ({ page, watch }) => {
  watch.expectError(/401/);
  await fakeBackground(page);
  await page.route(atPath(apiPaths.profile), (route) =>
    route.request().headers().authorization === 'Bearer access-2'
      ? answer(route, fakeProfile)
      : answerProblem(route, 'token_rejected'),
  );
  await page.route(atPath(apiPaths.refreshToken), (route) =>
    answer(route, { access_token: 'access-2', expires_in: 3600 }),
  );
  await storeFreshTokens(page);
  await page.goto('/dashboard');
  await expect(header(page).getByText('Ada Listener')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  expect((await readTokens(page)).access).toBe('access-2');
});

test('AUTH-08 Logout of the dashboard removes both tokens, keeps the time and goes home', async ({
  page,
}) => {
  await openDashboard(page);
  const { timestamp } = await readTokens(page);
  expect(timestamp).not.toBeNull();
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await expect(page).toHaveURL('/');
  expect(await readTokens(page)).toEqual({ access: null, refresh: null, timestamp });
  await expect(signInButton(page)).toBeVisible();
});

test('AUTH-10 signed in as anyone, the same screens are there', async ({ page, signIn }) => {
  await page.goto('/');
  await expect(signInButton(page)).toBeVisible();
  await signIn(page);
  await expect(signInButton(page)).toBeHidden();
  await page.goto('/');
  await expect(signInButton(page)).toBeHidden();
});

test('a listener who cancels the consent is told so on the landing page', async ({ page }) => {
  await page.goto('/');
  await signInButton(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/(\?.*)?$/);
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await readTokens(page)).toEqual(nothingStored);
});
