import { screenPaths } from '@attune/contract';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Announcements } from '../components/announcements.tsx';
import { Header } from '../components/header.tsx';
import { messageFieldId } from '../features/chat/message-field-id.ts';
import { ProfileLoading } from '../features/sign-in/profile-loading.tsx';
import { useIsSignedIn, useSession } from '../features/sign-in/session-context.tsx';
import { SignInButton } from '../features/sign-in/sign-in-button.tsx';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { useIsPhone } from '../lib/phone.ts';
import { useStore } from '../lib/store.ts';
import type { DialogKind } from './dialogs.tsx';
import { isGuarded } from './guarded-paths.ts';
import { IslandBoundary } from './island-boundary.tsx';
import type { LandingState } from './routes/landing-state.ts';
import { LandingFooter, PlayerDock } from './routes/lazy-screens.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { useServices } from './services-context.tsx';
import { texts } from './texts.ts';

const Profile = lazyComponent(
  async () => (await import('./profile-island.tsx')).ProfileIsland,
  ProfileLoading,
);
const Dialogs = lazyComponent(async () => (await import('./dialogs.tsx')).Dialogs);

const skipLink = 'button button-primary fixed top-2 left-2 z-50 -translate-y-24 focus-visible:translate-y-0';

/** What stands on every screen: header, dialogs, the listener's player, and the place where the screen goes. */
export function Shell({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<DialogKind | null>(null);
  // Closed dialogs stay, so that closing gives the focus back to where it was.
  const [wasOpened, setWasOpened] = useState(false);
  const [noticeSlot, setNoticeSlot] = useState<HTMLElement | null>(null);
  const show = (kind: DialogKind) => {
    setOpen(kind);
    setWasOpened(true);
  };
  const [pathname, navigate] = useLocation();
  const isPhone = useIsPhone();
  const isSignedIn = useIsSignedIn();
  const isCompact = isSignedIn && isPhone;
  const main = useStartOfScreen(pathname);
  useWayHomeAfterSignIn(pathname, navigate);
  return (
    <>
      <a href="#main" className={skipLink}>
        {texts.skip}
      </a>
      {pathname === screenPaths.dashboard && (
        <a href={`#${messageFieldId}`} className={skipLink}>
          {texts.skipToMessage}
        </a>
      )}
      <Header
        onAbout={() => show('about')}
        onHelp={() => show('help')}
        account={
          <>
            {isSignedIn && pathname === screenPaths.landing && (
              <Link
                to={screenPaths.dashboard}
                // On a phone the words that stand in for the profile hang out over it.
                className="button button-quiet me-1 shrink-0 px-3 phone:[&:has(+[role=status],+*_[role=status])]:invisible"
              >
                {texts.toAssistant}
              </Link>
            )}
            <Account noticeSlot={noticeSlot} onShow={show} />
          </>
        }
        isCompact={isCompact}
        weather={<Weather />}
      />
      <Announcements />
      <div ref={setNoticeSlot} />
      <main ref={main} id="main" tabIndex={-1}>
        <ScreenBoundary pathname={pathname}>{children}</ScreenBoundary>
      </main>
      {pathname === screenPaths.landing && (
        <IslandBoundary fallback={null}>
          <LandingFooter />
        </IslandBoundary>
      )}
      <Player />
      {wasOpened && (
        <IslandBoundary fallback={null}>
          <Dialogs open={open} onClose={() => setOpen(null)} />
        </IslandBoundary>
      )}
    </>
  );
}

interface AccountProps {
  noticeSlot: HTMLElement | null;
  onShow: (kind: DialogKind) => void;
}

function Account({ noticeSlot, onShow }: AccountProps) {
  const isSignedIn = useIsSignedIn();
  if (!isSignedIn) return <SignInButton />;
  return (
    <IslandBoundary fallback={<ProfileLoading />}>
      <Profile noticeSlot={noticeSlot} onShow={onShow} />
    </IslandBoundary>
  );
}

/** A listener without a network reads that nothing is lost. It stands where nothing has to give way: nothing moves. */
function Weather() {
  const { network, listener } = useServices();
  const isOnline = useStore(network.connection);
  const isListener = useStore(listener) !== null;
  return isListener && !isOnline && <p data-weather>{texts.offline}</p>;
}

/** The player of a listener who has been on a screen of theirs, and the room it needs at the foot of the page. */
function Player() {
  const listener = useStore(useServices().listener);
  if (listener === null) return null;
  return (
    <>
      <div className="h-[var(--player-room,0px)]" />
      <IslandBoundary fallback={null}>
        <PlayerDock key={listener.signIn} listener={listener} />
      </IslandBoundary>
    </>
  );
}

/**
 * After a change of screen, reading and tabbing go on at its beginning, and so does the eye; going back keeps the
 * place the browser remembers, and the focus what led away from beside the screens. The first screen keeps the browser's
 * way.
 */
function useStartOfScreen(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  const traversedTo = useRef<string | null>(null);
  const ledAway = useRef(new Map<string, Element | null>());
  useLayoutEffect(() => {
    const noteTraversal = () => {
      traversedTo.current = window.location.pathname;
    };
    // Before the router listens, which shows the screen at once. A window's listeners are called in their order alone.
    window.addEventListener('popstate', noteTraversal);
    return () => window.removeEventListener('popstate', noteTraversal);
  }, []);
  useLayoutEffect(() => {
    const places = ledAway.current;
    // Before the browser takes the focus from what the next screen hides.
    return () => void places.set(pathname, document.activeElement);
  }, [pathname]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const isTraversal = traversedTo.current === window.location.pathname;
    traversedTo.current = null;
    // What stands beside the screens, as the player does, is still there.
    const place = isTraversal ? ledAway.current.get(pathname) : null;
    if (place instanceof HTMLElement && place.isConnected && place !== document.body) {
      if (main.current?.contains(place) === false) {
        place.focus({ preventScroll: true });
        return;
      }
    }
    const focused = document.activeElement;
    // The landing page's sign-in panel takes the focus, and the view, by itself; a menu that stays does not keep it.
    if (main.current?.contains(focused) && focused?.closest('nav') == null) return;
    const start = main.current?.querySelector<HTMLElement>('[data-screen]') ?? main.current;
    start?.focus({ preventScroll: true });
    if (!isTraversal) window.scrollTo(0, 0);
  }, [pathname]);
  return main;
}

/**
 * However a sign-in ends, the listener goes to the landing page and reads there why. On a screen of a listener its
 * own guard does that, and leaves no way back into it.
 */
function useWayHomeAfterSignIn(pathname: string, navigate: ReturnType<typeof useLocation>[1]): void {
  const session = useSession();
  useEffect(
    () =>
      session.onEnd((reason) => {
        if (reason === 'replaced' || isGuarded(pathname)) return;
        const state: LandingState = { signIn: reason };
        navigate(screenPaths.landing, { state });
      }),
    [session, navigate, pathname],
  );
}
