import type { Capabilities } from '@attune/contract';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import { log } from '../../lib/log.ts';
import { makeMore } from './api/make-more.ts';
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
 * @param playback `undefined` until it is known; without Web Audio the page can make no sound either
 * @param storage keeps what is set for this browser
 * @param onReported the service has been told that something else plays, or whether it plays
 */
export function usePanelPlayer(
  playback: Capabilities['playback'] | undefined,
  onReported: () => void,
  storage: Storage,
): PanelPlayerControl | null {
  const { listener, sendAsListener } = useApi();
  const hostRef = useRef<HTMLDivElement>(null);
  const report = useRef(onReported);
  useEffect(() => {
    report.current = onReported;
  }, [onReported]);
  const control = useMemo((): PanelPlayerControl | null => {
    if (playback === 'embed') return { player: createEmbedPlayer(), hostRef: null };
    if (playback === undefined || !('AudioContext' in window)) return null;
    const player = createBuiltInPlayer({
      load: () => import('./open-player.ts'),
      host: () => {
        if (hostRef.current === null) throw new Error('The player has no place on the page.');
        return hostRef.current;
      },
      send: sendAsListener,
      onReported: () => report.current(),
      more: (request) => makeMore(listener, request),
      storage,
      createContext: () => new AudioContext(),
      reportFailure: (error) => log.warn('The player failed.', error),
    });
    return { player, hostRef };
  }, [playback, listener, sendAsListener, storage]);
  useEffect(() => () => void control?.player.close(), [control]);
  return control;
}
