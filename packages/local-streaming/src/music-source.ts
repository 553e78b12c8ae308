import type {
  Album,
  Artist,
  Catalogue,
  MusicSearch,
  Playlist,
  RecommendationRequest,
  Track,
} from './music/index.ts';

/** What a cover is drawn for. A listener's own playlist passes as one of the catalogue's here. */
export type CoverSubject =
  | { kind: 'album'; album: Album }
  | { kind: 'playlist'; playlist: Playlist }
  | { kind: 'artist'; artist: Artist };

/** What can be played, found, suggested and looked at. The routes and pages know music through this alone. */
export interface Music {
  catalogue: Catalogue;
  search: MusicSearch;
  /** Tracks near the seeds, the nearest first, never a seed itself. Unknown seeds are passed over. */
  recommend(request: RecommendationRequest): readonly Track[];
  /** A square SVG document. */
  drawCover(subject: CoverSubject, sizePx: number): string;
}
