import type { AffectPoint, Brief } from '@attune/contract';
import { aimedAtLiked } from '@attune/mix';
import type { CatalogueOf } from '../providers/provider.ts';
import { StreamingError } from '../streaming/streaming-error.ts';
import type { ListenerCall } from '../streaming/streaming-service.ts';

/** Where the music stands that a brief likes, in a catalogue that is known whole; `null` where none of it is there. */
export const createPointOfLiked =
  (catalogue: CatalogueOf) =>
  async (brief: Brief, call: ListenerCall): Promise<AffectPoint | null> => {
    try {
      return aimedAtLiked(brief, await catalogue({ brief, ids: [] }, call))?.target ?? null;
    } catch (error) {
      // What the service refuses the search for the answer is refused as well, and says so.
      if (error instanceof StreamingError) return null;
      throw error;
    }
  };
