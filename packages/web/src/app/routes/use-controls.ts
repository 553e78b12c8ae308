import type { Controls } from '@attune/player/conductor';
import { useSyncExternalStore } from 'react';
import type { Listening } from '../../features/player/listening/listening.ts';
import type { PanelPlayer } from '../../features/player/panel-player.ts';

const nobodyToFollow = () => () => {};

/** What works the listener's player; `null` while it is closed, and where another service's player is. */
export const useControls = (player: PanelPlayer | null): Controls | null =>
  useSyncExternalStore(player?.subscribe ?? nobodyToFollow, () => player?.view().controls ?? null);

/** Sleep timer and what follows a mix; `null` where `useControls` is. */
export const useListening = (player: PanelPlayer | null): Listening | null =>
  useSyncExternalStore(
    player?.subscribe ?? nobodyToFollow,
    () => player?.view().listening?.listening ?? null,
  );
