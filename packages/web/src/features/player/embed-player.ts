import { closedView, createViewStore, type PanelPlayer } from './panel-player.ts';

/** Another service's own player, in a frame. What sounds in there is not told to this page. */
export function createEmbedPlayer(): PanelPlayer {
  const store = createViewStore();
  return {
    view: store.view,
    subscribe: store.subscribe,
    toggle: (item) => store.change({ item, isUnused: false }),
    resume: null,
    enqueue: null,
    prefetch: () => undefined,
    command: null,
    // What sounds in the frame cannot be turned down from here; it ends with it.
    fadeOut: async () => store.change(closedView),
    dismissTrouble: () => store.change({ trouble: null }),
    close: async () => store.change(closedView),
  };
}
