/** @jsxRuntime automatic */

import { clockTime } from '@attune/player/clock-time';
import type { ListedPlaylist } from '../listed-playlist.ts';
import type { Album, Artist, Track } from '../music/index.ts';
import { Cover } from './cover.tsx';
import { Layout } from './layout.tsx';
import type { PageFrame } from './page-frame.ts';
import { PlayButton } from './play-button.tsx';
import { PlaylistGrid } from './playlist-grid.tsx';
import { ArtistLine, TrackList, type TrackRow } from './track-list.tsx';

interface TrackPageProps {
  frame: PageFrame;
  track: Track;
  artists: readonly Artist[];
  album: Album;
  /** Playlists this track is on. */
  playlists: readonly ListedPlaylist[];
  alike: readonly TrackRow[];
}

const pitchNames = ['C', 'C♯', 'D', 'E♭', 'E', 'F', 'F♯', 'G', 'A♭', 'A', 'B♭', 'B'];

export function TrackPage({ frame, track, artists, album, playlists, alike }: TrackPageProps) {
  const { base } = frame;
  const { attributes } = track;
  return (
    <Layout
      frame={frame}
      title={`${track.name} by ${artists.map(({ name }) => name).join(', ')}`}
      mood={attributes.mood}
    >
      <article>
        <header className="subject">
          <Cover base={base} kind="album" id={album.id} sizePx={232} />
          <div className="subject-words">
            <p className="kicker">{`Track · ${attributes.mood}`}</p>
            <h1 id="subject">{track.name}</h1>
            <p className="lead">
              <ArtistLine base={base} artists={artists} />
            </p>
            <p className="muted">
              From <a href={`${base}/album/${album.id}`}>{album.name}</a>
              {` · ${clockTime(track.durationMs)} · ${album.releaseDate.slice(0, 4)}`}
            </p>
            <PlayButton frame={frame} kind="track" id={track.id} describedBy="subject" />
          </div>
        </header>
        <section aria-labelledby="sound">
          <h2 id="sound">How it sounds</h2>
          <dl className="facts">
            <Fact name="Genre" value={attributes.genre} />
            <Fact name="Tempo" value={`${Math.round(attributes.tempoBpm)} beats a minute`} />
            <Fact name="Key" value={`${pitchNames[attributes.key] ?? '?'} ${attributes.mode}`} />
            <Fact name="Heard" value={attributes.instruments.join(', ')} />
            <Fact name="Vocals" value={attributes.vocals} />
            <Fact name="Good for" value={attributes.activities.join(', ')} />
            <Meter name="Energy" share={attributes.energy} />
            <Meter name="Brightness" share={attributes.valence} />
            <Meter name="Acoustic" share={attributes.acousticness} />
            <Meter name="Danceable" share={attributes.danceability} />
          </dl>
        </section>
      </article>
      {alike.length > 0 && (
        <section aria-labelledby="alike">
          <h2 id="alike">Close to it</h2>
          <TrackList frame={frame} rows={alike} />
        </section>
      )}
      {playlists.length > 0 && (
        <section aria-labelledby="appears">
          <h2 id="appears">On these playlists</h2>
          <PlaylistGrid base={base} playlists={playlists} />
        </section>
      )}
    </Layout>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  if (value === '') return null;
  return (
    <div className="fact">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Meter({ name, share }: { name: string; share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div className="fact">
      <dt>{name}</dt>
      <dd>
        <progress max={100} value={percent} aria-label={name} /> <span>{percent} %</span>
      </dd>
    </div>
  );
}
