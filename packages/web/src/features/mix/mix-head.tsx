import type { Mix, MixRequest, MixTrack } from '@attune/contract';
import { RefreshCw, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import type { MixPlayable, MixPlayback } from './mix-playback.ts';
import { texts } from './texts.ts';
import { usePrefetch } from './use-prefetch.ts';

interface MixHeadProps {
  mix: Mix;
  madeWith: MixRequest;
  tracks: readonly MixTrack[];
  playback: MixPlayback;
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
export function MixHead(props: MixHeadProps) {
  const { mix, madeWith, tracks, playback, isOpen, body, onOpen, onAnother, onUndo } = props;
  const head = useRef<HTMLDivElement>(null);
  const [first] = tracks;
  const whole: MixPlayable | null =
    first === undefined
      ? null
      : { kind: 'mix', id: first.id, name: mix.title, queue: tracks.map(({ id }) => id), madeWith };
  usePrefetch(playback, onOpen === null ? whole : null);
  const durationMs = tracks.reduce((sum, track) => sum + track.durationMs, 0);

  return (
    <div ref={head} className="mix-head">
      <div className="min-w-0 grow basis-40">
        <h2 dir="auto" title={mix.title} className="truncate font-semibold leading-snug">
          {mix.title}
        </h2>
        <p className="text-muted text-xs">{texts.length(tracks.length, durationMs)}</p>
      </div>
      {isOpen && whole !== null && playback.whole !== null && (
        <span className="mix-play-all">{playback.whole.button(whole, texts.playAll)}</span>
      )}
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
          <IconButton label={texts.another} tooltipSide="end" data-another onClick={onAnother}>
            <RefreshCw size={18} aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  );
}
