import { expect, test } from 'vitest';
import { describeError, loggerOptions } from './logger.ts';

test('keeps kind, message and place of an error and its causes, and nothing a library hangs on it', () => {
  const cause = Object.assign(new TypeError('inner'), { body: 'marked' });
  const described = describeError(
    Object.assign(new Error('outer', { cause }), { request: { token: 'marked' } }),
  );
  expect(described).toMatchObject({
    type: 'Error',
    message: 'outer',
    cause: { type: 'TypeError', message: 'inner' },
  });
  expect(described.frames[0]).toMatch(/^at /);
  expect(JSON.stringify(described)).not.toContain('marked');
});

test('a text that could not be parsed is not quoted', () => {
  const failure = (() => {
    try {
      return JSON.parse('{"text": marked}') as Error;
    } catch (error) {
      return error;
    }
  })();
  expect(JSON.stringify(describeError(failure))).not.toContain('marked');
});

test('every line carries its own millisecond, spelt anew when it is another', () => {
  let now = Date.UTC(2026, 10, 22, 7, 30);
  const { timestamp } = loggerOptions('info', undefined, () => now) as { timestamp: () => string };
  const spelt = [timestamp(), timestamp()];
  now += 1;
  spelt.push(timestamp());
  expect(spelt).toEqual([
    ',"time":"2026-11-22T07:30:00.000Z"',
    ',"time":"2026-11-22T07:30:00.000Z"',
    ',"time":"2026-11-22T07:30:00.001Z"',
  ]);
});
