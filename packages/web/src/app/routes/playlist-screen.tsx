import { defaultPlaylistImage, type OwnPlaylist, screenPaths } from '@attune/contract';
import { ArrowLeft, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { failureOfList, ListState } from '../../components/list-state.tsx';
import { SubjectHead } from '../../features/catalogue/subject-head.tsx';
import { useHearts } from '../../features/liked/api/hearts.ts';
import { HeartNotice } from '../../features/liked/heart-notice.tsx';
import { useOwnPlaylist, useRenamePlaylist } from '../../features/playlists/api/own-playlists.ts';
import { ByLine } from '../../features/playlists/by-line.tsx';
import { NameDialog } from '../../features/playlists/name-dialog.tsx';
import { PlaylistContents } from '../../features/playlists/playlist-contents.tsx';
import { texts } from '../../features/playlists/texts.ts';
import { useRemoval } from '../../features/playlists/use-removal.ts';
import { PageTitle } from '../page-title.tsx';
import { texts as appTexts } from '../texts.ts';
import { ListActions } from './lists/list-actions.tsx';
import { useListParts } from './lists/use-list-parts.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import { screenTitles } from './screen-titles.ts';

/** `/playlists/:id`: one playlist; of another's what may be shown, and the way to it. */
export function PlaylistScreen() {
  const { id = '' } = useParams();
  return <OnePlaylist key={id} id={id} />;
}

function OnePlaylist({ id }: { id: string }) {
  const { linkLabel, credit, actionsOf, playAll } = useListParts();
  const one = useOwnPlaylist(id);
  const { data, isFetching, hasNextPage, fetchNextPage, refetch } = one;
  const failure = failureOfList(one);
  const playlist = data?.pages[0]?.playlist ?? null;
  const entries = data?.pages.flatMap(({ contents }) => contents?.entries ?? []) ?? [];
  useHearts(entries.flatMap(({ track }) => track?.id ?? []));
  if (data === undefined || playlist === null) {
    const isGone = failure?.code === 'playlist_not_found' && !isFetching;
    return (
      <ScreenFrame heading={screenTitles.playlist}>
        <BackToList />
        {isGone ? (
          <p role="alert" className="rounded-medium border border-line border-dashed p-6">
            {texts.gone}
          </p>
        ) : (
          <ListState
            failure={isFetching ? null : failure}
            permission="own-playlists"
            why={texts.why}
            loading={texts.loading}
            failed={texts.oneFailed}
            onRetry={() => void refetch()}
          />
        )}
      </ScreenFrame>
    );
  }
  const { name, description, image, tracks, isOwn, url } = playlist;
  const isShared = data.pages[0]?.contents !== null;
  const hasTracks = entries.some(({ track }) => track !== null);
  return (
    <ScreenFrame heading={<span dir="auto">{name}</span>}>
      <PageTitle title={appTexts.titled(name)} />
      <BackToList />
      <SubjectHead
        image={image}
        fallbackImage={defaultPlaylistImage}
        url={url}
        linkLabel={linkLabel}
        actions={
          <>
            {!hasTracks && tracks > 0 && actionsOf({ kind: 'playlist', id, name })}
            {isOwn && <Ownership playlist={playlist} />}
          </>
        }
      >
        {description !== null && (
          <p dir="auto" className="text-s">
            {description}
          </p>
        )}
        <p className="text-muted text-s">
          <ByLine playlist={playlist} namesOwn />
        </p>
      </SubjectHead>
      {credit}
      {hasTracks && (
        <ListActions
          place={`playlist ${id}`}
          name={name}
          tracks={entries.flatMap(({ track }) => track ?? [])}
          isAll={!hasNextPage}
          playAll={playAll({ kind: 'playlist', id, name })}
        />
      )}
      {!isShared && <p className="rounded-medium border border-line border-dashed p-6">{texts.noContents}</p>}
      {isShared && entries.length === 0 && (
        <div className="rounded-medium border border-line border-dashed p-6">
          <p className="font-semibold">{texts.noTracks}</p>
          <p className="mt-1 mb-4 text-muted text-s">{texts.noTracksHint}</p>
          <Link to={screenPaths.search} className="button button-primary">
            {texts.toSearch}
          </Link>
        </div>
      )}
      {isShared && (
        <PlaylistContents
          playlist={playlist}
          entries={entries}
          loadMore={() => {
            if (hasNextPage && !isFetching && failure === null) void fetchNextPage();
          }}
          linkLabel={linkLabel}
          actionsOf={actionsOf}
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
      <HeartNotice />
    </ScreenFrame>
  );
}

function BackToList() {
  return (
    <Link
      to={screenPaths.playlists}
      className="text-link mb-4 inline-flex min-h-11 items-center gap-1.5 self-start text-s"
    >
      <ArrowLeft size={16} aria-hidden />
      {texts.toList}
    </Link>
  );
}

/** What its owner can do with the playlist itself. */
function Ownership({ playlist: { id, name } }: { playlist: OwnPlaylist }) {
  const [isRenaming, setIsRenaming] = useState(false);
  const [, navigate] = useLocation();
  const { mutateAsync } = useRenamePlaylist(id);
  const removal = useRemoval();
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => setIsRenaming(true)}>
        <Pencil size={16} aria-hidden />
        {texts.rename}
      </button>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          removal.begin({ id, name });
          navigate(screenPaths.playlists);
        }}
      >
        <Trash2 size={16} aria-hidden />
        {texts.remove}
      </button>
      <NameDialog
        title={texts.rename}
        submit={texts.saveName}
        before={name}
        isOpen={isRenaming}
        onClose={() => setIsRenaming(false)}
        onName={async (wanted) => {
          await mutateAsync(wanted);
        }}
      />
    </>
  );
}
