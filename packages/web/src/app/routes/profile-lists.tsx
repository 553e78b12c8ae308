import { defaultTrackImage, screenPaths } from '@attune/contract';
import { Link } from 'wouter';
import { failureOfList, ListState } from '../../components/list-state.tsx';
import { MediaRow } from '../../components/media-row.tsx';
import { useHearts } from '../../features/liked/api/hearts.ts';
import { useOwnPlaylists } from '../../features/playlists/api/own-playlists.ts';
import { PlaylistRow } from '../../features/playlists/playlist-row.tsx';
import { useNotRemoved } from '../../features/playlists/use-removal.ts';
import { useHistory } from '../../features/profile/api/account.ts';
import { texts } from '../../features/profile/texts.ts';
import { useListParts } from './lists/use-list-parts.tsx';

const playlistsShown = 5;

/** The first of the listener's playlists, and the way to all of them. */
export function ProfilePlaylists() {
  const { actionsOf } = useListParts();
  const list = useOwnPlaylists();
  const playlists = useNotRemoved(list.data?.pages[0]?.playlists ?? []).slice(0, playlistsShown);
  if (list.data === undefined) {
    return (
      <ListState
        failure={list.isFetching ? null : failureOfList(list)}
        permission="own-playlists"
        why={texts.playlistsWhy}
        loading={texts.playlistsLoading}
        failed={texts.playlistsFailed}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (playlists.length === 0) return <p className="text-muted text-s">{texts.playlistsEmpty}</p>;
  return (
    <>
      <ul className="media-list">
        {playlists.map((playlist, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a service may name one twice
          <li key={`${playlist.id} ${index}`}>
            <PlaylistRow
              playlist={playlist}
              action={actionsOf({ kind: 'playlist', id: playlist.id, name: playlist.name })}
            />
          </li>
        ))}
      </ul>
      <Link to={screenPaths.playlists} className="button button-quiet w-fit">
        {texts.allPlaylists}
      </Link>
    </>
  );
}

/** What the service says was played lately, the newest first. */
export function PlayedLately() {
  const { linkLabel, credit, actionsOf } = useListParts();
  const history = useHistory();
  const tracks = history.data?.tracks ?? [];
  useHearts([...new Set(tracks.map(({ id }) => id))]);
  if (history.data === undefined) {
    return (
      <ListState
        failure={history.isFetching ? null : failureOfList(history)}
        permission="history"
        why={texts.playedWhy}
        loading={texts.playedLoading}
        failed={texts.playedFailed}
        onRetry={() => void history.refetch()}
      />
    );
  }
  if (tracks.length === 0) return <p className="text-muted text-s">{texts.playedEmpty}</p>;
  return (
    <>
      {credit}
      <ul className="media-list">
        {tracks.map((track, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a song may have been played twice
          <li key={`${track.id} ${index}`}>
            <MediaRow
              name={track.name}
              line={track.description}
              {...(track.playedAt !== null && { detail: playedAt(track.playedAt) })}
              image={track.image}
              fallbackImage={defaultTrackImage}
              url={track.url}
              linkLabel={linkLabel}
              action={actionsOf({ kind: 'track', id: track.id, name: track.name })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

const playedAt = (date: string): string =>
  new Date(date).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
