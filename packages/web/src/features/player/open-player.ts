import {
  builtInServicePath,
  type CurrentTrack,
  defaultTrackImage,
  type Mix,
  type MixRequest,
  screenPaths,
} from '@attune/contract';
import { engineByTrack, type ReadyPlayer, readyPlayer } from '@attune/player/bar';
import '@attune/player/bar.css';
import '@attune/player/mini.css';
import {
  type Conductor,
  type Controls,
  createControls,
  type PlayableKind,
  playsItem,
} from '@attune/player/conductor';
import { navigate } from 'wouter/use-browser-location';
import type { Send } from '../../lib/api-client.ts';
import { createListenerService } from './listener-service.ts';
import { goesOnPreference } from './listening/goes-on-preference.ts';
import { createListening } from './listening/listening.ts';
import type { ListeningPlace } from './listening/listening-place.ts';
import { createOwnTrack } from './own-track.ts';
import { isTrackId, type Playable } from './panel-player.ts';
import { createPlayerCommands, type PlayerCommands } from './player-commands.ts';
import { keepRoomFor } from './room.ts';

export interface OpenPlayerParts {
  /** Where the bar stands. */
  host: () => HTMLElement;
  /** Calls in the listener's name. */
  send: Send;
  /** The service has been told that something else plays, or whether it plays. */
  onReported: () => void;
  createContext: () => AudioContext;
  onClose: () => void;
  reportFailure: (error: unknown) => void;
  /** Something that was asked for on a screen of the player's own did not work. */
  onTrouble: () => void;
  /** Makes more of a mix. */
  more: (request: MixRequest) => Promise<Mix>;
  /** Keeps what is set for this browser. */
  storage: Storage;
}

/** The player before it stands on the page. */
export interface PlayerAhead {
  /** Has what takes time done beforehand. @throws where the service does not tell what it is to play */
  prepare(item: Playable): Promise<void>;
  /** Puts it on the page. Call it once. */
  open(): OpenedPlayer;
  /** Lets go of what was made ready, where it was never opened. */
  close(): Promise<void>;
}

/** The player once it stands on the page. */
export interface OpenedPlayer {
  start(item: Playable): Promise<void>;
  enqueue(item: Playable, where: 'next' | 'last'): Promise<void>;
  /** Plays on where it was left, or from the beginning where the service has forgotten that. */
  resume(last: Playable): Promise<void>;
  toggle(): Promise<void>;
  /** What was asked for in words. */
  commands: PlayerCommands;
  /** For a screen that shows and works all of it. */
  controls: Controls;
  listening: ListeningPlace;
  /** Whether it is this that plays or rests. */
  holds(item: Playable): boolean;
  isPlaying(item: Playable): boolean;
  /** Whether anything sounds in this window. */
  isSounding(): boolean;
  /** What the bar shows; the same object until something in it changes. */
  track(): CurrentTrack | null;
  subscribe(listener: () => void): () => void;
  close(): Promise<void>;
}

/** The built-in service's player, for the foot of the page. It speaks with the service by the listener's token. */
export function playerAhead(parts: OpenPlayerParts): PlayerAhead {
  const { host, send, onReported, createContext, onClose, reportFailure } = parts;
  const ready = readyPlayer({
    service: createListenerService(send, onReported),
    host: host(),
    base: builtInServicePath,
    fallbackCover: defaultTrackImage,
    loadEngine: async () =>
      engineByTrack({
        composed: async () => (await import('@attune/repertoire/sound')).createEngine,
        recorded: async () => (await import('@attune/library/sound')).createEngine,
      }),
    opensTabs: true,
    onClose,
    screen: { path: screenPaths.nowPlaying, open: () => navigate(screenPaths.nowPlaying) },
    createContext,
    reportFailure,
  });
  const syncLately = syncedLately(ready.conductor);
  return {
    async prepare(item) {
      await Promise.all([syncLately(), prepareIn(ready.conductor, item)]);
    },
    open: () => openPlayer(parts, ready, syncLately),
    close: ready.conductor.close,
  };
}

/** Music that begins anew may overlook what was set elsewhere as short a time ago as this. */
const syncHoldsForMs = 60_000;

