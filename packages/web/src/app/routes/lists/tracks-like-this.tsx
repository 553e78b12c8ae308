import { useState } from 'react';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { failureOfList } from '../../../components/list-state.tsx';
import { MediaRowSkeletons } from '../../../components/media-row.tsx';
import { useHearts } from '../../../features/liked/api/hearts.ts';
import { screenTexts as texts } from '../../../features/now-playing/screen-texts.ts';
import { useRecommendations } from '../../../features/recommendations/api/get-recommendations.ts';
import { SongList } from '../../../features/recommendations/song-list.tsx';
import { useFocusWhereLost } from '../../../lib/use-focus-where-lost.ts';
import { useListParts } from './use-list-parts.tsx';

/** Songs that go with the track, asked for when they are wanted. */
export function TracksLikeThis({ seed }: { seed: string }) {
  const [wanted, setWanted] = useState<string | null>(null);
  if (wanted !== seed) {
    return (
      <button type="button" className="button button-quiet w-fit" onClick={() => setWanted(seed)}>
        {texts.similar}
      </button>
    );
  }
  return <Tracks seed={seed} />;
}

function Tracks({ seed }: { seed: string }) {
  const { linkLabel, credit, actionsOf } = useListParts();
  const query = useRecommendations(seed);
  const songs = query.data?.songs ?? [];
  useHearts([...new Set(songs.map(({ id }) => id))]);
  const failure = query.isFetching ? null : failureOfList(query);
  const place = useFocusWhereLost<HTMLDivElement>(failure?.code);
  return (
    <div ref={place} tabIndex={-1} aria-busy={query.isFetching} className="outline-none">
      <p role="status" className="text-muted text-s empty:hidden">
        {query.isFetching
          ? texts.similarLoading
          : failure === null && songs.length === 0
            ? texts.similarNone
            : ''}
      </p>
      {query.isFetching && <MediaRowSkeletons count={4} />}
      {failure !== null && (
        <FailureNotice failure={failure} what={texts.similarFailed} onRetry={() => void query.refetch()} />
      )}
      {songs.length > 0 && credit}
      <SongList songs={songs} label={texts.similar} linkLabel={linkLabel} actionsOf={actionsOf} />
    </div>
  );
}
