import { expect, test } from 'vitest';
import { runStages, type Step, type StepOutcome, stages } from './test-steps.ts';

const step = (title: string): Step => ({ title, script: title });
const outcome = (isOk: boolean): StepOutcome => ({ isOk, seconds: 1, output: '' });

/** Runs `plan` with steps that end when the event loop turns, and says what began when. */
async function trace(plan: Step[][], width: number, failing: string[] = []) {
  const events: string[] = [];
  const failed = await runStages(
    plan,
    width,
    async ({ title }, isAlone) => {
      events.push(`begin ${title}${isAlone ? ' alone' : ''}`);
      await new Promise((resolve) => setImmediate(resolve));
      return outcome(!failing.includes(title));
    },
    ({ title }, { isOk }) => events.push(`${isOk ? 'passed' : 'failed'} ${title}`),
  );
  return { events, failed: failed.map(({ title }) => title) };
}

test('a stage runs as many steps at a time as it may, and the next stage waits for it', async () => {
  const { events, failed } = await trace([[step('a'), step('b'), step('c')], [step('d')]], 2);
  expect(failed).toEqual([]);
  expect(events).toEqual([
    'begin a',
    'begin b',
    'passed a',
    'begin c',
    'passed b',
    'passed c',
    'begin d alone',
    'passed d',
  ]);
});

test('nothing begins after a failure, and what already runs is still reported', async () => {
  const { events, failed } = await trace([[step('a'), step('b'), step('c')], [step('d')]], 2, ['a']);
  expect(failed).toEqual(['a']);
  expect(events).toEqual(['begin a', 'begin b', 'failed a', 'passed b']);
});

test('every step of npm test is an npm script of the project', async () => {
  const { default: manifest } = await import('../package.json', { with: { type: 'json' } });
  const known = Object.keys(manifest.scripts);
  expect(stages.flat().filter(({ script }) => !known.includes(script))).toEqual([]);
});
