import { createStore, type ReadonlyStore } from '../../lib/store.ts';

export interface RemovedPlaylist {
  id: string;
  name: string;
}

export interface RemovalView {
  /** It is shown as deleted, and can still be had back. */
  pending: RemovedPlaylist | null;
  /** Those that cannot be had back any more and may still stand in what is known of the list. */
  leaving: readonly string[];
  /** It is still there, whatever was said. */
  failed: RemovedPlaylist | null;
}

/**
 * A playlist that is deleted is gone for good at some services, so that nothing is sent as long as it can be had back: the
 * deletion follows a while after the notice of it is out of sight, when that is put away, with the next one, or with the page or
 * the sign-in. In sight there is no hurry: with a keyboard or a screen reader the way to it is long.
 */
export interface Removal extends ReadonlyStore<RemovalView> {
  begin(playlist: RemovedPlaylist): void;
  /** The notice with the way back comes into sight, or goes out of it. */
  inSight(isInSight: boolean): void;
  undo(): void;
  dismiss(): void;
  /**
   * Sends what is pending now.
   * @param isLast the page is going
   * @returns once it was taken or refused
   */
  finish(isLast?: boolean): Promise<void>;
}

export const regretMs = 8_000;

/** @param onRemoved resolves once what is known of the list is without it */
export function createRemoval(
  remove: (id: string, isLast: boolean) => Promise<void>,
  onRemoved: (id: string) => Promise<void>,
): Removal {
  const store = createStore<RemovalView>({ pending: null, leaving: [], failed: null });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isInSight = false;
  function wait(): void {
    clearTimeout(timer);
    if (!isInSight) timer = setTimeout(finish, regretMs);
  }
  async function finish(isLast = false): Promise<void> {
    clearTimeout(timer);
    const { pending } = store.get();
    if (pending === null) return;
    const { id } = pending;
    const removed = remove(id, isLast);
    removed
      .then(
        () => onRemoved(id),
        // Another one may be pending by the time this one is refused.
        () => store.set({ ...store.get(), failed: pending }),
      )
      .finally(() => {
        const view = store.get();
        store.set({ ...view, leaving: view.leaving.filter((one) => one !== id) });
      });
    const view = store.get();
    store.set({ ...view, pending: null, leaving: [...view.leaving, id] });
    await removed.catch(() => undefined);
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    begin(playlist) {
      void finish();
      store.set({ ...store.get(), pending: playlist, failed: null });
      wait();
    },
    inSight(isSo) {
      isInSight = isSo;
      wait();
    },
    undo() {
      clearTimeout(timer);
      store.set({ ...store.get(), pending: null });
    },
    dismiss() {
      // What failed shows once nothing is pending.
      if (store.get().pending !== null) void finish();
      else store.set({ ...store.get(), failed: null });
    },
    finish,
  };
}
