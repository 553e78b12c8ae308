import { apiPaths, type RefreshAnswer, refreshAnswerSchema } from '@attune/contract';
import type { ApiClient } from '../../../lib/api-client.ts';

export function requestRefresh(api: ApiClient, refreshToken: string): Promise<RefreshAnswer> {
  return api.get(apiPaths.refreshToken, refreshAnswerSchema, { query: { refresh_token: refreshToken } });
}
