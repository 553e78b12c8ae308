import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const packages = join(import.meta.dirname, '../../..');
const rooms = ['server', 'web', 'contract', 'conversation'];

/** Where a provider is made, and where its settings are read. */
const mayAsk = /^server\/src\/(?:providers\/|config\/|config\.ts$)/;
const isProduct = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file);

/** Asking which service it is: by the name of its kind, or by the kind itself. */
const asks = /\bstreaming\??\.kind\b|(['"])(?:spotify|built-in|local)\1|\bis(?:Spotify|BuiltIn)\b/;

const filesOf = (room: string) =>
  readdirSync(join(packages, room, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
    relative(packages, join(packages, room, 'src', file)).replaceAll('\\', '/'),
  );

const askingLines = (file: string) =>
  readFileSync(join(packages, file), 'utf8')
    .split('\n')
    .flatMap((line, at) => (asks.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : []));

test('nobody but the providers asks which streaming service it is', () => {
  const files = rooms.flatMap(filesOf).filter(isProduct);
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => !mayAsk.test(file)).flatMap(askingLines)).toEqual([]);
  // The sight itself works: where it may be asked, it is seen.
  expect(askingLines('server/src/providers/pick-provider.ts')).toHaveLength(1);
});
