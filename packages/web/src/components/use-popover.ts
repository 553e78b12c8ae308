import { type RefObject, useId, useRef } from 'react';

interface PopoverParts {
  triggerRef: RefObject<HTMLButtonElement | null>;
  triggerProps: { popoverTarget: string };
  popoverRef: RefObject<HTMLFieldSetElement | null>;
  popoverProps: {
    id: string;
    popover: 'auto';
    onBeforeToggle: (event: { newState?: string }) => void;
    onToggle: (event: { newState?: string }) => void;
  };
  close: () => void;
}

const gapPx = 8;

/**
 * The browser's own popover beside its button: it closes on Escape or a press elsewhere and gives the focus back. It opens to where
 * there is more room, and scrolls where that is too little.
 * @param side whether it starts where the button starts, or ends where it ends
 */
export function usePopover(side: 'start' | 'end'): PopoverParts {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const popoverRef = useRef<HTMLFieldSetElement>(null);

  const place = () => {
    const trigger = triggerRef.current?.getBoundingClientRect();
    const style = popoverRef.current?.style;
    if (trigger === undefined || style === undefined) return;
    const { clientWidth, clientHeight } = document.documentElement;
    const isLow = trigger.top > clientHeight / 2;
    const roomPx = isLow ? trigger.top : clientHeight - trigger.bottom;
    style.top = isLow ? '' : `${trigger.bottom + gapPx}px`;
    style.bottom = isLow ? `${clientHeight - trigger.top + gapPx}px` : '';
    style.maxHeight = `${roomPx - 2 * gapPx}px`;
    if (side === 'start') style.left = `${trigger.left}px`;
    else style.right = `${clientWidth - trigger.right}px`;
  };

  return {
    triggerRef,
    triggerProps: { popoverTarget: id },
    popoverRef,
    popoverProps: {
      id,
      popover: 'auto',
      onBeforeToggle: (event) => {
        if (event.newState === 'open') place();
      },
      onToggle: (event) => {
        if (event.newState === 'open') popoverRef.current?.querySelector<HTMLElement>('button')?.focus();
      },
    },
    close: () => popoverRef.current?.hidePopover?.(),
  };
}
