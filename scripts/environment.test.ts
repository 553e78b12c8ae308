import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingsShape } from '../packages/local-streaming/src/settings.ts';
import { environmentKeys } from '../packages/server/src/config/environment.ts';
import { projectRoot } from './project-root.ts';

// What an operator reads of the settings stands apart from the schema that decides, where no compiler compares them.
const sourceOf = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
const keys = environmentKeys.toSorted();

test('.env.example describes each variable that is read, and no other', () => {
  expect(namesIn(sourceOf('.env.example'), /^#?([A-Z][A-Z\d_]{1,60})=/gm).toSorted()).toEqual(keys);
});

test("the README's table has each variable that is read, once, and no other", () => {
  const [, section = ''] = sourceOf('README.md').split('\n## Configuration\n');
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  const names = rows.flatMap((row) => namesIn(row.split(' | ')[0] ?? '', /`([A-Z\d_]{1,60})`/g));
  expect(names.toSorted()).toEqual(keys);
});

test('the deployment hands on no variable that is not read', () => {
  const [, environment = ''] = sourceOf('deploy/compose.yaml').split('\n  environment:\n');
  const names = namesIn(environment, /^ {4}([A-Z\d_]{1,60}):/gm);
  expect(names).toContain('SESSION_SECRET');
  expect(names.filter((name) => !keys.includes(name))).toEqual([]);
});

test('the deployment has a place for the logo that is put beside what is kept, and keeps its keys to itself', () => {
  const [, dataDir = ''] = /DATA_DIR=(\S+)/.exec(sourceOf('deploy/Dockerfile')) ?? [];
  expect(sourceOf('deploy/compose.yaml')).toContain(`./branding:${dataDir}/branding:ro`);
  const ignored = sourceOf('.gitignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['/deploy/tls/', '/deploy/branding/']));
  expect(sourceOf('deploy/Dockerfile.dockerignore').split('\n')).toContain('deploy/tls');
});

test('each variable is made a part of the configuration', () => {
  const folder = 'packages/server/src/config';
  const files = readdirSync(join(projectRoot, folder)).filter(
    (file) => !file.endsWith('.test.ts') && file !== 'environment.ts',
  );
  const readers = [`${folder}.ts`, ...files.map((file) => `${folder}/${file}`)].map(sourceOf).join('\n');
  const read = new Set(namesIn(readers, /\b([A-Z][A-Z\d_]{1,60})\b/g));
  // The built-in service reads its own.
  expect(keys.filter((key) => !read.has(key) && !(key in settingsShape))).toEqual([]);
});
