import { screenPaths } from '@attune/contract';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { failureOfList, ListState } from '../../components/list-state.tsx';
import { LongList } from '../../components/long-list.tsx';
import { useCreatePlaylist, useOwnPlaylists } from '../../features/playlists/api/own-playlists.ts';
import { NameDialog } from '../../features/playlists/name-dialog.tsx';
import { PlaylistRow } from '../../features/playlists/playlist-row.tsx';
import { RemovalNotice } from '../../features/playlists/removal-notice.tsx';
import { texts } from '../../features/playlists/texts.ts';
import { useNotRemoved } from '../../features/playlists/use-removal.ts';
import { useListParts } from './lists/use-list-parts.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import { screenTitles } from './screen-titles.ts';

/** `/playlists`: what the listener made, what Attune made for them, and what they keep of others. */
export function PlaylistsScreen() {
  return (
    <ScreenFrame heading={screenTitles.playlists}>
      <Playlists />
      <RemovalNotice />
    </ScreenFrame>
  );
}

function Playlists() {
  const { credit, actionsOf } = useListParts();
  const list = useOwnPlaylists();
  const { data, isFetching, hasNextPage, fetchNextPage, refetch } = list;
  const all = data?.pages.flatMap(({ playlists }) => playlists) ?? [];
  const playlists = useNotRemoved(all);
  const failure = failureOfList(list);
  if (data === undefined) {
    return (
      <ListState
        failure={isFetching ? null : failure}
        permission="own-playlists"
        why={texts.why}
        loading={texts.loading}
        failed={texts.listFailed}
        onRetry={() => void refetch()}
      />
    );
  }
  const total = (data.pages[0]?.total ?? all.length) - (all.length - playlists.length);
  return (
    <>
      <div className="-mt-2 mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted text-s">{total > 0 && texts.count(total)}</p>
        <NewPlaylist />
      </div>
      {total === 0 && (
        <div className="rounded-medium border border-line border-dashed p-6">
          <p className="font-semibold">{texts.empty}</p>
          <p className="mt-1 text-muted text-s">{texts.emptyHint}</p>
        </div>
      )}
      {total > 0 && credit}
      {playlists.length > 0 && (
        <LongList
          label={texts.count(total)}
          items={playlists}
          total={total}
          keyOf={({ id }, index) => `${id} ${index}`}
          onNearEnd={() => {
            if (hasNextPage && !isFetching && failure === null) void fetchNextPage();
          }}
          renderRow={(playlist) => (
            <PlaylistRow
              playlist={playlist}
              action={actionsOf({ kind: 'playlist', id: playlist.id, name: playlist.name })}
            />
          )}
        />
      )}
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

function NewPlaylist() {
  const [isOpen, setIsOpen] = useState(false);
  const [, navigate] = useLocation();
  const { mutateAsync } = useCreatePlaylist();
  // Who has put the dialog away, or gone elsewhere, before it was made is not led to it.
  const isAwaited = useRef(false);
  useEffect(() => {
    isAwaited.current = isOpen;
    return () => {
      isAwaited.current = false;
    };
  }, [isOpen]);
  return (
    <>
      <button type="button" className="button button-primary" onClick={() => setIsOpen(true)}>
        <Plus size={18} aria-hidden />
        {texts.create}
      </button>
      <NameDialog
        title={texts.create}
        submit={texts.make}
        before=""
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onName={async (name) => {
          const { id } = await mutateAsync(name);
          if (isAwaited.current) navigate(screenPaths.playlist.replace(':id', encodeURIComponent(id)));
        }}
      />
    </>
  );
}
