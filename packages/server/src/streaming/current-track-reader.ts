import { type CurrentTrack, currentTrackSchema } from '@attune/contract';
import { z } from 'zod';
import { createSharedFlight } from '../outgoing/shared-flight.ts';
import type { SharedStore } from '../shared-store/shared-store.ts';
import { readStored } from '../shared-store/stored-json.ts';
import {
  type CurrentTrackSchedule,
  freshestMs,
  type HeardTrack,
  nextAskAt,
} from './current-track-schedule.ts';
import { listenerKey } from './listener-key.ts';
import { StreamingError } from './streaming-error.ts';
import type { StreamingService } from './streaming-service.ts';

export interface CurrentTrackReaderOptions {
  streaming: Pick<StreamingService, 'currentTrack'>;
  store: SharedStore;
  schedule: CurrentTrackSchedule;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Told when the service refused: the last answer stands in for it, if there is one. */
  onRefused: (error: StreamingError) => void;
}

export interface CurrentTrackRequest {
  accessToken: string;
  /** When nobody waits any more. Asked for only where the service is: most answers are at hand. */
  signal?: () => AbortSignal;
  /** The listener has just changed something: an answer from before will not do. */
  fresh?: boolean;
}

/** What the listener is hearing: one answer per listener, asked for as seldom as its schedule allows. */
export interface CurrentTrackReader {
  /** @returns `null` when nothing is playing. @throws {StreamingError} when there is no answer, old or new. */
  read(request: CurrentTrackRequest): Promise<CurrentTrack | null>;
  /** Drops what is kept for the listener behind this token. */
  forget(accessToken: string): Promise<void>;
}

const heardSchema = z.object({
  askedAt: z.number(),
  track: z.nullable(currentTrackSchema),
  doubtful: z.boolean(),
});

/** A refusal may last; the last answer stands in for it at most this long. */
const keptMs = 6 * 60 * 60 * 1000;

const keepsScreen: ReadonlySet<string> = new Set(['rate-limited', 'quota-exceeded', 'playback-forbidden']);

const keyOf = (accessToken: string) => `current-track:${listenerKey(accessToken)}`;

export function createCurrentTrackReader(options: CurrentTrackReaderOptions): CurrentTrackReader {
  const { streaming, store, schedule, now, onRefused } = options;
  const flight = createSharedFlight<CurrentTrack | null>();

  const lastHeard = (key: string): Promise<HeardTrack | null> => readStored(store, key, heardSchema);

  async function ask(key: string, accessToken: string, last: HeardTrack | null, signal: AbortSignal) {
    const askedAt = now();
    const answer = await streaming.currentTrack({ accessToken, signal });
    // Now and then the service says "nothing" while music plays: believed when it says so twice.
    const doubtful = answer === null && last !== null && last.track?.isPlaying === true && !last.doubtful;
    const track = doubtful ? last.track : answer;
    await store.set(key, JSON.stringify({ askedAt, track, doubtful } satisfies HeardTrack), keptMs);
    return track;
  }

  function isDue(last: HeardTrack, fresh: boolean): boolean {
    return now() >= (fresh ? last.askedAt + freshestMs : nextAskAt(last, schedule));
  }

  return {
    async read({ accessToken, signal, fresh = false }) {
      const key = keyOf(accessToken);
      const last = await lastHeard(key);
      if (last !== null && !isDue(last, fresh)) return last.track;
      try {
        return await flight.join(key, (shared) => ask(key, accessToken, last, shared), signal?.());
      } catch (error) {
        if (!(error instanceof StreamingError) || !keepsScreen.has(error.kind)) throw error;
        onRefused(error);
        // "Nothing was playing a while ago" is no stand-in: it would wipe the screen instead of keeping it.
        if (last === null || last.track === null) throw error;
        return last.track;
      }
    },
    async forget(accessToken) {
      await store.delete(keyOf(accessToken));
    },
  };
}
