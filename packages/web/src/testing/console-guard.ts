import { afterEach, beforeEach, expect, vi } from 'vitest';

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

/** For the set-up of a test file, which runs once for each: fails each of its tests on an unexpected console error or warning. */
export function guardConsole(): void {
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
    vi.restoreAllMocks();
    vi.useRealTimers();
    expect(unexpected).toEqual([]);
  });
}
