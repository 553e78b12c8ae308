import { act, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ApiProvider } from '../lib/api-context.tsx';
import { type Failure, type FailureCode, failureCodes, textOfFailure } from '../lib/error-text.ts';
import { createTestApi } from '../testing/test-api.ts';
import { FailureNotice } from './failure-notice.tsx';

const now = Date.UTC(2026, 0, 1, 12);

function show(failure: Failure, onRetry: (() => void) | null = () => {}) {
  const signIn = vi.fn();
  render(
    <ApiProvider api={{ ...createTestApi(), signIn }}>
      <FailureNotice failure={failure} onRetry={onRetry} />
    </ApiProvider>,
  );
  return { signIn };
}

const offered = () => screen.queryAllByRole('button').map((button) => button.textContent);
const actionOf = (code: FailureCode) => textOfFailure({ code, retryAtMs: null }, now).action;
const expected = { retry: ['Try again'], wait: ['Try again'], 'sign-in': ['Sign in again'], none: [] };

describe('a failure', () => {
  test.each(failureCodes)('of the kind %s offers what can be done about it and nothing else', (code) => {
    show({ code, retryAtMs: null });
    expect(offered()).toEqual(expected[actionOf(code)]);
  });

  test('offers no attempt where none can be made', () => {
    show({ code: 'network', retryAtMs: null }, null);
    expect(offered()).toEqual([]);
  });

  test('that has to be waited out offers another attempt when the time has come, however far that is', () => {
    vi.useFakeTimers({ now });
    const sixtyDaysMs = 60 * 24 * 3_600_000;
    show({ code: 'streaming_quota_exceeded', retryAtMs: now + sixtyDaysMs });
    expect(offered()).toEqual([]);
    act(() => void vi.advanceTimersByTime(sixtyDaysMs - 1));
    expect(offered()).toEqual([]);
    act(() => void vi.advanceTimersByTime(1));
    expect(offered()).toEqual(['Try again']);
  });

  test('that a new sign-in cures leads to it', () => {
    const { signIn } = show({ code: 'permission_missing', retryAtMs: null });
    screen.getByRole('button', { name: 'Sign in again' }).click();
    expect(signIn).toHaveBeenCalledTimes(1);
  });
});
