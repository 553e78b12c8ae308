import { LogIn, RotateCcw } from 'lucide-react';
import { useEffect, useReducer, useRef } from 'react';
import { announce } from '../lib/announcements.ts';
import { useApi } from '../lib/api-context.tsx';
import { type Failure, sentencesOf, textOfFailure } from '../lib/error-text.ts';

const texts = { tryAgain: 'Try again', signInAgain: 'Sign in again' };

/** The longest wait a browser's timer can hold. */
const longestTimerMs = 2 ** 31 - 1;

/** What comes into these is read out by itself; behind a dialog nothing is. */
const announcedAnyway = '[role="log"], [role="status"], [role="alert"], dialog';

interface FailureNoticeProps {
  failure: Failure;
  /** What did not work, where the place itself does not say so. */
  what?: string;
  /** Makes another attempt; `null` where none can be made from here. */
  onRetry: (() => void) | null;
  className?: string;
}

/**
 * The one way a failed call is shown: what happened, what to do, and a button for it where there is something to do.
 * Where the service named a time to wait until, the button comes with it.
 */
export function FailureNotice({ failure, what, onRetry, className = '' }: FailureNoticeProps) {
  const { signIn } = useApi();
  const isDue = useIsDue(failure.retryAtMs);
  const text = textOfFailure(failure, Date.now());
  const words = what === undefined ? sentencesOf(text) : `${what} ${sentencesOf(text)}`;
  const notice = useRef<HTMLDivElement>(null);
  const { code, retryAtMs } = failure;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the clock, and are no news for that
  useEffect(() => {
    if (notice.current?.closest(announcedAnyway) === null) announce(words, Date.now());
  }, [code, retryAtMs, what]);
  const canRetry = text.action === 'retry' || (text.action === 'wait' && isDue);
  return (
    <div
      ref={notice}
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 text-muted text-s ${className}`}
    >
      <p>{words}</p>
      {canRetry && onRetry !== null && (
        <button type="button" className="button button-quiet" onClick={onRetry}>
          <RotateCcw size={16} aria-hidden />
          {texts.tryAgain}
        </button>
      )}
      {text.action === 'sign-in' && (
        <button type="button" className="button button-quiet" onClick={signIn}>
          <LogIn size={16} aria-hidden />
          {texts.signInAgain}
        </button>
      )}
    </div>
  );
}

/** Whether a time has come, renewed when it does. */
function useIsDue(timeMs: number | null): boolean {
  const [renewals, renew] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wait longer than a timer takes several of them
  useEffect(() => {
    if (timeMs === null) return;
    const leftMs = timeMs - Date.now();
    if (leftMs <= 0) return;
    const timer = setTimeout(renew, Math.min(leftMs, longestTimerMs));
    return () => clearTimeout(timer);
  }, [timeMs, renewals]);
  return timeMs === null || timeMs <= Date.now();
}
