import { useEffect, useRef } from 'react';
import { focusStartOfScreen } from '../../lib/start-of-screen.ts';

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
    if (document.activeElement === document.body) focusStartOfScreen();
  }, [shown]);
}
