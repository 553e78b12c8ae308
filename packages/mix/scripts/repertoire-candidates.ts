import { createRepertoire, trackFacts } from '@attune/repertoire';
import type { Candidate } from '../src/index.ts';

/** Every track of the built-in catalogue. */
export function repertoireCandidates(): Candidate[] {
  const { catalogue } = createRepertoire();
  return [...catalogue.tracks.values()].map((track) => {
    const album = catalogue.albums.get(track.albumId);
    return {
      id: track.id,
      name: track.name,
      artists: track.artistIds.flatMap((id) => catalogue.artists.get(id)?.name ?? []),
      album: album?.name ?? null,
      image: '',
      url: '',
      durationMs: track.durationMs,
      explicit: false,
      year: album === undefined ? null : Number(album.releaseDate.slice(0, 4)),
      facts: trackFacts(track),
      factsFrom: 'catalogue',
    };
  });
}
