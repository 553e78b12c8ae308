import { screen } from '@testing-library/react';

/** What was read out politely, whatever the screen shows. */
export const findHeard = (words: string | RegExp): Promise<HTMLElement> =>
  screen.findByText(words, { exact: false, selector: '[aria-live="polite"] > p' });
