import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';
import { type ReadReport, readPlaywrightReport, readVitestReport } from './test-reports.ts';

const folder = join(projectRoot, 'reports');
const vitestFile = join(folder, 'vitest.json');
const playwrightFile = join(folder, 'playwright.json');

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** What the last runs of both test runners left behind; `undefined` for one that has not run. */
export function readReports(): { vitest: ReadReport | undefined; playwright: ReadReport | undefined } {
  const vitest = readJson(vitestFile);
  const playwright = readJson(playwrightFile);
  return {
    vitest: vitest === undefined ? undefined : readVitestReport(vitest, projectRoot),
    playwright: playwright === undefined ? undefined : readPlaywrightReport(playwright),
  };
}

/** Removes what earlier runs left, so that a step which never ran cannot look as if it had passed. */
export function clearReports(): void {
  mkdirSync(folder, { recursive: true });
  for (const file of [vitestFile, playwrightFile]) rmSync(file, { force: true });
}
