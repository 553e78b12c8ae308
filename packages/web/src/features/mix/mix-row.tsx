import { Ellipsis, GripVertical, Pin } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { MixLink } from './mix-link.tsx';
import type { MixRowProps } from './mix-row-props.ts';
import { RowActions } from './row-actions.tsx';
import { scrollIntoView } from './scroll-into-view.ts';
import { texts } from './texts.ts';
import { TrackWhy } from './track-why.tsx';

/** One track, why it is here in a few words, and behind one button what can be done with it. */
export function MixRow(props: MixRowProps) {
  const { track, place, of, isPinned, playback, item, onGrip, onPin } = props;
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const { name } = track;
  return (
    <>
      <div className="mix-row">
        <button
          type="button"
          aria-label={texts.order(name, place + 1, of)}
          className="grip w-6"
          onPointerDown={onGrip}
          onKeyDown={(event) => moveByKey(event, props)}
        >
          <GripVertical size={16} aria-hidden />
        </button>
        <MixLink track={track} isPinned={isPinned} />
        {playback.itemButton(item)}
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
        <div ref={scrollIntoView} id={panel} className="mix-panel">
          <RowActions {...props} />
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
