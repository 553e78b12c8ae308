import { StreamingError } from '../streaming/streaming-error.ts';
import type { ListenerCall, PlaylistDetails, PlaylistService } from '../streaming/streaming-service.ts';

/**
 * Changes a playlist that was saved before. Spotify only takes one out of the library when its owner deletes it, and goes on
 * taking changes that nobody would find.
 * @throws {StreamingError} `not-found` when it is not there, or no longer in the library.
 */
export async function changeInLibrary(
  playlists: Pick<PlaylistService, 'isInLibrary' | 'changePlaylist'>,
  id: string,
  details: PlaylistDetails,
  call: ListenerCall,
): Promise<void> {
  const isInLibrary = await playlists.isInLibrary(id, call).catch((error: unknown) => {
    // Where that is not told it is changed; what else is wrong shows there as well.
    if (error instanceof StreamingError) return true;
    throw error;
  });
  if (!isInLibrary) throw new StreamingError('not-found');
  await playlists.changePlaylist(id, details, call);
}
