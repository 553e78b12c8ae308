import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Session } from './session.ts';

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** @throws when no {@link SessionProvider} stands above. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

/** Follows sign-in and sign-out, in this tab and the others. */
export function useIsSignedIn(): boolean {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.isSignedIn);
}

/** Names the sign-in of now, also when another tab replaces it; `null` when signed out. */
export function useSignIn(): string | null {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.signIn);
}

/** Whether the listener has to be asked whose account this is. */
export function useIsUnconfirmed(): boolean {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.isUnconfirmed);
}
