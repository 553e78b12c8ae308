import { ConstantBackoff, handleWhen, retry } from 'cockatiel';
import { z } from 'zod';
import { createSingleFlight } from '../http-client/single-flight.ts';
import { UpstreamError } from '../http-client/upstream-error.ts';
import type { SharedStore } from '../shared-store/shared-store.ts';
import { readStored } from '../shared-store/stored-json.ts';
import { secondTryAfterMs } from '../upstream-policies.ts';
import { StreamingError, type StreamingErrorKind } from './streaming-error.ts';

export interface QuotaGateOptions {
  store: SharedStore;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Called when the service asked for silence, or refuses the whole app, with until when (milliseconds since the epoch). */
  onBlocked: (kind: StreamingErrorKind, until: number) => void;
  /** Called with the day's number of calls now and then, for the operator. */
  onCallsToday: (calls: number) => void;
}

/** The one place through which every call to the streaming service's Web API goes. */
export interface QuotaGate {
  /**
   * Reads unless the service has asked for silence; one read is shared by everyone who wants the same thing, and tried
   * once more after a passing trouble.
   * @param key names what is asked for, and by whom.
   * @throws {StreamingError} `rate-limited`, `quota-exceeded` or `app-suspended` while the service wants silence.
   */
  read<T>(key: string, call: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /**
   * Writes unless the service has asked for silence. Each write is a call of its own, made once: after a lost answer
   * nobody here knows whether it was done.
   * @throws {StreamingError} `rate-limited`, `quota-exceeded` or `app-suspended` while the service wants silence.
   */
  write<T>(call: () => Promise<T>): Promise<T>;
  /** Calls made since midnight UTC, by every instance. */
  callsToday(): Promise<number>;
}

const blockedKey = 'streaming-blocked';
const twoDaysMs = 48 * 60 * 60 * 1000;
/** How often the operator is informed: after every so many calls. */
const tellEvery = 100;
/** How long, where the service does not say it: the rolling window of the rate limit; and a lapsed subscription comes back in hours. */
const defaultWaitSeconds = { 'rate-limited': 30, 'quota-exceeded': 30, 'app-suspended': 300 };

const silencing = ['rate-limited', 'quota-exceeded', 'app-suspended'] as const satisfies StreamingErrorKind[];
const blockedSchema = z.object({ askedAt: z.number(), until: z.number(), kind: z.enum(silencing) });
type Blocked = z.infer<typeof blockedSchema>;

/** Clocks of instances that share a store may differ by this. */
const longestSkewMs = 60_000;

const longer = (one: Blocked | null, other: Blocked | null) =>
  one === null || (other !== null && other.until > one.until) ? other : one;

const dayKey = (now: number) => `streaming-calls:${new Date(now).toISOString().slice(0, 10)}`;

/** Worth one more try, which is counted as well: a fault of the service, or a connection that broke. */
function isPassingTrouble(error: Error): boolean {
  if (!(error instanceof StreamingError) || error.kind !== 'unavailable') return false;
  return !(error.cause instanceof UpstreamError && error.cause.kind === 'circuit-open');
}

type Refusal = StreamingError & { kind: Blocked['kind'] };

function isRefusal(error: unknown): error is Refusal {
  return error instanceof StreamingError && silencing.some((kind) => kind === error.kind);
}

/**
 * Two kinds of 429 share one rule: nothing is sent before the time they named has passed. Nor is anything for a while once the app
 * is refused as a whole.
 */
export function createQuotaGate({ store, now, onBlocked, onCallsToday }: QuotaGateOptions): QuotaGate {
  const flight = createSingleFlight<unknown>();
  const secondTry = retry(handleWhen(isPassingTrouble), {
    maxAttempts: 1,
    backoff: new ConstantBackoff(secondTryAfterMs),
  });

  // Remembered here as well: a shared store may forget, and the service would still mean it.
  let blockedHere: Blocked | null = null;
  const sharedSilence = () => readStored(store, blockedKey, blockedSchema);
  /** What was asked for at a time to come was so by a clock that has been put right since. */
  const unlessToCome = (one: Blocked | null) =>
    one !== null && one.askedAt > now() + longestSkewMs ? null : one;
  const longest = (shared: Blocked | null) => longer(unlessToCome(shared), unlessToCome(blockedHere));

  async function refuseWhileBlocked(): Promise<void> {
    const blocked = longest(await sharedSilence());
    if (blocked === null) return;
    const seconds = Math.ceil((blocked.until - now()) / 1000);
    if (seconds > 0) throw new StreamingError(blocked.kind, { retryAfterSeconds: seconds });
  }

  async function block({ kind, retryAfterSeconds = defaultWaitSeconds[kind] }: Refusal): Promise<void> {
    const waitMs = Math.max(1, retryAfterSeconds) * 1000;
    const asked = { askedAt: now(), until: now() + waitMs, kind };
    // Of calls that were under way side by side, the one refused for longer counts, whichever comes back last.
    if (longer(longest(await sharedSilence()), asked) !== asked) return;
    blockedHere = asked;
    await store.set(blockedKey, JSON.stringify(asked), waitMs);
    onBlocked(kind, asked.until);
  }

  async function count(): Promise<void> {
    const calls = await store.increment(dayKey(now()), twoDaysMs);
    if (calls % tellEvery === 0) onCallsToday(calls);
  }

  /** Whoever is refused keeps the others from asking. */
  async function heeding<T>(attempt: () => Promise<T>): Promise<T> {
    try {
      return await attempt();
    } catch (error) {
      if (isRefusal(error)) await block(error);
      throw error;
    }
  }

  return {
    async read<T>(key: string, call: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal) {
      const start = (shared: AbortSignal) => {
        // Before each try: another call may have been asked for silence since the first.
        const attempt = async () => {
          await refuseWhileBlocked();
          await count();
          return heeding(() => call(shared));
        };
        return secondTry.execute(attempt, shared);
      };
      // What is shared under one key is one kind of answer: the key names the call.
      return flight.join(key, start, signal) as Promise<T>;
    },
    async write(call) {
      await refuseWhileBlocked();
      await count();
      return heeding(call);
    },
    async callsToday() {
      return Number((await store.get(dayKey(now()))) ?? 0);
    },
  };
}
