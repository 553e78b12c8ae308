import { useSyncExternalStore } from 'react';

/** A value over time, for what lives longer than any component that shows it. */
export interface ReadonlyStore<T> {
  get(): T;
  /** @returns how to stop listening. */
  subscribe(listener: () => void): () => void;
}

export interface Store<T> extends ReadonlyStore<T> {
  set(value: T): void;
}

export function createStore<T>(initial: T): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export function useStore<T>(store: ReadonlyStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}
