import type { Catalogue, ItemOf, SearchType } from '@attune/local-streaming/music';
import { facetWords } from '../facet-words.ts';
import { standInsOf } from '../genres.ts';
import { heardInstruments } from '../score/arrangements/instruments.ts';
import { soundsOfTrack } from '../score/compose.ts';

/** One thing that can be found: its text for the text index, and what its tracks sound like. */
export interface SearchDocument<Item> {
  id: string;
  item: Item;
  name: string;
  /** Artists, or the playlist's owner. */
  people: string;
  album: string;
  /** Description or about. */
  prose: string;
  tags: string;
  isrc: string;
  /** Facet words of each of its tracks: mood, genre, era, activities, instruments, tempo, voice. */
  sounds: readonly ReadonlySet<string>[];
  /** Instruments of each track that play in it without being named: nothing to look for, but to be refused. */
  alsoHeard?: () => readonly ReadonlySet<string>[];
  /** Years in which its tracks came out. */
  years: readonly number[];
  /** Breaks ties between equally good matches, 0 to 1: the widely useful before the odd. */
  standing: number;
}

export function createDocuments(catalogue: Catalogue): {
  [Type in SearchType]: SearchDocument<ItemOf[Type]>[];
} {
  const { artists, albums, tracks, playlists } = catalogue;
  const soundsOf = new Map<string, ReadonlySet<string>>();
  const yearOf = new Map<string, number>();
  for (const { id, attributes, albumId } of tracks.values()) {
    soundsOf.set(id, new Set([attributes.mood, ...facetWords(attributes)]));
    yearOf.set(id, Number(albums.get(albumId)?.releaseDate.slice(0, 4)));
  }
  const appearances = new Map<string, number>();
  for (const { trackIds } of playlists.values()) {
    for (const id of trackIds) appearances.set(id, (appearances.get(id) ?? 0) + 1);
  }
  const mostAppearances = Math.max(1, ...appearances.values());
  const heardIn = new Map<string, ReadonlySet<string>>();
  function heard(id: string): ReadonlySet<string> {
    const track = tracks.get(id);
    const found =
      heardIn.get(id) ??
      new Set(track && heardInstruments(track.attributes.instruments, soundsOfTrack(track)));
    heardIn.set(id, found);
    return found;
  }
  const ofTracks = (trackIds: readonly string[]) => ({
    sounds: trackIds.flatMap((id) => soundsOf.get(id) ?? []),
    alsoHeard: () => trackIds.map(heard),
    years: trackIds.flatMap((id) => yearOf.get(id) ?? []),
  });
  const namesOf = (artistIds: readonly string[]) =>
    artistIds.map((id) => artists.get(id)?.name ?? '').join(' ');
  const trackIdsByArtist = new Map<string, string[]>();
  for (const { id, artistIds } of tracks.values()) {
    for (const artistId of artistIds) {
      trackIdsByArtist.set(artistId, [...(trackIdsByArtist.get(artistId) ?? []), id]);
    }
  }

  return {
    track: [...tracks.values()].map((item) => ({
      id: item.id,
      item,
      name: item.name,
      people: namesOf(item.artistIds),
      album: albums.get(item.albumId)?.name ?? '',
      prose: '',
      tags: [...(soundsOf.get(item.id) ?? []), ...standInsOf(item.attributes.genre)].join(' '),
      isrc: item.isrc,
      ...ofTracks([item.id]),
      standing: (appearances.get(item.id) ?? 0) / mostAppearances,
    })),
    playlist: [...playlists.values()].map((item) => ({
      id: item.id,
      item,
      name: item.name,
      people: item.ownerName,
      album: '',
      prose: item.description,
      tags: [item.mood, ...item.tags].join(' '),
      isrc: '',
      ...ofTracks(item.trackIds),
      standing: item.trackIds.length / 30,
    })),
    album: [...albums.values()].map((item) => ({
      id: item.id,
      item,
      name: item.name,
      people: namesOf([item.artistId]),
      album: item.name,
      prose: '',
      tags: '',
      isrc: '',
      ...ofTracks(item.trackIds),
      standing: item.trackIds.length / 30,
    })),
    artist: [...artists.values()].map((item) => ({
      id: item.id,
      item,
      name: item.name,
      people: item.name,
      album: '',
      prose: item.about,
      tags: item.genres.join(' '),
      isrc: '',
      ...ofTracks(trackIdsByArtist.get(item.id) ?? []),
      standing: (trackIdsByArtist.get(item.id) ?? []).length / 30,
    })),
  };
}
