import { screen } from '@testing-library/react';

/** What was announced politely, whatever the screen shows. */
export const findAnnounced = (words: string | RegExp): Promise<HTMLElement> =>
  screen.findByText(words, { exact: false, selector: '[aria-live="polite"] > p' });
