import type { Track, TrackAttributes } from '@attune/local-streaming/music';
import type { SoundFeatures } from '../analysis/sound-features.ts';
import { attributesOf, type SoundBasis, type TagEstimate } from '../estimate/estimate-sound.ts';
import type { Song } from '../folder/song.ts';

/** Numbers go to 9,999; what has none comes after those that have. */
const unnumbered = 10_000;
const placesOfDisc = unnumbered + 1;

/** What of a track is made of its song, and what it is called by here. */
interface TrackParts {
  id: string;
  song: Song;
  artistIds: readonly string[];
  albumId: string;
  tags: TagEstimate;
  features: SoundFeatures | undefined;
}

/**
 * A track of the library, as it stays in memory: of its song only what listing, ordering and choosing need. There may be 100,000, so
 * that it shares what it has in common with others, and says what it sounds like when it is asked.
 */
export class LibraryTrack implements Track, SoundBasis {
  readonly id: string;
  readonly name: string;
  readonly artistIds: readonly string[];
  /** Another one once its folder turns out to be a part of an album, or none. */
  albumId: string;
  readonly trackNumber: number;
  readonly durationMs: number;
  readonly isrc: string;
  readonly explicit: boolean | undefined;
  readonly path: string;
  /** As tagged. */
  readonly album: string | null;
  readonly albumArtist: string | null;
  readonly tags: TagEstimate;
  readonly bpm: number | null;
  readonly year: number | null;
  readonly features: SoundFeatures | undefined;
  /** Where it stands on its album, by disc and number; the path decides between equals. */
  readonly place: number;

  constructor({ id, song, artistIds, albumId, tags, features }: TrackParts) {
    this.id = id;
    this.name = song.title;
    this.artistIds = artistIds;
    this.albumId = albumId;
    this.trackNumber = song.trackNumber ?? 1;
    this.durationMs = song.durationMs;
    this.isrc = song.isrc ?? '';
    this.explicit = song.explicit;
    this.path = song.path;
    this.album = song.album;
    this.albumArtist = song.albumArtist;
    this.tags = tags;
    this.bpm = song.bpm;
    this.year = song.year;
    this.features = features;
    this.place = (song.disc ?? 1) * placesOfDisc + (song.trackNumber ?? unnumbered);
  }

  get attributes(): TrackAttributes {
    return attributesOf(this);
  }
}
