import { lazy, Suspense, useEffect, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { creditedService } from '../../components/service-credit.tsx';
import { useInstallation } from '../../features/about/api/get-installation.ts';
import type { PlayButtonOf } from '../../features/chat/care-card.tsx';
import { Chat } from '../../features/chat/chat.tsx';
import { loadAnswerParts } from '../../features/chat/load-answer-parts.ts';
import type { MixAt } from '../../features/chat/mix-places.ts';
import { openingFor } from '../../features/chat/opening.ts';
import { newestStep } from '../../features/chat/steps.ts';
import { isAwaiting } from '../../features/chat/turns.ts';
import { MixSkeleton } from '../../features/mix/mix-skeleton.tsx';
import type { Playable } from '../../features/player/panel-player.ts';
import { PlayButton } from '../../features/player/play-button.tsx';
import { useProfile } from '../../features/sign-in/api/get-profile.ts';
import { useIsUnconfirmed } from '../../features/sign-in/session-context.tsx';
import { SignInQuestion } from '../../features/sign-in/sign-in-question.tsx';
import { loadWhenOnline } from '../../lib/load-when-online.ts';
import { useStore } from '../../lib/store.ts';
import { useListener } from '../listener-context.tsx';
import { useListenerOutlet } from '../listener-outlet.ts';
import { useServices } from '../services-context.tsx';
import type { DashboardState } from './dashboard-state.ts';
import { listenerTexts } from './listener-texts.ts';

const loadPanel = () =>
  loadWhenOnline(() => import('../../features/recommendations/recommendations-panel.tsx'));
const RecommendationsPanel = lazy(async () => ({ default: (await loadPanel()).RecommendationsPanel }));

/** Joins what the features know: the chat's mood and playlists, what plays them, and the track that seeds the songs. */
export function DashboardScreen() {
  const { conversation, mixes: loading, player: published } = useListener();
  const layout = useListenerOutlet();
  if (layout === null) throw new Error("The dashboard stands in the listener's layout.");
  const { whatPlays, top } = layout;
  const { turns, draft } = useStore(conversation);
  const hasBegun = turns.length + draft.length > 0;
  useEffect(() => {
    // What stands beside the conversation and its answers is there when the first answer is. A failure shows then.
    if (hasBegun) Promise.all([loadPanel(), loadAnswerParts()]).catch(() => undefined);
  }, [hasBegun]);
  const { mood, playlists } = newestStep(turns);
  const player = useStore(published);
  const playWith = (item: Playable, words?: string) =>
    player && <PlayButton player={player} item={item} {...(words && { words })} />;
  const playButton: PlayButtonOf = (item) => playWith(item);
  const mixes = useStore(loading);
  const enqueue = player?.enqueue;
  const playback = {
    itemButton: (item: Playable) => playWith(item),
    whole:
      player && enqueue ? { button: playWith, playFrom: null, playsNext: true, enqueue, note: null } : null,
  };
  const mixAt: MixAt = (place) => {
    if (mixes === 'failed') return <p className="px-1 text-muted text-s">{listenerTexts.mixNotLoaded}</p>;
    return mixes === null ? <MixSkeleton {...place} /> : <mixes.Mix place={place} playback={playback} />;
  };
  const service = creditedService(useInstallation().data);
  const isUnconfirmed = useIsUnconfirmed();
  const { now } = useServices();
  const [openedAt] = useState(() => new Date(now()));
  const name = useProfile().data?.display_name;
  const opening = openingFor(isUnconfirmed ? null : (name ?? null), openedAt);
  const state = useHistoryState<DashboardState | null>();
  return (
    <>
      {state?.signIn === 'kept' && (
        <p role="status" className="card message mx-3 mt-4 w-fit max-w-3xl px-4 py-2.5 text-s sm:mx-auto">
          {listenerTexts.signInKept}
        </p>
      )}
      <div className="flex flex-col gap-4 px-3 py-4 sm:gap-8 sm:px-6 lg:flex-row lg:justify-center xl:gap-12 xl:py-6">
        {/* Beside a long list of playlists the conversation stays in sight. */}
        <div className="w-full min-w-0 max-w-3xl max-lg:mx-auto lg:sticky lg:top-20 lg:self-start xl:top-22">
          <Chat
            conversation={conversation}
            top={top}
            opening={opening}
            question={isUnconfirmed ? <SignInQuestion /> : null}
            playButton={playButton}
            mixAt={mixAt}
          />
        </div>
        {turns.length > 0 && (
          <div className="w-full max-w-3xl shrink-0 max-lg:mx-auto lg:w-80">
            <Suspense>
              <RecommendationsPanel
                mood={mood}
                playlists={playlists}
                currentSeed={whatPlays.track?.id ?? null}
                trackFailure={whatPlays.failure}
                isWaiting={isAwaiting(turns)}
                service={service}
                playButton={playButton}
              />
            </Suspense>
          </div>
        )}
      </div>
    </>
  );
}
