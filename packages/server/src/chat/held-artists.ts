import { ArtistNames, type HeldArtists } from '@attune/conversation';
import type { ArtistsOf } from '../providers/artists-of.ts';
import { StreamingError } from '../streaming/streaming-error.ts';
import type { ListenerCall } from '../streaming/streaming-service.ts';

/** The artists a message may name, as far as a listener may hear them; `null` where they cannot be told now. @param call `null` of a visitor */
export type FindHeldArtists = (call: ListenerCall | null) => Promise<HeldArtists | null>;

/** So many that went may be kept beside those that are there, before all are read anew. */
const mostGone = 1_000;

/**
 * Of a service that is known whole the names of its artists, read once and kept: of a catalogue that grew those that came. Nobody else is told by
 * what is read in a message whether somebody is in a library.
 */
export function createFindHeldArtists(
  artistsOf: ArtistsOf,
  requireGoodToken: (call: ListenerCall) => Promise<void>,
): FindHeldArtists {
  let names = new ArtistNames();
  let readAt: number | null = null;
  const read = new Set<string>();

  function refresh({ all, revision }: Awaited<ReturnType<ArtistsOf>>): void {
    if (readAt === revision) return;
    readAt = revision;
    if (read.size > all.size + mostGone) {
      names = new ArtistNames();
      read.clear();
    }
    for (const { id, name } of all.values()) {
      if (read.has(id)) continue;
      read.add(id);
      names.add(id, name);
    }
  }

  return async (call) => {
    try {
      if (call !== null) await requireGoodToken(call);
      const artists = await artistsOf(call);
      refresh(artists);
      return names.heldFor(artists.mayHear);
    } catch (error) {
      if (error instanceof StreamingError) return null;
      throw error;
    }
  };
}
