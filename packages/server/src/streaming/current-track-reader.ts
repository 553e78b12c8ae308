import { type CurrentTrack, currentTrackSchema } from '@attune/contract';
import { z } from 'zod';
import { createSingleFlight } from '../http-client/single-flight.ts';
import { forgetStored, storeUnlessForgotten } from '../shared-store/forget-stored.ts';
import type { SharedStore } from '../shared-store/shared-store.ts';
import { readStored } from '../shared-store/stored-json.ts';
import {
  type CurrentTrackSchedule,
  isSilenceUnexpected,
  nextAskAt,
  type ObservedTrack,
} from './current-track-schedule.ts';
import { listenerKey } from './listener-key.ts';
import { StreamingError, type StreamingErrorKind } from './streaming-error.ts';
import type { StreamingService } from './streaming-service.ts';

export interface CurrentTrackReaderOptions {
  streaming: Pick<StreamingService, 'currentTrack'>;
  store: SharedStore;
  schedule: CurrentTrackSchedule;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Rejects when `signal` is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Called when the service refused: the last answer stands in for it, if there is one. */
  onRefused: (error: StreamingError) => void;
  /** Called on every 403, whatever it stands for. */
  onForbidden: (error: StreamingError) => void;
}

export interface CurrentTrackRequest {
  accessToken: string;
  /** When nobody waits any more. Asked for only where the service is: most answers are at hand. */
  signal?: () => AbortSignal;
  /** The listener has just changed something: an ask from before will not do, and one that comes too soon waits its turn. */
  fresh?: boolean;
}

/** What the listener is hearing: one answer per listener, asked for as seldom as its schedule allows. */
export interface CurrentTrackReader {
  /** @returns `null` when nothing is playing. @throws {StreamingError} when there is no answer, old or new. */
  read(request: CurrentTrackRequest): Promise<CurrentTrack | null>;
  /** Drops what is cached of the listener behind this token, and does not cache what is being asked. */
  forget(accessToken: string): Promise<void>;
}

const observedSchema = z.object({
  askedAt: z.number(),
  track: z.nullable(currentTrackSchema),
  unconfirmed: z.boolean(),
  isAdvertisement: z.optional(z.boolean()),
});

/** Clocks of instances that share a store may differ by this. */
const longestSkewMs = 60_000;

/** A refusal may last; the last answer stands in for it at most this long. */
const cacheMs = 6 * 60 * 60 * 1000;

const keepsScreen: ReadonlySet<string> = new Set(['rate-limited', 'quota-exceeded', 'playback-forbidden']);

/**
 * With these the next poll would hear the same, and each would cost the quota that all listeners share: they are as good as an answer
 * while nothing moves. The silence after a 429 is the gate's.
 */
const lasting = [
  'playback-forbidden',
  'permission-missing',
  'listener-not-allowed',
  'app-suspended',
] as const satisfies readonly StreamingErrorKind[];
const isLasting = (kind: StreamingErrorKind) => lasting.some((one) => one === kind);
const refusalSchema = z.object({ kind: z.enum(lasting), status: z.optional(z.number()) });
const refusalKeyOf = (key: string) => `${key}:refused`;

const keyOf = (accessToken: string) => `current-track:${listenerKey(accessToken)}`;

export function createCurrentTrackReader(options: CurrentTrackReaderOptions): CurrentTrackReader {
  const { streaming, store, schedule, now, wait, onRefused, onForbidden } = options;
  const flight = createSingleFlight<CurrentTrack | null>();
  /** When the ask under way began, by listener; what has been answered is in the store. */
  const asking = new Map<string, number>();
  /** Fresh asks that wait for their turn, by listener. */
  const scheduled = new Map<string, symbol>();

  /** What was observed at a time to come was so by a clock that has been put right since. */
  async function lastObserved(key: string): Promise<ObservedTrack | null> {
    const last = await readStored(store, key, observedSchema);
    return last !== null && last.askedAt > now() + longestSkewMs ? null : last;
  }

  async function rememberRefusal(key: string, { kind, status }: StreamingError): Promise<void> {
    if (!isLasting(kind) || schedule.idleMaxAgeMs <= 0) return;
    await store.set(refusalKeyOf(key), JSON.stringify({ kind, status }), schedule.idleMaxAgeMs);
  }

  async function throwIfRefused(key: string): Promise<void> {
    const refusal = await readStored(store, refusalKeyOf(key), refusalSchema);
    if (refusal === null) return;
    const { kind, status } = refusal;
    throw new StreamingError(kind, status === undefined ? {} : { status });
  }

  async function askService(key: string, accessToken: string, signal: AbortSignal) {
    try {
      const track = await streaming.currentTrack({ accessToken, signal });
      await store.delete(refusalKeyOf(key));
      return track;
    } catch (error) {
      if (!(error instanceof StreamingError)) throw error;
      if (error.status === 403) onForbidden(error);
      await rememberRefusal(key, error);
      throw error;
    }
  }

  async function ask(key: string, accessToken: string, signal: AbortSignal) {
    const askedAt = now();
    asking.set(key, askedAt);
    try {
      const heard = await askService(key, accessToken, signal);
      const isAdvertisement = heard === 'advertisement';
      const track = isAdvertisement ? null : heard;
      const last = await lastObserved(key);
      // A younger ask was quicker: what this one observed is over.
      if (last !== null && last.askedAt > askedAt) return last.track;
      const unconfirmed = heard === null && last !== null && isSilenceUnexpected(last, askedAt, schedule);
      const observed: ObservedTrack = { askedAt, track, unconfirmed, isAdvertisement };
      await storeUnlessForgotten(store, key, JSON.stringify(observed), cacheMs);
      return track;
    } finally {
      if (asking.get(key) === askedAt) asking.delete(key);
    }
  }

  /** Asks when the throttle allows; everyone who comes before that shares the ask, and nobody joins it later. */
  function askFresh(key: string, accessToken: string, last: ObservedTrack | null, signal?: AbortSignal) {
    const previous = Math.max(asking.get(key) ?? 0, last?.askedAt ?? 0);
    const turn = scheduled.get(key) ?? Symbol(key);
    scheduled.set(key, turn);
    const askInTurn = async (shared: AbortSignal) => {
      try {
        const ms = previous + schedule.throttleMs - now();
        if (ms > 0) await wait(ms, shared);
      } finally {
        if (scheduled.get(key) === turn) scheduled.delete(key);
      }
      return ask(key, accessToken, shared);
    };
    return flight.join(turn, askInTurn, signal);
  }

  return {
    async read({ accessToken, signal, fresh = false }) {
      const key = keyOf(accessToken);
      const last = await lastObserved(key);
      if (!fresh && last !== null && now() < nextAskAt(last, schedule)) return last.track;
      try {
        if (fresh) return await askFresh(key, accessToken, last, signal?.());
        await throwIfRefused(key);
        return await flight.join(key, (shared) => ask(key, accessToken, shared), signal?.());
      } catch (error) {
        if (!(error instanceof StreamingError)) throw error;
        if (!keepsScreen.has(error.kind)) throw error;
        onRefused(error);
        // "Nothing was playing a while ago" is no stand-in: it would wipe the screen instead of keeping it.
        if (last === null || last.track === null) throw error;
        return last.track;
      }
    },
    async forget(accessToken) {
      const key = keyOf(accessToken);
      await Promise.all([forgetStored(store, key), store.delete(refusalKeyOf(key))]);
    },
  };
}
