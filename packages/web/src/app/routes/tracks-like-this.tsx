import { defaultTrackImage } from '@attune/contract';
import { useState } from 'react';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { failureOfList } from '../../components/list-state.tsx';
import { MediaRow, MediaRowSkeletons } from '../../components/media-row.tsx';
import { useHearts } from '../../features/liked/api/hearts.ts';
import { screenTexts as texts } from '../../features/now-playing/screen-texts.ts';
import { useRecommendations } from '../../features/recommendations/api/get-recommendations.ts';
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
  if (failure !== null) {
    return (
      <FailureNotice failure={failure} what={texts.similarFailed} onRetry={() => void query.refetch()} />
    );
  }
  return (
    <div aria-busy={query.isFetching}>
      <p role="status" className="text-muted text-s empty:hidden">
        {query.isFetching ? texts.similarLoading : songs.length === 0 ? texts.similarNone : ''}
      </p>
      {query.isFetching && <MediaRowSkeletons count={4} />}
      {songs.length > 0 && credit}
      <ul aria-label={texts.similar} className="media-list">
        {songs.map((track, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a service may name one twice
          <li key={`${track.id} ${index}`}>
            <MediaRow
              name={track.name}
              line={track.description}
              image={track.image}
              fallbackImage={defaultTrackImage}
              url={track.url}
              linkLabel={linkLabel}
              action={actionsOf({ kind: 'track', id: track.id, name: track.name })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
