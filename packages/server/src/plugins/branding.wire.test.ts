import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let dataDir: string;
let server: TestServer;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'attune-branding-'));
});
afterEach(async () => {
  await server.close();
  await rm(dataDir, { recursive: true });
});

test('the logo the operator provided is served, and the installation says where', async () => {
  await mkdir(join(dataDir, 'branding'));
  await writeFile(
    join(dataDir, 'branding', 'streaming-logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  );
  server = await startTestServer({ DATA_DIR: dataDir });
  const installation = (await (await fetch(`${server.url}/api/installation`)).json()) as {
    streaming: { logo?: string };
  };
  expect(installation.streaming.logo).toBe('/branding/streaming-logo.svg');
  const reply = await fetch(`${server.url}${installation.streaming.logo}`);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
});

test('without one nothing stands in for it', async () => {
  server = await startTestServer({ DATA_DIR: dataDir });
  expect(await (await fetch(`${server.url}/api/installation`)).json()).not.toHaveProperty('streaming.logo');
  expect((await fetch(`${server.url}/branding/streaming-logo.svg`)).status).toBe(404);
});
