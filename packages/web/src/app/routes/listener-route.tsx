import type { ReactNode } from 'react';
import { useSignIn } from '../../features/sign-in/session-context.tsx';
import { ListenerLayout } from './lazy-screens.ts';

/** Puts the listener's layout around a screen; who is signed out sees the screen alone, or what it shows them. */
export function ListenerRoute({ children }: { children: ReactNode }) {
  const signIn = useSignIn();
  if (signIn === null) return children;
  return <ListenerLayout signIn={signIn}>{children}</ListenerLayout>;
}
