import { expect, test } from 'vitest';
import { checkPatterns, type PatternCheck } from './check-patterns.ts';
import { recordPatterns } from './record-patterns.ts';

const bad = '(a+)+$';
const check = (more: Partial<PatternCheck>) =>
  checkPatterns({
    files: [],
    excused: [],
    load: async () => [],
    judge: (source) => (source === bad ? 'exponential' : null),
    ...more,
  });
const file = (text: string) => ({ name: 'packages/x/src/names.ts', text });

test('a pattern that backtracks is named with its place', async () => {
  const { problems, count } = await check({
    files: [file(`\nname.replace(/${bad}/g, '').replace(/b/, '')`)],
  });
  expect(problems).toEqual([`packages/x/src/names.ts:2 /${bad}/g is exponential`]);
  expect(count).toBe(2);
});

test('so is one that is built while its module loads', async () => {
  const made = { source: bad, flags: '', file: 'packages/x/src/names.ts', line: 1 };
  const { problems } = await check({
    files: [file('const p = new RegExp(words)')],
    load: async () => [made],
  });
  expect(problems).toEqual([`packages/x/src/names.ts:1 /${bad}/ is exponential`]);
});

test('a pattern built later fails the check, as nothing has judged it', async () => {
  const { problems } = await check({ files: [file('const make = () => new RegExp(words)')] });
  expect(problems).toEqual([
    expect.stringContaining('names.ts:1 builds a pattern after its module has loaded'),
  ]);
});

test('an excuse holds for its own pattern in its own file, and fails once it is not needed', async () => {
  const excuse = { file: 'packages/x/src/names.ts', source: bad, reason: 'at most 60 characters' };
  const files = [file(`/${bad}/`)];
  expect((await check({ files, excused: [excuse] })).problems).toEqual([]);
  const elsewhere = { ...excuse, file: 'packages/x/src/other.ts' };
  expect((await check({ files, excused: [elsewhere] })).problems).toHaveLength(2);
  expect((await check({ files: [file('/b/')], excused: [excuse] })).problems).toEqual([
    `packages/x/src/names.ts needs no excuse for /${bad}/: take it off the list`,
  ]);
});

test('what is built is written down with the file and line that build it', async () => {
  const before = RegExp;
  const recorded = await recordPatterns(async () => {
    new RegExp(['a', 'b'].join('|'), 'u');
    RegExp(['c', 'd'].join(''));
  });
  expect(recorded.map(({ source, flags }) => [source, flags])).toEqual([
    ['a|b', 'u'],
    ['cd', ''],
  ]);
  for (const { file: name, line } of recorded) {
    expect(name).toContain('check-patterns.test.ts');
    expect(line).toBeGreaterThan(40);
  }
  expect(RegExp).toBe(before);
});
