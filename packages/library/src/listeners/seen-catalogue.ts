import type { Album, Catalogue, Playlist } from '@attune/local-streaming/music';
import type { FindsHits } from '../search/find-ranked.ts';
import { MapView, narrowed } from './map-view.ts';

/** What a listener's account sees, by track ids: of all there is a part that may grow. */
export interface SeenTracks {
  has(trackId: string): boolean;
  /** Goes up with every change of it, and of what there is. */
  version(): number;
}

/** Of an album what is seen of it; nothing where that is nothing. */
function seenOf(album: Album, seen: SeenTracks): Album | undefined {
  const trackIds = album.trackIds.filter((id) => seen.has(id));
  if (trackIds.length === 0) return undefined;
  return trackIds.length === album.trackIds.length ? album : { ...album, trackIds };
}

/**
 * The part of a catalogue that a listener's account sees: tracks, albums with at least one of them, and who made those.
 * @param playlists what was made of that part
 */
export function seenCatalogue(
  { tracks, albums, artists }: Catalogue,
  seen: SeenTracks,
  playlists: ReadonlyMap<string, Playlist>,
): Catalogue {
  const seenAlbums = narrowed(albums, (album) => seenOf(album, seen));
  let namedAt = -1;
  const named = new Set<string>();
  /** Ids of artists that something seen is by; looked up again once there is more to see, or less. */
  function artistsSeen(): ReadonlySet<string> {
    if (namedAt === seen.version()) return named;
    namedAt = seen.version();
    named.clear();
    for (const { id, artistIds } of tracks.values())
      if (seen.has(id)) for (const artist of artistIds) named.add(artist);
    for (const { artistId } of seenAlbums.values()) named.add(artistId);
    return named;
  }
  return {
    // One that is not read in yet is read as soon as it is asked for, so that nothing is looked up for what is not seen.
    tracks: new MapView(
      (id) => (seen.has(id) ? tracks.get(id) : undefined),
      function* () {
        for (const entry of tracks) if (seen.has(entry[0])) yield entry;
      },
    ),
    albums: seenAlbums,
    artists: narrowed(artists, (artist, id) => (artistsSeen().has(id) ? artist : undefined)),
    playlists,
  };
}

/** Of a query so many hits are looked through for those that are seen, and more only while there is too little among them. */
const lookedThrough = 20_000;

/** Hits of the index among what is seen. Of more than are looked through the count is too low. */
export function seenHits(index: FindsHits, { tracks, albums, artists }: Catalogue): FindsHits {
  const maps = { track: tracks, album: albums, artist: artists };
  function find(kind: keyof typeof maps, match: string, fewest: number) {
    for (let most = lookedThrough; ; most *= 4) {
      const hits = index.hits(kind, match, most);
      const seen = hits.filter(({ id }) => maps[kind].has(id));
      if (seen.length >= fewest || hits.length < most) return seen;
    }
  }
  return {
    count: (kind, match) => find(kind, match, 1).length,
    hits: (kind, match, most) => find(kind, match, most).slice(0, most),
  };
}
