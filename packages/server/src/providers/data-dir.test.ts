import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { requireNamedDataDir } from './data-dir.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attune-data-dir-'));
  await writeFile(join(folder, 'file'), '');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const below = () => join(folder, 'file', 'below');
const check = (env: Record<string, string>) => () => requireNamedDataDir(loadConfig(env));

test('a named DATA_DIR that cannot be written stops the start with its name, and not with its value', () => {
  expect(check({ DATA_DIR: below() })).toThrow(
    /^(?![\s\S]*attune-data-dir)[\s\S]*DATA_DIR: expected a folder/,
  );
  expect(check({ DATA_DIR: below(), SPOTIFY_CLIENT_ID: 'abc' })).toThrow(/DATA_DIR/);
  expect(check({ DATA_DIR: below(), SESSION_SECRET: 'x'.repeat(32) })).toThrow(/DATA_DIR/);
});

test('one that is not there yet is made', () => {
  const dataDir = join(folder, 'not', 'yet');
  expect(check({ DATA_DIR: dataDir })).not.toThrow();
  expect(existsSync(dataDir)).toBe(true);
});

test('where nothing is kept none is needed, and where none is named memory does', () => {
  const secret = { SESSION_SECRET: 'x'.repeat(32), SPOTIFY_CLIENT_ID: 'abc' };
  expect(check({ DATA_DIR: below(), ...secret })).not.toThrow();
  expect(() => requireNamedDataDir({ ...loadConfig({}), dataDir: below() })).not.toThrow();
});
