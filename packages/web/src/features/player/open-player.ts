import { builtInServicePath, type CurrentTrack, defaultTrackImage } from '@attune/contract';
import { attendPlayer, engineByTrack } from '@attune/player/bar';
import '@attune/player/bar.css';
import { isOf } from '@attune/player/conductor';
import type { Send } from '../../lib/api-client.ts';
import { createListenerService } from './listener-service.ts';
import { createOwnTrack } from './own-track.ts';
import type { Playable } from './panel-player.ts';
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
}

/** The player once it stands on the page. */
export interface OpenedPlayer {
  start(item: Playable): Promise<void>;
  /** Plays on where it was left, or from the beginning where the service has forgotten that. */
  resume(last: Playable): Promise<void>;
  toggle(): Promise<void>;
  /** What was asked for in words. */
  commands: PlayerCommands;
  /** Whether it is this that plays or rests. */
  holds(item: Playable): boolean;
  isPlaying(item: Playable): boolean;
  /** What the bar shows; the same object until something in it changes. */
  track(): CurrentTrack | null;
  subscribe(listener: () => void): () => void;
  close(): Promise<void>;
}

/** Puts the built-in service's player at the foot of the page. It speaks with the service by the listener's token. */
export function openPlayer(parts: OpenPlayerParts): OpenedPlayer {
  const { host, send, onReported, createContext, onClose, reportFailure } = parts;
  const { conductor, bar, close } = attendPlayer({
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
    createContext,
    reportFailure,
  });
  const giveRoomBack = keepRoomFor(bar);
  const track = createOwnTrack(conductor, Date.now);
  // What the listener set elsewhere, such as shuffle, holds here too.
  const isInStep = conductor.sync();

  return {
    async start({ kind, id }) {
      await isInStep;
      await conductor.start(kind, id, 0);
    },
    async resume({ kind, id }) {
      await isInStep;
      if (conductor.view().status === 'empty') await conductor.start(kind, id, 0);
      else await conductor.toggle();
      // The button that asked for it is gone.
      if (document.activeElement === document.body)
        bar.querySelector<HTMLElement>('[data-action="toggle"]')?.focus({ preventScroll: true });
    },
    toggle: conductor.toggle,
    commands: createPlayerCommands(conductor, (ms) => new Promise((resolve) => setTimeout(resolve, ms))),
    holds: (item) => isOf(conductor.view(), item),
    isPlaying(item) {
      const view = conductor.view();
      return (view.status === 'playing' || view.status === 'loading') && isOf(view, item);
    },
    track,
    subscribe: conductor.subscribe,
    close() {
      giveRoomBack();
      return close();
    },
  };
}
