export { createCatalogue } from './build-catalogue.ts';
export { type CoverPainter, type CoverSubject, createCoverPainter } from './cover/draw-cover.ts';
export {
  type RecommendationRequest,
  type RecommendationTargets,
  recommend,
} from './recommend.ts';
export {
  createMusicSearch,
  type MusicSearch,
  type SearchHits,
  type SearchRequest,
} from './search/music-search.ts';
export * from './types.ts';
export * from './vocabulary.ts';
