import type { Candidate } from '@attune/mix';
import type { BuiltInService } from './built-in-service.ts';

/**
 * Every track of the music the built-in service plays, as what a mix is chosen from. Made when it is first asked for: by then
 * the service's address is known.
 */
export function catalogueOf(
  { music, factsOf }: Pick<BuiltInService, 'music' | 'factsOf'>,
  url: () => string,
): () => readonly Candidate[] {
  let candidates: readonly Candidate[] | undefined;
  const { albums, artists, tracks } = music.catalogue;
  const build = (): readonly Candidate[] =>
    [...tracks.values()].map((track): Candidate => {
      const album = albums.get(track.albumId);
      return {
        id: track.id,
        name: track.name,
        artists: track.artistIds.flatMap((id) => artists.get(id)?.name ?? []),
        album: album?.name ?? null,
        image: `${url()}/image/album/${track.albumId}/640.svg`,
        url: `${url()}/track/${track.id}`,
        durationMs: track.durationMs,
        explicit: false,
        year: album === undefined ? null : Number(album.releaseDate.slice(0, 4)),
        facts: factsOf(track),
        factsFrom: 'catalogue',
      };
    });
  return () => {
    candidates ??= build();
    return candidates;
  };
}
