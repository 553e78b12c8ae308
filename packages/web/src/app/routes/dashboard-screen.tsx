import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAmbientMood } from '../../components/ambient-mood.ts';
import { creditedService, openAt, ServiceCredit } from '../../components/service-credit.tsx';
import { useInstallation } from '../../features/about/api/get-installation.ts';
import { Chat } from '../../features/chat/chat.tsx';
import { useConversation } from '../../features/chat/use-conversation.ts';
import { refreshCurrentTrack } from '../../features/now-playing/api/get-current-track.ts';
import { NowPlayingPill } from '../../features/now-playing/now-playing-pill.tsx';
import { PlayButton } from '../../features/player/play-button.tsx';
import { PlayerBar } from '../../features/player/player-bar.tsx';
import { usePanelPlayer } from '../../features/player/use-panel-player.ts';
import { RecommendationsPanel } from '../../features/recommendations/recommendations-panel.tsx';
import { useIsUnconfirmed } from '../../features/sign-in/session-context.tsx';
import { SignInQuestion } from '../../features/sign-in/sign-in-question.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { ApiConnection } from '../api-connection.tsx';
import { queryClientOf } from '../query-client.ts';
import { useServices } from '../services-context.tsx';
import { DashboardDrawer } from './dashboard-drawer.tsx';
import { DashboardSidebar } from './dashboard-sidebar.tsx';
import { useWhatPlays } from './use-what-plays.ts';

export function DashboardScreen() {
  const queryClient = queryClientOf(useServices());
  return (
    <ApiConnection>
      <QueryClientProvider client={queryClient}>
        <DashboardLayout />
      </QueryClientProvider>
    </ApiConnection>
  );
}

/** The player here has told the service something new, so that what was known before will not do. */
function useFreshTrack(): () => void {
  const queryClient = useQueryClient();
  const { listener } = useApi();
  return useCallback(() => void refreshCurrentTrack(queryClient, listener), [queryClient, listener]);
}

/** Joins what the features know: the chat's mood and playlists, what plays them, and the track that seeds the songs. */
function DashboardLayout() {
  const { sessionStorage, localStorage } = useServices();
  const control = useConversation(sessionStorage);
  const { mood, playlists, messages } = control.conversation;
  const installation = useInstallation().data;
  const service = creditedService(installation);
  const playing = usePanelPlayer(installation?.streaming.kind, useFreshTrack());
  const { track, isPending, failure } = useWhatPlays(playing?.player ?? null);
  const linkTitle = service === null ? undefined : openAt(service);
  const isUnconfirmed = useIsUnconfirmed();
  const hasBegun = messages.length > 0;
  useAmbientMood(mood);
  const top = (
    <>
      <DashboardDrawer />
      <NowPlayingPill track={track} isLoading={isPending} linkTitle={linkTitle} />
      {service !== null && track && (
        <div className="max-sm:order-last max-sm:basis-full">
          <ServiceCredit service={service} />
        </div>
      )}
    </>
  );
  return (
    <div className="flex min-h-[calc(100dvh-4rem)] pb-[var(--player-room,0px)]">
      <DashboardSidebar storage={localStorage} />
      <div className="flex min-w-0 grow flex-col gap-4 px-3 py-4 sm:gap-8 sm:px-6 lg:flex-row lg:justify-center xl:gap-12 xl:py-6">
        {/* Beside a long list of playlists the conversation stays in sight. */}
        <div className="w-full min-w-0 max-w-3xl max-lg:mx-auto lg:sticky lg:top-20 lg:self-start xl:top-22">
          <Chat
            control={control}
            storage={sessionStorage}
            top={top}
            question={isUnconfirmed ? <SignInQuestion /> : null}
          />
        </div>
        {hasBegun && (
          <div className="w-full max-w-3xl shrink-0 max-lg:mx-auto lg:w-80">
            <RecommendationsPanel
              mood={mood}
              playlists={playlists}
              currentSeed={track?.id ?? null}
              trackFailure={failure}
              isWaiting={control.isWaiting}
              service={service}
              playButton={(item) => playing && <PlayButton player={playing.player} item={item} />}
            />
          </div>
        )}
      </div>
      {playing && <PlayerBar {...playing} />}
    </div>
  );
}
