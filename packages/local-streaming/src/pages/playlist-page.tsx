/** @jsxRuntime automatic */
import type { ListedPlaylist } from '../listed-playlist.ts';
import { Cover } from './cover.tsx';
import { counted, spokenLength } from './durations.ts';
import { Layout } from './layout.tsx';
import type { ListPart } from './list-part.ts';
import type { PageFrame } from './page-frame.ts';
import { PartLinks } from './part-links.tsx';
import { PlayButton } from './play-button.tsx';
import { PlaylistGrid } from './playlist-grid.tsx';
import { TrackList, type TrackRow } from './track-list.tsx';

interface PlaylistPageProps {
  frame: PageFrame;
  playlist: ListedPlaylist;
  mood?: string | undefined;
  tags: readonly string[];
  rows: ListPart<TrackRow>;
  /** Of all its tracks. */
  lengthMs: number;
  alike: readonly ListedPlaylist[];
}

export function PlaylistPage({ frame, playlist, mood, tags, rows, lengthMs, alike }: PlaylistPageProps) {
  const { base } = frame;
  return (
    <Layout frame={frame} title={playlist.name} mood={mood}>
      <article>
        <header className="subject">
          <Cover
            base={base}
            kind="playlist"
            id={playlist.id}
            sizePx={232}
            version={playlist.origin === 'listener' ? playlist.snapshotId : undefined}
          />
          <div className="subject-words">
            <p className="kicker">{mood ? `Playlist · ${mood}` : 'Playlist'}</p>
            <h1 id="subject">
              <bdi>{playlist.name}</bdi>
            </h1>
            {playlist.description && <p className="lead">{playlist.description}</p>}
            <p className="muted">
              By{' '}
              <a href={`${base}/user/${encodeURIComponent(playlist.owner.id)}`}>
                <bdi>{playlist.owner.displayName}</bdi>
              </a>
              {` · ${counted(rows.total, 'track')}`}
              {rows.total > 0 && ` · ${spokenLength(lengthMs)}`}
            </p>
            {rows.total > 0 && (
              <PlayButton frame={frame} kind="playlist" id={playlist.id} describedBy="subject" />
            )}
            {tags.length > 0 && (
              <ul className="chips" aria-label="Filed under">
                {tags.map((tag) => (
                  <li key={tag}>
                    <a className="chip" href={`${base}/?q=${encodeURIComponent(tag)}`}>
                      {tag}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </header>
        {rows.total > 0 ? (
          <>
            <TrackList
              frame={frame}
              rows={rows.items}
              offset={rows.offset}
              context={{ kind: 'playlist', id: playlist.id }}
            />
            <PartLinks
              noun="Tracks"
              part={rows}
              hrefOf={(number) => `${base}/playlist/${playlist.id}?page=${number}`}
            />
          </>
        ) : (
          <p className="empty">Nothing in here yet.</p>
        )}
      </article>
      {alike.length > 0 && (
        <section aria-labelledby="alike">
          <h2 id="alike">More in this mood</h2>
          <PlaylistGrid base={base} playlists={alike} />
        </section>
      )}
    </Layout>
  );
}
