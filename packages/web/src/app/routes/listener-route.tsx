import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useSignIn } from '../../features/sign-in/session-context.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { loadListenerLayout } from './load-screens.ts';

const ListenerLayout = lazy(async () => ({ default: (await loadListenerLayout()).ListenerLayout }));

/** Puts the listener's layout around a screen; who is signed out sees the screen alone, or what it shows them. */
export function ListenerRoute() {
  const signIn = useSignIn();
  if (signIn === null) return <Outlet />;
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      <ListenerLayout signIn={signIn} />
    </Suspense>
  );
}
