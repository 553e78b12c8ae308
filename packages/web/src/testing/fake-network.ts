import { type Problem, type ProblemCode, problemMediaType, problemStatus } from '@attune/contract';

export interface SeenRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  authorization: string | null;
  body: unknown;
}

type Reply = Response | Promise<Response>;
type Handler = (request: SeenRequest) => Reply;

export interface FakeNetwork {
  fetch: typeof fetch;
  /** Everything asked so far, in order. */
  seen: SeenRequest[];
  /** Those of one path. */
  seenAt: (path: string) => SeenRequest[];
  on: (path: string, handler: Handler) => void;
}

/** A backend in memory that answers in the contract's shapes. A path without a handler is a network failure. */
export function createFakeNetwork(handlers: Record<string, Handler> = {}): FakeNetwork {
  const table = new Map(Object.entries(handlers));
  const seen: SeenRequest[] = [];
  const fakeFetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'http://attune.test');
    const request: SeenRequest = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      authorization: new Headers(init.headers).get('Authorization'),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    seen.push(request);
    const handler = table.get(url.pathname);
    if (handler === undefined) throw new TypeError(`Failed to fetch ${url.pathname}`);
    return abortable(handler(request), init.signal);
  };
  return {
    fetch: fakeFetch as typeof fetch,
    seen,
    seenAt: (path) => seen.filter((request) => request.path === path),
    on: (path, handler) => table.set(path, handler),
  };
}

function abortable(reply: Reply, signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
    Promise.resolve(reply).then(resolve, reject);
  });
}

export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}

export function nothing(): Response {
  return new Response(null, { status: 204 });
}

export function problem(code: ProblemCode, retryAfterSeconds?: number): Response {
  const status = problemStatus[code];
  const body: Problem = {
    type: 'about:blank',
    title: code,
    status,
    detail: `A problem of the kind ${code}.`,
    code,
    requestId: 'request-1',
  };
  const headers = new Headers({ 'Content-Type': problemMediaType });
  if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds));
  return new Response(JSON.stringify(body), { status, headers });
}

/** An answer that comes when the test says so. */
export function later(): { reply: Promise<Response>; answer: (response: Response) => void } {
  let answer: (response: Response) => void = () => {};
  const reply = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  return { reply, answer };
}
