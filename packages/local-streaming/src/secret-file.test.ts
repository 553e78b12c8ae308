import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Runs between the moment in which a file is there and the moment in which it is written. */
const onCreated = vi.hoisted(() => ({ run: () => {} }));
/** A file system that is only read, or knows no modes. */
const modes = vi.hoisted(() => ({ areFixed: false }));

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>();
  const writeSlowly = (path: string, text: string, options: { flag?: string; mode?: number }) => {
    fs.writeFileSync(path, '', options);
    onCreated.run();
    fs.writeFileSync(path, text);
  };
  const chmodSync = (path: string, mode: number) => {
    if (modes.areFixed) throw Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' });
    fs.chmodSync(path, mode);
  };
  return { ...fs, writeFileSync: writeSlowly, chmodSync };
});

// Another test file of the same worker may have loaded it with the real file system.
vi.resetModules();
const { SecretFileError, secretFromFile } = await import('./secret-file.ts');

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'attune-secret-'));
});
afterEach(() => {
  onCreated.run = () => {};
  modes.areFixed = false;
  rmSync(dataDir, { recursive: true, force: true });
});

const file = () => join(dataDir, 'session-secret');

test('what is generated once serves every later start, readable by its owner alone', () => {
  const secret = secretFromFile(dataDir);
  expect(secret.length).toBeGreaterThanOrEqual(64);
  expect(secretFromFile(dataDir)).toBe(secret);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test('a start in the midst of another first start gets the same secret, and nothing is left over', () => {
  let second = '';
  onCreated.run = () => {
    onCreated.run = () => {};
    second = secretFromFile(dataDir);
  };
  expect(secretFromFile(dataDir)).toBe(second);
  expect(readFileSync(file(), 'utf8')).toBe(second);
  expect(readdirSync(dataDir)).toEqual(['session-secret']);
});

test('where the file’s mode cannot be changed its secret is used all the same', () => {
  const secret = secretFromFile(dataDir);
  modes.areFixed = true;
  expect(secretFromFile(dataDir)).toBe(secret);
});

test('a damaged file is not used and not overwritten', () => {
  writeFileSync(file(), 'short');
  expect(() => secretFromFile(dataDir)).toThrow(SecretFileError);
  expect(readFileSync(file(), 'utf8')).toBe('short');
});

test('a directory that cannot be written is told by its path', () => {
  writeFileSync(file(), 'x'.repeat(64));
  expect(() => secretFromFile(file())).toThrow(SecretFileError);
});

test.each(['', '\n', 'abc', 'x'.repeat(31)])('a file that holds too little is told as that: "%s"', (text) => {
  writeFileSync(file(), text);
  expect(() => secretFromFile(dataDir)).toThrow(expect.objectContaining({ kind: 'too-short', path: file() }));
});

test('a secret that cannot be read, and a directory that cannot be written, are two things', () => {
  mkdirSync(file());
  expect(() => secretFromFile(dataDir)).toThrow(expect.objectContaining({ kind: 'unusable' }));
  writeFileSync(join(dataDir, 'plain'), '');
  expect(() => secretFromFile(join(dataDir, 'plain', 'below'))).toThrow(
    expect.objectContaining({ kind: 'unwritable' }),
  );
});
