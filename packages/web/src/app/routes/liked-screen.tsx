import { screenPaths } from '@attune/contract';
import { Link } from 'wouter';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { MediaRowSkeletons } from '../../components/media-row.tsx';
import { NotPermitted } from '../../components/not-permitted.tsx';
import { useLikedSongs } from '../../features/liked/api/liked-songs.ts';
import { HeartNotice } from '../../features/liked/heart-notice.tsx';
import { LikedList } from '../../features/liked/liked-list.tsx';
import { texts } from '../../features/liked/texts.ts';
import { SignedOutError } from '../../lib/api-error.ts';
import { failureOf } from '../../lib/error-text.ts';
import { ScreenFrame } from './screen-frame.tsx';
import { screenTitles } from './screen-titles.ts';
import { useListParts } from './use-list-parts.tsx';

/** `/liked`: the songs the listener likes. One that loses its heart here stays in sight, so that it can be given back. */
export function LikedScreen() {
  return (
    <ScreenFrame heading={screenTitles.liked}>
      <Songs />
      <HeartNotice />
    </ScreenFrame>
  );
}

function Songs() {
  const { linkLabel, credit, actionsOf } = useListParts();
  const liked = useLikedSongs();
  const { data, error, errorUpdatedAt, isFetching, hasNextPage, fetchNextPage, refetch } = liked;
  const failure = error === null || error instanceof SignedOutError ? null : failureOf(error, errorUpdatedAt);
  if (data === undefined) {
    if (failure?.code === 'permission_missing')
      return <NotPermitted permission="liked-songs" why={texts.why} />;
    if (failure !== null && !isFetching) {
      return (
        <div role="alert">
          <FailureNotice failure={failure} what={texts.failed} onRetry={() => void refetch()} />
        </div>
      );
    }
    return (
      <div aria-busy>
        <p role="status" className="mb-3 text-muted text-s">
          {texts.loading}
        </p>
        <MediaRowSkeletons count={8} />
      </div>
    );
  }
  const songs = data.pages.flatMap(({ tracks }) => tracks);
  const total = data.pages[0]?.total ?? songs.length;
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
        songs={songs}
        total={total}
        loadMore={hasNextPage && !isFetching ? () => void fetchNextPage() : null}
        isLoadFailed={failure !== null}
        linkLabel={linkLabel}
        actionsOf={({ id, name }) => actionsOf({ kind: 'track', id, name })}
      />
      {failure !== null && (
        <div role="alert" className="mt-3">
          <FailureNotice failure={failure} what={texts.moreFailed} onRetry={() => void fetchNextPage()} />
        </div>
      )}
    </>
  );
}
