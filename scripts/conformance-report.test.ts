import { describe, expect, test } from 'vitest';
import {
  compareWithOpenList,
  differingStatements,
  judge,
  parseIdList,
  requiredKind,
  summaryTable,
  type TestResult,
} from './conformance-report.ts';

function result(title: string, overrides: Partial<TestResult> = {}): TestResult {
  return { title, file: 'some.test.ts', kind: 'browser', outcome: 'passed', ...overrides };
}

const isProven = (id: string, results: TestResult[]) => judge([id], results).statements[0]?.isProven;

describe('the list of statements', () => {
  test('is read from its bullets, not from ids mentioned in passing', () => {
    const markdown = [
      '# List',
      "ROUTE, `test('CHAT-07 x')` and AUTH-09 are mentioned here.",
      '- ROUTE-01 `/` shows the landing page (as AUTH-02 says).',
      '- CAT-15 No call depends on it.',
      '  - HEAD-01 is nested',
    ].join('\n');
    expect(parseIdList(markdown)).toEqual(['ROUTE-01', 'CAT-15']);
  });

  test('is compared with another by id and wording', () => {
    const copy = '- ROUTE-01 a\n- ROUTE-02 b\n- CAT-01 c';
    expect(differingStatements(copy, copy)).toEqual([]);
    expect(differingStatements(copy, '- ROUTE-01 a\n- ROUTE-02 other\n- CAT-02 d')).toEqual([
      'ROUTE-02',
      'CAT-01',
      'CAT-02',
    ]);
  });

  test.each([
    ['ROUTE-01', 'browser'],
    ['AUTH-08', 'browser'],
    ['AUTH-09', 'wire'],
    ['CHAT-11', 'browser'],
    ['CHAT-12', 'unit'],
    ['PANEL-07', 'browser'],
    ['MOOD-03', 'unit'],
    ['MOOD-04', 'wire'],
    ['MOOD-06', 'wire'],
    ['REPLY-01', 'wire'],
    ['PROF-01', 'wire'],
    ['CAT-14', 'unit'],
  ])('%s must be proven by a %s test', (id, kind) => {
    expect(requiredKind(id)).toBe(kind);
  });

  test('an id of an unknown group is an error, not silently unproven', () => {
    expect(() => requiredKind('FOO-01')).toThrow(RangeError);
  });
});

describe('a statement is proven', () => {
  test('by a passing test of the required kind that carries its id', () => {
    expect(isProven('CHAT-07', [result('CHAT-07 Enter sends')])).toBe(true);
    expect(isProven('MOOD-04', [result('MOOD-04 the text is sent', { kind: 'wire' })])).toBe(true);
  });

  test('not by a test of another kind', () => {
    expect(isProven('CHAT-07', [result('CHAT-07 Enter sends', { kind: 'unit' })])).toBe(false);
    expect(isProven('MOOD-04', [result('MOOD-04 x', { kind: 'unit' })])).toBe(false);
    expect(isProven('CAT-01', [result('CAT-01 x', { kind: 'browser' })])).toBe(false);
  });

  test('not by a test that was skipped', () => {
    expect(isProven('CHAT-07', [result('CHAT-07 Enter sends', { outcome: 'skipped' })])).toBe(false);
  });

  test('not while another test of the required kind that carries its id fails', () => {
    const results = [result('CHAT-07 Enter sends'), result('CHAT-07 on a phone', { outcome: 'failed' })];
    expect(isProven('CHAT-07', results)).toBe(false);
  });

  test('not by an id that merely begins alike', () => {
    expect(isProven('CHAT-01', [result('CHAT-011 and XCHAT-01 are no ids')])).toBe(false);
  });
});

describe('titles', () => {
  test('may carry three ids, and a fourth is an error', () => {
    const ids = ['CHAT-01', 'CHAT-02', 'CHAT-03', 'CHAT-04'];
    expect(judge(ids, [result('CHAT-01 CHAT-02 CHAT-03 three')]).errors).toEqual([]);
    expect(judge(ids, [result('CHAT-01 CHAT-02 CHAT-03 CHAT-04 four')]).errors).toEqual([
      'some.test.ts: 4 ids in one title, at most 3 ("CHAT-01 CHAT-02 CHAT-03 CHAT-04 four")',
    ]);
  });

  test('may not carry an id that does not exist', () => {
    expect(judge(['CHAT-01'], [result('CHAT-99 a typo')]).errors).toEqual([
      'some.test.ts: no statement CHAT-99 ("CHAT-99 a typo")',
    ]);
  });
});

describe('the list of open ids', () => {
  const { statements } = judge(['CHAT-01', 'CHAT-02'], [result('CHAT-01 right and left')]);

  test('agrees when it names exactly what is unproven', () => {
    expect(compareWithOpenList(statements, ['CHAT-02'])).toEqual([]);
  });

  test('fails on an unproven statement it does not name', () => {
    expect(compareWithOpenList(statements, [])).toEqual([
      'CHAT-02 has no passing browser test and is not listed as open',
    ]);
  });

  test('fails on a statement it names although it is proven', () => {
    expect(compareWithOpenList(statements, ['CHAT-01', 'CHAT-02'])).toEqual([
      'CHAT-01 is proven: take it off the list of open ids',
    ]);
  });

  test('fails on an id that does not exist or stands there twice', () => {
    expect(compareWithOpenList(statements, ['CHAT-02', 'CHAT-02', 'CHAT-77'])).toEqual([
      'CHAT-77 is listed as open but does not exist',
      'CHAT-02 is listed as open twice',
    ]);
  });
});

test('the summary counts each group and names what is open', () => {
  const { statements } = judge(['CHAT-01', 'CHAT-02', 'DASH-01'], [result('CHAT-01 right and left')]);
  expect(summaryTable(statements)).toBe(['CHAT      1/2  open: 02', 'DASH      0/1  open: 01'].join('\n'));
});
