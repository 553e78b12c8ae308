import { type BrowserContext, expect } from '@playwright/test';

export type ConsoleLine = { type: string; text: string };

/** What a browser context did unasked while a test ran. */
export type PageWatch = {
  /** Every line on the console so far, of all pages. */
  console: readonly ConsoleLine[];
  /** Says that an error matching the pattern belongs to this test. One that never comes fails the test. */
  expectError: (pattern: RegExp) => void;
  /** Fails on an error nobody expected and on a request to any other host. */
  verify: () => Promise<void>;
};

/** Watches all pages of the context, from now on. `origins` are the only ones they may talk to. */
export function watchPages(context: BrowserContext, ...origins: readonly string[]): PageWatch {
  const lines: ConsoleLine[] = [];
  const foreignRequests: string[] = [];
  const expected: RegExp[] = [];

  context.on('console', (message) => {
    const { url } = message.location();
    lines.push({ type: message.type(), text: url ? `${message.text()} (${url})` : message.text() });
  });
  context.on('weberror', (webError) => {
    lines.push({ type: 'error', text: `uncaught: ${webError.error().message}` });
  });
  context.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url());
    if (protocol !== 'data:' && !origins.includes(target)) foreignRequests.push(request.url());
  });

  return {
    console: lines,
    expectError: (pattern) => expected.push(pattern),
    verify: async () => {
      const errorsNow = () => lines.filter(({ type }) => type === 'error').map(({ text }) => text);
      const isMissing = (pattern: RegExp) => !errorsNow().some((text) => pattern.test(text));
      // What a test waits for on the page can be there a moment before the console says so.
      await expect
        .poll(() => expected.some(isMissing))
        .toBe(false)
        .catch(() => undefined);
      const errors = errorsNow();
      const unexpected = errors.filter((text) => !expected.some((pattern) => pattern.test(text)));
      const missing = expected.filter(isMissing);
      expect(unexpected, 'console errors').toEqual([]);
      expect(missing.map(String), 'expected console errors that never came').toEqual([]);
      expect(foreignRequests, 'requests to other hosts').toEqual([]);
    },
  };
}
