import type { Brief, TrackPreview } from '@attune/contract';
import { type Candidate, makeMix } from '@attune/mix';

/** The track a mix for the brief would begin with; `null` where nothing fits. */
export type FirstTrack = (brief: Brief) => Promise<TrackPreview | null>;

/** Of a service that is known whole, so that nobody has to be asked for it. */
export const createFirstTrack =
  (
    catalogue: (
      request: { brief: Brief; ids: readonly string[] },
      call: null,
    ) => Promise<readonly Candidate[]>,
    now: () => number,
  ): FirstTrack =>
  async (brief) => {
    const candidates = await catalogue({ brief, ids: [] }, null);
    const [first] = makeMix(brief, candidates, { now: now() }).tracks;
    if (first === undefined) return null;
    const { id, name, artists, image } = first;
    return { id, name, artist: artists.join(', '), image };
  };
