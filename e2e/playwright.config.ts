import { defineConfig } from '@playwright/test';
import { browserFlags, leftOutFlags } from './browser-flags.ts';

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  fullyParallel: true,
  // Each worker runs a server and a browser of its own; two fill the two processors the tests are sized for.
  workers: 2,
  // A test that passes only when tried again hides a fault, so none is.
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    colorScheme: 'light',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...browserFlags],
      ignoreDefaultArgs: leftOutFlags,
      ...(executablePath ? { executablePath } : {}),
    },
  },
});
