import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listedParts } from '../packages/web/chunk-groups.ts';
import { projectRoot } from './project-root.ts';

// A file that moves or gets another name would fall out of its piece without a word, and the budgets with it.
test('each part of the list of chunks still begins the path of a file', () => {
  const isThere = (part: string) => {
    const path = join(projectRoot, part);
    if (part.endsWith('/')) return existsSync(path);
    const folder = dirname(path);
    return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(basename(path)));
  };
  expect(listedParts.filter((part) => !isThere(part))).toEqual([]);
});
