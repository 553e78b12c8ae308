import { X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import type { Playable } from './panel-player.ts';
import { keepRoomFor } from './room.ts';
import { texts } from './texts.ts';

/** What snippets for embeds allow their frame, Spotify's own among them. */
const embedMay = 'autoplay; clipboard-write; encrypted-media; fullscreen; picture-in-picture';

interface EmbedBarProps {
  item: Playable;
  service: string;
  /** Host and path of the service's player. */
  embed: string;
  onClose: () => void;
}

/**
 * The service's own player for what was pressed. Nothing of the service's is loaded until the listener has read what that
 * means and agreed, once for as long as the bar is open.
 */
export function EmbedBar({ item, service, embed, onClose }: EmbedBarProps) {
  const [hasAgreed, setHasAgreed] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const agree = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    agree.current?.focus();
    return bar.current === null ? undefined : keepRoomFor(bar.current);
  }, []);
  useLayoutEffect(() => {
    if (hasAgreed) frame.current?.focus();
  }, [hasAgreed]);
  return (
    <aside
      ref={bar}
      aria-label={texts.player}
      className="fixed inset-x-0 bottom-0 z-10 border-line border-t bg-raised shadow-high"
    >
      <div className="mx-auto flex max-w-3xl items-start gap-2 p-3">
        {hasAgreed ? (
          <iframe
            ref={frame}
            key={`${item.kind} ${item.id}`}
            src={`https://${embed}/${item.kind}/${encodeURIComponent(item.id)}`}
            title={texts.embedTitle(service, item.name)}
            allow={embedMay}
            className="h-38 min-w-0 grow rounded-medium border-0"
          />
        ) : (
          <div className="min-w-0 grow">
            <p dir="auto" className="truncate font-semibold text-s" title={item.name}>
              {item.name}
            </p>
            <p className="mt-0.5 max-w-prose text-muted text-xs">
              {texts.whatServiceLearns(service, embed.replace(/\/.*/, ''))}
            </p>
            <button
              ref={agree}
              type="button"
              className="button button-primary mt-2"
              onClick={() => setHasAgreed(true)}
            >
              {texts.playWith(service)}
            </button>
          </div>
        )}
        <IconButton label={texts.closePlayer} tooltipSide="top" onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
    </aside>
  );
}
