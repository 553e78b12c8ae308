import { expect, test } from 'vitest';
import { findMusicServer, type MusicServerMachine } from './find-music-server.ts';

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
