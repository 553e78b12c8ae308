/** @jsxRuntime automatic */
import type { ListedPlaylist } from '../listed-playlist.ts';
import type { Album, Artist } from '../music/index.ts';
import { AlbumGrid } from './album-grid.tsx';
import { Cover } from './cover.tsx';
import { counted } from './durations.ts';
import { Layout } from './layout.tsx';
import type { PageFrame } from './page-frame.ts';
import { PlayButton } from './play-button.tsx';
import { PlaylistGrid } from './playlist-grid.tsx';
import { TrackList, type TrackRow } from './track-list.tsx';

interface ArtistPageProps {
  frame: PageFrame;
  artist: Artist;
  albums: readonly Album[];
  rows: readonly TrackRow[];
  /** Playlists they are on. */
  playlists: readonly ListedPlaylist[];
}

export function ArtistPage({ frame, artist, albums, rows, playlists }: ArtistPageProps) {
  const { base } = frame;
  return (
    <Layout frame={frame} title={artist.name} mood={rows[0]?.track.attributes.mood}>
      <article>
        <header className="subject">
          <Cover base={base} kind="artist" id={artist.id} sizePx={232} />
          <div className="subject-words">
            <p className="kicker">{['Artist', ...artist.genres.slice(0, 1)].join(' · ')}</p>
            <h1 id="subject">{artist.name}</h1>
            <p className="lead">{artist.about}</p>
            <p className="muted">{`${counted(albums.length, 'record')} · ${counted(rows.length, 'track')}`}</p>
            {rows.length > 0 && (
              <PlayButton frame={frame} kind="artist" id={artist.id} describedBy="subject" />
            )}
          </div>
        </header>
        <section aria-labelledby="tracks">
          <h2 id="tracks">Tracks</h2>
          <TrackList frame={frame} rows={rows} />
        </section>
        <section aria-labelledby="records">
          <h2 id="records">Records</h2>
          <AlbumGrid base={base} albums={albums} />
        </section>
      </article>
      {playlists.length > 0 && (
        <section aria-labelledby="appears">
          <h2 id="appears">On these playlists</h2>
          <PlaylistGrid base={base} playlists={playlists} />
        </section>
      )}
    </Layout>
  );
}
