import { expect, test } from 'vitest';
import { describeError } from './logger.ts';

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
