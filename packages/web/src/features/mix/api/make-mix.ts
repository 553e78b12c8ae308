import { apiPaths, type Mix, type MixRequest, mixSchema } from '@attune/contract';
import type { ApiClient } from '../../../lib/api-client.ts';

export const makeMix = (listener: ApiClient, body: MixRequest, signal: AbortSignal): Promise<Mix> =>
  listener.post(apiPaths.mixes, body, mixSchema, { signal });
