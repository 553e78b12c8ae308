import type { SharedStore } from '../shared-store/shared-store.ts';
import { StreamingError } from '../streaming/streaming-error.ts';
import type { ListenerCall, PlaylistDetails, PlaylistService } from '../streaming/streaming-service.ts';

/** Playlists that were saved before. */
export interface SavedPlaylists {
  /** Notes that it was made just now. */
  made(id: string): Promise<void>;
  /** Notes that its owner has deleted it here: however new it is, it is not there. */
  removed(id: string): Promise<void>;
  /** Those that are not in the library any more. @throws {StreamingError} where that is not told. */
  gone(ids: readonly string[], call: ListenerCall): Promise<string[]>;
  /**
   * Changes one. Spotify only takes it out of the library when its owner deletes it, and goes on taking changes that nobody would
   * find.
   * @throws {StreamingError} `not-found` when it is not there, or no longer in the library.
   */
  change(id: string, details: PlaylistDetails, call: ListenerCall): Promise<void>;
}

/** A library may tell of a new playlist a moment later than it is made: for so long it is not asked. */
const toldWithinMs = 60_000;
const keyOf = (id: string) => `made-just-now:${id}`;

export function createSavedPlaylists(
  playlists: Pick<PlaylistService, 'areInLibrary' | 'changePlaylist'>,
  store: SharedStore,
): SavedPlaylists {
  async function gone(ids: readonly string[], call: ListenerCall): Promise<string[]> {
    const madeJustNow = await Promise.all(ids.map((id) => store.get(keyOf(id))));
    const asked = ids.filter((_, at) => madeJustNow[at] === null);
    if (asked.length === 0) return [];
    const answers = await playlists.areInLibrary(asked, call);
    return asked.filter((_, at) => answers[at] === false);
  }

  async function isTakenOut(id: string, call: ListenerCall): Promise<boolean> {
    try {
      return (await gone([id], call)).length > 0;
    } catch (error) {
      // Where that is not told it is changed; what else is wrong shows there as well.
      if (error instanceof StreamingError) return false;
      throw error;
    }
  }

  return {
    made: (id) => store.set(keyOf(id), 'true', toldWithinMs),
    removed: (id) => store.delete(keyOf(id)),
    gone,
    async change(id, details, call) {
      if (await isTakenOut(id, call)) throw new StreamingError('not-found');
      await playlists.changePlaylist(id, details, call);
    },
  };
}
