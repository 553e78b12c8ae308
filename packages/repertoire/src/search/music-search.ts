import type {
  Album,
  Artist,
  Catalogue,
  MusicSearch,
  SearchHits,
  SearchRequest,
} from '@attune/local-streaming/music';
import { createDocuments } from './documents.ts';
import { findOnShelf } from './find.ts';
import { parseQuery } from './parse-query.ts';
import { createShelf, type Shelf } from './shelf.ts';

function page<Item>(shelf: Shelf<Item>, { query, limit, offset }: SearchRequest) {
  const all = findOnShelf(shelf, parseQuery(query, shelf));
  return { items: all.slice(offset, offset + limit), total: all.length };
}

/**
 * A search over the whole catalogue. The query understands what Spotify documents (`NOT`, `OR`, `"phrases"`,
 * `artist:`, `album:`, `track:`, `genre:`, `year:1990-1999`, `isrc:`) and the words of listeners: moods, genres,
 * decades, activities, instruments, tempo and voice, with synonyms, plurals and slips of the finger.
 * Never throws, whatever the query; always answers the same way.
 */
export function createMusicSearch(catalogue: Catalogue): MusicSearch {
  const documents = createDocuments(catalogue);
  const strict = { shareTolerated: 0 };
  // An artist is not disowned for one song; a playlist with one song that was not wanted is not brought.
  const lenient = { shareTolerated: 0.34 };
  const shelves = {
    track: createShelf(documents.track, { shareNeeded: 1, ...strict }),
    playlist: createShelf(documents.playlist, { shareNeeded: 0.5, ...strict }),
  };
  // Hardly anybody looks for albums and artists, so their shelves wait until somebody does.
  let albums: Shelf<Album> | undefined;
  let artists: Shelf<Artist> | undefined;
  const albumShelf = () => (albums ??= createShelf(documents.album, { shareNeeded: 0.5, ...lenient }));
  const artistShelf = () => (artists ??= createShelf(documents.artist, { shareNeeded: 0.34, ...lenient }));
  return (request) => {
    const hits: SearchHits = {};
    for (const type of new Set(request.types)) {
      if (type === 'track') hits.track = page(shelves.track, request);
      else if (type === 'playlist') hits.playlist = page(shelves.playlist, request);
      else if (type === 'album') hits.album = page(albumShelf(), request);
      else hits.artist = page(artistShelf(), request);
    }
    return hits;
  };
}
