/**
 * Says which statements of docs/conformance.md are proven by the last test run.
 *
 *   npm run conformance                              fails while one has no proof
 *   npm run conformance -- --against <open list>     fails when report and list of open ids disagree
 *   npm run conformance -- --shrink <open list>      takes proven ids off that list
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type ConformanceReport,
  compareWithOpenList,
  differingStatements,
  judge,
  parseIdList,
  summaryTable,
} from './conformance-report.ts';
import { projectRoot } from './project-root.ts';
import { readReports } from './report-files.ts';

const { values } = parseArgs({ options: { against: { type: 'string' }, shrink: { type: 'string' } } });

const readDocument = (path: string) => readFileSync(resolve(projectRoot, path), 'utf8');

function readConformance(): ConformanceReport {
  const { vitest, playwright } = readReports();
  if (!vitest) console.log('reports/vitest.json is missing: `npm run unit` writes it.');
  if (!playwright) console.log('reports/playwright.json is missing: `npm run e2e` writes it.');
  const results = [...(vitest?.results ?? []), ...(playwright?.results ?? [])];
  return judge(parseIdList(readDocument('docs/conformance.md')), results);
}

/** Removes the lines of proven ids from the list; it never adds one. */
function shrinkList(path: string, { statements }: ConformanceReport): void {
  const proven = new Set(statements.filter(({ isProven }) => isProven).map(({ id }) => id));
  const kept = readDocument(path)
    .split('\n')
    .filter((line) => !parseIdList(line).some((id) => proven.has(id)));
  writeFileSync(resolve(projectRoot, path), kept.join('\n'));
}

function breachesOf({ statements, errors }: ConformanceReport): string[] {
  if (values.against !== undefined) {
    return [...errors, ...compareWithOpenList(statements, parseIdList(readDocument(values.against)))];
  }
  const open = statements.filter(({ isProven }) => !isProven);
  return [...errors, ...open.map(({ id, kind }) => `${id} has no passing ${kind} test`)];
}

/** The owner's own list, of which docs/conformance.md is a copy. A stranger's clone has none. */
const sourcePath = process.env.CONFORMANCE_SOURCE ?? '../shared/conformance.md';

function sayWhichWording(): void {
  if (!existsSync(resolve(projectRoot, sourcePath))) {
    console.log("conformance: proved in the wording of docs/conformance.md; the owner's list is not at hand");
    return;
  }
  const differing = differingStatements(readDocument('docs/conformance.md'), readDocument(sourcePath));
  console.log(
    differing.length === 0
      ? "conformance: docs/conformance.md and the owner's list say the same"
      : `conformance: proved in the wording of docs/conformance.md; the owner's list says otherwise in ${differing.join(', ')}`,
  );
}

const report = readConformance();
if (values.shrink !== undefined) shrinkList(values.shrink, report);
const breaches = values.shrink === undefined ? breachesOf(report) : report.errors;

console.log(summaryTable(report.statements));
for (const breach of breaches) console.log(breach);
const proven = report.statements.filter(({ isProven }) => isProven).length;
const open = report.statements.length - proven;
console.log(
  `conformance: ${proven} of ${report.statements.length} statements proven, ${open} open, ` +
    `${breaches.length === 0 ? 'as recorded' : `${breaches.length} not as it should be`}`,
);
sayWhichWording();
process.exitCode = breaches.length === 0 ? 0 : 1;
