/** @jsxRuntime automatic */
import type { ListedPlaylist } from '../listed-playlist.ts';
import { Cover } from './cover.tsx';
import { counted } from './durations.ts';
import { Layout } from './layout.tsx';
import type { ListPart } from './list-part.ts';
import type { PageFrame } from './page-frame.ts';
import { PartLinks } from './part-links.tsx';
import { PlaylistGrid } from './playlist-grid.tsx';
import { TrackList, type TrackRow } from './track-list.tsx';

interface UserPageProps {
  frame: PageFrame;
  user: { id: string; displayName: string };
  playlists: ListPart<ListedPlaylist>;
  /** Saved tracks and what was played last: the listener's own page only. */
  own?: { saved: ListPart<TrackRow>; recent: readonly TrackRow[] } | undefined;
}

export function UserPage({ frame, user, playlists, own }: UserPageProps) {
  const { base } = frame;
  const hrefOf = (playlistsPart: number, savedPart: number) =>
    `${base}/user/${encodeURIComponent(user.id)}?playlists=${playlistsPart}&saved=${savedPart}`;
  return (
    <Layout frame={frame} title={user.displayName}>
      <header className="subject">
        <Cover base={base} kind="user" id={user.id} sizePx={232} />
        <div className="subject-words">
          <p className="kicker">{own ? 'You' : 'Listener'}</p>
          <h1>
            <bdi>{user.displayName}</bdi>
          </h1>
          <p className="muted">{counted(playlists.total, 'playlist')}</p>
        </div>
      </header>
      <section aria-labelledby="playlists">
        <h2 id="playlists">Playlists</h2>
        {playlists.total > 0 ? (
          <>
            <PlaylistGrid base={base} playlists={playlists.items} />
            <PartLinks
              noun="Playlists"
              part={playlists}
              hrefOf={(number) => hrefOf(number, own?.saved.number ?? 1)}
            />
          </>
        ) : (
          <p className="empty">No playlists yet.</p>
        )}
      </section>
      {own && (
        <>
          <section aria-labelledby="recent">
            <h2 id="recent">Played last</h2>
            {own.recent.length > 0 ? (
              <TrackList frame={frame} rows={own.recent} />
            ) : (
              <p className="empty">Nothing so far. Open a playlist and press Play.</p>
            )}
          </section>
          {own.saved.total > 0 && (
            <section aria-labelledby="saved">
              <h2 id="saved">Saved tracks</h2>
              <TrackList frame={frame} rows={own.saved.items} offset={own.saved.offset} />
              <PartLinks
                noun="Tracks"
                part={own.saved}
                hrefOf={(number) => hrefOf(playlists.number, number)}
              />
            </section>
          )}
        </>
      )}
    </Layout>
  );
}
