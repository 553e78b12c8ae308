import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StandaloneError, startStandalone } from './standalone.ts';
import { loadStandaloneConfig } from './standalone-config.ts';
import { openState } from './state/open-state.ts';
import { createBrowser, music, startService } from './testing/start-service.ts';

let dataDir: string;
let said: string[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'attune alone '));
  said = [];
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const start = (env: Record<string, string> = {}) =>
  startStandalone(loadStandaloneConfig({ PORT: '0', DATA_DIR: dataDir, ...env }), music, (text) =>
    said.push(text),
  );
const originOf = (app: Awaited<ReturnType<typeof start>>) =>
  `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

test('alone it stands at the root of its address, says where, and signs listeners in for its client', async () => {
  const app = await start();
  const origin = originOf(app);
  expect(said.join('\n')).toContain(`${origin}/`);
  const redirect_uri = 'http://127.0.0.1:5173/login/callback';
  const query = { response_type: 'code', client_id: 'attune', redirect_uri, code_challenge_method: 'S256' };
  const browser = createBrowser();
  const page = await browser.get(
    `${origin}/authorize?${new URLSearchParams({ ...query, code_challenge: 'x'.repeat(43) })}`,
  );
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://127.0.0.1:5173;");
  const answer = await browser.submit(page, { name: 'Sam', decision: 'agree' });
  expect(answer.headers.get('location')).toContain(`${redirect_uri}?code=`);
  expect((await browser.get(`${origin}/`)).text).toContain('<bdi>Sam</bdi>');
  await app.close();
});

test('the store is closed once, by whoever opened it', async () => {
  const alone = await start();
  await alone.close();
  // What is closed in order leaves nothing beside its one file.
  expect(statSync(join(dataDir, 'local-streaming', 'listeners.db-wal')).size).toBe(0);

  const state = openState(join(dataDir, 'of another'), { report: ({ kind }) => said.push(kind) });
  const { app } = await startService({ state });
  await app.close();
  expect(state.admit({ id: 'sam', displayName: 'Sam' }, 9, 0)).toBe(true);
  state.close();
});

test('a sign-in outlives a restart', async () => {
  const first = await start();
  const browser = createBrowser();
  await browser.submit(await browser.get(`${originOf(first)}/sign-in`), { name: 'Sam' });
  await first.close();
  const second = await start();
  expect((await browser.get(`${originOf(second)}/`)).text).toContain('<bdi>Sam</bdi>');
  await second.close();
});

test('a port that is taken is said in one clear line', async () => {
  const first = await start();
  const port = String((first.server.address() as AddressInfo).port);
  const second = start({ PORT: port });
  await expect(second).rejects.toThrow(StandaloneError);
  await expect(second).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken by another program.`);
  await first.close();
});

test('a data directory that cannot be used is said, and the service starts all the same', async () => {
  const inTheWay = join(dataDir, 'file');
  writeFileSync(inTheWay, '');
  const app = await start({ DATA_DIR: inTheWay });
  expect(said.filter((text) => text.startsWith(inTheWay))).toHaveLength(2);
  expect((await fetch(`${originOf(app)}/`)).status).toBe(200);
  await app.close();
});
