import { useCallback, useRef } from 'react';
import { navigate, useHistoryState } from 'wouter/use-browser-location';

interface SheetState {
  sheet?: string;
}

export interface HistorySheet {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * A sheet that is a step in the browser's history: Back closes it, as a phone's listeners expect, and a reload keeps it.
 * @param name tells it from the page's other sheets
 */
export function useHistorySheet(name: string): HistorySheet {
  const state = useHistoryState<SheetState | null>();
  const isOpen = state?.sheet === name;
  // Going back takes a moment, in which a second wish to close would lead away from the page, and a wish to open would be undone.
  const isClosing = useRef(false);
  const open = useCallback(() => {
    const push = () => {
      const { pathname, search } = window.location;
      navigate(pathname + search, { state: { ...window.history.state, sheet: name } });
    };
    if (isClosing.current) window.addEventListener('popstate', push, { once: true });
    else push();
  }, [name]);
  const close = useCallback(() => {
    if (isClosing.current || window.history.state?.sheet !== name) return;
    isClosing.current = true;
    const hasClosed = () => {
      isClosing.current = false;
    };
    window.addEventListener('popstate', hasClosed, { once: true });
    window.history.back();
  }, [name]);
  return { isOpen, open, close };
}
