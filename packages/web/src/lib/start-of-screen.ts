/**
 * Has reading and tabbing go on at the beginning of the screen, where what was pressed has gone. A field there would open a phone's
 * keyboard.
 */
export const focusStartOfScreen = (): void =>
  document.querySelector<HTMLElement>('[data-screen]')?.focus({ preventScroll: true });
