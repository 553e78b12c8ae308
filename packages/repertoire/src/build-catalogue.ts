import type { Album, Artist, Catalogue, Playlist, Track } from '@attune/local-streaming/music';
import { attributesOf } from './attributes.ts';
import { composePlaylist } from './compose-playlist.ts';
import { type ArtistOfGenre, artistSketches } from './data/artists.ts';
import { curators } from './data/curators.ts';
import type { PlaylistSketch } from './data/playlist-shape.ts';
import { playlistSketches } from './data/playlists.ts';
import type { AlbumSketch, TrackLine } from './data/shape.ts';
import { facetWords, sharedWords } from './facet-words.ts';
import { moods } from './facets.ts';
import { standInsOf } from './genres.ts';
import { chance, idOf, slugOf } from './identity.ts';

const genreWords = (genre: string) => [genre, ...standInsOf(genre)];

/** A release date in the album's year. Nobody releases a record in the last days of December. */
function releaseDateOf(album: AlbumSketch, slug: string): string {
  const day = new Date(Date.UTC(album.year, 0, 8 + Math.floor(chance(slug, 'release') * 340)));
  return day.toISOString().slice(0, 10);
}

/** From one and a half to four minutes; quiet music takes its time. */
function durationMsOf(slug: string, energy: number): number {
  const seconds = 128 + 84 * chance(slug, 'duration') + 34 * (0.5 - energy);
  return Math.round(Math.min(240, Math.max(90, seconds)) * 1000);
}

function buildTrack(
  artist: ArtistOfGenre,
  album: AlbumSketch,
  line: TrackLine,
  place: { artistSlug: string; artistId: string; albumId: string; number: number; serial: number },
): Track {
  const [name, , nuance] = line;
  const slug = `${place.artistSlug}/${slugOf(name)}`;
  const attributes = attributesOf(artist, album, line, slug);
  return {
    id: idOf('track', slug),
    name,
    artistIds: [place.artistId, ...(nuance?.guest ? [idOf('artist', slugOf(nuance.guest))] : [])],
    albumId: place.albumId,
    trackNumber: place.number,
    durationMs: durationMsOf(slug, attributes.energy),
    // XA to XZ are codes no country will ever have, so these can never be somebody's recording.
    isrc: `XAATN${String(album.year % 100).padStart(2, '0')}${String(place.serial).padStart(5, '0')}`,
    explicit: false,
    attributes,
  };
}

function buildPlaylist(
  sketch: PlaylistSketch,
  tracksOfMood: readonly Track[],
  wordsOf: ReadonlyMap<Track, readonly string[]>,
): Playlist {
  const ownerName = curators[sketch.by];
  if (!ownerName) throw new Error(`Playlist "${sketch.name}" is by nobody we know: ${sketch.by}.`);
  const tracks = composePlaylist(sketch, tracksOfMood);
  return {
    id: idOf('playlist', slugOf(sketch.name)),
    name: sketch.name,
    description: sketch.description,
    ownerId: sketch.by,
    ownerName,
    trackIds: tracks.map((track) => track.id),
    mood: sketch.mood,
    tags: [
      ...new Set([...sharedWords(tracks.map((track) => wordsOf.get(track) ?? [])), ...(sketch.tags ?? [])]),
    ],
  };
}

/**
 * Builds everything the built-in service can play, from the hand-written sketches in `data/`. The same sketches
 * always give the same catalogue, with the same ids, on every machine.
 * @throws {Error} when a sketch contradicts itself, such as a title used twice or a playlist without tracks.
 */
export function createCatalogue(): Catalogue {
  const artists = new Map<string, Artist>();
  const albums = new Map<string, Album>();
  const tracks = new Map<string, Track>();
  const playlists = new Map<string, Playlist>();
  const titles = new Set<string>();
  for (const artist of artistSketches) {
    const artistSlug = slugOf(artist.name);
    const artistId = idOf('artist', artistSlug);
    artists.set(artistId, {
      id: artistId,
      name: artist.name,
      genres: genreWords(artist.genre).slice(0, 2),
      about: artist.about,
    });
    for (const album of artist.albums) {
      const albumSlug = `${artistSlug}/${slugOf(album.name)}`;
      const albumId = idOf('album', albumSlug);
      const trackIds: string[] = [];
      for (const [at, line] of album.tracks.entries()) {
        const place = { artistSlug, artistId, albumId, number: at + 1, serial: tracks.size + 1 };
        const track = buildTrack(artist, album, line, place);
        if (titles.has(track.name)) throw new Error(`Two tracks are called "${track.name}".`);
        titles.add(track.name);
        tracks.set(track.id, track);
        trackIds.push(track.id);
      }
      const releaseDate = releaseDateOf(album, albumSlug);
      albums.set(albumId, { id: albumId, name: album.name, artistId, releaseDate, trackIds });
    }
  }
  const allTracks = [...tracks.values()];
  const wordsOf = new Map(allTracks.map((track) => [track, facetWords(track.attributes)]));
  const byMood = new Map(
    moods.map((mood) => [mood, allTracks.filter(({ attributes }) => attributes.mood === mood)]),
  );
  for (const sketch of playlistSketches) {
    const playlist = buildPlaylist(sketch, byMood.get(sketch.mood) ?? [], wordsOf);
    if (playlists.has(playlist.id)) throw new Error(`Two playlists are called "${playlist.name}".`);
    playlists.set(playlist.id, playlist);
  }
  return { artists, albums, tracks, playlists };
}
