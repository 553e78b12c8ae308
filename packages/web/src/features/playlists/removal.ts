import { createStore, type ReadonlyStore } from '../../lib/store.ts';

export interface RemovedPlaylist {
  id: string;
  name: string;
}

export interface RemovalView {
  /** It is shown as deleted, and can still be had back. */
  pending: RemovedPlaylist | null;
  /** It is still there, whatever was said. */
  failed: RemovedPlaylist | null;
}

/**
 * A playlist that is deleted is gone for good at some services, so that nothing is sent as long as it can be had back: the
 * deletion follows after a while, with the next one, or with the page.
 */
export interface Removal extends ReadonlyStore<RemovalView> {
  begin(playlist: RemovedPlaylist): void;
  undo(): void;
  dismiss(): void;
  /** Sends what is pending now. @param isLast the page is going */
  finish(isLast?: boolean): void;
}

export const regretMs = 8_000;

export function createRemoval(
  remove: (id: string, isLast: boolean) => Promise<void>,
  onRemoved: () => void,
): Removal {
  const store = createStore<RemovalView>({ pending: null, failed: null });
  let timer: ReturnType<typeof setTimeout> | undefined;
  function finish(isLast = false): void {
    clearTimeout(timer);
    const { pending } = store.get();
    if (pending === null) return;
    // Another one may be pending by the time this one is refused.
    remove(pending.id, isLast).then(onRemoved, () => store.set({ ...store.get(), failed: pending }));
    store.set({ ...store.get(), pending: null });
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    begin(playlist) {
      finish();
      store.set({ pending: playlist, failed: null });
      timer = setTimeout(finish, regretMs);
    },
    undo() {
      clearTimeout(timer);
      store.set({ ...store.get(), pending: null });
    },
    dismiss() {
      // What failed shows once nothing is pending.
      if (store.get().pending !== null) finish();
      else store.set({ pending: null, failed: null });
    },
    finish,
  };
}
