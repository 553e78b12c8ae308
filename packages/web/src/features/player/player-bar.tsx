import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { EmbedBar } from './embed-bar.tsx';
import type { PanelPlayer } from './panel-player.ts';

interface PlayerBarProps {
  player: PanelPlayer;
  /** Where the built-in player puts its bar; `null` where another service's player stands in a frame. */
  hostRef: RefObject<HTMLDivElement | null> | null;
}

/** What plays, at the foot of the dashboard. Nothing shows until a play button was pressed. */
export function PlayerBar({ player, hostRef }: PlayerBarProps) {
  const { item, trouble } = useSyncExternalStore(player.subscribe, player.view);
  useFocusBackOnClose(item === null ? null : `${item.kind} ${item.id}`);
  if (hostRef === null) return item !== null && <EmbedBar item={item} onClose={player.close} />;
  return (
    <>
      <p
        role="status"
        className={
          trouble === null
            ? 'sr-only'
            : 'fixed inset-x-0 bottom-[var(--player-room,0px)] z-10 border-line border-t bg-raised px-4 py-3 text-center text-s'
        }
      >
        {trouble}
      </p>
      <div ref={hostRef} />
    </>
  );
}

/** Whoever closes the bar goes on at the button that opened it. */
function useFocusBackOnClose(key: string | null): void {
  const last = useRef(key);
  useEffect(() => {
    const before = last.current;
    last.current = key;
    if (before === null || key !== null || document.activeElement !== document.body) return;
    const opener = document.querySelector<HTMLElement>(`[data-play="${before}"]`);
    (opener ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: opener === null });
  }, [key]);
}
