import { screenPaths } from '@attune/contract';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { Hero, type TryAnswerOf } from '../../features/landing/hero.tsx';
import { ClosingCall, Features, How } from '../../features/landing/sections.tsx';
import { texts } from '../../features/landing/texts.ts';
import { useIsSignedIn } from '../../features/sign-in/session-context.tsx';
import { SignInPanel } from '../../features/sign-in/sign-in-panel.tsx';
import { panelTexts, texts as signInTexts } from '../../features/sign-in/texts.ts';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { IslandBoundary } from '../island-boundary.tsx';
import { PageTitle } from '../page-title.tsx';
import { useServices } from '../services-context.tsx';
import { recallTried, rememberTried, sayOrDraft } from '../tried-message.ts';
import type { LandingState } from './landing-state.ts';

export { Footer } from '../../features/landing/footer.tsx';

const Service = lazyComponent(
  async () => (await import('../sign-in-island.tsx')).ServiceIsland,
  ({ say, unknown }) => say(unknown),
);
const SignInErrorPanel = lazyComponent(async () => (await import('../sign-in-island.tsx')).SignInErrorPanel);
const TryIsland = lazyComponent(async () => (await import('../try-island.tsx')).TryIsland);

const answerOf: TryAnswerOf = (tried, onMood) => (
  <IslandBoundary fallback={<p className="text-muted text-s">{texts.notLoaded}</p>}>
    <TryIsland tried={tried} onMood={onMood} />
  </IslandBoundary>
);

const prefetch = () => {
  // A failure shows when it is wanted.
  TryIsland.preload().catch(() => undefined);
};

export function LandingScreen() {
  const { sessionStorage, now, listener, session } = useServices();
  const isSignedIn = useIsSignedIn();
  const [, navigate] = useLocation();
  const [firstText] = useState(() => recallTried(sessionStorage, now()));
  const carry = (text: string) => {
    const conversation = listener.get()?.conversation;
    if (conversation === undefined) rememberTried(sessionStorage, text, now());
    else sayOrDraft(text, conversation, session.isUnconfirmed());
    navigate(screenPaths.dashboard);
  };
  return (
    <>
      <PageTitle title={texts.title} />
      <Hero
        notice={<Notice />}
        firstText={firstText}
        answerOf={answerOf}
        carry={isSignedIn ? carry : null}
        onPrefetch={prefetch}
      />
      <Features />
      <How />
      <ClosingCall />
    </>
  );
}

/** Why the listener is here when they did not mean to be. */
function Notice() {
  const isSignedIn = useIsSignedIn();
  const errorCode = useSignInError();
  const reason = useHistoryState<LandingState | null>()?.signIn;
  if (isSignedIn) return null;
  if (errorCode !== null) {
    return (
      <IslandBoundary fallback={<SignInPanel text={panelTexts.failed} serviceName={serviceName} isError />}>
        <SignInErrorPanel key={errorCode} code={errorCode} serviceName={serviceName} />
      </IslandBoundary>
    );
  }
  if (reason === 'signed-out') {
    return (
      <p role="status" className="card message w-fit px-4 py-2.5 text-s">
        <IslandBoundary fallback={signInTexts.signedOut('')}>
          <Service say={signInTexts.signedOut} unknown="" />
        </IslandBoundary>
      </p>
    );
  }
  if (reason === undefined) return null;
  return <SignInPanel text={panelTexts[reason]} serviceName={serviceName} isError={false} />;
}

/** Reads `sign_in_error` once and takes it out of the address, so that a reload or a shared link does not repeat it. */
function useSignInError(): string | null {
  const [query, setQuery] = useSearchParams();
  const [code, setCode] = useState(() => query.get('sign_in_error'));
  const present = query.get('sign_in_error');
  useEffect(() => {
    if (present === null) return;
    setCode(present);
    setQuery(
      (current) => {
        current.delete('sign_in_error');
        return current;
      },
      { replace: true },
    );
  }, [present, setQuery]);
  return code;
}

const unnamed = signInTexts.continueWith(signInTexts.someService);
const serviceName = (
  <IslandBoundary fallback={unnamed}>
    <Service say={signInTexts.continueWith} unknown={signInTexts.someService} />
  </IslandBoundary>
);
