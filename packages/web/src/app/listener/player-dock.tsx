import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useInstallation } from '../../features/about/api/get-installation.ts';
import { currentTrackQuery, refreshCurrentTrack } from '../../features/now-playing/api/get-current-track.ts';
import { PlayerBar } from '../../features/player/player-bar.tsx';
import { usePanelPlayer } from '../../features/player/use-panel-player.ts';
import { ApiProvider, useApi } from '../../lib/api-context.tsx';
import { useStore } from '../../lib/store.ts';
import { queryClientOf } from '../query-client.ts';
import { useServices } from '../services-context.tsx';
import { texts } from '../texts.ts';
import { useRememberPlayer } from './left-playing.ts';
import type { Listener } from './listener.ts';
import { useAnnouncePlaying } from './use-announce-playing.ts';

/** The listener's player at the foot of every screen. It stands beside the screens, so that none of them ends it. */
export function PlayerDock({ listener }: { listener: Listener }) {
  return (
    <ApiProvider api={listener.api}>
      <QueryClientProvider client={queryClientOf(useServices())}>
        <Dock listener={listener} />
      </QueryClientProvider>
    </ApiProvider>
  );
}

function Dock({ listener }: { listener: Listener }) {
  const { localStorage, sessionStorage } = useServices();
  const streaming = useInstallation().data?.streaming;
  const control = usePanelPlayer(streaming?.capabilities.playback, useFreshTrack(), localStorage);
  const { player: published } = listener;
  useAnnouncePlaying(control?.player, listener.otherTab);
  useRememberPlayer(sessionStorage, control?.player);
  useEffect(() => {
    published.set(control?.player ?? null);
    return () => published.set(null);
  }, [published, control]);
  const title = useStore(useServices().soundingTitle);
  return (
    control && (
      <>
        <p role="status" className="sr-only">
          {title !== null && texts.nowPlaying(title)}
        </p>
        <PlayerBar {...control} streaming={streaming} />
      </>
    )
  );
}

/** The player here has told the service something new, so that what was known before will not do where it is shown. */
function useFreshTrack(): () => void {
  const queryClient = useQueryClient();
  const api = useApi();
  return useCallback(() => {
    const { queryKey } = currentTrackQuery(api);
    if (queryClient.getQueryCache().find({ queryKey })?.isActive())
      void refreshCurrentTrack(queryClient, api);
  }, [queryClient, api]);
}
