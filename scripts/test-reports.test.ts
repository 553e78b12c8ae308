import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './test-reports.ts';

test('vitest: kind by file name, everything neither passed nor failed counts as skipped', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: '/a b/packages/server/src/login.wire.test.ts',
        assertionResults: [
          { title: 'AUTH-09 sends the browser back', status: 'passed' },
          { title: 'later', status: 'todo' },
        ],
      },
      {
        name: '/a b/packages/mood/src/label-map.test.ts',
        assertionResults: [
          { title: 'MOOD-02 maps', status: 'failed' },
          { title: 'MOOD-01 five', status: 'passed' },
        ],
      },
    ],
  };
  expect(readVitestReport(report, '/a b')).toEqual({
    passed: 2,
    failed: 1,
    results: [
      {
        title: 'AUTH-09 sends the browser back',
        file: 'packages/server/src/login.wire.test.ts',
        kind: 'wire',
        outcome: 'passed',
      },
      { title: 'later', file: 'packages/server/src/login.wire.test.ts', kind: 'wire', outcome: 'skipped' },
      { title: 'MOOD-02 maps', file: 'packages/mood/src/label-map.test.ts', kind: 'unit', outcome: 'failed' },
      { title: 'MOOD-01 five', file: 'packages/mood/src/label-map.test.ts', kind: 'unit', outcome: 'passed' },
    ],
  });
});

test('Playwright: nested groups are read, flaky is failed, an expected failure proves nothing', () => {
  const spec = (title: string, status: string, expectedStatus = 'passed') => ({
    title,
    file: 'chat.spec.ts',
    tests: [{ status, expectedStatus }],
  });
  const report = {
    stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 1 },
    suites: [
      {
        specs: [spec('passes', 'expected'), spec('fails', 'unexpected')],
        suites: [
          {
            specs: [
              spec('flickers', 'flaky'),
              spec('known to fail', 'expected', 'failed'),
              spec('left out', 'skipped', 'skipped'),
            ],
          },
        ],
      },
    ],
  };
  const { results, passed, failed } = readPlaywrightReport(report);
  expect({ passed, failed }).toEqual({ passed: 2, failed: 2 });
  expect(results.map(({ title, outcome }) => [title, outcome])).toEqual([
    ['passes', 'passed'],
    ['fails', 'failed'],
    ['flickers', 'failed'],
    ['known to fail', 'skipped'],
    ['left out', 'skipped'],
  ]);
  expect(results[0]).toMatchObject({ file: 'e2e/tests/chat.spec.ts', kind: 'browser' });
});

test('a report of another shape is refused', () => {
  expect(() => readVitestReport({ testResults: 'none' }, '/')).toThrow();
  expect(() => readPlaywrightReport({})).toThrow();
});
