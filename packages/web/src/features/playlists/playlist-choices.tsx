import type { TrackSummary } from '@attune/contract';
import { failureOfList, ListState } from '../../components/list-state.tsx';
import { useAddToPlaylist, useOwnPlaylists } from './api/own-playlists.ts';
import { NewForTrack } from './new-for-track.tsx';
import { texts } from './texts.ts';
import { useNotRemoved } from './use-removal.ts';
import { whyNotChanged } from './why-not-changed.ts';

/** The listener's own playlists, to put a song into one. */
export function PlaylistChoices({ id, name }: Pick<TrackSummary, 'id' | 'name'>) {
  const list = useOwnPlaylists();
  const { mutate, isPending, isError, error, submittedAt, variables, isSuccess } = useAddToPlaylist();
  const { data, isFetching, hasNextPage, fetchNextPage, refetch } = list;
  const own = useNotRemoved(data?.pages.flatMap(({ playlists }) => playlists) ?? []).filter(
    ({ isOwn }) => isOwn,
  );
  if (data === undefined) {
    return (
      <ListState
        failure={isFetching ? null : failureOfList(list)}
        permission="own-playlists"
        why={texts.why}
        loading={texts.loading}
        failed={texts.listFailed}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <p role="status" className="mb-2 text-s">
        {isError
          ? whyNotChanged(error, submittedAt, texts.mayBeFull)
          : isSuccess
            ? texts.added(name, variables.playlist.name)
            : ''}
      </p>
      <NewForTrack onMade={(playlist) => mutate({ playlist, trackId: id })} />
      {own.length === 0 && <p className="text-muted text-s">{texts.empty}</p>}
      <ul>
        {own.map((playlist) => (
          <li key={playlist.id}>
            <button
              type="button"
              className="menu-item w-full text-ink"
              // Disabled it would lose the focus.
              aria-disabled={isPending}
              onClick={() => {
                if (!isPending) mutate({ playlist, trackId: id });
              }}
            >
              <span dir="auto" className="min-w-0 grow truncate text-start">
                {playlist.name}
              </span>
              <span className="shrink-0 text-muted text-xs">{texts.songs(playlist.tracks)}</span>
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <button
          type="button"
          className="button button-quiet mt-2"
          disabled={isFetching}
          onClick={() => void fetchNextPage()}
        >
          {texts.more}
        </button>
      )}
    </>
  );
}