/** Brings the player in step with the service, unless that was done a moment ago. */
function syncedLately(conductor: Conductor): () => Promise<void> {
  let syncedAtMs = Number.NEGATIVE_INFINITY;
  let synced = Promise.resolve();
  return () => {
    const nowMs = performance.now();
    if (nowMs - syncedAtMs > syncHoldsForMs) {
      syncedAtMs = nowMs;
      synced = conductor.sync();
      synced.catch(() => {
        syncedAtMs = Number.NEGATIVE_INFINITY;
      });
    }
    return synced;
  };
}

function openPlayer(
  { onTrouble, reportFailure, more, storage }: OpenPlayerParts,
  { conductor, attend }: ReadyPlayer,
  syncLately: () => Promise<void>,
): OpenedPlayer {
  // What the listener set elsewhere, such as shuffle, holds here too. It is asked for while the bar is built.
  void syncLately().catch(() => undefined);
  const { bar, places, close } = attend();
  const giveRoomBack = keepRoomFor(bar);
  const track = createOwnTrack(conductor, Date.now);
  const commands = createPlayerCommands(conductor, (ms) => new Promise((resolve) => setTimeout(resolve, ms)));
  const listening = createListening({
    player: conductor,
    fadeOut: commands.fadeOut,
    more,
    preference: goesOnPreference(storage),
    now: Date.now,
    every(ms, call) {
      const timer = setInterval(call, ms);
      return () => clearInterval(timer);
    },
    onFailure: reportFailure,
  });

  /**
   * What has a page is played by its name, loose tracks by their ids.
   * @param ready what has to be done before; what is pressed meanwhile holds for the item
   */
  async function play(item: Playable, ready?: Promise<unknown>): Promise<void> {
    const page = pageOf(item);
    if (page === null) {
      listening.begin(item.madeWith ?? null, tracksOf(item));
      await conductor.startTracks(tracksOf(item), item.id, ready);
    } else {
      listening.begin(null, page.kind === 'track' ? [page.id] : []);
      await conductor.start(page.kind, page.id, 0, ready);
    }
  }

  function holds({ kind, id, queue = [] }: Playable): boolean {
    const view = conductor.view();
    if (kind !== 'mix') return playsItem(view, { kind, id });
    return view.source === null && view.track !== null && queue.includes(view.track.id);
  }

  const isSounding = () => conductor.view().status === 'playing' || conductor.view().status === 'loading';

  let isClosed = false;
  /** Looks how the player stands at the service. @returns whether it is still wanted by then */
  async function inStep(): Promise<boolean> {
    await conductor.sync();
    return !isClosed;
  }

  return {
    start(item) {
      // Begins beside the look at the service; where it fails, playing says so.
      const prepared = prepareIn(conductor, item).catch(() => undefined);
      return play(item, Promise.all([syncLately(), prepared]));
    },
    async enqueue(item, where) {
      if (!(await inStep())) return;
      await conductor.enqueue(item.kind === 'mix' ? tracksOf(item) : [item.id], where);
    },
    async resume(last) {
      if (!(await inStep())) return;
      if (conductor.view().status === 'empty') await play(last);
      else await conductor.toggle();
      // The button that asked for it is gone.
      if (document.activeElement === document.body)
        bar.querySelector<HTMLElement>('[data-action="toggle"]')?.focus({ preventScroll: true });
    },
    toggle: conductor.toggle,
    commands,
    controls: createControls(conductor, (error) => {
      onTrouble();
      reportFailure(error);
    }),
    listening: { listening, ...places },
    holds,
    isPlaying: (item) => isSounding() && holds(item),
    isSounding,
    track,
    subscribe: conductor.subscribe,
    close() {
      isClosed = true;
      giveRoomBack();
      listening.close();
      return close();
    },
  };
}

/** What is played by the name of its page; `null` for loose tracks, which are played by their ids. */
function pageOf({ kind, id, queue }: Playable): { kind: PlayableKind; id: string } | null {
  return kind === 'mix' || queue !== undefined ? null : { kind, id };
}

function prepareIn(conductor: Conductor, item: Playable): Promise<void> {
  const page = pageOf(item);
  return page === null
    ? conductor.prepareTracks(tracksOf(item), item.id)
    : conductor.prepare({ ...page, place: 0 });
}

/** What is not of the service's form would make it refuse the rest as well. */
const tracksOf = ({ id, queue = [id] }: Playable): string[] => queue.filter(isTrackId);
