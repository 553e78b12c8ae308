import { ChevronsDown, ChevronsUp } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useHistorySheet } from '../lib/history-sheet.ts';
import { type Height, usePull } from '../lib/use-pull.ts';
import { IconButton } from './icon-button.tsx';

const texts = { taller: 'Full height', lower: 'Half height' } as const;

interface PullUpProps {
  /** Tells it from the page's other sheets. */
  name: string;
  /** What its edge says of what is in it. */
  summary: ReactNode;
  children: ReactNode;
}

/**
 * A part of a phone's screen that is pulled up from its edge, half or whole. The edge is a button as well; Escape and Back put
 * it away. What it covers gives way to it, so that nothing is under it that can be reached and not be seen.
 */
export function PullUp({ name, summary, children }: PullUpProps) {
  const id = useId();
  const { isOpen, open, close } = useHistorySheet(name);
  const [isFull, setIsFull] = useState(false);
  const [isPulled, setIsPulled] = useState(false);
  const handle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const height: Height = !isOpen ? 'closed' : isFull ? 'full' : 'half';
  const rest = (wanted: Height) => {
    setIsFull(wanted === 'full');
    if (wanted === 'closed') close();
    else if (!isOpen) open();
  };
  const { isClickOfPull, ...pull } = usePull(panel, height, setIsPulled, rest);
  useFocusOnHandle(isOpen, panel, handle);
  useEscape(isOpen, panel, handle, close);
  return (
    <div className="pull-up" data-height={isPulled ? 'pulled' : height}>
      <div className="flex items-center">
        <button
          ref={handle}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="pull-up-handle"
          onClick={() => {
            if (!isClickOfPull()) rest(isOpen ? 'closed' : 'half');
          }}
          {...pull}
        >
          {summary}
        </button>
        {isOpen && (
          <IconButton
            label={isFull ? texts.lower : texts.taller}
            tooltipSide="end"
            className="pull-up-taller"
            onClick={() => setIsFull(!isFull)}
          >
            {isFull ? <ChevronsDown size={20} aria-hidden /> : <ChevronsUp size={20} aria-hidden />}
          </IconButton>
        )}
      </div>
      <div ref={panel} id={id} hidden={!isOpen && !isPulled} className="pull-up-panel">
        {children}
      </div>
    </div>
  );
}

type Part = { readonly current: HTMLElement | null };

/** Whoever was in it when it was put away goes on at its edge. */
function useFocusOnHandle(isOpen: boolean, panel: Part, handle: Part): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    const focused = document.activeElement;
    if (isClosed && (focused === document.body || panel.current?.contains(focused)))
      handle.current?.focus({ preventScroll: true });
  }, [isOpen, panel, handle]);
}

/** Escape puts it away, unless what has the focus stands above it or apart from it. */
function useEscape(isOpen: boolean, panel: Part, handle: Part, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const focused = document.activeElement;
      const isHere = focused === document.body || handle.current?.parentElement?.contains(focused);
      const isAbove = document.querySelector('dialog[open], [popover]:popover-open') !== null;
      if (event.key !== 'Escape' || isAbove || !(isHere || panel.current?.contains(focused))) return;
      close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, panel, handle, close]);
}
