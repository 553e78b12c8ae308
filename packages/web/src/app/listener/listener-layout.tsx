import { screenPaths } from '@attune/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { useAmbientMood } from '../../components/ambient-mood.ts';
import { newestStep } from '../../features/chat/steps.ts';
import { localKeys } from '../../features/chat/storage-keys.ts';
import { useProfile } from '../../features/sign-in/api/get-profile.ts';
import { ApiProvider } from '../../lib/api-context.tsx';
import { keepRoomForKeyboard } from '../../lib/keyboard-room.ts';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { loadWhenOnline } from '../../lib/load-when-online.ts';
import { useStore } from '../../lib/store.ts';
import { IslandBoundary } from '../island-boundary.tsx';
import { queryClientOf } from '../query-client.ts';
import { DashboardSidebar } from '../routes/dashboard/dashboard-sidebar.tsx';
import { DashboardSkeleton } from '../routes/dashboard/dashboard-skeleton.tsx';
import { ListenerTop } from '../routes/dashboard/listener-top.tsx';
import { useWhatPlays } from '../routes/use-what-plays.ts';
import { ScreenBoundary } from '../screen-boundary.tsx';
import { useServices } from '../services-context.tsx';
import { wasLeftPlaying } from './left-playing.ts';
import { ListenerContext, useListener } from './listener-context.tsx';
import { type ListenerOutlet, ListenerOutletContext } from './listener-outlet.ts';
import { openListener } from './open-listener.ts';
import { useKeyToMessage } from './use-key-to-message.ts';

export { PlayerDock } from './player-dock.tsx';

const ResumeBar = lazyComponent(async () => (await import('../../features/player/resume-bar.tsx')).ResumeBar);

const KeepEarlier = lazyComponent(
  async () => (await loadWhenOnline(() => import('./earlier.tsx'))).KeepEarlier,
);

/** What stands around every screen of a signed-in listener and stays when one follows another. */
export function ListenerLayout({ signIn, children }: { signIn: string; children: ReactNode }) {
  const services = useServices();
  const listener = useStore(services.listener);
  useLayoutEffect(() => openListener(services, signIn), [services, signIn]);
  if (listener?.signIn !== signIn) return <DashboardSkeleton />;
  return (
    <ListenerContext value={listener}>
      <ApiProvider api={listener.api}>
        <QueryClientProvider client={queryClientOf(services)}>
          <Frame>{children}</Frame>
        </QueryClientProvider>
      </ApiProvider>
    </ListenerContext>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { localStorage, sessionStorage } = useServices();
  const [pathname] = useLocation();
  const { conversation, player, otherTab, radio } = useListener();
  const inOtherTab = useStore(otherTab);
  const ownPlayer = useStore(player);
  const whatPlays = useWhatPlays(ownPlayer, { isFirstFresh: wasLeftPlaying(sessionStorage) }, inOtherTab);
  const { turns } = useStore(conversation);
  useAmbientMood(newestStep(turns).mood);
  const keepsEarlier = turns.length > 0 || localStorage.getItem(localKeys.choices) !== null;
  useConversationOfAccount();
  useKeyToMessage(localStorage);
  const station = useStore(radio);
  const playing = whatPlays.track?.id ?? null;
  const isPlaying = whatPlays.track?.isPlaying ?? false;
  useEffect(() => station?.hear(playing, isPlaying), [station, playing, isPlaying]);
  useEffect(() => keepRoomForKeyboard(window, document.documentElement), []);
  const outlet: ListenerOutlet = { whatPlays, top: <ListenerTop whatPlays={whatPlays} /> };
  return (
    <div className="flex min-h-[calc(100dvh-var(--header-height)-var(--player-room,0px))]">
      <DashboardSidebar storage={localStorage} />
      <div data-screen tabIndex={-1} className="min-w-0 grow outline-none">
        <ScreenBoundary pathname={pathname}>
          <ListenerOutletContext value={outlet}>{children}</ListenerOutletContext>
        </ScreenBoundary>
      </div>
      {keepsEarlier && (
        <IslandBoundary fallback={null}>
          <KeepEarlier />
        </IslandBoundary>
      )}
      {/* What plays has a button of its own to go on with. */}
      {ownPlayer !== null &&
        whatPlays.track &&
        (pathname !== screenPaths.nowPlaying || inOtherTab !== null) && (
          <IslandBoundary fallback={null}>
            <ResumeBar player={ownPlayer} track={whatPlays.track} isInOtherTab={inOtherTab !== null} />
          </IslandBoundary>
        )}
    </div>
  );
}

/** Once the account is known, its conversation is: the page of its profile names it at the music service. */
function useConversationOfAccount(): void {
  const { conversation } = useListener();
  const account = useProfile().data?.external_urls.spotify;
  useEffect(() => {
    if (account !== undefined) conversation.belongTo(account);
  }, [conversation, account]);
}
