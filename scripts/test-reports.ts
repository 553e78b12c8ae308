import { relative } from 'node:path';
import * as z from 'zod/mini';
import type { TestResult } from './conformance-report.ts';

/** The part of vitest's JSON report that is read here. */
const vitestReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ title: z.string(), status: z.string() })),
    }),
  ),
});

const playwrightSpecSchema = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      expectedStatus: z.string(),
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
    }),
  ),
});

type PlaywrightSuite = {
  specs: z.infer<typeof playwrightSpecSchema>[];
  suites?: PlaywrightSuite[] | undefined;
};
const playwrightSuiteSchema: z.ZodMiniType<PlaywrightSuite> = z.object({
  specs: z.array(playwrightSpecSchema),
  suites: z.optional(z.array(z.lazy(() => playwrightSuiteSchema))),
});

/** The part of Playwright's JSON report that is read here. */
const playwrightReportSchema = z.object({
  suites: z.array(playwrightSuiteSchema),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

export type ReadReport = { results: TestResult[]; passed: number; failed: number };

/** Reads vitest's report. A test is a wire test by its file's name, `*.wire.test.ts`. */
export function readVitestReport(report: unknown, rootFolder: string): ReadReport {
  const { testResults, numPassedTests, numFailedTests } = vitestReportSchema.parse(report);
  const results = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }): TestResult => {
      const kind = /\.wire\.test\.tsx?$/.test(name) ? 'wire' : 'unit';
      const outcome = status === 'passed' || status === 'failed' ? status : 'skipped';
      return { title, file: relative(rootFolder, name), kind, outcome };
    }),
  );
  return { results, passed: numPassedTests, failed: numFailedTests };
}

/**
 * Reads Playwright's report. A test that is expected to fail proves nothing, and one that passed only when it was
 * tried again counts as failed.
 */
export function readPlaywrightReport(report: unknown): ReadReport {
  const { suites, stats } = playwrightReportSchema.parse(report);
  const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const results = suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests.map(({ status, expectedStatus }): TestResult => {
      const isPass = status === 'expected' && expectedStatus === 'passed';
      const isFailure = status === 'unexpected' || status === 'flaky';
      const outcome = isPass ? 'passed' : isFailure ? 'failed' : 'skipped';
      return { title, file: `e2e/tests/${file}`, kind: 'browser', outcome };
    }),
  );
  return { results, passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
