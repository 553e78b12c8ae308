import type { OpenedPlayer, OpenPlayerParts, PlayerAhead } from './open-player.ts';
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
  let ahead: Promise<PlayerAhead> | null = null;
  /** What is being made ready; one at a time, so that a pointer that wanders over a list costs little. */
  let preparing: Promise<void> | null = null;
  /** Calls off what fades away; `null` while nothing does. */
  let fading: AbortController | null = null;
  /** Counts what was asked for, so that what comes late of something older does nothing. */
  let latest = 0;

  async function close(): Promise<void> {
    latest += 1;
    const [mine, fetched, device] = [opened, ahead, context];
    opened = null;
    ahead = null;
    context = null;
    store.change(closedView);
    try {
      if (mine !== null) await mine.close();
      else
        await Promise.all([
          isThere(device) && device.close(),
          fetched?.then(
            (it) => it.close(),
            () => {},
          ),
        ]);
    } catch (error) {
      reportFailure(error);
    }
  }

  /** The sound device is opened and woken in the gesture itself, as browsers ask for. */
  function wake(): AudioContext {
    if (!isThere(context)) context = createContext();
    void context.resume().catch(() => undefined);
    return context;
  }

  /** Fetches it and puts it together, once for as long as it is not closed. */
  function fetchAhead(): Promise<PlayerAhead> {
    if (ahead !== null) return ahead;
    const mine = load().then(({ playerAhead }) =>
      playerAhead({
        ...place,
        createContext: takeDevice,
        onClose: close,
        reportFailure,
        onTrouble: () => store.change({ trouble: texts.notDone }),
      }),
    );
    ahead = mine;
    mine.catch(() => {
      if (ahead === mine) ahead = null;
    });
    return mine;
  }

  /** The device of the gesture; one that is opened before sleeps until there is one. */
  function takeDevice(): AudioContext {
    if (!isThere(context)) {
      context = createContext();
      void context.suspend().catch(() => undefined);
    }
    return context;
  }

  /** @returns `null` when the player was closed before it stood on the page */
  async function open(device: AudioContext): Promise<OpenedPlayer | null> {
    if (opened) return opened;
    const fetched = await fetchAhead();
    if (device !== context || opened) return opened;
    const player = fetched.open();
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

  /**
   * Opens the player for an item and has it `play`, unless something else is asked for meanwhile.
   * @returns whether it was done
   */
  async function begin(item: Playable, play: (player: OpenedPlayer) => Promise<void>): Promise<boolean> {
    const device = wake();
    const mine = ++latest;
    const isMine = () => mine === latest;
    store.change({ item, isStarting: true, trouble: null });
    let trouble: string = texts.notLoaded;
    try {
      const player = await open(device);
      if (!player || !isMine()) return false;
      trouble = texts.notPlayed(item.name);
      store.change({ isUnused: false });
      await endFade(player);
      if (!isMine()) return false;
      await play(player);
      return true;
    } catch (error) {
      if (isMine()) store.change({ trouble });
      reportFailure(error);
      return false;
    } finally {
      if (isMine()) store.change({ isStarting: false });
    }
  }

  async function fadeAway(): Promise<void> {
    const mine = new AbortController();
    fading = mine;
    await opened?.commands.fadeOut(undefined, mine.signal);
    if (fading === mine) fading = null;
  }

  /** What was fading away rests, and does not take along what is asked for now. */
  async function endFade(player: OpenedPlayer): Promise<void> {
    if (fading === null) return;
    fading.abort();
    fading = null;
    if (player.isSounding()) await player.toggle();
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
        return begin(item, (player) => player.enqueue(item, where));
      }
      store.change({ trouble: null });
      return opened.enqueue(item, where).then(
        () => true,
        (error: unknown) => {
          store.change({ trouble: texts.notQueued(item.name) });
          reportFailure(error);
          return false;
        },
      );
    },
    resume: (last) => void begin(last, (player) => player.resume(last)),
    prefetch(item) {
      if (opened !== null || preparing !== null) return;
      // A failure shows when it is pressed, and is tried again then.
      preparing = fetchAhead()
        .then((fetched) => fetched.prepare(item))
        .catch(() => undefined)
        .finally(() => {
          preparing = null;
        });
    },
    command: async (action) => (await opened?.commands.run(action)) ?? false,
    async fadeOut() {
      // Nothing sounds yet that could fade, and nothing is to.
      if (store.view().isStarting && opened?.isSounding() !== true) await close();
      else await fadeAway();
    },
    dismissTrouble: () => store.change({ trouble: null }),
    close,
  };
}

/** Whoever sounds closes the device in the end; it cannot be woken after that. */
const isThere = (device: AudioContext | null): device is AudioContext =>
  device !== null && device.state !== 'closed';
