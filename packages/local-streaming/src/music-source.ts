import type { Catalogue, CoverPainter, MusicSearch, RecommendationRequest, Track } from './music/index.ts';

/** What can be played, found, suggested and looked at. The routes and pages know music through this alone. */
export interface Music {
  catalogue: Catalogue;
  search: MusicSearch;
  /** Tracks near the seeds, the nearest first, never a seed itself. Unknown seeds are passed over. */
  recommend(request: RecommendationRequest): readonly Track[];
  /** A square SVG document. A listener's own playlist passes as one of the catalogue's. */
  drawCover: CoverPainter;
}
