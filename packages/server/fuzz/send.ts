import { once } from 'node:events';
import { type Agent, type ClientRequest, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type FuzzRequest, fillIn, type Manner } from './fuzz-request.ts';
import { headersOf, type Listener } from './listeners.ts';

export interface Outcome {
  /** 0 where no answer came. */
  status: number;
  end: 'answered' | 'closed' | 'left' | 'silent';
  /** As the client saw it. */
  clientMs: number;
  /** As the server tells it; `undefined` where it did not come to that. */
  server?: ServerTiming | undefined;
}

export interface ServerTiming {
  /** From the request's arrival in the application to its answer. */
  app: number;
  /** Processor time that the whole process used meanwhile. */
  cpu: number;
  /** Processor time that the process has used since it started. */
  process: number;
}

/** After so long without an answer nobody waits for one. */
export const silenceMs = 10_000;

export function timingOf(header: string | string[] | undefined): ServerTiming | undefined {
  const durations = [...String(header ?? '').matchAll(/(\w+);dur=([\d.]+)/g)];
  if (durations.length === 0) return undefined;
  const {
    app = 0,
    cpu = 0,
    process = 0,
  } = Object.fromEntries(durations.map(([, name, ms]) => [name, Number(ms)]));
  return { app, cpu, process };
}

interface Filled {
  url: URL;
  method: string;
  /** The path as it was made; an URL would tidy it up. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

function filled(origin: string, fuzz: FuzzRequest, listener: Listener): Filled {
  const { values } = listener;
  const own = Object.fromEntries(fuzz.headers.map(([name, value]) => [name, fillIn(value, values)]));
  return {
    url: new URL(origin),
    method: fuzz.method,
    path: fillIn(fuzz.path, values),
    headers: { ...headersOf(fuzz, listener), ...own },
    body: fuzz.body === null ? null : fillIn(fuzz.body, values),
  };
}

type Sent = Omit<Outcome, 'clientMs'>;

const pieces = 8;
const pauseMs = 60;

/** In pieces, with pauses; a request without a body holds back its end alone. */
async function writeSlowly(call: ClientRequest, body: Buffer): Promise<void> {
  call.flushHeaders();
  const size = Math.ceil(body.length / pieces);
  for (let n = 0; n < pieces && !call.destroyed; n += 1) {
    if (size > 0) call.write(body.subarray(n * size, (n + 1) * size));
    await wait(pauseMs);
  }
  call.end();
}

function sendAsHttp(
  { url, method, path, headers, body }: Filled,
  manner: Manner,
  agent: Agent,
): Promise<Sent> {
  const bytes = Buffer.from(body ?? '');
  const sized = bytes.length > 0 ? { 'content-length': String(bytes.length) } : {};
  const call = request(url, { method, path, agent, timeout: silenceMs, headers: { ...headers, ...sized } });
  return new Promise((resolve) => {
    call.on('error', () => resolve({ status: 0, end: manner === 'leaves' ? 'left' : 'closed' }));
    call.on('timeout', () => {
      resolve({ status: 0, end: 'silent' });
      call.destroy();
    });
    call.on('response', async (reply) => {
      const server = timingOf(reply.headers['server-timing']);
      reply.on('close', () => resolve({ status: reply.statusCode ?? 0, end: 'answered', server }));
      reply.on('error', () => {});
      if (manner === 'reads slowly') await wait(pieces * pauseMs);
      reply.resume();
    });
    if (manner === 'leaves') setTimeout(() => call.destroy(new Error('left')), path.length % 12);
    if (manner === 'sends slowly') void writeSlowly(call, bytes);
    else call.end(bytes);
  });
}

async function sendRaw({ url, body }: Filled): Promise<Sent> {
  const socket = connect(Number(url.port), url.hostname);
  socket.setTimeout(silenceMs, () => socket.destroy());
  socket.on('error', () => {});
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'connect').catch(() => {});
  socket.end(Buffer.from(body ?? '', 'latin1'));
  await once(socket, 'close');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(Buffer.concat(chunks).toString('latin1'))?.[1];
  return status === undefined ? { status: 0, end: 'closed' } : { status: Number(status), end: 'answered' };
}

/** Sends one request in its manner. Never throws: no answer is an outcome, too. */
export async function send(
  origin: string,
  fuzz: FuzzRequest,
  listener: Listener,
  agent: Agent,
): Promise<Outcome> {
  const what = filled(origin, fuzz, listener);
  const begun = performance.now();
  const { manner } = fuzz;
  const sending = async () => (manner === 'raw' ? sendRaw(what) : sendAsHttp(what, manner, agent));
  // A header or a path that cannot be sent at all ends here, too.
  const sent = await sending().catch((): Sent => ({ status: 0, end: 'closed' }));
  return { ...sent, clientMs: performance.now() - begun };
}
