/** @jsxRuntime automatic */
import type { ListedPlaylist } from '../listed-playlist.ts';
import type { Artist } from '../music/index.ts';
import { Cover } from './cover.tsx';
import { Layout } from './layout.tsx';
import type { PageFrame } from './page-frame.ts';
import { PlaylistGrid } from './playlist-grid.tsx';
import { TrackList, type TrackRow } from './track-list.tsx';

export interface LibraryShelf {
  id: string;
  title: string;
  playlists: readonly ListedPlaylist[];
  /** Where the whole shelf is, when this is a part of it. */
  morePath?: string;
}

export interface LibraryFound {
  query: string;
  tracks: readonly TrackRow[];
  artists: readonly Artist[];
}

interface LibraryPageProps {
  frame: PageFrame;
  filters: {
    moods: readonly string[];
    genres: readonly string[];
    mood?: string | undefined;
    genre?: string | undefined;
  };
  shelves: readonly LibraryShelf[];
  found?: LibraryFound | undefined;
}

export function LibraryPage({ frame, filters, shelves, found }: LibraryPageProps) {
  const { base } = frame;
  const nothing =
    shelves.every(({ playlists }) => playlists.length === 0) &&
    !found?.tracks.length &&
    !found?.artists.length;
  return (
    <Layout frame={frame} title={found ? `“${found.query}”` : 'Library'} mood={filters.mood}>
      <header className="library-head">
        <h1>What would you like to hear?</h1>
        <search>
          <form method="get" action={`${base}/`} className="search-form">
            <label htmlFor="q">Search playlists, tracks and artists</label>
            <div className="search-line">
              <input
                id="q"
                name="q"
                type="search"
                defaultValue={found?.query ?? ''}
                maxLength={200}
                autoComplete="off"
              />
              <button type="submit" className="primary">
                Search
              </button>
            </div>
          </form>
        </search>
        <nav aria-label="Browse by mood">
          <ul className="chips">
            <Chip href={`${base}/`} label="Everything" current={!filters.mood && !filters.genre && !found} />
            {filters.moods.map((mood) => (
              <Chip
                key={mood}
                href={`${base}/?mood=${mood}`}
                label={capitalised(mood)}
                mood={mood}
                current={filters.mood === mood}
              />
            ))}
          </ul>
        </nav>
        <details className="genres" open={filters.genre !== undefined}>
          <summary>Browse by genre</summary>
          <nav aria-label="Browse by genre">
            <ul className="chips">
              {filters.genres.map((genre) => (
                <Chip
                  key={genre}
                  href={`${base}/?genre=${encodeURIComponent(genre)}`}
                  label={genre}
                  current={filters.genre === genre}
                />
              ))}
            </ul>
          </nav>
        </details>
      </header>
      {nothing && <p className="empty">Nothing found. Try a feeling, an instrument or an artist’s name.</p>}
      {shelves
        .filter(({ playlists }) => playlists.length > 0)
        .map((shelf) => (
          <section key={shelf.id} aria-labelledby={shelf.id}>
            <div className="shelf-head">
              <h2 id={shelf.id}>{shelf.title}</h2>
              {shelf.morePath && (
                <a href={`${base}${shelf.morePath}`} aria-label={`All of ${shelf.title}`}>
                  See all
                </a>
              )}
            </div>
            <PlaylistGrid base={base} playlists={shelf.playlists} />
          </section>
        ))}
      {found && found.artists.length > 0 && (
        <section aria-labelledby="artists">
          <h2 id="artists">Artists</h2>
          <ul className="card-grid">
            {found.artists.map((artist) => (
              <li key={artist.id} className="card">
                <Cover base={base} kind="artist" id={artist.id} sizePx={184} />
                <a className="card-title" href={`${base}/artist/${artist.id}`}>
                  {artist.name}
                </a>
                <p className="card-text muted">{artist.genres[0]}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {found && found.tracks.length > 0 && (
        <section aria-labelledby="tracks">
          <h2 id="tracks">Tracks</h2>
          <TrackList frame={frame} rows={found.tracks} />
        </section>
      )}
    </Layout>
  );
}

function capitalised(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

function Chip({
  href,
  label,
  mood,
  current,
}: {
  href: string;
  label: string;
  mood?: string;
  current: boolean;
}) {
  return (
    <li>
      <a
        className={mood ? `chip chip-${mood}` : 'chip'}
        href={href}
        aria-current={current ? 'page' : undefined}
      >
        {label}
      </a>
    </li>
  );
}
