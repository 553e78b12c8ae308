import { type ProblemCode, problemCodes, problemStatus } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { NetworkError, ProblemError } from './api-error.ts';
import { failureCodes, failureOf, textOfFailure } from './error-text.ts';

const now = new Date(2026, 0, 1, 15, 0, 0).getTime();

/** The words for a quota that lasts that many seconds more. */
function quotaText(retryAfterSeconds: number | null) {
  const code: ProblemCode = 'streaming_quota_exceeded';
  const problem = {
    type: '',
    title: '',
    status: problemStatus[code],
    detail: 'raw detail',
    code,
    requestId: '1',
  };
  return textOfFailure(failureOf(new ProblemError(problem, retryAfterSeconds), now), now);
}

describe('the words for a failure', () => {
  test('are there for every code, and never repeat it', () => {
    for (const code of failureCodes) {
      const { title, hint } = textOfFailure({ code, retryAtMs: null }, now);
      expect(title).toMatch(/^[A-Z].+\.$/);
      expect(hint).toMatch(/^[A-Z].+\.$/);
      expect(`${title} ${hint}`).not.toContain(code.includes('_') ? code : '_');
    }
    expect(failureCodes).toEqual(expect.arrayContaining(problemCodes));
  });

  test('name the time of day until which a quota is used up, when the wait is long', () => {
    const time = new Date(2026, 0, 1, 18, 40).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
    expect(quotaText(13_200)).toMatchObject({
      title: `The calls to the music service are used up until ${time}.`,
      hint: `Try again after ${time}.`,
    });
    expect(quotaText(20).hint).toBe('Try again later.');
    expect(quotaText(null).hint).toBe('Try again later.');
  });

  test('name the day as well when the wait ends on another one', () => {
    expect(quotaText(18 * 3600).hint).toMatch(/^Try again after Friday.* 09:00/);
  });

  test('name no time that has passed', () => {
    const failure = { code: 'streaming_quota_exceeded', retryAtMs: now - 1 } as const;
    expect(textOfFailure(failure, now).hint).toBe('Try again later.');
  });

  test('cover what never reached the backend and what nobody foresaw', () => {
    expect(failureOf(new NetworkError('x'), now)).toEqual({ code: 'network', retryAtMs: null });
    expect(failureOf(new Error('x'), now).code).toBe('unknown');
  });
});
