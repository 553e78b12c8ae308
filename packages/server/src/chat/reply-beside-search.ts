import type { ListenerCall } from '../streaming/streaming-service.ts';

export interface ReplyBesideSearchOptions {
  /** Whether the streaming service has accepted this token lately. */
  hasProof: (accessToken: string) => Promise<boolean>;
  /** Rejects when `signal` is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** @param write is handed a signal that is aborted when the search fails or the listener leaves. */
export type ReplyBesideSearch = <T>(
  search: Promise<unknown>,
  write: (signal: AbortSignal) => Promise<T>,
  call: ListenerCall,
) => Promise<T>;

/** Most refusals come within this time; more of it would be waited for by every listener, to save a model's call to few. */
const headStartMs = 50;

/**
 * Writes the reply while the search runs, so that a listener waits for the slower of the two alone, and yet pays no
 * model for nothing: the search has a head start, and with a token that has not proven good the reply waits for it.
 */
export function createReplyBesideSearch({ hasProof, wait }: ReplyBesideSearchOptions): ReplyBesideSearch {
  return async (search, write, { accessToken, signal }) => {
    const ending = new AbortController();
    const end = () => ending.abort();
    search.catch(end);
    signal?.addEventListener('abort', end, { once: true });
    if (signal?.aborted) end();
    if (await hasProof(accessToken)) await Promise.race([search, wait(headStartMs, ending.signal)]);
    else await search;
    return write(ending.signal);
  };
}
