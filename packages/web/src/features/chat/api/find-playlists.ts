import { apiPaths, type Brief, type PlaylistsRequest, playlistsAnswerSchema } from '@attune/contract';
import type { ApiClient } from '../../../lib/api-client.ts';
import type { Answer } from '../turns.ts';

/** The music for a brief as it stands, without a message. */
export async function findPlaylists(
  listener: ApiClient,
  brief: Brief,
  signal: AbortSignal,
): Promise<Answer['playlists']> {
  const body: PlaylistsRequest = { brief };
  return (await listener.post(apiPaths.playlists, body, playlistsAnswerSchema, { signal })).playlists;
}
