import { screenPaths } from '@attune/contract';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { Dialog } from '../components/dialog.tsx';
import { Header } from '../components/header.tsx';
import { ProfileLoading } from '../features/sign-in/profile-loading.tsx';
import { useIsSignedIn, useSession } from '../features/sign-in/session-context.tsx';
import { SignInButton } from '../features/sign-in/sign-in-button.tsx';
import { IslandBoundary } from './island-boundary.tsx';
import type { LandingState } from './routes/landing.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { texts } from './texts.ts';

const Profile = lazy(async () => ({ default: (await import('./profile-island.tsx')).ProfileIsland }));
const About = lazy(async () => ({ default: (await import('./dialog-islands.tsx')).About }));
const Help = lazy(async () => ({ default: (await import('./dialog-islands.tsx')).Help }));

/** What stands on every screen: header, dialogs, and the place where the screen goes. */
export function Shell({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<'about' | 'help' | null>(null);
  const close = () => setOpen(null);
  const { pathname } = useLocation();
  const main = useStartOfScreen(pathname);
  useWayHomeAfterSignIn(pathname);
  return (
    <>
      <a
        href="#main"
        className="button button-primary fixed top-2 left-2 z-50 -translate-y-24 focus-visible:translate-y-0"
      >
        {texts.skip}
      </a>
      <Header onAbout={() => setOpen('about')} onHelp={() => setOpen('help')} account={<Account />} />
      <main ref={main} id="main" tabIndex={-1}>
        <ScreenBoundary pathname={pathname}>{children}</ScreenBoundary>
      </main>
      <Dialog title={texts.about} isOpen={open === 'about'} onClose={close}>
        <Suspense fallback={<p>{texts.loading}</p>}>
          <About onLeave={close} />
        </Suspense>
      </Dialog>
      <Dialog title={texts.help} isOpen={open === 'help'} onClose={close}>
        <Suspense fallback={<p>{texts.loading}</p>}>
          <Help />
        </Suspense>
      </Dialog>
    </>
  );
}

function Account() {
  const isSignedIn = useIsSignedIn();
  if (!isSignedIn) return <SignInButton />;
  return (
    <IslandBoundary fallback={<ProfileLoading />}>
      <Suspense fallback={<ProfileLoading />}>
        <Profile />
      </Suspense>
    </IslandBoundary>
  );
}

/**
 * After a change of screen, reading and tabbing go on at its beginning, and so does the eye; going back keeps the
 * place the browser remembers. The first screen keeps the browser's way.
 */
function useStartOfScreen(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  const navigationType = useNavigationType();
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The landing page's sign-in panel takes the focus, and the view, by itself.
    if (main.current?.contains(document.activeElement)) return;
    main.current?.focus({ preventScroll: true });
    if (navigationType !== 'POP') window.scrollTo(0, 0);
  }, [pathname, navigationType]);
  return main;
}

/**
 * However a sign-in ends, the listener goes to the landing page and reads there why. On the dashboard its own guard
 * does that, and leaves no way back into it.
 */
function useWayHomeAfterSignIn(pathname: string): void {
  const session = useSession();
  const navigate = useNavigate();
  useEffect(
    () =>
      session.onEnd((reason) => {
        if (pathname === screenPaths.dashboard) return;
        const state: LandingState = { signIn: reason };
        navigate(screenPaths.landing, { state });
      }),
    [session, navigate, pathname],
  );
}
