import type { Brief } from '@attune/contract';
import type { MissingWish } from '@attune/conversation';
import { type Candidate, whatIsMissing } from '@attune/mix';
import { StreamingError } from '../streaming/streaming-error.ts';
import type { ListenerCall } from '../streaming/streaming-service.ts';

/** What a brief asks for and nothing that may come has, so that a reply can say it; `undefined` where that is not known. */
export type FindMissing = (brief: Brief, call: ListenerCall) => Promise<readonly MissingWish[] | undefined>;

/** In a catalogue that is known whole: what is not there is told with the answer, not found out from the mix. */
export const createFindMissing =
  (
    catalogue: (
      request: { brief: Brief; ids: readonly string[] },
      call: ListenerCall,
    ) => Promise<readonly Candidate[]>,
    now: () => number,
  ): FindMissing =>
  async (brief, call) => {
    try {
      return whatIsMissing(brief, await catalogue({ brief, ids: [] }, call), { now: now() });
    } catch (error) {
      // What the service refuses the search for the answer is refused as well, and says so.
      if (error instanceof StreamingError) return undefined;
      throw error;
    }
  };
