import type { OpenedPlayer, OpenPlayerParts } from './open-player.ts';
import { closedView, createViewStore, type PanelPlayer, type Playable } from './panel-player.ts';
import { texts } from './texts.ts';

export interface BuiltInPlayerParts
  extends Pick<OpenPlayerParts, 'host' | 'send' | 'onReported' | 'more' | 'storage'> {
  /** Fetches what composes and sounds; nothing of it is loaded before. */
  load: () => Promise<typeof import('./open-player.ts')>;
  createContext: () => AudioContext;
  reportFailure: (error: unknown) => void;
}

/** Plays the built-in service's music in this page: what composes and sounds is fetched when it is wanted. */
export function createBuiltInPlayer(parts: BuiltInPlayerParts): PanelPlayer {
  const { load, createContext, reportFailure, ...place } = parts;
  const store = createViewStore();
  let context: AudioContext | null = null;
  let opened: OpenedPlayer | null = null;
  let isUnfetched = true;
  /** Counts what was asked for, so that what comes late of something older does nothing. */
  let latest = 0;

  async function close(): Promise<void> {
    latest += 1;
    const ending = opened?.close() ?? context?.close();
    opened = null;
    context = null;
    store.change(closedView);
    await ending?.catch(reportFailure);
  }

  /** The sound device is opened and woken in the gesture itself, as browsers ask for. */
  function wake(): AudioContext {
    context ??= createContext();
    void context.resume().catch(() => undefined);
    return context;
  }

  /** @returns `null` when the player was closed before it stood on the page */
  async function open(device: AudioContext): Promise<OpenedPlayer | null> {
    if (opened) return opened;
    const { openPlayer } = await load();
    if (device !== context || opened) return opened;
    const player = openPlayer({
      ...place,
      createContext: () => device,
      onClose: close,
      reportFailure,
      onTrouble: () => store.change({ trouble: texts.notDone }),
    });
    player.subscribe(() =>
      store.change({
        isPlaying: player.isPlaying,
        isSounding: player.isSounding(),
        track: player.track(),
      }),
    );
    opened = player;
    store.change({ controls: player.controls, listening: player.listening });
    return player;
  }

  /** Opens the player for an item and has it `play`, unless something else is asked for meanwhile. */
  async function begin(item: Playable, play: (player: OpenedPlayer) => Promise<void>): Promise<void> {
    const device = wake();
    const mine = ++latest;
    const isMine = () => mine === latest;
    store.change({ item, isStarting: true, trouble: null });
    let trouble: string = texts.notLoaded;
    try {
      const player = await open(device);
      if (!player || !isMine()) return;
      trouble = texts.notPlayed(item.name);
      store.change({ isUnused: false });
      await play(player);
    } catch (error) {
      if (isMine()) store.change({ trouble });
      reportFailure(error);
    } finally {
      if (isMine()) store.change({ isStarting: false });
    }
  }

  return {
    view: store.view,
    subscribe: store.subscribe,
    toggle(item) {
      if (opened?.holds(item)) {
        store.change({ item, trouble: null });
        opened.toggle().catch(reportFailure);
        return;
      }
      store.change({ isUnused: false });
      void begin(item, (player) => player.start(item));
    },
    enqueue(item, where) {
      if (opened === null) {
        store.change({ isUnused: false });
        void begin(item, (player) => player.enqueue(item, where));
        return;
      }
      store.change({ trouble: null });
      opened.enqueue(item, where).catch((error: unknown) => {
        store.change({ trouble: texts.notQueued(item.name) });
        reportFailure(error);
      });
    },
    resume: (last) => void begin(last, (player) => player.resume(last)),
    prefetch() {
      if (!isUnfetched) return;
      isUnfetched = false;
      // A failure shows when it is pressed, and is tried again then.
      load().catch(() => {
        isUnfetched = true;
      });
    },
    command: async (action) => (await opened?.commands.run(action)) ?? false,
    fadeOut: async () => opened?.commands.fadeOut(),
    dismissTrouble: () => store.change({ trouble: null }),
    close,
  };
}
