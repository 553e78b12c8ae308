import type { MixEntry } from '../../../features/mix/mix-entry.ts';
import type { Mixes } from '../../../features/mix/mixes.ts';
import { createStore, type ReadonlyStore, useStore } from '../../../lib/store.ts';
import { useListener } from '../../listener/listener-context.tsx';
import { mixesOf } from '../../listener/listener-mixes.ts';
import { useListMixes } from '../lists/use-list-mixes.ts';

/** Those of the conversation, then those of lists; each absent until it is there. */
export type AllMixes = readonly [Mixes | undefined, Mixes | undefined];

const none: ReadonlyStore<ReadonlyMap<string, MixEntry>> = createStore(new Map());

/** All that make mixes for the listener, with lists' where this tab has made mixes of some. */
export function useAllMixes(): AllMixes {
  return [mixesOf(useStore(useListener().mixes)), mixesOf(useListMixes(false))];
}

/** Renders anew when a mix changes. */
export function useFollowMixes([ofConversation, ofLists]: AllMixes): void {
  useStore(ofConversation ?? none);
  useStore(ofLists ?? none);
}
