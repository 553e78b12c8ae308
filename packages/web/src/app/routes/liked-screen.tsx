import { screenPaths } from '@attune/contract';
import { Link } from 'wouter';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { failureOfList, ListState } from '../../components/list-state.tsx';
import { useLikedTracks } from '../../features/liked/api/liked-tracks.ts';
import { HeartNotice } from '../../features/liked/heart-notice.tsx';
import { LikedList } from '../../features/liked/liked-list.tsx';
import { texts } from '../../features/liked/texts.ts';
import { ListActions } from './lists/list-actions.tsx';
import { useListParts } from './lists/use-list-parts.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import { screenTitles } from './screen-titles.ts';

/** `/liked`: the songs the listener likes. One that loses its heart here stays in sight, so that it can be given back. */
export function LikedScreen() {
  return (
    <ScreenFrame heading={screenTitles.liked}>
      <Tracks />
      <HeartNotice />
    </ScreenFrame>
  );
}

function Tracks() {
  const { linkLabel, credit, actionsOf } = useListParts();
  const liked = useLikedTracks();
  const { data, isFetching, hasNextPage, fetchNextPage, refetch } = liked;
  const failure = failureOfList(liked);
  if (data === undefined) {
    return (
      <ListState
        failure={isFetching ? null : failure}
        permission="liked-songs"
        why={texts.why}
        loading={texts.loading}
        failed={texts.failed}
        onRetry={() => void refetch()}
      />
    );
  }
  const tracks = data.pages.flatMap(({ tracks }) => tracks);
  const total = data.pages[0]?.total ?? tracks.length;
  if (total === 0) {
    return (
      <div className="rounded-medium border border-line border-dashed p-6">
        <p className="font-semibold">{texts.empty}</p>
        <p className="mt-1 mb-4 text-muted text-s">{texts.emptyHint}</p>
        <Link to={screenPaths.search} className="button button-primary">
          {texts.toSearch}
        </Link>
      </div>
    );
  }
  return (
    <>
      <p className="-mt-3 mb-4 text-muted text-s">{texts.count(total)}</p>
      {credit}
      <LikedList
        tracks={tracks}
        total={total}
        loadMore={hasNextPage && !isFetching ? () => void fetchNextPage() : null}
        isLoadFailed={failure !== null}
        linkLabel={linkLabel}
        actionsOf={({ id, name }, queue) => actionsOf({ kind: 'track', id, name, queue })}
        actionsOfAll={(matching, isAll) => (
          <ListActions place="liked" name={screenTitles.liked} tracks={matching} isAll={isAll} />
        )}
      />
      {failure !== null && (
        <FailureNotice
          className="mt-3"
          failure={failure}
          what={texts.moreFailed}
          onRetry={() => void fetchNextPage()}
        />
      )}
    </>
  );
}
