import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadSecrets } from './secrets.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'attune-secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const load = (onUnwritable = vi.fn()) => loadSecrets({ dataDir, onUnwritable });

test('what is generated once serves every later start, readable by its owner alone', async () => {
  const first = await load();
  expect((await load()).key('local-streaming')).toEqual(first.key('local-streaming'));
  expect((await stat(join(dataDir, 'session-secret'))).mode & 0o777).toBe(0o600);
});

test('two processes that start at once share one secret', async () => {
  const [one, two] = await Promise.all([load(), load()]);
  expect(one.key('sign-in-cookie')).toEqual(two.key('sign-in-cookie'));
});

test('each purpose has a key of its own, 32 bytes long', async () => {
  const secrets = await load();
  expect(secrets.key('sign-in-cookie')).toHaveLength(32);
  expect(secrets.key('sign-in-cookie')).not.toEqual(secrets.key('local-streaming'));
});

test('a directory that cannot be written leaves a secret in memory and says so', async () => {
  const file = join(dataDir, 'file');
  await writeFile(file, '');
  const onUnwritable = vi.fn();
  const secrets = await loadSecrets({ dataDir: join(file, 'below'), onUnwritable });
  expect(onUnwritable).toHaveBeenCalledOnce();
  expect(secrets.key('sign-in-cookie')).toHaveLength(32);
});

test('a damaged file is not used and not overwritten', async () => {
  await writeFile(join(dataDir, 'session-secret'), 'short');
  const onUnwritable = vi.fn();
  await load(onUnwritable);
  expect(onUnwritable).toHaveBeenCalledOnce();
  expect(await readFile(join(dataDir, 'session-secret'), 'utf8')).toBe('short');
});

test('a secret from the environment needs no file', async () => {
  const given = { dataDir, sessionSecret: 'x'.repeat(32), onUnwritable: vi.fn() };
  expect((await loadSecrets(given)).key('local-streaming')).toEqual(
    (await loadSecrets(given)).key('local-streaming'),
  );
  await expect(readFile(join(dataDir, 'session-secret'))).rejects.toThrow();
});
