/**
 * `npm test`: every check of the project in order, stopping at the first that fails. Its last line counts the
 * tests of both runners.
 */
import { availableParallelism } from 'node:os';
import { clearReports, readReports } from './report-files.ts';
import { runCommand } from './run-command.ts';
import { runStages, type Step, type StepOutcome, stages } from './test-steps.ts';

const seconds = (value: number) => `${value.toFixed(1)} s`;

async function runStep({ script, args = [] }: Step, isAlone: boolean): Promise<StepOutcome> {
  const separator = args.length > 0 ? ['--', ...args] : [];
  const result = await runCommand('npm', ['run', '--silent', script, ...separator, ...args], {
    output: isAlone ? 'show' : 'collect',
  });
  return { isOk: result.code === 0, seconds: result.seconds, output: result.output };
}

function report({ title }: Step, { isOk, seconds: taken, output }: StepOutcome): void {
  if (!isOk && output !== '') console.log(output.trimEnd());
  console.log(`${isOk ? 'ok    ' : 'FAILED'}  ${title.padEnd(20)} ${seconds(taken).padStart(8)}`);
}

const startedAt = performance.now();
clearReports();
const failed = await runStages(stages, Math.min(3, availableParallelism()), runStep, report);

const { vitest, playwright } = readReports();
const passedTests = (vitest?.passed ?? 0) + (playwright?.passed ?? 0);
const failedTests = (vitest?.failed ?? 0) + (playwright?.failed ?? 0);
const total = seconds((performance.now() - startedAt) / 1000);
const names = failed.map(({ title, script }) => `${title} (npm run ${script})`).join(', ');
console.log(
  failed.length === 0 ? `All steps passed in ${total}.` : `Stopped after ${total}: ${names} failed.`,
);
console.log(`${passedTests} passed, ${failedTests} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
