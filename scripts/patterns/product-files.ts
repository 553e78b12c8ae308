import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from './check-patterns.ts';

/** Code that runs in the product: no tests and nothing that only they use. */
export function isProductFile(name: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(name) && !/\.test\.tsx?$|\/testing\//.test(name);
}

/** The code of all packages, by its path from the project's root. */
export function productFiles(root: string): SourceFile[] {
  const folders = readdirSync(join(root, 'packages')).flatMap((name) => [
    `packages/${name}/src`,
    `packages/${name}/public`,
  ]);
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter(isProductFile)
    .sort()
    .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));
}
