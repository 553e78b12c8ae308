import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { explainSecretTrouble, loadSecrets } from './secrets.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'attune-secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const load = (onUnwritable = vi.fn()) => loadSecrets({ dataDir, onUnwritable });

test('what is generated once serves every later start', () => {
  const first = load();
  expect(load().key('local-streaming')).toEqual(first.key('local-streaming'));
});

test('each purpose has a key of its own, 32 bytes long', () => {
  const secrets = load();
  expect(secrets.key('sign-in-cookie')).toHaveLength(32);
  expect(secrets.key('sign-in-cookie')).not.toEqual(secrets.key('local-streaming'));
});

test('a directory that cannot be written leaves a secret in memory and says so', async () => {
  const file = join(dataDir, 'file');
  await writeFile(file, '');
  const onUnwritable = vi.fn();
  const secrets = loadSecrets({ dataDir: join(file, 'below'), onUnwritable });
  expect(onUnwritable).toHaveBeenCalledOnce();
  expect(secrets.key('sign-in-cookie')).toHaveLength(32);
});

test('a damaged file is not used, and said', async () => {
  await writeFile(join(dataDir, 'session-secret'), 'short');
  const onUnwritable = vi.fn();
  load(onUnwritable);
  expect(onUnwritable).toHaveBeenCalledOnce();
});

test('a secret from the environment needs no file', async () => {
  const given = { dataDir, sessionSecret: 'x'.repeat(32), onUnwritable: vi.fn() };
  expect(loadSecrets(given).key('local-streaming')).toEqual(loadSecrets(given).key('local-streaming'));
  await expect(readFile(join(dataDir, 'session-secret'))).rejects.toThrow();
});

test('what is wrong is said of the file where it is the file, and of DATA_DIR where that cannot be written', async () => {
  const said: string[] = [];
  const onUnwritable = vi.fn((error: unknown) => void said.push(explainSecretTrouble(error)));
  await writeFile(join(dataDir, 'session-secret'), '');
  load(onUnwritable);
  load(onUnwritable);
  await writeFile(join(dataDir, 'plain'), '');
  loadSecrets({ dataDir: join(dataDir, 'plain', 'below'), onUnwritable });
  const ofFile = `${join(dataDir, 'session-secret')} is empty or cut short, and no secret: sign-ins end with this process. Bring back the one of a backup, or remove it, and the next start makes a new one.`;
  expect(said).toEqual([ofFile, ofFile, expect.stringMatching(/^DATA_DIR cannot be written: /)]);
});
