import type { SharedStore } from '../shared-store/shared-store.ts';

/** What instances tell each other about upstreams that fail. */
export interface SharedCircuits {
  /** Whether any instance leaves this upstream alone at the moment. */
  isOpen(upstream: string): Promise<boolean>;
  /** @param forMs how long the others leave it alone unless it is closed before, in milliseconds. */
  opened(upstream: string, forMs: number): Promise<void>;
  closed(upstream: string): Promise<void>;
}

const keyOf = (upstream: string) => `circuit:${upstream}`;

export function createSharedCircuits(store: SharedStore): SharedCircuits {
  return {
    isOpen: async (upstream) => (await store.get(keyOf(upstream))) !== null,
    opened: (upstream, forMs) => store.set(keyOf(upstream), 'true', forMs),
    closed: (upstream) => store.delete(keyOf(upstream)),
  };
}
