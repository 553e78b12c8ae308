import { expect, test } from 'vitest';
import { classifyReply } from './classify-error.ts';

const reply = (status: number, error: { message?: string; reason?: string }, retryAfter?: string) => ({
  status,
  text: JSON.stringify({ error }),
  header: (name: string) => (name === 'retry-after' ? retryAfter : undefined),
});

test.each([
  ['120', 120],
  ['86400', 86_400],
  ['999999999', 86_400],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ['-5', undefined],
])('a Retry-After of "%s" asks for %s seconds, a day at most', (header, seconds) => {
  expect(classifyReply(reply(429, {}, header), 'none').retryAfterSeconds).toBe(seconds);
});

test('a used-up quota is told from too many calls at once', () => {
  expect(classifyReply(reply(429, { reason: 'QUOTA_EXCEEDED' }), 'none').kind).toBe('quota-exceeded');
  expect(classifyReply(reply(429, { message: 'API rate limit exceeded' }), 'none').kind).toBe('rate-limited');
});

test('a 401 that speaks of a missing scope is no rejected token: a refresh would not cure it', () => {
  expect(classifyReply(reply(401, { message: 'Permissions missing' }), 'none').kind).toBe(
    'permission-missing',
  );
  expect(classifyReply(reply(401, { message: 'The access token expired' }), 'none').kind).toBe(
    'token-rejected',
  );
});
