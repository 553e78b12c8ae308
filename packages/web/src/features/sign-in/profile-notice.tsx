import { lazy, Suspense } from 'react';
import { SignedOutError } from '../../lib/api-error.ts';
import { useProfile } from './api/get-profile.ts';

const ProfileFailure = lazy(async () => ({
  default: (await import('./profile-failure.tsx')).ProfileFailure,
}));

/** Why the profile does not arrive, when it does not. The words load only then. */
export function ProfileNotice() {
  const { error, askAgain } = useProfile();
  if (error === null || error instanceof SignedOutError) return null;
  return (
    <Suspense>
      <ProfileFailure error={error} onRetry={askAgain} />
    </Suspense>
  );
}
