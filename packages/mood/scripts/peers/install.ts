import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '../../../../scripts/project-root.ts';
import { runCommand } from '../../../../scripts/run-command.ts';

/** `require`, seen from the folder where the packages stand. */
export type LoadPackage = (name: string) => unknown;

/**
 * The way to load the packages given (`name@version`), which are put into a folder of their own in
 * `.cache/peers` unless they are there already: they are measured against, never depended on. Their install
 * scripts do not run. `undefined`, and npm's words on the console, when they cannot be had.
 */
export async function installPackages(packages: readonly string[]): Promise<LoadPackage | undefined> {
  const home = join(projectRoot, '.cache', 'peers', packages.join(' ').replaceAll('/', '+'));
  const areThere = () =>
    packages.every((one) => existsSync(join(home, 'node_modules', nameOf(one), 'package.json')));
  if (!areThere()) {
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'package.json'), JSON.stringify({ name: 'peer', private: true }));
    const { code, output } = await runCommand(
      'npm',
      [
        'install',
        '--no-audit',
        '--no-fund',
        '--no-package-lock',
        '--ignore-scripts',
        '--prefix',
        home,
        ...packages,
      ],
      { cwd: home, output: 'collect' },
    );
    if (code !== 0 || !areThere()) {
      console.log(output.trimEnd());
      return undefined;
    }
  }
  return createRequire(join(home, 'package.json'));
}

/** The name may begin with the `@` of a scope. */
function nameOf(packageAndVersion: string): string {
  return packageAndVersion.slice(0, packageAndVersion.lastIndexOf('@'));
}
