import type { Dispatcher } from 'undici';
import { UpstreamError, type UpstreamFailure } from './upstream-error.ts';

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

/**
 * The end of a call, its second try included: the deadline, or the caller's leaving. `AbortSignal.any` and
 * `AbortSignal.timeout` would leave a timer behind that runs for seconds after each answered call.
 */
export class Ending {
  /** Why the call is over; `undefined` while it is not. */
  reason: UpstreamFailure | undefined;
  /** What is done about it, by whatever is under way. */
  onEnd: (() => void) | undefined;
  readonly #timer: NodeJS.Timeout;
  readonly #caller: AbortSignal | undefined;

  constructor(deadlineMs: number, caller: AbortSignal | undefined) {
    this.#timer = setTimeout(() => this.#end('timeout'), deadlineMs);
    this.#caller = caller;
    caller?.addEventListener('abort', this.#leave, { once: true });
  }

  release(): void {
    clearTimeout(this.#timer);
    this.#caller?.removeEventListener('abort', this.#leave);
  }

  readonly #leave = () => this.#end('aborted');

  #end(reason: UpstreamFailure): void {
    this.reason = reason;
    this.onEnd?.();
  }
}

export interface ExchangeOptions {
  dispatcher: Dispatcher;
  /** Stands in errors. */
  upstream: string;
  /** The largest answer read, in bytes. */
  maxBytes: number;
  ending: Ending;
}

/**
 * One request and its whole answer. It is put together from what the dispatcher hands over: every answer is read to its
 * end or given up, which takes no stream, and a call that is given up settles at once, whatever its connection does.
 * @throws {UpstreamError} when no complete answer came.
 */
export function exchange(call: UpstreamRequest, options: ExchangeOptions): Promise<UpstreamReply> {
  const { dispatcher, upstream, maxBytes, ending } = options;
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined;
    let answer: Pick<UpstreamReply, 'status' | 'header'> | undefined;
    const chunks: Buffer[] = [];
    let size = 0;

    const fail = (kind: UpstreamFailure, cause?: unknown) => {
      const error = new UpstreamError(upstream, kind, cause === undefined ? {} : { cause });
      reject(error);
      // Not yet begun, it is aborted as soon as it would be.
      controller?.abort(error);
    };
    if (ending.reason !== undefined) return fail(ending.reason);
    ending.onEnd = () => fail(ending.reason ?? 'timeout');

    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(begun) {
        controller = begun;
        if (ending.reason !== undefined) fail(ending.reason);
      },
      onResponseStart(_controller, status, headers) {
        answer = {
          status,
          header: (name) => {
            const value = headers[name];
            return Array.isArray(value) ? value.at(-1) : value;
          },
        };
      },
      onResponseData(_controller, chunk) {
        size += chunk.length;
        if (size > maxBytes) fail('too-large');
        else chunks.push(chunk);
      },
      onResponseEnd() {
        if (answer === undefined) fail('unreachable');
        else resolve({ ...answer, text: Buffer.concat(chunks, size).toString('utf8') });
      },
      onResponseError: (_controller, error) => fail('unreachable', error),
    };
    try {
      const { origin, pathname, search } = new URL(call.url);
      dispatcher.dispatch(
        {
          origin,
          path: `${pathname}${search}`,
          method: call.method,
          headers: { 'user-agent': 'Attune', ...call.headers },
          body: call.body ?? null,
        },
        handler,
      );
    } catch (cause) {
      fail('unreachable', cause);
    }
  });
}
