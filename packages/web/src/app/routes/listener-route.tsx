import { lazy, type ReactNode, Suspense } from 'react';
import { useSignIn } from '../../features/sign-in/session-context.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { loadListenerLayout } from './load-screens.ts';

const ListenerLayout = lazy(async () => ({ default: (await loadListenerLayout()).ListenerLayout }));

/** Puts the listener's layout around a screen; who is signed out sees the screen alone, or what it shows them. */
export function ListenerRoute({ children }: { children: ReactNode }) {
  const signIn = useSignIn();
  if (signIn === null) return children;
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      <ListenerLayout signIn={signIn}>{children}</ListenerLayout>
    </Suspense>
  );
}
