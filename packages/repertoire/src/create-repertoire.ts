import type { Music } from '@attune/local-streaming/music';
import { createCatalogue } from './build-catalogue.ts';
import { createCoverPainter } from './cover/draw-cover.ts';
import { recommend } from './recommend.ts';
import { createMusicSearch } from './search/music-search.ts';

/** The music Attune brings. Building it takes a moment, so once per process is enough. */
export function createRepertoire(): Music {
  const catalogue = createCatalogue();
  return {
    catalogue,
    search: createMusicSearch(catalogue),
    recommend: (request) => recommend(catalogue, request),
    drawCover: createCoverPainter(catalogue),
  };
}
