import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';
import { runCommand } from './run-command.ts';

/** Where a package stands in the folder it was installed into. */
export const packageIn = (folder: string, name: string): string => join(folder, 'node_modules', name);

/** The name may begin with the `@` of a scope. */
const nameOf = (packageAndVersion: string) => packageAndVersion.slice(0, packageAndVersion.lastIndexOf('@'));

/**
 * Puts packages (`name@version`) the project does not depend on into a folder of their own under `.cache`, unless they
 * are there already. Their install scripts do not run.
 * @returns the folder's path; `undefined`, and npm's words on the console, when they cannot be had.
 */
export async function installAside(folder: string, packages: readonly string[]): Promise<string | undefined> {
  const home = join(projectRoot, '.cache', folder);
  const areThere = () =>
    packages.every((one) => existsSync(join(packageIn(home, nameOf(one)), 'package.json')));
  if (areThere()) return home;
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: 'aside', private: true }));
  const options = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts', '--prefix', home];
  const { code, output } = await runCommand('npm', ['install', ...options, ...packages], {
    cwd: home,
    output: 'collect',
  });
  if (code === 0 && areThere()) return home;
  console.log(output.trimEnd());
  return undefined;
}
