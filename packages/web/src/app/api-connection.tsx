import type { ReactNode } from 'react';
import { useSignIn } from '../features/sign-in/session-context.tsx';
import { ApiProvider } from '../lib/api-context.tsx';
import { connectionOf } from './connect.ts';
import { useServices } from './services-context.tsx';

/** What every part that talks to the backend stands in. Loaded with the first such part, not with the first screen. */
export function ApiConnection({ children }: { children: ReactNode }) {
  return <ApiProvider api={connectionOf(useServices(), useSignIn())}>{children}</ApiProvider>;
}
