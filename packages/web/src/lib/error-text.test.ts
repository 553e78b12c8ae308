import { problemCodes, problemStatus } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { NetworkError, ProblemError } from './api-error.ts';
import { failureCodeOf, failureCodes, textOfError, textOfFailure } from './error-text.ts';

function limited(retryAfterSeconds: number | null) {
  const code = 'streaming_quota_exceeded';
  return new ProblemError(
    { type: '', title: '', status: problemStatus[code], detail: 'raw detail', code, requestId: '1' },
    retryAfterSeconds,
  );
}

describe('the words for a failure', () => {
  test('are there for every code, and never repeat it', () => {
    for (const code of failureCodes) {
      const { title, hint } = textOfFailure(code);
      expect(title).toMatch(/^[A-Z].+\.$/);
      expect(hint).toMatch(/^[A-Z].+\.$/);
      expect(`${title} ${hint}`).not.toContain(code.includes('_') ? code : '_');
    }
    expect(failureCodes).toEqual(expect.arrayContaining(problemCodes));
  });

  test('name the time of day from which a new attempt makes sense, when the wait is long', () => {
    const now = new Date(2026, 0, 1, 15, 0, 0);
    const time = new Date(2026, 0, 1, 18, 40).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
    expect(textOfError(limited(13_200), now).hint).toBe(`Try again after ${time}.`);
    expect(textOfError(limited(20), now).hint).toBe('Try again later.');
    expect(textOfError(limited(null), now).hint).toBe('Try again later.');
  });

  test('cover what never reached the backend and what nobody foresaw', () => {
    expect(failureCodeOf(new NetworkError('x'))).toBe('network');
    expect(failureCodeOf(new Error('x'))).toBe('unknown');
  });
});
