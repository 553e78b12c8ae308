import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { builtInStreaming, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
afterEach(() => server.close());

/** More than the system's buffers between client and server hold. */
const manyBytes = 24 * 1024 * 1024;

const openConnections = () =>
  new Promise<number>((resolve, reject) =>
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

test('a client that asks for much and takes none of it is let go', { timeout: 15_000 }, async () => {
  server = await startTestServer(builtInStreaming, { connectionIdleMs: 400 });
  const { port } = new URL(server.url);
  const page = await (await fetch(`${server.url}/local/sign-in`)).text();
  const [, stylesheet = ''] = /rel="stylesheet" href="([^"]+)"/.exec(page) ?? [];
  const size = (await (await fetch(`${server.url}${stylesheet}`)).text()).length;
  const others = await openConnections();
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.pause();
  const request = `GET ${stylesheet} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;
  socket.write(request.repeat(Math.ceil(manyBytes / size)));
  await expect.poll(openConnections).toBe(others + 1);
  await expect.poll(openConnections, { timeout: 10_000 }).toBeLessThanOrEqual(others);
  socket.destroy();
});

test('a client that takes its answer in time keeps its connection', async () => {
  server = await startTestServer(builtInStreaming, { connectionIdleMs: 400 });
  const { port } = new URL(server.url);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  let taken = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    taken += text;
  });
  for (let request = 1; request <= 3; request += 1) {
    socket.write(`GET /local/v1/me HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
    await expect.poll(() => taken.split('HTTP/1.1 401').length - 1).toBe(request);
  }
  expect(socket.destroyed).toBe(false);
  socket.destroy();
});
