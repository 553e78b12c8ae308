/** @jsxRuntime automatic */
import type { ListedPlaylist } from '../listed-playlist.ts';
import { Cover } from './cover.tsx';
import { counted } from './durations.ts';
import { Layout } from './layout.tsx';
import type { PageFrame } from './page-frame.ts';
import { PlaylistGrid } from './playlist-grid.tsx';
import { TrackList, type TrackRow } from './track-list.tsx';

interface UserPageProps {
  frame: PageFrame;
  user: { id: string; displayName: string };
  playlists: readonly ListedPlaylist[];
  /** Saved tracks and what was played last: the listener's own page only. */
  own?: { saved: readonly TrackRow[]; recent: readonly TrackRow[] } | undefined;
}

export function UserPage({ frame, user, playlists, own }: UserPageProps) {
  const { base } = frame;
  return (
    <Layout frame={frame} title={user.displayName}>
      <header className="subject">
        <Cover base={base} kind="user" id={user.id} sizePx={232} />
        <div className="subject-words">
          <p className="kicker">{own ? 'You' : 'Listener'}</p>
          <h1>
            <bdi>{user.displayName}</bdi>
          </h1>
          <p className="muted">{counted(playlists.length, 'playlist')}</p>
        </div>
      </header>
      <section aria-labelledby="playlists">
        <h2 id="playlists">Playlists</h2>
        {playlists.length > 0 ? (
          <PlaylistGrid base={base} playlists={playlists} />
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
          {own.saved.length > 0 && (
            <section aria-labelledby="saved">
              <h2 id="saved">Saved tracks</h2>
              <TrackList frame={frame} rows={own.saved} />
            </section>
          )}
        </>
      )}
    </Layout>
  );
}
