/**
 * Writes THIRD-PARTY-NOTICES.md from package-lock.json and the licence files of what ships at run time.
 * `npm run notices -- --check` writes nothing and fails when the file is out of date.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type LockPackages,
  type Notice,
  noticesDocument,
  packageNameOf,
  shippedFolders,
  tidyText,
} from './notices-document.ts';
import { projectRoot } from './project-root.ts';

/**
 * Build tools that leave text of their own in what ships: the style sheet's reset, and the helpers around bundled
 * modules in the browser's and the server's code.
 */
const toolsThatLeaveText = ['tailwindcss', 'vite', 'rolldown'];

/** From this heading on a build tool's licence file is about the tool's own insides, which don't ship with us. */
const bundledElsewhere = /^# Licenses of bundled dependencies$/m;

type Manifest = { license?: string; author?: string | { name?: string } };

const inProject = (...parts: string[]) => join(projectRoot, ...parts);

function readLicenseFiles(folder: string): string {
  const files = readdirSync(inProject(folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|notice)([.-]|$)/i.test(entry.name))
    .map(({ name }) => name)
    .sort();
  return files
    .map((name) => readFileSync(inProject(folder, name), 'utf8').split(bundledElsewhere)[0] ?? '')
    .map(tidyText)
    .join('\n\n');
}

function withoutLicenseFile({ license, author }: Manifest): string {
  const by = typeof author === 'string' ? author : author?.name;
  return `The package holds no licence file. Its manifest says: ${license ?? 'nothing'}${by ? `, by ${by}` : ''}.`;
}

function readNotice(packages: LockPackages, folder: string): Notice {
  const manifest = JSON.parse(readFileSync(inProject(folder, 'package.json'), 'utf8')) as Manifest;
  return {
    name: packageNameOf(folder),
    version: packages[folder]?.version ?? '',
    license: packages[folder]?.license ?? manifest.license ?? 'not stated',
    text: readLicenseFiles(folder) || withoutLicenseFile(manifest),
  };
}

const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')) as {
  packages: LockPackages;
};
const workspaces = Object.keys(packages).filter((folder) => /^packages\/[^/]+$/.test(folder));
const folders = [
  ...shippedFolders(packages, workspaces),
  ...Object.keys(packages).filter((folder) => toolsThatLeaveText.includes(packageNameOf(folder))),
];
const text = noticesDocument(folders.map((folder) => readNotice(packages, folder)));
const target = inProject('THIRD-PARTY-NOTICES.md');

if (process.argv.includes('--check')) {
  const current = readFileSync(target, 'utf8');
  if (current !== text) {
    console.error('THIRD-PARTY-NOTICES.md is out of date: run `npm run notices` and commit it.');
    process.exitCode = 1;
  }
} else {
  writeFileSync(target, text);
  console.log(`THIRD-PARTY-NOTICES.md: ${new Set(folders).size} packages`);
}
