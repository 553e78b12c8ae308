/** @jsxRuntime automatic */
import type { Album, Artist } from '../music/index.ts';
import { Cover } from './cover.tsx';
import { counted, spokenLength } from './durations.ts';
import { Layout } from './layout.tsx';
import type { PageFrame } from './page-frame.ts';
import { PlayButton } from './play-button.tsx';
import { ArtistLine, TrackList, type TrackRow } from './track-list.tsx';

interface AlbumPageProps {
  frame: PageFrame;
  album: Album;
  artist: Artist;
  rows: readonly TrackRow[];
}

export function AlbumPage({ frame, album, artist, rows }: AlbumPageProps) {
  const { base } = frame;
  const lengthMs = rows.reduce((total, { track }) => total + track.durationMs, 0);
  return (
    <Layout frame={frame} title={`${album.name} by ${artist.name}`} mood={rows[0]?.track.attributes.mood}>
      <article>
        <header className="subject">
          <Cover base={base} kind="album" id={album.id} sizePx={232} />
          <div className="subject-words">
            <p className="kicker">Record</p>
            <h1 id="subject">{album.name}</h1>
            <p className="lead">
              <ArtistLine base={base} artists={[artist]} />
            </p>
            <p className="muted">
              {`${album.releaseDate.slice(0, 4)} · ${counted(rows.length, 'track')} · ${spokenLength(lengthMs)}`}
            </p>
            <PlayButton frame={frame} kind="album" id={album.id} describedBy="subject" />
          </div>
        </header>
        <TrackList frame={frame} rows={rows} context={{ kind: 'album', id: album.id }} />
      </article>
    </Layout>
  );
}
