import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FuzzRequest } from './fuzz-request.ts';

/** What went wrong, and with which request. */
export interface Finding {
  kind: 'server error' | 'late' | 'no answer' | 'died' | 'health late' | 'memory' | 'turned away';
  what: string;
  /** The request's number, and what it was; absent where no single one is to blame. */
  cause?: { index: number; request: FuzzRequest };
}

const shownCharacters = 300;
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
const shortened = (text: string) =>
  text.length <= shownCharacters ? text : `${text.slice(0, shownCharacters)}… (${text.length} characters)`;

function asCurl({ method, path, headers, body, sender }: FuzzRequest): string {
  const parts = [
    `curl -i -X ${method} ${quoted(shortened(`http://127.0.0.1:3000${path}`))}`,
    ...headers.map(([name, value]) => `-H ${quoted(shortened(`${name}: ${value}`))}`),
    ...(body === null ? [] : [`--data-binary ${quoted(shortened(body))}`]),
  ];
  return `${parts.join(' ')}   # sent by: ${sender}`;
}

/** Writes the request down whole, so that it can be sent again. */
function keep({ index, request }: { index: number; request: FuzzRequest }, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `request-${index}.json`);
  writeFileSync(file, JSON.stringify(request, null, 2));
  return file;
}

/** A finding in words, with the way to see it again. */
export function describeFinding({ kind, what, cause }: Finding, folder: string): string {
  if (cause === undefined) return `${kind}: ${what}`;
  const { route, manner } = cause.request;
  return [
    `${kind}: ${route}: ${what} (request ${cause.index}, ${manner})`,
    `  ${asCurl(cause.request)}`,
    `  again: npm run fuzz -- --replay ${keep(cause, folder)}`,
  ].join('\n');
}
