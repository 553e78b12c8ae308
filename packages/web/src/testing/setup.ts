import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { standInForBrowser } from './browser-stand-ins.ts';

standInForBrowser();

// Screens are loaded on first use; on a busy machine that takes longer than the library's one second.
configure({ asyncUtilTimeout: 8_000 });

interface Expectation {
  pattern: RegExp;
  lines: string[];
}

const unexpected: string[] = [];
let expectations: Expectation[] = [];

/**
 * A line on the console fails the test unless it was announced here.
 * @returns the lines that came, each with its method in front; the list grows.
 */
export function expectConsole(pattern: RegExp): string[] {
  const expectation: Expectation = { pattern, lines: [] };
  expectations.push(expectation);
  return expectation.lines;
}

beforeEach(() => {
  unexpected.length = 0;
  expectations = [];
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      const line = `${method}: ${parts.map(String).join(' ')}`;
      const expectation = expectations.find(({ pattern }) => pattern.test(line));
      (expectation?.lines ?? unexpected).push(line);
    });
  }
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  delete document.documentElement.dataset.mood;
  window.history.replaceState(null, '', '/');
  expect(unexpected).toEqual([]);
});
