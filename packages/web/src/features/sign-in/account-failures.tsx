import { useMemo } from 'react';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { failureOf } from '../../lib/error-text.ts';
import { texts } from './texts.ts';

export interface FailedCall {
  error: unknown;
  onRetry: () => void;
}

interface AccountFailuresProps {
  /** The header itself goes on saying that the profile loads, as specified. */
  profile: FailedCall | null;
  signOut: FailedCall | null;
}

/** One calm line each below the header, for what did not work in it. */
export function AccountFailures({ profile, signOut }: AccountFailuresProps) {
  return (
    <div className="border-line border-b bg-surface px-4 py-1">
      {profile !== null && <Line {...profile} />}
      {signOut !== null && <Line {...signOut} what={texts.signOutFailed} />}
    </div>
  );
}

function Line({ error, onRetry, what }: FailedCall & { what?: string }) {
  const failure = useMemo(() => failureOf(error, Date.now()), [error]);
  return (
    <FailureNotice
      className="min-h-11 justify-center"
      failure={failure}
      onRetry={onRetry}
      {...(what !== undefined && { what })}
    />
  );
}
