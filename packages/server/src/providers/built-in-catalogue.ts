import type { Music, Track } from '@attune/local-streaming/music';
import type { Candidate } from '@attune/mix';
import type { TrackDetails } from '../streaming/streaming-service.ts';
import type { BuiltInService } from './built-in-service.ts';
import { type CatalogueRequest, mostWhole, narrowTracks } from './narrow-tracks.ts';

export type CatalogueSource = Pick<BuiltInService, 'music' | 'factsOf' | 'factsFrom'>;

/**
 * The music the built-in service plays, as what a mix is chosen from: all of it, or of a large library what comes into question
 * for a request. All of it is made when it is first asked for, as by then the service's address is known, and again when the music
 * has changed.
 * @returns what answers a request, of the music as somebody may hear it
 */
export function catalogueOf(
  { music, factsOf, factsFrom }: CatalogueSource,
  url: () => string,
): (request: CatalogueRequest, audible: Music) => readonly Candidate[] {
  let candidates: readonly Candidate[] | undefined;
  let builtAt = 0;
  const { tracks } = music.catalogue;
  const candidateOf = (track: Track): Candidate => ({
    ...describeTrack(music, url(), track),
    facts: factsOf(track),
    factsFrom,
  });
  return (request, audible) => {
    if (tracks.size > mostWhole) return narrowTracks(audible, factsOf, request).map(candidateOf);
    const revision = music.revision?.() ?? 0;
    if (candidates === undefined || revision !== builtAt) {
      candidates = [...tracks.values()].map(candidateOf);
      builtAt = revision;
    }
    const own = audible.catalogue.tracks;
    return own === tracks ? candidates : candidates.filter(({ id }) => own.has(id));
  };
}

/** What a curator's playlist holds; `null` where there is none of this id. */
export function playlistTracks(music: Music, url: () => string, id: string): readonly TrackDetails[] | null {
  const { playlists, tracks } = music.catalogue;
  const playlist = playlists.get(id);
  if (playlist === undefined) return null;
  return playlist.trackIds
    .flatMap((trackId) => tracks.get(trackId) ?? [])
    .map((track) => describeTrack(music, url(), track));
}

function describeTrack({ catalogue: { albums, artists } }: Music, url: string, track: Track) {
  const album = albums.get(track.albumId);
  return {
    id: track.id,
    name: track.name,
    artists: track.artistIds.flatMap((id) => artists.get(id)?.name ?? []),
    album: album?.name ?? null,
    image: `${url}/image/album/${track.albumId}/640.svg`,
    url: `${url}/track/${track.id}`,
    durationMs: track.durationMs,
    explicit: track.explicit ?? null,
    year: Number(album?.releaseDate.slice(0, 4)) || null,
  };
}
