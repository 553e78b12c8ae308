import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findMusicServer, type MusicServerMachine, mayGoWithout } from './find-music-server.ts';
import { projectRoot } from './project-root.ts';

/** A machine that has the server once so many installers have run, each of which ends as told. */
function fakeMachine({ thereAfter, installs = [] }: { thereAfter: number; installs?: boolean[] }) {
  const said: string[] = [];
  const installed: string[] = [];
  const machine: MusicServerMachine = {
    hasMusicServer: () => installed.length >= thereAfter,
    mayInstallPackages: installs.length > 0,
    install: async (command, args) => {
      installed.push([command, ...args].join(' '));
      return installs[installed.length - 1] ?? false;
    },
    say: (line) => said.push(line),
  };
  return { machine, said, installed };
}
const install = 'apt-get install -y --no-install-recommends supysonic python3-waitress';

test('one that is there is used, and nothing installed', async () => {
  const { machine, said, installed } = fakeMachine({ thereAfter: 0, installs: [true] });
  expect(await findMusicServer(machine)).toBe(true);
  expect([installed, said]).toEqual([[], ['Music server: supysonic (system).']]);
});

test('else it is installed, with fresh package lists where the first try fails', async () => {
  const { machine, said, installed } = fakeMachine({ thereAfter: 3, installs: [false, true, true] });
  expect(await findMusicServer(machine)).toBe(true);
  expect(installed).toEqual([install, 'apt-get update', install]);
  expect(said.at(-1)).toBe('Music server: supysonic (apt-get install).');
});

test.each([
  ['without the rights to install', { thereAfter: 1 }, 0],
  ['where installing fails', { thereAfter: 9, installs: [false, false] }, 2],
  ['where what was installed does not start', { thereAfter: 9, installs: [true] }, 1],
])('%s the tests are skipped, and it is said so', async (_, parts, tried) => {
  const { machine, said, installed } = fakeMachine(parts);
  expect(await findMusicServer(machine)).toBe(false);
  expect(installed).toHaveLength(tried);
  expect(said.at(-1)).toMatch(/^SKIPPED: no real music server.*apt-get install supysonic python3-waitress/);
});

test('they may be skipped where somebody looks, and not where CI runs them', () => {
  expect([undefined, '', 'false', '0'].map(mayGoWithout)).toEqual([true, true, true, true]);
  expect(['true', '1', 'woodpecker'].map(mayGoWithout)).toEqual([false, false, false]);
});

/** The step of `npm test` itself, on a machine whose PATH holds no music server and whose user installs nothing. */
function runStepWithout(CI: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectRoot, 'node_modules/tsx/dist/cli.mjs'), '--import', noRoot, 'scripts/music-server.ts'],
    { cwd: projectRoot, env: { PATH: '/nowhere', HOME: process.env.HOME, CI }, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}
const noRoot = `data:text/javascript,${encodeURIComponent('process.getuid = () => 1000;')}`;

test('without a music server the step ends well and says SKIPPED, and fails where CI is set', {
  timeout: 60_000,
}, () => {
  const elsewhere = runStepWithout('');
  expect([elsewhere.status, elsewhere.stdout]).toEqual([0, expect.stringContaining('SKIPPED')]);
  const inCi = runStepWithout('true');
  expect([inCi.status, inCi.stderr]).toEqual([1, expect.stringContaining('FAILED: CI is set')]);
});
