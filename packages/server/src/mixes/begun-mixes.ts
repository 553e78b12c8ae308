import { type Brief, briefSchema, type Mix, type MixRequest } from '@attune/contract';
import { listenerKey } from '../streaming/listener-key.ts';
import type { ListenerCall } from '../streaming/streaming-service.ts';
import type { MakeMix } from './make-mix.ts';

/** Mixes begun before they are asked for, so that they are there when they are. */
export interface BegunMixes {
  /** Begins the mix of a brief, unless it has begun or enough of them wait to be asked for. */
  begin(brief: Brief, call: Pick<ListenerCall, 'accessToken'>): void;
  /** Hands over the mix that was begun for this request, once, or makes it. */
  makeMix: MakeMix;
  /** The listener has signed out: nothing made for them is cached. */
  forget(accessToken: string): Promise<void>;
}

export interface BegunMixesOptions {
  makeMix: MakeMix;
  /** Throws where the listener is no longer let in. @throws {StreamingError} */
  requireGoodToken: (call: ListenerCall) => Promise<void>;
  /** Lets what is under way go first, such as the answer that says what to ask for. */
  defer: (run: () => void) => void;
  /** Rejects when `signal` is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

interface Begun {
  mix: Promise<Mix>;
  /** Ends the making, and the keeping. */
  ending: AbortController;
}

/** The page asks within a second; a phone on a poor connection takes a few. */
const cacheMs = 10_000;
/** Whoever sends messages and asks for no mix makes the server work for this many in that time, and no more. */
const mostCached = 16;

export function createBegunMixes({ makeMix, requireGoodToken, defer, wait }: BegunMixesOptions): BegunMixes {
  const begun = new Map<string, Begun>();
  const prefixOf = (accessToken: string) => `${listenerKey(accessToken)} `;
  // By the schema, so that the fields stand in one order whoever wrote them.
  const keyOf = (brief: Brief, accessToken: string) =>
    prefixOf(accessToken) + JSON.stringify(briefSchema.parse(brief));

  function drop(key: string): void {
    begun.get(key)?.ending.abort();
    begun.delete(key);
  }

  return {
    begin(brief, { accessToken }) {
      const key = keyOf(brief, accessToken);
      if (begun.has(key) || begun.size >= mostCached) return;
      const ending = new AbortController();
      const { signal } = ending;
      const mix = new Promise<void>((resolve) => defer(resolve)).then(() => {
        signal.throwIfAborted();
        return makeMix({ brief }, { accessToken, signal });
      });
      begun.set(key, { mix, ending });
      /** It may have been handed over, and another of the same brief begun. */
      const dropThis = () => {
        if (begun.get(key)?.ending === ending) drop(key);
      };
      // One that failed is made again for who asks, who hears then why it can't be.
      mix.catch(dropThis);
      wait(cacheMs, signal).then(dropThis, () => undefined);
    },
    async makeMix(request, call) {
      const key = isPlain(request) ? keyOf(request.brief, call.accessToken) : null;
      const found = key === null ? undefined : begun.get(key);
      if (key === null || found === undefined) return makeMix(request, call);
      begun.delete(key);
      const [mix] = await Promise.all([found.mix.catch(() => null), requireGoodToken(call)]).finally(() =>
        found.ending.abort(),
      );
      return mix ?? makeMix(request, call);
    },
    async forget(accessToken) {
      const prefix = prefixOf(accessToken);
      for (const key of [...begun.keys()]) if (key.startsWith(prefix)) drop(key);
    },
  };
}

/** Nothing but a brief: what stays of a mix before, or kept out of it, the page alone knows. */
const isPlain = ({ aimsAtLiked, keep = [], without = [], variant = 0 }: MixRequest): boolean =>
  aimsAtLiked === undefined && keep.length === 0 && without.length === 0 && variant === 0;
