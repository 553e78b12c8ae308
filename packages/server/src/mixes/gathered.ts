import type { MixRequest } from '@attune/contract';
import type { Candidate, Play } from '@attune/mix';
import type { ListenerCall } from '../streaming/streaming-service.ts';

/** How long what mixes are made from is remembered of a listener. The privacy page says it. */
export const gatheredCacheMs = 15 * 60 * 1000;

/** Something about the candidates that could not be found out, in words for the receipt. */
export interface Gap {
  what: string;
  why: string;
}

/** What a mix is chosen from. */
export interface Gathered {
  candidates: readonly Candidate[];
  /** What is playing, where the brief speaks of it and it is known. */
  playing?: Candidate;
  /** What the listener played in the last days, where that may be known. */
  played: readonly Play[];
  /** Why facts are missing, where they are. */
  factsGap: Gap | null;
}

/** @throws {StreamingError} when nothing can be gathered, or the listener has to act. */
export type GatherCandidates = (request: MixRequest, call: ListenerCall) => Promise<Gathered>;
