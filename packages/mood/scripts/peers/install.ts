import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installAside } from '../../../../scripts/install-aside.ts';

/** `require`, seen from the folder where the packages stand. */
export type LoadPackage = (name: string) => unknown;

/**
 * The way to load the packages given (`name@version`): they are measured against, never depended on. `undefined`, and
 * npm's words on the console, when they cannot be had.
 */
export async function installPackages(packages: readonly string[]): Promise<LoadPackage | undefined> {
  const home = await installAside(join('peers', packages.join(' ').replaceAll('/', '+')), packages);
  return home === undefined ? undefined : createRequire(join(home, 'package.json'));
}
