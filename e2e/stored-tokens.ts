import type { Page } from '@playwright/test';

/** The three values the browser keeps of a sign-in; `null` where one is not stored. */
export type StoredTokens = { access: string | null; refresh: string | null; timestamp: string | null };

const keys = {
  access: 'spotify_access_token',
  refresh: 'spotify_refresh_token',
  timestamp: 'spotify_token_timestamp',
} as const;

export function readTokens(page: Page): Promise<StoredTokens> {
  return page.evaluate(
    ({ access, refresh, timestamp }) => ({
      access: localStorage.getItem(access),
      refresh: localStorage.getItem(refresh),
      timestamp: localStorage.getItem(timestamp),
    }),
    keys,
  );
}

const blankPage = { contentType: 'text/html', body: '<link rel="icon" href="data:,"><title>blank</title>' };

/** Puts the given values into the browser's store, from a blank page of the product's origin. */
export async function storeTokens(page: Page, tokens: Partial<StoredTokens>): Promise<void> {
  await page.route('/blank-page-of-the-tests', (route) => route.fulfill(blankPage));
  await page.goto('/blank-page-of-the-tests');
  await changeTokens(page, tokens);
}

/** Changes stored values under the open page; `null` removes one. */
export async function changeTokens(page: Page, tokens: Partial<StoredTokens>): Promise<void> {
  const changes = Object.entries(tokens).map(
    ([name, value]) => [keys[name as keyof StoredTokens], value] as const,
  );
  await page.evaluate((entries) => {
    for (const [key, value] of entries) {
      if (value === null || value === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    }
  }, changes);
}
