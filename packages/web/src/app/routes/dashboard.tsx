import { screenPaths } from '@attune/contract';
import { lazy, Suspense } from 'react';
import { Redirect } from 'wouter';
import { useIsSignedIn, useSession } from '../../features/sign-in/session-context.tsx';
import { texts } from '../texts.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import type { LandingState } from './landing.tsx';
import { loadDashboardScreen } from './load-screens.ts';

const DashboardScreen = lazy(async () => ({ default: (await loadDashboardScreen()).DashboardScreen }));

/**
 * Guards the dashboard: without a stored access token nothing of it is even loaded, and when the sign-in ends, here
 * or in another tab, the listener is led to the landing page.
 */
export function Dashboard() {
  const session = useSession();
  if (!useIsSignedIn()) {
    const state: LandingState = { signIn: session.endReason() ?? 'needed' };
    return <Redirect to={screenPaths.landing} replace state={state} />;
  }
  return (
    <>
      <title>{texts.titled(texts.dashboardTitle)}</title>
      <Suspense fallback={<DashboardSkeleton />}>
        <DashboardScreen />
      </Suspense>
    </>
  );
}
