import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent } from 'undici';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createServerHttp, readWhole, type ServerHttp } from './server-http.ts';

let server: Server;
let agent: Agent;
let http: ServerHttp;
let url: string;
let isClosed: boolean;

/** Begins an answer, and says nothing more. */
beforeEach(async () => {
  isClosed = false;
  server = createServer((_request, response) => {
    response.on('close', () => {
      isClosed = true;
    });
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"subsonic-response":');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest/ping`;
  agent = new Agent();
  http = createServerHttp(agent, 1_000);
});
afterEach(async () => {
  await agent.destroy();
  server.closeAllConnections();
  server.close();
});

test('an answer in whose middle the server falls silent is given up at its deadline', async () => {
  const read = http.read(url, { maxBytes: 5_000, deadlineMs: 300 });
  await expect(read).rejects.toMatchObject({ kind: 'unavailable' });
  await expect.poll(() => isClosed).toBe(true);
});

test('a song that does not go on is ended, however long it may be', { timeout: 15_000 }, async () => {
  const { body } = await http.open(url);
  await expect(readWhole(body, 5_000)).rejects.toMatchObject({ kind: 'unavailable' });
  await expect.poll(() => isClosed).toBe(true);
});
