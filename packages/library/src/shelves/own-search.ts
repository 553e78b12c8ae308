import type { Music, OwnPlaylistToFind } from '@attune/local-streaming/music';
import {
  createPlaylistSearch,
  type DescribedPlaylist,
  isStopWord,
  type PlaylistSearch,
} from '@attune/repertoire/for-other-music';
import { LRUCache } from 'lru-cache';
import { folded } from '../catalogue/ids.ts';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import { sourceOf } from './shelf-source.ts';

/** So much of one playlist says what it is like. */
const mostTracks = 200;
/** Of so many listeners it is remembered what theirs are like. */
const mostListeners = 20;

const wordsOf = (text: string) =>
  folded(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length > 2 && !isStopWord(word));

function mostFrequent<Value>(values: readonly Value[]): Value | undefined {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/**
 * Finds among a listener's own playlists: by what is in them, as shelves are found, and by their names. Those whose songs were never
 * read go by their names alone.
 */
export function createOwnSearch(
  { catalogue, tagsOf }: Pick<LiveCatalogue, 'catalogue' | 'tagsOf'>,
  revision: () => number,
): NonNullable<Music['findOwn']> {
  const searches = new LRUCache<string, PlaylistSearch>({ max: mostListeners });

  function describe({ id, name, description, trackIds }: OwnPlaylistToFind): DescribedPlaylist[] {
    const sources = trackIds()
      .slice(0, mostTracks)
      .flatMap((trackId) => {
        const [track, tags] = [catalogue.tracks.get(trackId), tagsOf(trackId)];
        return track === undefined || tags === undefined ? [] : [sourceOf(track, tags, null)];
      });
    const mood = mostFrequent(sources.map(({ track }) => track.attributes.mood));
    if (mood === undefined) return [];
    const held = { trackIds: sources.map(({ track }) => track.id), mood, tags: [] };
    return [
      {
        playlist: { id, name, description, ownerId: 'listener', ownerName: '', ...held },
        tracks: sources.map(({ track, song, genres }) => ({
          attributes: track.attributes,
          genres,
          year: song.year,
        })),
      },
    ];
  }

  return (query, playlists) => {
    const key = `${revision()} ${playlists.map(({ version }) => version).join()}`;
    const search = searches.get(key) ?? createPlaylistSearch(playlists.flatMap(describe));
    searches.set(key, search);
    const asked = new Set(wordsOf(query));
    const named = playlists.filter(({ name }) => wordsOf(name).some((word) => asked.has(word)));
    return [...new Set([...search(query), ...named].map(({ id }) => id))];
  };
}
