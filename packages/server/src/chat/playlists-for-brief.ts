import type { Brief, Playlist } from '@attune/contract';
import type { ListenerCall, StreamingService } from '../streaming/streaming-service.ts';
import { searchForLists } from './brief-to-search.ts';
import { findPlaylists } from './find-playlists.ts';

/**
 * Playlists for a brief as it stands.
 * @throws {NoPlaylistsFoundError} when the search brings nothing usable.
 * @throws {StreamingError} when the search fails.
 */
export type PlaylistsForBrief = (brief: Brief, call: ListenerCall) => Promise<Playlist[]>;

export const createPlaylistsForBrief =
  (streaming: Pick<StreamingService, 'searchPlaylists'>): PlaylistsForBrief =>
  (brief, call) =>
    findPlaylists(searchForLists(brief), streaming, call);
