import { screenPaths } from '@attune/contract';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { creditedService, openAt, ServiceCredit } from '../../../components/service-credit.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useInstallation } from '../../../features/about/api/get-installation.ts';
import { HeartNotice } from '../../../features/liked/heart-notice.tsx';
import { refreshCurrentTrack } from '../../../features/now-playing/api/get-current-track.ts';
import '../../../features/now-playing/now-playing.css';
import { screenTexts as texts } from '../../../features/now-playing/screen-texts.ts';
import { useControlsView } from '../../../features/now-playing/use-controls-view.ts';
import { useSwipeDown } from '../../../features/now-playing/use-swipe-down.ts';
import { useApi } from '../../../lib/api-context.tsx';
import { useStore } from '../../../lib/store.ts';
import { leaveScreen } from '../../leave-screen.ts';
import { useListener } from '../../listener/listener-context.tsx';
import { useListenerOutlet } from '../../listener/listener-outlet.ts';
import { DashboardDrawer } from '../dashboard/dashboard-drawer.tsx';
import { screenTitles } from '../screen-titles.ts';
import { useControls } from '../use-controls.ts';
import { NowPlayingBeside } from './now-playing-beside.tsx';
import { NowPlayingStage } from './now-playing-stage.tsx';

/** `/now-playing`: what is heard, large, with all that can be done with it. On a phone it fills the window. */
export function NowPlayingScreen() {
  const layout = useListenerOutlet();
  if (layout === null) throw new Error("What plays is shown in the listener's layout.");
  const { track, isPending, failure } = layout.whatPlays;
  const controls = useControls(useStore(useListener().player));
  const view = useControlsView(controls);
  const service = creditedService(useInstallation().data);
  const api = useApi();
  const queryClient = useQueryClient();
  return (
    <Frame
      credit={service !== null && track ? <ServiceCredit service={service} /> : null}
      beside={track && <NowPlayingBeside track={track} controls={controls} view={view} />}
    >
      {track ? (
        <NowPlayingStage
          track={track}
          controls={controls}
          view={view}
          linkTitle={service === null ? undefined : openAt(service)}
        />
      ) : failure !== null ? (
        <FailureNotice
          className="m-auto max-w-md justify-center text-center"
          failure={failure}
          what={texts.failed}
          onRetry={() => void refreshCurrentTrack(queryClient, api)}
        />
      ) : isPending ? (
        <Loading />
      ) : (
        <Nothing />
      )}
      <HeartNotice />
    </Frame>
  );
}

interface FrameProps {
  credit: ReactNode;
  /** Stands beside it where there is room, else below it. */
  beside: ReactNode;
  children: ReactNode;
}

function Frame({ credit, beside, children }: FrameProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [, navigate] = useLocation();
  const leave = () => leaveScreen(window, () => navigate(screenPaths.dashboard, { replace: true }));
  useSwipeDown(stage, leave);
  return (
    <div
      data-now-playing
      className="mx-auto w-full max-w-6xl sm:px-6 sm:py-4 lg:grid lg:grid-cols-2 lg:items-start lg:gap-12 xl:py-6"
    >
      <div ref={stage} className="now-playing-stage">
        <div className="flex items-center gap-2">
          <span className="max-sm:hidden">
            <DashboardDrawer />
          </span>
          <IconButton label={texts.close} onClick={leave}>
            <ChevronDown size={24} aria-hidden />
          </IconButton>
          <h1 className="min-w-0 grow text-l max-sm:text-center sm:text-2xl">{screenTitles.nowPlaying}</h1>
          {/* As wide as the button at the other end, so that the heading stands in the middle. */}
          <span className="size-11 sm:hidden" />
        </div>
        {credit !== null && <div className="mx-auto">{credit}</div>}
        {children}
      </div>
      {beside}
    </div>
  );
}

function Nothing() {
  return (
    <div className="m-auto flex max-w-md flex-col items-center gap-3 text-center">
      <p className="font-semibold">{texts.nothing}</p>
      <p className="text-muted text-s">{texts.nothingHint}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Link to={screenPaths.dashboard} className="button button-primary">
          {texts.toChat}
        </Link>
        <Link to={screenPaths.search} className="button button-quiet">
          {texts.toSearch}
        </Link>
      </div>
    </div>
  );
}

function Loading() {
  return (
    <div aria-busy className="flex flex-col items-center gap-4 max-sm:my-auto">
      <p role="status" className="sr-only">
        {texts.loading}
      </p>
      <div className="now-playing-cover">
        <Skeleton className="size-full rounded-cover" />
      </div>
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-4 w-32" />
    </div>
  );
}
