import { lazy, Suspense } from 'react';
import { texts } from '../texts.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { loadDashboardScreen } from './load-screens.ts';
import { SignedIn } from './signed-in.tsx';

const DashboardScreen = lazy(async () => ({ default: (await loadDashboardScreen()).DashboardScreen }));

export function Dashboard() {
  return (
    <SignedIn title={texts.dashboardTitle}>
      <Suspense fallback={<DashboardSkeleton />}>
        <DashboardScreen />
      </Suspense>
    </SignedIn>
  );
}
