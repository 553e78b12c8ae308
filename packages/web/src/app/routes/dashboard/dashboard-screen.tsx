import { useDeferredValue, useEffect, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { MediaRowSkeletons } from '../../../components/media-row.tsx';
import { creditedService } from '../../../components/service-credit.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useInstallation } from '../../../features/about/api/get-installation.ts';
import type { PlayButtonOf } from '../../../features/chat/care-card.tsx';
import { Chat } from '../../../features/chat/chat.tsx';
import { type MixAt, newestMixPlace } from '../../../features/chat/mix-places.ts';
import { openingFor } from '../../../features/chat/opening.ts';
import { newestStep } from '../../../features/chat/steps.ts';
import { localKeys } from '../../../features/chat/storage-keys.ts';
import { isAwaiting } from '../../../features/chat/turns.ts';
import { useProfile } from '../../../features/sign-in/api/get-profile.ts';
import { useIsUnconfirmed } from '../../../features/sign-in/session-context.tsx';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { loadWhenOnline } from '../../../lib/load-when-online.ts';
import { useIsPhone } from '../../../lib/phone.ts';
import { useStore } from '../../../lib/store.ts';
import { useAhead } from '../../../lib/use-ahead.ts';
import { IslandBoundary } from '../../island-boundary.tsx';
import { useListener } from '../../listener/listener-context.tsx';
import { mixesOf } from '../../listener/listener-mixes.ts';
import { useListenerOutlet } from '../../listener/listener-outlet.ts';
import { useServices } from '../../services-context.tsx';
import { listenerTexts } from '../listener-texts.ts';
import { HeartHere } from '../lists/heart-here.tsx';
import { useMixPlayback } from '../use-mix-playback.tsx';
import type { DashboardState } from './dashboard-state.ts';
import { useReturnAfterDecline } from './use-return-after-decline.ts';

const loadBeside = () => import('./beside-answers.ts');
const SignInQuestion = lazyComponent(
  async () =>
    (await loadWhenOnline(() => import('../../../features/sign-in/sign-in-question.tsx'))).SignInQuestion,
  () => <div className="h-40" />,
);
const Earlier = lazyComponent(
  async () => (await loadWhenOnline(() => import('../../listener/earlier.tsx'))).Earlier,
);

/** Keeps the room of the sheet's edge until it is there, so that the input stays where it is. */
const edgeToCome = (
  <div className="pull-up" data-height="closed">
    <div className="pull-up-handle low:w-28">
      <Skeleton className="h-3 w-32" />
    </div>
  </div>
);

const MusicSheet = lazyComponent(
  async () => (await loadWhenOnline(() => import('./music-sheet.tsx'))).MusicSheet,
  () => edgeToCome,
);

/** The same for what was found where it stands beside the conversation: a heading, what it is of, and its rows. */
const panelToCome = (
  <>
    <div className="mb-3 ps-2 text-s lg:pt-1.5">
      <div className="flex min-h-11 items-center">
        <Skeleton className="h-5 w-40" />
      </div>
      <div className="mt-0.5 flex h-[1lh] items-center">
        <Skeleton className="h-3.5 w-52" />
      </div>
    </div>
    <MediaRowSkeletons count={5} />
  </>
);

/** Joins what the features know: the chat's mood and playlists, what plays them, and the track that seeds the songs. */
export function DashboardScreen() {
  const { conversation, mixes: loading } = useListener();
  useReturnAfterDecline();
  const layout = useListenerOutlet();
  if (layout === null) throw new Error("The dashboard stands in the listener's layout.");
  const { whatPlays, top } = layout;
  const { turns, draft } = useStore(conversation);
  const hasBegun = turns.length + draft.length > 0;
  // What stands beside the conversation and its answers is there when the first answer is. A failure shows then.
  const beside = useAhead(loadBeside, hasBegun, turns.length > 0);
  // The answer and its mix come first: what stands beside them is drawn in short turns, between which they can.
  const turnsBeside = useDeferredValue(turns);
  const { mood, playlists } = newestStep(turnsBeside);
  const playback = useMixPlayback();
  const playButton: PlayButtonOf = (item) => playback.itemButton(item);
  const mixes = useStore(loading);
  const maker = mixesOf(mixes);
  useEffect(
    // The mix is asked for while its answer is still being drawn. Its card asks as well, where this came too late.
    () =>
      maker &&
      conversation.subscribe(() => {
        const place = newestMixPlace(conversation.get().turns);
        if (place !== undefined) maker.open(place);
      }),
    [conversation, maker],
  );
  const mixAt: MixAt = (place) => {
    if (mixes === 'failed') return <p className="px-1 text-muted text-s">{listenerTexts.mixNotLoaded}</p>;
    if (mixes === null) return beside && <beside.MixSkeleton {...place} />;
    return <mixes.Mix place={place} playback={playback} />;
  };
  const service = creditedService(useInstallation().data);
  const isUnconfirmed = useIsUnconfirmed();
  const { now, localStorage, network } = useServices();
  const isOnline = useStore(network.connection);
  const [openedAt] = useState(() => new Date(now()));
  const name = useProfile().data?.display_name;
  const opening = openingFor(isUnconfirmed ? null : (name ?? null), openedAt);
  const state = useHistoryState<DashboardState | null>();
  const isPhone = useIsPhone();
  const [songs, setTracks] = useState<number | null>(null);
  const found = turns.length > 0 && beside !== null && (
    <beside.RecommendationsPanel
      mood={mood}
      playlists={playlists}
      currentSeed={whatPlays.track?.id ?? null}
      trackFailure={whatPlays.failure}
      isWaiting={isAwaiting(turnsBeside)}
      service={service}
      playButton={(item) => (
        <>
          {playButton(item)}
          {item.kind === 'track' && <HeartHere id={item.id} name={item.name} />}
        </>
      )}
      onTracks={setTracks}
    />
  );
  return (
    <>
      {state?.signIn === 'kept' && (
        <p role="status" className="card message mx-3 mt-4 w-fit max-w-3xl px-4 py-2.5 text-s sm:mx-auto">
          {listenerTexts.signInUnchanged}
        </p>
      )}
      <div className="flex flex-col gap-4 px-3 py-4 phone:py-2 sm:gap-8 sm:px-6 lg:flex-row lg:justify-center xl:gap-12 xl:py-6">
        {/* Beside a long list of playlists the conversation stays in sight. */}
        <div className="w-full min-w-0 max-w-3xl max-lg:mx-auto lg:sticky lg:top-20 lg:self-start xl:top-22">
          <Chat
            conversation={conversation}
            isOnline={isOnline}
            top={top}
            opening={opening}
            earlier={
              localStorage.getItem(localKeys.choices) !== null && (
                <IslandBoundary fallback={null}>
                  <Earlier />
                </IslandBoundary>
              )
            }
            question={isUnconfirmed ? <SignInQuestion /> : null}
            playButton={playButton}
            mixAt={mixAt}
            parts={beside?.answerParts ?? null}
            sheet={
              !isPhone || turns.length === 0 ? null : found === false ? (
                edgeToCome
              ) : (
                <IslandBoundary fallback={found}>
                  <MusicSheet playlists={playlists.length} songs={songs} isWaiting={isAwaiting(turns)}>
                    {found}
                  </MusicSheet>
                </IslandBoundary>
              )
            }
          />
        </div>
        {!isPhone && turns.length > 0 && (
          <div className="w-full max-w-3xl shrink-0 max-lg:mx-auto lg:w-80">{found || panelToCome}</div>
        )}
      </div>
    </>
  );
}
