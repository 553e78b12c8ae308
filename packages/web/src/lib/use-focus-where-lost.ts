import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus within a part whose buttons come and go: where the one that had it is gone, the part itself takes it.
 * @param occasion changes whenever something in it gives way to something else
 */
export function useFocusWhereLost<Part extends HTMLElement>(occasion: unknown): RefObject<Part | null> {
  const part = useRef<Part>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the occasion is no ingredient
  useEffect(() => {
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true });
  }, [occasion]);
  return part;
}
