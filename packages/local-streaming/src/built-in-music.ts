import { createCatalogue, createMusicSearch, recommend } from './music/index.ts';
import type { CoverSubject, Music } from './music-source.ts';
import { drawPortrait } from './pages/portrait.ts';

/** The service's own catalogue. Building it takes a moment, so once per process is enough. */
export function createBuiltInMusic(): Music {
  const catalogue = createCatalogue();
  return {
    catalogue,
    search: createMusicSearch(catalogue),
    recommend: (request) => recommend(catalogue, request),
    drawCover: (subject, sizePx) => drawPortrait(...nameOf(subject), sizePx),
  };
}

function nameOf(subject: CoverSubject): [id: string, name: string] {
  if (subject.kind === 'album') return [subject.album.id, subject.album.name];
  if (subject.kind === 'artist') return [subject.artist.id, subject.artist.name];
  return [subject.playlist.id, subject.playlist.name];
}
