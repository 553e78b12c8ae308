import { createCatalogue, createCoverPainter, createMusicSearch, recommend } from './music/index.ts';
import type { Music } from './music-source.ts';

/** The service's own catalogue. Building it takes a moment, so once per process is enough. */
export function createBuiltInMusic(): Music {
  const catalogue = createCatalogue();
  return {
    catalogue,
    search: createMusicSearch(catalogue),
    recommend: (request) => recommend(catalogue, request),
    drawCover: createCoverPainter(catalogue),
  };
}
