import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type Problem, type ProblemCode, problemMediaType, problemStatus } from '@attune/contract';
import type { FastifyBaseLogger } from 'fastify';

/** What the HTTP parser gave up on. It also holds what was received, which is told to nobody. */
interface ParserError extends Error {
  code?: string;
}

const codes: ReadonlyMap<string, ProblemCode> = new Map(
  Object.entries({
    ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
    HPE_HEADER_OVERFLOW: 'headers_too_large',
  }),
);

const details: Partial<Record<ProblemCode, string>> = {
  request_timeout: 'The request took too long to arrive.',
  headers_too_large: 'The request headers are larger than this server reads.',
  invalid_request: 'This is not a readable HTTP request.',
};

function writeProblem(code: ProblemCode): { head: string; body: string; requestId: string } {
  const status = problemStatus[code];
  const title = STATUS_CODES[status] ?? 'Error';
  const requestId = randomUUID();
  const detail = details[code] ?? title;
  const body = JSON.stringify({
    type: 'about:blank',
    title,
    status,
    detail,
    code,
    requestId,
  } satisfies Problem);
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    `content-type: ${problemMediaType}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `x-request-id: ${requestId}`,
    'connection: close',
  ].join('\r\n');
  return { head, body, requestId };
}

/** Node keeps the answer a socket is busy with here; there is no public name for it. */
const isAnswering = (socket: Socket) =>
  (socket as Socket & { _httpMessage?: { headersSent: boolean } | null })._httpMessage?.headersSent === true;

/**
 * Answers what never became a request: unreadable (400), sent too slowly (408) or with headers over the bound
 * (431). No hook of the framework runs for these, so the answer is written here, and the connection ends.
 */
export function answerUnreadable(error: ParserError, socket: Socket, log: FastifyBaseLogger): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable && !isAnswering(socket)) {
    const code = codes.get(error.code ?? '') ?? 'invalid_request';
    const { head, body, requestId } = writeProblem(code);
    socket.write(`${head}\r\n\r\n${body}`);
    log.info({ reqId: requestId, status: problemStatus[code], because: error.code }, 'unreadable request');
  }
  socket.destroySoon();
}
