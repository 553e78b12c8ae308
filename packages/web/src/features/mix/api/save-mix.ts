import { apiPaths, type SavedMixAnswer, type SavedMixRequest, savedMixAnswerSchema } from '@attune/contract';
import type { ApiClient } from '../../../lib/api-client.ts';

export const saveMix = (listener: ApiClient, body: SavedMixRequest): Promise<SavedMixAnswer> =>
  listener.post(apiPaths.savedMixes, body, savedMixAnswerSchema);
