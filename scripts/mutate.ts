/**
 * `npm run mutate [-- word …]`: breaks guards one after the other, those whose name or file holds one of the words or all,
 * and runs the tests that should notice. Fails on a guard that no test holds, and on a listed survivor that one does.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { conversationMutations } from './mutations/conversation.ts';
import { dangerMutations } from './mutations/danger.ts';
import { mixMutations } from './mutations/mix.ts';
import { moodMutations } from './mutations/mood.ts';
import type { Mutation } from './mutations/mutation.ts';
import { playerMutations } from './mutations/player.ts';
import { replyMutations } from './mutations/replies.ts';
import { serverMutations } from './mutations/server.ts';
import { upstreamMutations } from './mutations/upstreams.ts';
import { webMutations } from './mutations/web.ts';
import { projectRoot } from './project-root.ts';
import { type CommandResult, runCommand } from './run-command.ts';

/** A guard whose loss makes its tests run on for ever is noticed, too. */
const patienceMs = 180_000;
/** All tests at once, as they are: nothing is noticed by that, so that it may take its time. */
const soundPatienceMs = 20 * patienceMs;
const vitest = join(projectRoot, 'node_modules/vitest/vitest.mjs');

type Result = 'killed' | 'survived' | 'stale' | 'broken';

function runTests(
  tests: readonly string[],
  mutation: Mutation | null,
  timeoutMs = patienceMs,
): Promise<CommandResult> {
  const args = [
    vitest,
    'run',
    '--config',
    'scripts/mutation.config.ts',
    '--root',
    '.',
    '--bail',
    '1',
    ...tests,
  ];
  return runCommand(process.execPath, args, {
    env: { ...process.env, NO_COLOR: '1', MUTATION: JSON.stringify(mutation) },
    output: 'collect',
    timeoutMs,
  });
}

async function tryMutation(mutation: Mutation): Promise<Result> {
  const source = readFileSync(join(projectRoot, mutation.file), 'utf8');
  if (source.split(mutation.find).length !== 2) return 'stale';
  const { code, output, seconds } = await runTests(mutation.tests, mutation);
  if (code === 0) return 'survived';
  // Nothing but a failed test counts: a file that no longer compiles says nothing of its tests.
  const isNoticed = seconds * 1_000 >= patienceMs || /^\s+Tests\s.*\d+ failed/m.test(output);
  return isNoticed ? 'killed' : 'broken';
}

const words = process.argv.slice(2);
const all = [
  ...serverMutations,
  ...upstreamMutations,
  ...moodMutations,
  ...conversationMutations,
  ...dangerMutations,
  ...replyMutations,
  ...mixMutations,
  ...playerMutations,
  ...webMutations,
];
const wanted = all.filter(
  ({ guard, file }) => words.length === 0 || words.some((word) => `${guard} ${file}`.includes(word)),
);

const sound = await runTests([...new Set(wanted.flatMap(({ tests }) => tests))], null, soundPatienceMs);
if (sound.code !== 0) {
  console.log(sound.output);
  console.log('The tests fail as it is; nothing was broken.');
  process.exit(1);
}

const waiting = [...wanted];
let faults = 0;
let killed = 0;
const work = async () => {
  for (let mutation = waiting.shift(); mutation; mutation = waiting.shift()) {
    const result = await tryMutation(mutation);
    const isExpected = result === (mutation.survives === undefined ? 'killed' : 'survived');
    if (!isExpected) faults += 1;
    if (result === 'killed') killed += 1;
    console.log(
      `${isExpected ? 'ok    ' : 'FAULT '} ${result.padEnd(8)} ${mutation.file}: ${mutation.guard}`,
    );
  }
};
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
console.log(`${killed} of ${wanted.length} killed, ${faults} otherwise than listed.`);
process.exitCode = faults === 0 ? 0 : 1;
