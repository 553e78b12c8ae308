import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { problemSchema } from '@attune/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({}, { requestTimeoutMs: 300 });
});
afterEach(() => server.close());

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Everything the server says over this connection until it ends it. */
async function untilEnd(socket: Socket): Promise<{ status: number; headers: string; body: string }> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  const [headers = '', body = ''] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n', 2);
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1]), headers, body };
}

async function send(text: string) {
  const socket = await open();
  socket.write(text);
  return untilEnd(socket);
}

describe('what never becomes a request is answered with a problem, and its connection ends', () => {
  test.each([
    ['no HTTP at all', 'marked-secret\r\n\r\n', 400, 'invalid_request'],
    ['TLS', '\u0016\u0003\u0001\u0002\u0000marked-secret', 400, 'invalid_request'],
    ['no host', 'GET / HTTP/1.1\r\nx-a: marked-secret\r\n\r\n', 400, 'invalid_request'],
    ['a header line without a name', 'GET / HTTP/1.1\r\n: marked-secret\r\n\r\n', 400, 'invalid_request'],
    [
      'two lengths (request smuggling)',
      'POST /api/mood HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\nmarked-secret',
      400,
      'invalid_request',
    ],
    [
      'headers over the bound',
      `GET / HTTP/1.1\r\nhost: localhost\r\nx-a: ${'marked-secret'.repeat(2_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    [
      'headers that never end',
      'GET / HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer marked-secret\r\n',
      408,
      'request_timeout',
    ],
    [
      'a body that never comes',
      'POST /api/mood HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer marked-secret\r\n' +
        'content-type: application/json\r\ncontent-length: 50\r\n\r\n{"text":"marked',
      408,
      'request_timeout',
    ],
  ])('%s', async (_case, text, status, code) => {
    const answer = await send(text);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatch(/^content-type: application\/problem\+json/im);
    expect(answer.headers).toMatch(/^connection: close/im);
    expect(problemSchema.parse(JSON.parse(answer.body))).toMatchObject({ status, code });
    expect(answer.body + server.log.join('')).not.toContain('marked');
  });
});

test('HTTP/1.0 knows no host, and is answered', async () => {
  expect((await send('GET /healthz HTTP/1.0\r\n\r\n')).status).toBe(200);
});

test('a client that trickles its headers is let go after their time, not after each byte', async () => {
  const socket = await open();
  const trickle = setInterval(() => socket.write('a'), 20);
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nx-slow: ');
  expect((await untilEnd(socket)).status).toBe(408);
  clearInterval(trickle);
});

test('a connection that breaks off in the middle of a request leaves the server as it was', async () => {
  for (let n = 0; n < 20; n += 1) {
    const socket = await open();
    socket.write('POST /api/mood HTTP/1.1\r\nhost: localhost\r\ncontent-length: 50\r\n');
    socket.destroy();
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});
