import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface FakeAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** Objects are sent as JSON. */
  body?: unknown;
}

/** Answers one request, or keeps silent by returning `'silence'`, or breaks the connection with `'reset'`. */
type FakeReaction = FakeAnswer | 'silence' | 'reset';
export type FakeHandler = (request: SeenRequest) => FakeReaction | Promise<FakeReaction>;

/** An upstream on a loopback port that answers as told and remembers what it was asked. */
export interface FakeUpstream {
  url: string;
  requests: SeenRequest[];
  /** Sets the answer for a method and path; a later call replaces an earlier one. */
  on(route: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`, handler: FakeHandler): void;
  seen(path: string): SeenRequest[];
  close(): Promise<void>;
}

function send(response: ServerResponse, { status = 200, headers = {}, body }: FakeAnswer): void {
  const isText = typeof body === 'string';
  const contentType = isText ? 'text/plain' : 'application/json';
  response.writeHead(status, { ...(body !== undefined && { 'content-type': contentType }), ...headers });
  response.end(isText || body === undefined ? body : JSON.stringify(body));
}

export async function startFakeUpstream(): Promise<FakeUpstream> {
  const handlers = new Map<string, FakeHandler>();
  const requests: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://upstream.test');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const seen: SeenRequest = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    };
    requests.push(seen);
    const handler = handlers.get(`${seen.method} ${seen.path}`);
    const answer = (await handler?.(seen)) ?? {
      status: 404,
      body: { error: { status: 404, message: 'Service not found' } },
    };
    if (answer === 'reset') request.socket.destroy();
    else if (answer !== 'silence') send(response, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    on: (route, handler) => handlers.set(route, handler),
    seen: (path) => requests.filter((request) => request.path === path),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
