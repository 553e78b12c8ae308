import type { TrackSummary } from '@attune/contract';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { MediaRowSkeletons } from '../../components/media-row.tsx';
import { SignedOutError } from '../../lib/api-error.ts';
import { type Failure, failureOf } from '../../lib/error-text.ts';
import { useRecommendations } from './api/get-recommendations.ts';
import type { PlayButtonOf } from './play-button-of.ts';
import { SongList } from './song-list.tsx';
import { texts } from './texts.ts';

interface TrackViewProps {
  currentSeed: string | null;
  /** Why the current track is not known, if that is the reason why there is no seed. */
  trackFailure: Failure | null;
  linkLabel: string | undefined;
  playButton: PlayButtonOf;
  onTracks: (count: number) => void;
}

/**
 * Songs that go with the track that was playing when the view opened. A track that starts later does not exchange
 * the list under the reader's eyes: a button offers it.
 * @param currentSeed id of the track playing now.
 */
export function TrackView({ currentSeed, trackFailure, linkLabel, playButton, onTracks }: TrackViewProps) {
  const [openedWith, setOpenedWith] = useState(currentSeed);
  const seed = openedWith ?? currentSeed;
  const { data, error, errorUpdatedAt, isFetching, refetch } = useRecommendations(seed);
  const songs = data?.songs ?? [];
  const count = data?.songs.length;
  useEffect(() => {
    if (count !== undefined) onTracks(count);
  }, [count, onTracks]);
  const failure = error === null || error instanceof SignedOutError ? null : failureOf(error, errorUpdatedAt);
  const couldNotAsk = (seed === null && trackFailure !== null) || failure?.code === 'network';
  return (
    <>
      {!isFetching && currentSeed !== null && seed !== currentSeed && (
        <button
          type="button"
          className="button button-quiet mb-3 w-full"
          onClick={() => setOpenedWith(currentSeed)}
        >
          <RefreshCw size={16} aria-hidden />
          {texts.update}
        </button>
      )}
      <div aria-busy={isFetching}>
        <p role="status" className={isFetching ? 'mb-2 px-2 text-muted text-s' : 'sr-only'}>
          {isFetching ? texts.loadingTracks : whatCame(songs)}
        </p>
        {isFetching ? (
          <MediaRowSkeletons count={6} />
        ) : songs.length > 0 ? (
          <SongList songs={songs} linkLabel={linkLabel} actionsOf={playButton} />
        ) : (
          <NoTracks isKnown={!couldNotAsk}>
            {seed === null && trackFailure === null && <p>{texts.nothingPlaying}</p>}
            {seed === null && trackFailure !== null && (
              <FailureNotice failure={trackFailure} onRetry={null} />
            )}
            {failure !== null && <FailureNotice failure={failure} onRetry={() => void refetch()} />}
          </NoTracks>
        )}
      </div>
    </>
  );
}

/** For who does not see them come. */
function whatCame(songs: readonly TrackSummary[]): string {
  const [first] = songs;
  return first === undefined ? '' : texts.tracksCame(songs.length, first.name, first.description);
}

/** @param isKnown whether the service has said so: without an answer nobody knows that there are none */
function NoTracks({ isKnown, children }: { isKnown: boolean; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 rounded-medium border border-line border-dashed p-4 text-muted text-s">
      {isKnown && <p className="font-semibold text-ink">{texts.noTracks}</p>}
      {children}
    </div>
  );
}
