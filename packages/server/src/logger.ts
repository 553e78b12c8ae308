import type { FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';

interface LoggedError {
  type: string;
  message: string;
  frames: string[];
  cause?: LoggedError;
}

/** `JSON.parse` quotes the text it fails on, and that text may be a listener's. */
function safeMessage(error: Error): string {
  return error instanceof SyntaxError ? 'unreadable text' : error.message;
}

/**
 * An error as the log keeps it: kind, message and place, and the same of its causes. Properties that libraries
 * hang on their errors (answers, parameters, requests) stay out, since tokens and texts may be among them.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', frames: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: safeMessage(error),
    frames: frames.slice(0, 8).map((line) => line.trim()),
    ...(error.cause !== undefined && depth < 3 && { cause: describeError(error.cause, depth + 1) }),
  };
}

/** Where log lines go: `undefined` is the standard output. */
export type LogStream = { write(line: string): void };

/** Lines of the same millisecond share its spelling, which costs more than the rest of a line. */
function timestamps(now: () => number): () => string {
  let spelt = { at: Number.NaN, text: '' };
  return () => {
    const at = now();
    if (at !== spelt.at) spelt = { at, text: `,"time":"${new Date(at).toISOString()}"` };
    return spelt.text;
  };
}

export function loggerOptions(
  level: Config['logLevel'],
  stream?: LogStream,
  now: () => number = Date.now,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    ...(stream !== undefined && { stream }),
    base: null,
    timestamp: timestamps(now),
    serializers: { err: (error: unknown) => describeError(error) as never },
  };
}
