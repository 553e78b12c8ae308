import type { Permission } from '@attune/contract';
import { SignedOutError } from '../lib/api-error.ts';
import { type Failure, failureOf } from '../lib/error-text.ts';
import { FailureNotice } from './failure-notice.tsx';
import { MediaRowSkeletons } from './media-row.tsx';
import { NotPermitted } from './not-permitted.tsx';

interface ListStateProps {
  /** `null` while the list is on its way. */
  failure: Failure | null;
  permission: Permission;
  why: string;
  loading: string;
  failed: string;
  onRetry: () => void;
}

/** What stands where a list of the listener's own is not there: it loads, may not be read, or could not be. */
export function ListState({ failure, permission, why, loading, failed, onRetry }: ListStateProps) {
  if (failure?.code === 'permission_missing') return <NotPermitted permission={permission} why={why} />;
  if (failure !== null) {
    return <FailureNotice failure={failure} what={failed} onRetry={onRetry} />;
  }
  return (
    <div aria-busy>
      <p role="status" className="mb-3 text-muted text-s">
        {loading}
      </p>
      <MediaRowSkeletons count={8} />
    </div>
  );
}

interface Asked {
  error: unknown;
  errorUpdatedAt: number;
}

/** Why a list is not there; `null` while it is on its way, and when the sign-in ended, which leads elsewhere. */
export const failureOfList = ({ error, errorUpdatedAt }: Asked): Failure | null =>
  error === null || error instanceof SignedOutError ? null : failureOf(error, errorUpdatedAt);
