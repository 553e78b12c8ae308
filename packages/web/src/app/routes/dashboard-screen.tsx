import { useAmbientMood } from '../../components/ambient-mood.ts';
import { Chat } from '../../features/chat/chat.tsx';
import { useConversation } from '../../features/chat/use-conversation.ts';
import { useCurrentTrack } from '../../features/now-playing/api/get-current-track.ts';
import { NowPlayingPill } from '../../features/now-playing/now-playing-pill.tsx';
import { RecommendationsPanel } from '../../features/recommendations/recommendations-panel.tsx';
import { Providers } from '../providers.tsx';
import { useServices } from '../services-context.tsx';
import { DashboardDrawer } from './dashboard-drawer.tsx';
import { DashboardSidebar } from './dashboard-sidebar.tsx';

export function DashboardScreen() {
  return (
    <Providers>
      <DashboardLayout />
    </Providers>
  );
}

/** Joins what the features know: the chat's mood and playlists, and the track that seeds the songs. */
function DashboardLayout() {
  const { sessionStorage, localStorage } = useServices();
  const control = useConversation(sessionStorage);
  const { data: track, isPending } = useCurrentTrack();
  const { mood, playlists, messages } = control.conversation;
  const hasBegun = messages.length > 0;
  useAmbientMood(mood);
  return (
    <div className="flex min-h-[calc(100dvh-4rem)]">
      <DashboardSidebar storage={localStorage} />
      <div className="min-w-0 grow px-4 py-4 sm:px-6">
        <div className="flex items-center gap-2">
          <DashboardDrawer />
          <NowPlayingPill track={track} isLoading={isPending} />
        </div>
        <div className="mx-auto flex max-w-7xl flex-col gap-8 pt-4 lg:flex-row">
          <div className="min-w-0 grow">
            <Chat control={control} storage={sessionStorage} />
          </div>
          {hasBegun && (
            <div className="w-full shrink-0 lg:w-80">
              <RecommendationsPanel
                mood={mood}
                playlists={playlists}
                currentSeed={track?.id ?? null}
                isWaiting={control.isWaiting}
              />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
