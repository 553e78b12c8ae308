import { createHash } from 'node:crypto';
import { type CurrentTrack, currentTrackSchema } from '@attune/contract';
import { z } from 'zod';
import type { SharedStore } from '../shared-store/shared-store.ts';
import { StreamingError } from './streaming-error.ts';
import type { ListenerCall, StreamingService } from './streaming-service.ts';

export interface CurrentTrackReaderOptions {
  streaming: Pick<StreamingService, 'currentTrack'>;
  store: SharedStore;
  /** How old an answer may be, in seconds. */
  maxAgeSeconds: number;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Told when the last answer stands in for one the service refused. */
  onKept: (error: StreamingError) => void;
}

/** What the listener is hearing, asked of the streaming service as seldom as its age allows. */
export interface CurrentTrackReader {
  /** @returns `null` when nothing is playing. @throws {StreamingError} when there is no answer, old or new. */
  read(call: ListenerCall): Promise<CurrentTrack | null>;
  /** Drops what is kept for the listener behind this token. */
  forget(accessToken: string): Promise<void>;
}

const keptSchema = z.object({ askedAt: z.number(), track: z.nullable(currentTrackSchema) });
type Kept = z.infer<typeof keptSchema>;

/** A refusal may last; the last answer stands in for it at most this long. */
const keptMs = 6 * 60 * 60 * 1000;

const keepsScreen: ReadonlySet<string> = new Set(['rate-limited', 'quota-exceeded', 'playback-forbidden']);

/** Tokens are recognised by their hash and never stored. */
const keyOf = (accessToken: string) =>
  `current-track:${createHash('sha256').update(accessToken).digest('base64url')}`;

export function createCurrentTrackReader(options: CurrentTrackReaderOptions): CurrentTrackReader {
  const { streaming, store, maxAgeSeconds, now, onKept } = options;
  const inFlight = new Map<string, Promise<CurrentTrack | null>>();

  async function kept(key: string): Promise<Kept | null> {
    const text = await store.get(key);
    return text === null ? null : keptSchema.parse(JSON.parse(text));
  }

  async function ask(key: string, accessToken: string, last: Kept | null): Promise<CurrentTrack | null> {
    try {
      const askedAt = now();
      // Several tabs wait for this one answer, so no single tab that closes may abort it.
      const track = await streaming.currentTrack({ accessToken });
      await store.set(key, JSON.stringify({ askedAt, track } satisfies Kept), keptMs);
      return track;
    } catch (error) {
      // "Nothing was playing a while ago" is no stand-in: it would wipe the screen instead of keeping it.
      if (
        last === null ||
        last.track === null ||
        !(error instanceof StreamingError) ||
        !keepsScreen.has(error.kind)
      )
        throw error;
      onKept(error);
      return last.track;
    }
  }

  return {
    async read({ accessToken }) {
      const key = keyOf(accessToken);
      const last = await kept(key);
      if (last !== null && now() - last.askedAt < maxAgeSeconds * 1000) return last.track;
      let asking = inFlight.get(key);
      if (asking === undefined) {
        asking = ask(key, accessToken, last).finally(() => inFlight.delete(key));
        inFlight.set(key, asking);
      }
      return asking;
    },
    async forget(accessToken) {
      await store.delete(keyOf(accessToken));
    },
  };
}
