import type { Readable } from 'node:stream';
import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { type Dispatcher, interceptors, request } from 'undici';
import { LibraryServerError } from './server-error.ts';

export interface ServerReply {
  status: number;
  contentType: string;
  headers: Readonly<Record<string, string>>;
  body: Readable;
}

export interface ServerHttp {
  /** Reads a small answer whole. @param form sent along where there is more to say than an address holds @throws {LibraryServerError} */
  read(
    url: string,
    limits: { maxBytes: number; deadlineMs: number },
    form?: string,
  ): Promise<{ status: number; contentType: string; bytes: Buffer }>;
  /** Opens an answer of any length; its reader destroys what is not read to the end. @throws {LibraryServerError} */
  open(url: string, headers?: Readonly<Record<string, string>>): Promise<ServerReply>;
}

/** How long the server may take to begin an answer, and to go on with one. */
const headersMs = 10_000;
const idleMs = 30_000;
/** A server that has too much to do says how long; so long it is waited for, once. */
const longestWaitMs = 5_000;
/** After so many calls in a row that nobody answered the server is left alone for a while; then one call tries it. */
const circuitFailures = 5;
const circuitOpenMs = 5_000;

/** What was refused so was not done, changes neither. Nothing else is tried again: a change must not be made twice. */
const waitOnce = interceptors.retry({
  maxRetries: 1,
  statusCodes: [429],
  errorCodes: [],
  methods: ['GET'],
  maxTimeout: longestWaitMs,
  throwOnError: false,
});

const typeOf = (value: string | string[] | undefined) => {
  const [text = ''] = [value].flat();
  return text.split(';', 1)[0]?.trim().toLowerCase() ?? '';
};

/** Reads what is left of an answer, up to a size. @throws {LibraryServerError} */
export async function readWhole(body: Readable, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > maxBytes) throw new LibraryServerError('unexpected-reply');
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof LibraryServerError) throw error;
    throw new LibraryServerError('unavailable', { cause: (error as { code?: string }).code });
  } finally {
    body.destroy();
  }
  return Buffer.concat(parts);
}

/**
 * Calls to the library's server: bounded in time and size, along no redirect, with nothing of an address in an error.
 * @param longAgent what is opened goes by; it may be held for as long as a song
 */
export function createServerHttp(
  agent: Dispatcher,
  goesOnWithinMs = idleMs,
  longAgent: Dispatcher = agent,
): ServerHttp {
  const forReading = agent.compose(waitOnce);
  const forOpening = longAgent.compose(waitOnce);
  const circuit = circuitBreaker(
    handleWhen((error) => error instanceof LibraryServerError),
    { breaker: new ConsecutiveBreaker(circuitFailures), halfOpenAfter: circuitOpenMs },
  );
  /** Why nobody answered last, which is as true while the server is left alone. */
  let lastCause: unknown;

  async function send(
    dispatcher: Dispatcher,
    url: string,
    headers: Readonly<Record<string, string>> = {},
    { signal, form }: { signal?: AbortSignal; form?: string | undefined } = {},
  ): Promise<ServerReply> {
    try {
      const answer = await request(url, {
        dispatcher,
        headers: { 'accept-encoding': 'identity', ...headers },
        headersTimeout: headersMs,
        bodyTimeout: goesOnWithinMs,
        ...(signal && { signal }),
        ...(form !== undefined && { method: 'POST', body: form }),
      });
      // Destroyed before its end it says so as an error, which would end the process where nobody listens.
      answer.body.on('error', () => {});
      const flat = Object.entries(answer.headers).map(([name, value]) => [
        name,
        String([value].flat()[0] ?? ''),
      ]);
      return {
        status: answer.statusCode,
        contentType: typeOf(answer.headers['content-type']),
        headers: Object.fromEntries(flat),
        body: answer.body,
      };
    } catch (error) {
      lastCause = (error as { code?: string }).code;
      throw new LibraryServerError('unavailable', { cause: lastCause });
    }
  }

  const open: typeof send = async (...call) => {
    try {
      return await circuit.execute(() => send(...call));
    } catch (error) {
      throw error instanceof BrokenCircuitError
        ? new LibraryServerError('unavailable', { cause: lastCause })
        : error;
    }
  };

  return {
    open: (url, headers) => open(forOpening, url, headers),
    async read(url, { maxBytes, deadlineMs }, form) {
      const headers = form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
      const signal = AbortSignal.timeout(deadlineMs);
      const { status, contentType, body } = await open(forReading, url, headers, { signal, form });
      return { status, contentType, bytes: await readWhole(body, maxBytes) };
    },
  };
}
