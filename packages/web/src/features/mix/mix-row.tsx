import type { MixTrack } from '@attune/contract';
import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Pin, Sparkles, X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from 'react';
import { MixLink } from './mix-link.tsx';
import { texts } from './texts.ts';
import { TrackWhy } from './track-why.tsx';

interface MixRowProps {
  track: MixTrack;
  /** Counted from 0. */
  place: number;
  of: number;
  /** The last place a row can be put to. */
  last: number;
  isPinned: boolean;
  playButton: ReactNode;
  onGrip: (event: PointerEvent) => void;
  onMove: (to: number) => void;
  onPin: () => void;
  onMoreLike: () => void;
  onRemove: () => void;
}

/** One track, why it is here in a few words, and behind one button what can be done with it. */
export function MixRow(props: MixRowProps) {
  const { track, place, of, isPinned, playButton, onGrip, onPin } = props;
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const { name } = track;
  return (
    <>
      <div className="mix-row">
        <button
          type="button"
          aria-label={texts.order(name, place + 1, of)}
          className="mix-grip"
          onPointerDown={onGrip}
          onKeyDown={(event) => moveByKey(event, props)}
        >
          <GripVertical size={16} aria-hidden />
        </button>
        <MixLink track={track} isPinned={isPinned} />
        {playButton}
        <button
          type="button"
          aria-label={texts.keepTrack(name)}
          aria-pressed={isPinned}
          className={`mix-pin icon-button ${isPinned ? 'text-accent' : ''}`}
          onClick={onPin}
        >
          <Pin size={18} aria-hidden fill={isPinned ? 'currentColor' : 'none'} />
        </button>
        <button
          type="button"
          data-row-options
          aria-label={texts.options(name)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          className="icon-button"
          onClick={() => setOpen(!isOpen)}
        >
          <Ellipsis size={20} aria-hidden />
        </button>
      </div>
      {isOpen && (
        <div id={panel} className="mix-panel">
          <Actions {...props} />
          <TrackWhy track={track} />
        </div>
      )}
    </>
  );
}

function moveByKey(event: KeyboardEvent, { place, last, onMove }: MixRowProps): void {
  const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: last }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  onMove(to);
}

function Actions({
  track: { name },
  place,
  last,
  isPinned,
  onMove,
  onPin,
  onMoreLike,
  onRemove,
}: MixRowProps) {
  const action = (label: string, words: string, icon: ReactNode, onClick: () => void, more = {}) => (
    <button type="button" aria-label={label} className="button button-quiet" onClick={onClick} {...more}>
      {icon}
      {words}
    </button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {action(
        texts.keepTrack(name),
        isPinned ? texts.kept : texts.keep,
        <Pin size={16} aria-hidden fill={isPinned ? 'currentColor' : 'none'} />,
        onPin,
        { 'aria-pressed': isPinned, className: 'mix-pin-word button button-quiet' },
      )}
      {action(texts.moreLikeTrack(name), texts.moreLike, <Sparkles size={16} aria-hidden />, onMoreLike)}
      {action(texts.removeTrack(name), texts.remove, <X size={16} aria-hidden />, onRemove)}
      {action(
        texts.moveTrackUp(name),
        texts.moveUp,
        <ArrowUp size={16} aria-hidden />,
        () => onMove(place - 1),
        { 'aria-disabled': place === 0 },
      )}
      {action(
        texts.moveTrackDown(name),
        texts.moveDown,
        <ArrowDown size={16} aria-hidden />,
        () => onMove(place + 1),
        { 'aria-disabled': place === last },
      )}
    </div>
  );
}
