import { screenPaths } from '@attune/contract';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { useIsSignedIn, useSession } from '../../features/sign-in/session-context.tsx';
import { PageTitle } from '../page-title.tsx';
import { texts } from '../texts.ts';
import type { LandingState } from './landing-state.ts';

/**
 * Guards a screen of a listener: without a stored access token nothing of it is even loaded, and when the sign-in ends, here
 * or in another tab, the listener is led to the landing page.
 */
export function SignedIn({ title, children }: { title: string; children: ReactNode }) {
  const session = useSession();
  if (!useIsSignedIn()) {
    const state: LandingState = { signIn: session.endReason() ?? 'needed' };
    return <Redirect to={screenPaths.landing} replace state={state} />;
  }
  return (
    <>
      <PageTitle title={texts.titled(title)} />
      {children}
    </>
  );
}
