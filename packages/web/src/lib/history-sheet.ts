import { useCallback, useEffect, useRef } from 'react';
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
  // Going back takes a moment, in which a second wish to close would lead away from the page.
  const isClosing = useRef(false);
  useEffect(() => {
    if (isOpen) isClosing.current = false;
  }, [isOpen]);
  const open = useCallback(() => {
    const { pathname, search } = window.location;
    navigate(pathname + search, { state: { ...window.history.state, sheet: name } });
  }, [name]);
  const close = useCallback(() => {
    if (isClosing.current || window.history.state?.sheet !== name) return;
    isClosing.current = true;
    window.history.back();
  }, [name]);
  return { isOpen, open, close };
}
