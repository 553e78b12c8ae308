import { addAbortListener } from 'node:events';
import type { OpenConnections } from './connections.ts';
import { UpstreamError } from './upstream-error.ts';

export interface UpstreamRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  body?: string;
  /** Aborts the call, for instance because the client has left. */
  signal?: AbortSignal | undefined;
}

export interface UpstreamReply {
  status: number;
  /** The last value of a header, by its lower-case name. */
  header(name: string): string | undefined;
  text: string;
}

export interface SendOptions extends OpenConnections {
  /** Stands in errors. */
  upstream: string;
  /** The largest answer read, in bytes. */
  maxBytes: number;
  /** Ends the call, its second try included. */
  deadline: AbortSignal;
}

/**
 * Undici notices an abort once its connection stands; whoever gave up waits no longer for that. The listener is taken back
 * when the work is done: a composed signal with one is never collected, nor is anything its answer holds.
 */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let listening: Disposable | undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    listening = addAbortListener(signal, () => reject(signal.reason));
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    listening?.[Symbol.dispose]();
  }
}

async function readReply(
  { url, method, headers, body }: UpstreamRequest,
  { request, dispatcher, upstream, maxBytes }: SendOptions,
  signal: AbortSignal,
): Promise<UpstreamReply> {
  const reply = await request(url, {
    dispatcher,
    method,
    headers: { 'user-agent': 'Attune', ...headers },
    body: body ?? null,
    signal,
  });
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of reply.body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new UpstreamError(upstream, 'too-large');
    chunks.push(chunk);
  }
  return {
    status: reply.statusCode,
    header: (name) => [reply.headers[name]].flat().at(-1),
    text: Buffer.concat(chunks, size).toString('utf8'),
  };
}

/**
 * One request and its whole answer.
 * @throws {UpstreamError} when no complete answer came.
 */
export async function sendRequest(call: UpstreamRequest, options: SendOptions): Promise<UpstreamReply> {
  const { upstream, deadline } = options;
  const signal = call.signal === undefined ? deadline : AbortSignal.any([deadline, call.signal]);
  try {
    signal.throwIfAborted();
    return await unlessAborted(readReply(call, options, signal), signal);
  } catch (cause) {
    if (call.signal?.aborted === true) throw new UpstreamError(upstream, 'aborted');
    if (deadline.aborted) throw new UpstreamError(upstream, 'timeout');
    if (cause instanceof UpstreamError) throw cause;
    throw new UpstreamError(upstream, 'unreachable', { cause });
  }
}
