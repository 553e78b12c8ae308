/** One step of `npm test`: an npm script that is also useful alone. */
export type Step = { title: string; script: string; args?: readonly string[] };

/**
 * The steps of `npm test` in their order. The steps of one stage don't depend on each other and share the
 * processors; a stage begins when the one before it has passed. Tests that take all processors stand alone.
 */
export const stages: readonly (readonly Step[])[] = [
  [
    { title: 'format', script: 'format:check' },
    { title: 'lint', script: 'lint' },
    { title: 'types', script: 'types' },
    { title: 'import rules', script: 'imports' },
    { title: 'unused code', script: 'unused' },
    { title: 'patterns', script: 'patterns' },
    { title: 'notices', script: 'notices', args: ['--check'] },
    { title: 'build', script: 'build' },
  ],
  [{ title: 'music server', script: 'music-server' }],
  [{ title: 'unit and wire tests', script: 'unit' }],
  [{ title: 'script budget', script: 'budget' }],
  [{ title: 'browser tests', script: 'e2e' }],
  [{ title: 'conformance', script: 'conformance', args: ['--against', 'docs/conformance-open.md'] }],
];

export type StepOutcome = { isOk: boolean; seconds: number; output: string };

/**
 * Runs the stages one after the other, at most `width` steps of a stage at a time, and begins nothing new once a
 * step has failed.
 * @returns the steps that failed, in the order they ended; none when all passed.
 */
export async function runStages(
  plan: readonly (readonly Step[])[],
  width: number,
  runStep: (step: Step, isAlone: boolean) => Promise<StepOutcome>,
  report: (step: Step, outcome: StepOutcome) => void,
): Promise<Step[]> {
  const failed: Step[] = [];
  for (const stage of plan) {
    const waiting = [...stage];
    const work = async () => {
      for (let step = waiting.shift(); step && failed.length === 0; step = waiting.shift()) {
        const outcome = await runStep(step, stage.length === 1);
        if (!outcome.isOk) failed.push(step);
        report(step, outcome);
      }
    };
    await Promise.all(Array.from({ length: Math.min(width, stage.length) }, work));
    if (failed.length > 0) break;
  }
  return failed;
}
