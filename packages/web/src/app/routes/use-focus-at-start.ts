import { useEffect, useRef } from 'react';

/**
 * Where one part of a screen takes the place of another, and what was pressed went with that, reading and tabbing go on at the
 * beginning of the screen.
 * @param shown names the part that is shown
 */
export function useFocusAtStart(shown: string | boolean): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[data-screen]')?.focus({ preventScroll: true });
  }, [shown]);
}
