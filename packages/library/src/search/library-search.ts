import type { Catalogue, MusicSearch, Playlist, SearchHits } from '@attune/local-streaming/music';
import type { WordKind } from '../index/song-index.ts';
import { type FindsHits, findRanked } from './find-ranked.ts';
import { matchQuery } from './match-query.ts';

export interface LibrarySearchParts {
  catalogue: Catalogue;
  index: FindsHits;
  /** Playlists by the words of listeners, as they are at the time. */
  playlists: (query: string) => readonly Playlist[];
}

/** Tracks, albums and artists by the words of their tags, playlists by what listeners call such music. */
export function createLibrarySearch({ catalogue, index, playlists }: LibrarySearchParts): MusicSearch {
  return ({ query, types, limit, offset }) => {
    function find<Item>(kind: WordKind, items: ReadonlyMap<string, Item>) {
      const { ids, total } = findRanked(index, kind, matchQuery(query, kind), { limit, offset });
      return { items: ids.flatMap((id) => items.get(id) ?? []), total };
    }

    const hits: SearchHits = {};
    for (const type of new Set(types)) {
      if (type === 'track') hits.track = find('track', catalogue.tracks);
      else if (type === 'album') hits.album = find('album', catalogue.albums);
      else if (type === 'artist') hits.artist = find('artist', catalogue.artists);
      else {
        const all = playlists(query);
        hits.playlist = { items: all.slice(offset, offset + limit), total: all.length };
      }
    }
    return hits;
  };
}
