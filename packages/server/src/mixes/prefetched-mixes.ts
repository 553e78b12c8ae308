import { type Brief, briefSchema, type Mix, type MixRequest } from '@attune/contract';
import { listenerKey } from '../streaming/listener-key.ts';
import type { ListenerCall } from '../streaming/streaming-service.ts';
import type { MakeMix } from './make-mix.ts';

/** Mixes that are made before the page asks for them. */
export interface PrefetchedMixes {
  /** Begins the mix of a brief, unless it has begun or enough of them wait to be asked for. */
  prefetch(brief: Brief, call: Pick<ListenerCall, 'accessToken'>): void;
  /** Hands over the mix that was prefetched for this request, once, or makes it. */
  makeMix: MakeMix;
  /** The listener has signed out: nothing made for them is cached. */
  forget(accessToken: string): Promise<void>;
}

export interface PrefetchedMixesOptions {
  makeMix: MakeMix;
  /** Throws where the listener is no longer let in. @throws {StreamingError} */
  requireGoodToken: (call: ListenerCall) => Promise<void>;
  /** Lets what is under way go first, such as the answer that says what to ask for. */
  defer: (run: () => void) => void;
  /** Rejects when `signal` is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

interface Prefetched {
  mix: Promise<Mix>;
  /** Ends the making, and the keeping. */
  ending: AbortController;
}

/** The page asks within a second; a phone on a poor connection takes a few. */
const cacheMs = 10_000;
/** Whoever sends messages and asks for no mix makes the server work for this many in that time, and no more. */
const mostCached = 16;

export function createPrefetchedMixes({
  makeMix,
  requireGoodToken,
  defer,
  wait,
}: PrefetchedMixesOptions): PrefetchedMixes {
  const prefetched = new Map<string, Prefetched>();
  const prefixOf = (accessToken: string) => `${listenerKey(accessToken)} `;
  // By the schema, so that the fields stand in one order whoever wrote them.
  const keyOf = (brief: Brief, accessToken: string) =>
    prefixOf(accessToken) + JSON.stringify(briefSchema.parse(brief));

  function drop(key: string): void {
    prefetched.get(key)?.ending.abort();
    prefetched.delete(key);
  }

  return {
    prefetch(brief, { accessToken }) {
      const key = keyOf(brief, accessToken);
      if (prefetched.has(key) || prefetched.size >= mostCached) return;
      const ending = new AbortController();
      const { signal } = ending;
      const mix = new Promise<void>((resolve) => defer(resolve)).then(() => {
        signal.throwIfAborted();
        return makeMix({ brief }, { accessToken, signal });
      });
      prefetched.set(key, { mix, ending });
      /** It may have been handed over, and another of the same brief prefetched. */
      const dropThis = () => {
        if (prefetched.get(key)?.ending === ending) drop(key);
      };
      // One that failed is made again for who asks, who hears then why it can't be.
      mix.catch(dropThis);
      wait(cacheMs, signal).then(dropThis, () => undefined);
    },
    async makeMix(request, call) {
      const key = isPlain(request) ? keyOf(request.brief, call.accessToken) : null;
      const found = key === null ? undefined : prefetched.get(key);
      if (key === null || found === undefined) return makeMix(request, call);
      prefetched.delete(key);
      const [mix] = await Promise.all([found.mix.catch(() => null), requireGoodToken(call)]).finally(() =>
        found.ending.abort(),
      );
      return mix ?? makeMix(request, call);
    },
    async forget(accessToken) {
      const prefix = prefixOf(accessToken);
      for (const key of [...prefetched.keys()]) if (key.startsWith(prefix)) drop(key);
    },
  };
}

/** Nothing but a brief: what stays of a mix before, or kept out of it, the page alone knows. */
const isPlain = ({ aimsAtLiked, keep = [], without = [], variant = 0 }: MixRequest): boolean =>
  aimsAtLiked === undefined && keep.length === 0 && without.length === 0 && variant === 0;
