import {
  defaultPlaylistImage,
  defaultTrackImage,
  type ListedTrack,
  type SearchAnswer,
} from '@attune/contract';
import { clockTime } from '@attune/player/clock-time';
import type { ReactNode } from 'react';
import { MediaRow } from '../../components/media-row.tsx';
import { MediaTile } from '../../components/media-tile.tsx';
import { wordsOf } from '../../lib/words-of.ts';
import { texts } from './texts.ts';

interface Found {
  kind: 'track' | 'artist' | 'album' | 'playlist';
  id: string;
  name: string;
}

interface SearchResultsProps {
  query: string;
  found: SearchAnswer;
  /** The words of a link to the music service, where it wants its own. */
  linkLabel: string | undefined;
  /** What can be done with one of them, beside opening it. */
  actionsOf: (item: Found) => ReactNode;
}

export function SearchResults({ query, found, linkLabel, actionsOf }: SearchResultsProps) {
  const tiles = [
    {
      title: texts.artists,
      items: found.artists.map((artist) => ({ ...artist, kind: 'artist' as const, line: undefined })),
      fallback: defaultTrackImage,
    },
    {
      title: texts.albums,
      items: found.albums.map((album) => ({
        ...album,
        kind: 'album' as const,
        line: album.year === null ? album.description : `${album.description} · ${album.year}`,
      })),
      fallback: defaultTrackImage,
    },
    {
      title: texts.playlists,
      items: found.playlists.map((playlist) => ({
        ...playlist,
        kind: 'playlist' as const,
        line: playlist.owner,
      })),
      fallback: defaultPlaylistImage,
    },
  ];
  return (
    <div className="flex flex-col gap-8">
      {songGroups(found.songs, query).map(({ title, songs }) => (
        <section key={title}>
          <h2 className="mb-2 text-l wrap-anywhere">{title}</h2>
          <ul className="grid gap-x-6 lg:grid-cols-2">
            {songs.map((track) => (
              <li key={track.id} className="min-w-0">
                <MediaRow
                  name={track.name}
                  line={track.description}
                  detail={detailOf(track)}
                  image={track.image}
                  fallbackImage={defaultTrackImage}
                  url={track.url}
                  linkLabel={linkLabel}
                  action={actionsOf({ kind: 'track', id: track.id, name: track.name })}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {tiles.map(
        ({ title, items, fallback }) =>
          items.length > 0 && (
            <section key={title}>
              <h2 className="mb-3 text-l">{title}</h2>
              <ul className="media-tiles">
                {items.map(({ id, kind, name, line, image, url }) => (
                  <li key={id} className="min-w-0">
                    <MediaTile
                      name={name}
                      line={line}
                      image={image}
                      fallbackImage={fallback}
                      url={url}
                      linkLabel={linkLabel}
                      action={actionsOf({ kind, id, name })}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}

/** What is called so apart from what fits the words otherwise, where there are both. */
function songGroups(songs: readonly ListedTrack[], query: string) {
  const asked = wordsOf(query);
  const isCalledSo = ({ name, description, album }: ListedTrack) => {
    const words = wordsOf(`${name} ${description} ${album ?? ''}`);
    return asked.every((word) => words.some((one) => one.startsWith(word)));
  };
  const called = songs.filter(isCalledSo);
  const others = songs.filter((song) => !isCalledSo(song));
  const groups = [
    { title: texts.songs, songs: called.length > 0 ? called : others },
    { title: texts.moreFor(query), songs: called.length > 0 ? others : [] },
  ];
  return groups.filter((group) => group.songs.length > 0);
}

function detailOf({ album, durationMs, explicit }: ListedTrack): string {
  const parts = [album, clockTime(durationMs), explicit === true ? 'Explicit' : null];
  return parts.filter((part) => part !== null).join(' · ');
}
