import { apiPaths } from '@attune/contract';
import {
  answer,
  answerNothingPlaying,
  answerProblem,
  atPath,
  fakeBackground,
  fakeProfile,
} from '../fake-answers.ts';
import { storeFreshTokens } from '../fake-session.ts';
import { expect, test } from '../fixtures.ts';
import { header, signInButton } from '../screens.ts';
import { changeTokens, readTokens, storeTokens } from '../stored-tokens.ts';

const nothingStored = { access: null, refresh: null, timestamp: null };

const now = new Date('2026-01-01T12:00:00Z');

const freshForMs = 3_540_000;

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
      return answer(route, { access_token: 'access-2' });
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
