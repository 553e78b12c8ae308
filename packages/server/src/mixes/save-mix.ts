import type { SavedMixAnswer, SavedMixRequest } from '@attune/contract';
import { noTrack } from '../errors/no-track.ts';
import { ProblemError } from '../errors/problem-error.ts';
import { isGone, isInDoubt, StreamingError } from '../streaming/streaming-error.ts';
import type { ListenerCall, PlaylistDetails, PlaylistService } from '../streaming/streaming-service.ts';
import type { MakeOnce } from './make-once.ts';
import { SavedPlaylistGoneError } from './save-mix-error.ts';
import type { SavedPlaylists } from './saved-playlists.ts';

export interface SaveMixOptions {
  playlists: PlaylistService;
  saved: Pick<SavedPlaylists, 'change'>;
  makeOnce: MakeOnce;
  /** Whether it has the form of an id of the service: of a track, or of a playlist. */
  isId: (id: string) => boolean;
  /** @throws {StreamingError} `permission-missing` where the listener is known not to have agreed to it. */
  requirePermission: (call: ListenerCall) => Promise<void>;
}

export type SaveMix = (request: SavedMixRequest, call: ListenerCall) => Promise<SavedMixAnswer>;

/** A name or a description is one line at the service. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();

function blankTitle(): ProblemError {
  const detail = 'A title is expected.';
  return new ProblemError('invalid_request', 'The title holds nothing that can be read.', [
    { field: 'title', detail },
  ]);
}

/** How many of the wanted are there, each as often as it is. */
function countFound(wanted: readonly string[], held: readonly string[]): number {
  const left = new Map<string, number>();
  for (const id of held) left.set(id, (left.get(id) ?? 0) + 1);
  return wanted.filter((id) => {
    const times = left.get(id) ?? 0;
    left.set(id, times - 1);
    return times > 0;
  }).length;
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/**
 * Saves a mix as a private playlist: made once, or brought up to date in place, then read back and compared. Three calls
 * when all goes well, and one more for one that was there before.
 * @throws {SavedPlaylistGoneError} when the playlist to bring up to date is not there.
 * @throws {StreamingError} when the service refuses.
 */
export function createSaveMix({
  playlists,
  saved,
  makeOnce,
  isId,
  requirePermission,
}: SaveMixOptions): SaveMix {
  async function change(id: string, details: PlaylistDetails, call: ListenerCall): Promise<void> {
    try {
      await saved.change(id, details, call);
    } catch (error) {
      if (isGone(error)) throw new SavedPlaylistGoneError({ cause: error });
      throw error;
    }
  }

  async function fill(id: string, trackIds: readonly string[], call: ListenerCall): Promise<SavedMixAnswer> {
    let lost: unknown;
    try {
      await playlists.replaceTracks(id, trackIds, call);
    } catch (error) {
      if (error instanceof StreamingError && error.status === 400) throw noTrack('trackIds');
      if (!isInDoubt(error)) throw error;
      lost = error;
    }
    const held = await playlists.ownPlaylist(id, call);
    // The answer was lost, and what is there is not what was written.
    if (lost !== undefined && !isSame(trackIds, held.trackIds)) throw lost;
    return {
      playlist: { ...held.playlist, tracks: held.trackIds.length },
      verified: { asked: trackIds.length, found: countFound(trackIds, held.trackIds) },
    };
  }

  return async ({ title, description = '', trackIds, playlistId }, call) => {
    const details = { name: oneLine(title), description: oneLine(description) };
    if (!trackIds.every(isId)) throw noTrack('trackIds');
    if (details.name === '') throw blankTitle();
    await requirePermission(call);
    if (playlistId !== undefined) {
      if (!isId(playlistId)) throw new SavedPlaylistGoneError();
      await change(playlistId, details, call);
      return fill(playlistId, trackIds, call).catch((error: unknown) => {
        // Its details could be changed a moment ago, so that it is a track that is not there.
        throw isGone(error) ? noTrack('trackIds') : error;
      });
    }
    return makeOnce({ details, trackIds }, call, (id) => fill(id, trackIds, call)).catch((error: unknown) => {
      throw isGone(error) ? noTrack('trackIds') : error;
    });
  };
}

/** Which of the playlists that mixes were saved as the listener does not have any more. @throws {StreamingError} */
export type FindGoneMixes = (ids: readonly string[], call: ListenerCall) => Promise<string[]>;

export function createFindGoneMixes({
  saved,
  isId,
  requirePermission,
}: Pick<SaveMixOptions, 'isId' | 'requirePermission'> & {
  saved: Pick<SavedPlaylists, 'gone'>;
}): FindGoneMixes {
  return async (ids, call) => {
    await requirePermission(call);
    const known = ids.filter(isId);
    const gone = await saved.gone(known, call);
    return ids.filter((id) => !known.includes(id) || gone.includes(id));
  };
}
