import { apiPaths, goneMixesAnswerSchema } from '@attune/contract';
import type { ApiClient } from '../../../lib/api-client.ts';

/** Which of these playlists the listener does not have any more. */
export async function findGone(listener: ApiClient, ids: readonly string[]): Promise<string[]> {
  const query = { ids: ids.join(',') };
  return (await listener.get(apiPaths.savedMixes, goneMixesAnswerSchema, { query })).gone;
}
