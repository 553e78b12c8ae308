import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import { log } from '../../lib/log.ts';
import { createBuiltInPlayer } from './built-in-player.ts';
import { createEmbedPlayer } from './embed-player.ts';
import type { PanelPlayer } from './panel-player.ts';

export interface PanelPlayerControl {
  player: PanelPlayer;
  /** Where the built-in player puts its bar; `null` for a player in a frame. */
  hostRef: RefObject<HTMLDivElement | null> | null;
}

/**
 * The player that suits the music service, closed when the screen is.
 * @param kind `undefined` until it is known; without Web Audio the built-in service cannot be heard here either
 * @param onTold the service has been told that something else plays, or whether it plays
 */
export function usePanelPlayer(
  kind: 'local' | 'spotify' | undefined,
  onTold: () => void,
): PanelPlayerControl | null {
  const { sendAsListener } = useApi();
  const hostRef = useRef<HTMLDivElement>(null);
  const told = useRef(onTold);
  useEffect(() => {
    told.current = onTold;
  }, [onTold]);
  const control = useMemo((): PanelPlayerControl | null => {
    if (kind === 'spotify') return { player: createEmbedPlayer(), hostRef: null };
    if (kind === undefined || !('AudioContext' in window)) return null;
    const player = createBuiltInPlayer({
      load: () => import('./open-player.ts'),
      host: () => {
        if (hostRef.current === null) throw new Error('The player has no place on the page.');
        return hostRef.current;
      },
      send: sendAsListener,
      onTold: () => told.current(),
      createContext: () => new AudioContext(),
      reportFailure: (error) => log.warn('The player failed.', error),
    });
    return { player, hostRef };
  }, [kind, sendAsListener]);
  useEffect(() => () => void control?.player.close(), [control]);
  return control;
}
