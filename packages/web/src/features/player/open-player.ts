import {
  builtInServicePath,
  type CurrentTrack,
  defaultTrackImage,
  type Mix,
  type MixRequest,
  screenPaths,
} from '@attune/contract';
import { attendPlayer, engineByTrack } from '@attune/player/bar';
import '@attune/player/bar.css';
import '@attune/player/mini.css';
import { type Controls, createControls, isOf } from '@attune/player/conductor';
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

/** Puts the built-in service's player at the foot of the page. It speaks with the service by the listener's token. */
export function openPlayer(parts: OpenPlayerParts): OpenedPlayer {
  const { host, send, onReported, createContext, onClose, reportFailure, onTrouble, more, storage } = parts;
  const { conductor, bar, places, close } = attendPlayer({
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
  const giveRoomBack = keepRoomFor(bar);
  const track = createOwnTrack(conductor, Date.now);
  // What the listener set elsewhere, such as shuffle, holds here too.
  const isInStep = conductor.sync();

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

  /** What has a page is played by its name, loose tracks by their ids. */
  async function play(item: Playable): Promise<void> {
    const { kind, id, queue, madeWith = null } = item;
    if (kind === 'mix' || queue !== undefined) {
      listening.begin(madeWith, tracksOf(item));
      await conductor.startTracks(tracksOf(item), id);
    } else {
      listening.begin(null, []);
      await conductor.start(kind, id, 0);
    }
  }

  function holds({ kind, id, queue = [] }: Playable): boolean {
    const view = conductor.view();
    if (kind !== 'mix') return isOf(view, { kind, id });
    return view.source === null && view.track !== null && queue.includes(view.track.id);
  }

  const isSounding = () => conductor.view().status === 'playing' || conductor.view().status === 'loading';

  return {
    async start(item) {
      await isInStep;
      await play(item);
    },
    async enqueue(item, where) {
      await isInStep;
      await conductor.enqueue(item.kind === 'mix' ? tracksOf(item) : [item.id], where);
    },
    async resume(last) {
      await isInStep;
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
      giveRoomBack();
      listening.close();
      return close();
    },
  };
}

/** What is not of the service's form would make it refuse the rest as well. */
const tracksOf = ({ id, queue = [id] }: Playable): string[] => queue.filter(isTrackId);
