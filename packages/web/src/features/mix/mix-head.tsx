import type { Mix, MixTrack } from '@attune/contract';
import { Copy, RefreshCw, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { texts } from './texts.ts';
import { mixAsText } from './words.ts';

interface MixHeadProps {
  mix: Mix;
  tracks: readonly MixTrack[];
  isOpen: boolean;
  /** Id of what opens. */
  body: string;
  /** Opens or closes it; `null` where it stays open. */
  onOpen: (() => void) | null;
  onAnother: () => void;
  /** `null` where nothing can be taken back. */
  onUndo: (() => void) | null;
}

/** Title and length of a mix, and what can be done with it as a whole. */
export function MixHead({ mix, tracks, isOpen, body, onOpen, onAnother, onUndo }: MixHeadProps) {
  const [copying, setCopying] = useState('');
  const head = useRef<HTMLDivElement>(null);
  const durationMs = tracks.reduce((sum, track) => sum + track.durationMs, 0);

  function copy(): void {
    navigator.clipboard.writeText(mixAsText(mix.title, tracks)).then(
      () => setCopying(texts.copied),
      () => setCopying(texts.notCopied),
    );
  }

  return (
    <div ref={head} className="mix-head">
      <div className="min-w-0 grow basis-40">
        <h2 dir="auto" title={mix.title} className="truncate font-semibold leading-snug">
          {mix.title}
        </h2>
        <p className="text-muted text-xs">
          {texts.length(tracks.length, durationMs)}
          <span role="status">{copying === '' ? '' : ` · ${copying}`}</span>
        </p>
      </div>
      {onOpen !== null && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? body : undefined}
          className="button button-quiet"
          onClick={onOpen}
        >
          {isOpen ? texts.hideMix : texts.showMix}
        </button>
      )}
      {isOpen && (
        <div className="flex">
          {onUndo !== null && (
            <IconButton
              label={texts.undo}
              onClick={() => {
                onUndo();
                // The button goes with the last change; what stands beside it stays.
                head.current?.querySelector<HTMLElement>('[data-another]')?.focus();
              }}
            >
              <Undo2 size={18} aria-hidden />
            </IconButton>
          )}
          <IconButton label={texts.another} data-another onClick={onAnother}>
            <RefreshCw size={18} aria-hidden />
          </IconButton>
          <IconButton label={texts.copy} tooltipSide="end" onClick={copy}>
            <Copy size={18} aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  );
}
