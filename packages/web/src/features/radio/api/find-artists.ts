import { type Artist, apiPaths, searchAnswerSchema, searchMaxLength } from '@attune/contract';
import type { ApiClient } from '../../../lib/api-client.ts';

/** Artists of that name at the music service, the best match first. */
export async function findArtists(listener: ApiClient, name: string, signal: AbortSignal): Promise<Artist[]> {
  const q = name.slice(0, searchMaxLength);
  return (await listener.get(apiPaths.search, searchAnswerSchema, { query: { q }, signal })).artists;
}
