import { apiPaths, type Mix, type MixRequest, mixSchema } from '@attune/contract';
import type { ApiClient } from '../../../lib/api-client.ts';

/** More of a mix that comes to its end. */
export const makeMore = (listener: ApiClient, request: MixRequest): Promise<Mix> =>
  listener.post(apiPaths.mixes, request, mixSchema);
