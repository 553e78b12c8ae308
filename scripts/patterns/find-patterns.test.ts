import { expect, test } from 'vitest';
import { findPatterns } from './find-patterns.ts';

const find = (...lines: string[]) => findPatterns('some.tsx', lines.join('\n'));

test('literals are found wherever they stand, with their flags', () => {
  const { literals } = find(
    'const schema = z.string().regex(/^[a-z]+$/u);',
    'const page = <p title={name.replace(/\\/+/gi, "-")}>{/x|y/.test(name)}</p>;',
  );
  expect(literals).toEqual([
    { source: '^[a-z]+$', flags: 'u', line: 1 },
    { source: '\\/+', flags: 'gi', line: 2 },
    { source: 'x|y', flags: '', line: 2 },
  ]);
});

test('a division is no pattern, and neither is one in a comment or a text', () => {
  expect(find('const half = a / b / c; // /x+/', 'const text = "/x+/";').literals).toEqual([]);
});

test('patterns that the code builds are found by their line', () => {
  const { builtAt, hiddenAt } = find('const one = new RegExp(words);', '', 'const two = RegExp(text, "g");');
  expect([builtAt, hiddenAt]).toEqual([[1, 3], []]);
});

test.each([
  ['RegExp under another name', 'const Pattern = RegExp;'],
  ['RegExp handed on', 'texts.map(RegExp);'],
  ['a text given to match', 'name.match("(a+)+$");'],
  ['a text given to search', 'name.search(`(a+)+$`);'],
])('%s hides a pattern', (_, line) => {
  expect(find(line).hiddenAt).toEqual([1]);
});

test('speaking of patterns hides none', () => {
  const { builtAt, hiddenAt } = find(
    'function isPattern(value: unknown): value is RegExp { return value instanceof RegExp; }',
    'const all: readonly RegExp[] = [];',
    'name.match(pattern);',
  );
  expect([builtAt, hiddenAt]).toEqual([[], []]);
});
