import type { KeyboardEvent } from 'react';

/** Whether a key sends what is written: Enter alone, where it does not end an input-method composition. */
export function sendsText(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
  // Code 229 is such an Enter in browsers that clear isComposing too early.
  const composes = event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229;
  return event.key === 'Enter' && !event.shiftKey && !composes;
}
