import { apiPaths, searchAnswerSchema, searchMaxLength, type TrackSummary } from '@attune/contract';
import type { ApiClient } from '../../../lib/api-client.ts';

/** Songs of that name at the music service, the best match first. */
export async function searchTracks(
  listener: ApiClient,
  query: string,
  signal: AbortSignal,
): Promise<TrackSummary[]> {
  const q = query.slice(0, searchMaxLength);
  return (await listener.get(apiPaths.search, searchAnswerSchema, { query: { q }, signal })).songs;
}
