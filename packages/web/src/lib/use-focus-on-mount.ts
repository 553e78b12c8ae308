import { type RefObject, useEffect, useRef } from 'react';

/** What comes in the place of the button that asked for it takes the focus, which would go with the button. */
export function useFocusOnMount<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => part.current?.focus({ preventScroll: true }), []);
  return part;
}
