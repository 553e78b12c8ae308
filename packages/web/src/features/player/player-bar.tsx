import type { StreamingInstallation } from '@attune/contract';
import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { loadWhenOnline } from '../../lib/load-when-online.ts';
import type { PanelPlayer } from './panel-player.ts';
import { keepRoomFor } from './room.ts';
import { texts } from './texts.ts';

const EmbedBar = lazyComponent(async () => (await loadWhenOnline(() => import('./embed-bar.tsx'))).EmbedBar);
const ListeningParts = lazyComponent(async () => (await import('./listening/listening-parts.tsx')).default);

interface PlayerBarProps {
  player: PanelPlayer;
  /** Where the built-in player puts its bar; `null` where another service's player stands in a frame. */
  hostRef: RefObject<HTMLDivElement | null> | null;
  /** Whose player stands in that frame. */
  streaming: StreamingInstallation | undefined;
}

/** What plays, at the foot of the dashboard. Nothing shows until a play button was pressed. */
export function PlayerBar({ player, hostRef, streaming }: PlayerBarProps) {
  const { item, trouble, listening } = useSyncExternalStore(player.subscribe, player.view);
  useFocusBackOnClose(item === null ? null : `${item.kind} ${item.id}`);
  if (hostRef === null) {
    return (
      item !== null &&
      streaming?.embed !== undefined && (
        <EmbedBar item={item} service={streaming.name} embed={streaming.embed} onClose={player.close} />
      )
    );
  }
  return (
    <>
      <div role="status">
        {trouble !== null && <Trouble onDismiss={player.dismissTrouble}>{trouble}</Trouble>}
      </div>
      <div ref={hostRef} />
      {listening !== null && <ListeningParts {...listening} />}
    </>
  );
}

/** Stands on top of the bar, and covers nothing: the page keeps room for it as it does for the bar. */
function Trouble({ children, onDismiss }: { children: string; onDismiss: () => void }) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => (strip.current === null ? undefined : keepRoomFor(strip.current)), []);
  return (
    <div
      ref={strip}
      className="fixed inset-x-0 bottom-[var(--player-room,0px)] z-10 flex translate-y-full items-center justify-center gap-2 border-line border-t bg-raised px-3 py-1 text-s"
    >
      <p className="min-w-0 wrap-anywhere">{children}</p>
      <IconButton label={texts.dismiss} tooltipSide="top" onClick={onDismiss}>
        <X size={18} aria-hidden />
      </IconButton>
    </div>
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
