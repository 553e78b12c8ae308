import { useEffect } from 'react';
import type { PanelPlayer } from '../../features/player/panel-player.ts';
import { tryToStore } from '../../lib/browser-storage.ts';

const key = 'attune_player_open';

/**
 * Remembers for the next load of this tab that a player of ours is open: it falls silent with the page, and what the
 * backend knew a moment before would still call it playing.
 */
export function useRememberPlayer(storage: Storage, player: PanelPlayer | undefined): void {
  useEffect(
    () =>
      player?.subscribe(() => {
        if (player.view().item === null) storage.removeItem(key);
        else tryToStore(storage, key, 'true');
      }),
    [storage, player],
  );
}

/** Whether the page before this one, in the same tab, was left with its player open. */
export const wasLeftPlaying = (storage: Storage): boolean => storage.getItem(key) !== null;
