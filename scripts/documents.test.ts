import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './project-root.ts';

/** Files below a folder, as paths from the root of the project; what was built or installed there is none of ours. */
function filesBelow(folder: string): string[] {
  const path = join(projectRoot, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name === 'reports') return [];
    return entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`];
  });
}

// A stranger goes by these names; a file that has another one by now sends them the wrong way.
test('each source file named in a document is there', () => {
  const files = ['packages', 'scripts', 'e2e', 'docs'].flatMap(filesBelow);
  const atRoot = readdirSync(projectRoot);
  const ends = new Set([...files, ...atRoot].flatMap((path) => endsOf(path)));
  const documents = ['README.md', ...files.filter((path) => path.endsWith('.md'))];
  const gone = documents.flatMap((document) => {
    const text = readFileSync(join(projectRoot, document), 'utf8');
    const named = [...text.matchAll(/`([\w./-]{1,120}\.tsx?)`/g)].map(([, path = '']) => path);
    return named.filter((path) => !ends.has(path)).map((path) => `${document}: ${path}`);
  });
  expect(gone).toEqual([]);
});

/** `packages/mood/src/affect.ts` is also called `mood/src/affect.ts`, `mood/affect.ts`, `src/affect.ts` and `affect.ts`. */
function endsOf(path: string): string[] {
  const parts = path.split('/');
  const ends = parts.map((_, from) => parts.slice(from).join('/'));
  return [...ends, ...ends.map((end) => end.replace(/^([\w-]+)\/src\//, '$1/'))];
}
