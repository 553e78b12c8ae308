import { screenPaths } from '@attune/contract';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { Header } from '../components/header.tsx';
import { Footer } from '../features/landing/footer.tsx';
import { ProfileLoading } from '../features/sign-in/profile-loading.tsx';
import { useIsSignedIn, useSession } from '../features/sign-in/session-context.tsx';
import { SignInButton } from '../features/sign-in/sign-in-button.tsx';
import type { DialogKind } from './dialogs.tsx';
import { IslandBoundary } from './island-boundary.tsx';
import type { LandingState } from './routes/landing.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { texts } from './texts.ts';

const Profile = lazy(async () => ({ default: (await import('./profile-island.tsx')).ProfileIsland }));
const Dialogs = lazy(async () => ({ default: (await import('./dialogs.tsx')).Dialogs }));

/** What stands on every screen: header, dialogs, and the place where the screen goes. */
export function Shell({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<DialogKind | null>(null);
  // Closed dialogs stay, so that closing gives the focus back to where it was.
  const [wasOpened, setWasOpened] = useState(false);
  const [noticeSlot, setNoticeSlot] = useState<HTMLElement | null>(null);
  const show = (kind: DialogKind) => {
    setOpen(kind);
    setWasOpened(true);
  };
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
      <Header
        onAbout={() => show('about')}
        onHelp={() => show('help')}
        account={<Account noticeSlot={noticeSlot} />}
      />
      <div ref={setNoticeSlot} />
      <main ref={main} id="main" tabIndex={-1}>
        <ScreenBoundary pathname={pathname}>{children}</ScreenBoundary>
      </main>
      {pathname === screenPaths.landing && <Footer />}
      {wasOpened && (
        <IslandBoundary fallback={null}>
          <Suspense>
            <Dialogs open={open} onClose={() => setOpen(null)} />
          </Suspense>
        </IslandBoundary>
      )}
    </>
  );
}

function Account({ noticeSlot }: { noticeSlot: HTMLElement | null }) {
  const isSignedIn = useIsSignedIn();
  if (!isSignedIn) return <SignInButton />;
  return (
    <IslandBoundary fallback={<ProfileLoading />}>
      <Suspense fallback={<ProfileLoading />}>
        <Profile noticeSlot={noticeSlot} />
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
